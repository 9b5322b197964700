import { Form } from '@remix-run/react';
import { Chooser } from '~/app/components/choosing/chooser';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { adminCopy, copy } from '~/app/copy/copy';

/** A field to choose a driver who holds a published job. */
export const ChooseHolder = ({
  typed,
  isSecond,
}: {
  /** What was typed, if it shows no driver. */
  typed: string;
  /** Whether the page shows a driver already. */
  isSecond: boolean;
}) => (
  <Card title={adminCopy.freeJob.choose} description={adminCopy.freeJob.chooseHint}>
    <Form className="flex flex-wrap items-end gap-3">
      <Chooser
        key={typed}
        label={copy.common.driver}
        name="driver"
        of="drivers"
        defaultValue={typed}
        required
        maxLength={200}
        className="w-full max-w-sm"
      />
      <Button variant={isSecond ? 'secondary' : 'primary'}>{adminCopy.freeJob.show}</Button>
    </Form>
  </Card>
);
