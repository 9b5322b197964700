import { Form } from '@remix-run/react';
import { Chooser } from '~/app/components/choosing/chooser';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { adminCopy } from '~/app/copy/copy';

/** Asks whose email address to show. */
export const FindDriver = ({
  typed,
  problem,
}: {
  typed: string;
  /** Why no driver was found, if somebody typed one. */
  problem: string | undefined;
}) => (
  <Card title={adminCopy.emailAddresses.whom}>
    <Form method="get" className="flex flex-wrap items-end gap-4">
      <Chooser
        label={adminCopy.emailAddresses.idOrNumber}
        name="driver"
        of="drivers"
        required
        maxLength={200}
        defaultValue={typed}
        error={problem}
        className="w-full max-w-xs"
      />
      <Button>{adminCopy.emailAddresses.find}</Button>
    </Form>
  </Card>
);
