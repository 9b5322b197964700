import type { ActionError } from '~/app/components/admin/use-action-error';
import { AskWhich, type AskedChoice } from '~/app/components/choosing/ask-which';
import { Chooser } from '~/app/components/choosing/chooser';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { Card } from '~/app/components/ui/card';
import { adminCopy, copy } from '~/app/copy/copy';
import { LeaveFields, type TypedSpan } from './leave-fields';

/** A form for another span of a driver's leave. */
export const AddLeave = ({
  days,
  typed,
  error,
  unclear,
}: {
  days: { readonly first: string; readonly last: string };
  /** What a form that was refused had, or the driver that a link names. */
  typed: ({ readonly driverId: string } & Partial<TypedSpan>) | undefined;
  error: ActionError | undefined;
  /** Whom a refused form may mean. */
  unclear: AskedChoice | undefined;
}) => (
  <Card title={adminCopy.leave.add} description={adminCopy.leave.addHint}>
    {unclear ? <AskWhich asked={unclear} className="mb-4" /> : <ErrorAlert error={error} />}
    <PostForm
      preventScrollReset
      className="mt-2 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_11rem_11rem_10rem_auto]"
    >
      <Chooser
        label={copy.common.driver}
        name="driverId"
        of="drivers"
        defaultValue={typed?.driverId}
        required
        maxLength={200}
      />
      <LeaveFields typed={typed} days={days} />
      <SendButton intent="add" variant="primary" icon="plus">
        {adminCopy.leave.add}
      </SendButton>
    </PostForm>
  </Card>
);
