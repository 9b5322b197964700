import { Form } from '@remix-run/react';
import { DriverSuggestions } from '~/app/components/assignments/suggestions';
import { TextInput } from '~/app/components/forms/text-input';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { adminCopy, copy } from '~/app/copy/copy';

interface Holder {
  readonly employeeId: string;
  readonly name: string;
  readonly seniorityNumber: number | null;
}

/** A field to choose a driver who holds a published job. */
export const ChooseHolder = ({
  weeks,
  asked,
  isSecond,
}: {
  weeks: readonly { readonly holders: readonly Holder[] }[];
  /** The driver of the URL. */
  asked: string | null;
  /** Whether the page shows a driver already. */
  isSecond: boolean;
}) => {
  const holders = new Map(
    weeks.flatMap((week) => week.holders.map((one) => [one.employeeId, one] as const)),
  );
  return (
    <Card title={adminCopy.freeJob.choose} description={adminCopy.freeJob.chooseHint}>
      <Form className="flex flex-wrap items-end gap-3">
        <TextInput
          key={asked}
          label={copy.common.driver}
          name="driver"
          list="job-holders"
          defaultValue={isSecond ? '' : (asked ?? '')}
          required
          maxLength={200}
        />
        <DriverSuggestions id="job-holders" drivers={[...holders.values()]} />
        <Button variant={isSecond ? 'secondary' : 'primary'}>{adminCopy.freeJob.show}</Button>
      </Form>
    </Card>
  );
};
