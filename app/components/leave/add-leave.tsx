import type { ActionError } from '~/app/components/admin/use-action-error';
import { DriverSuggestions } from '~/app/components/assignments/suggestions';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { TextInput } from '~/app/components/forms/text-input';
import { Card } from '~/app/components/ui/card';
import { adminCopy, copy } from '~/app/copy/copy';
import { LeaveFields, type TypedSpan } from './leave-fields';

/** A form for another span of a driver's leave. */
export const AddLeave = ({
  drivers,
  days,
  typed,
  error,
}: {
  drivers: Parameters<typeof DriverSuggestions>[0]['drivers'];
  days: { readonly first: string; readonly last: string };
  /** What a form that was refused had, or the driver that a link names. */
  typed: ({ readonly driverId: string } & Partial<TypedSpan>) | undefined;
  error: ActionError | undefined;
}) => (
  <Card title={adminCopy.leave.add} description={adminCopy.leave.addHint}>
    <ErrorAlert error={error} />
    <PostForm
      preventScrollReset
      className="mt-2 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_11rem_11rem_10rem_auto]"
    >
      <TextInput
        label={copy.common.driver}
        name="driverId"
        list="leave-drivers"
        defaultValue={typed?.driverId}
        required
        maxLength={200}
      />
      <DriverSuggestions id="leave-drivers" drivers={drivers} />
      <LeaveFields typed={typed} days={days} />
      <SendButton intent="add" variant="primary" icon="plus">
        {adminCopy.leave.add}
      </SendButton>
    </PostForm>
  </Card>
);
