import { Form } from '@remix-run/react';
import { DriverSuggestions } from '~/app/components/assignments/suggestions';
import { TextInput } from '~/app/components/forms/text-input';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { adminCopy } from '~/app/copy/copy';

/** Asks whose email address to show. */
export const FindDriver = ({
  drivers,
  typed,
  problem,
}: {
  drivers: Parameters<typeof DriverSuggestions>[0]['drivers'];
  typed: string;
  /** Why no driver was found, if somebody typed one. */
  problem: string | undefined;
}) => (
  <Card title={adminCopy.emailAddresses.whom}>
    <Form method="get" className="flex flex-wrap items-end gap-4">
      <TextInput
        label={adminCopy.emailAddresses.idOrNumber}
        name="driver"
        list="address-drivers"
        required
        maxLength={200}
        defaultValue={typed}
        error={problem}
        className="w-full max-w-xs"
      />
      <DriverSuggestions id="address-drivers" drivers={drivers} />
      <Button>{adminCopy.emailAddresses.find}</Button>
    </Form>
  </Card>
);
