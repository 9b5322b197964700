import type { ActionError } from '~/app/components/admin/use-action-error';
import { FormDialog } from '~/app/components/forms/form-dialog';
import { adminCopy } from '~/app/copy/copy';
import { nameDriver } from '~/app/copy/driver-choice';
import { showSpan } from '~/domain/leave/change-spans';
import { LeaveFields, type TypedSpan } from './leave-fields';
import type { LeaveRowView } from './leave-list';

/** Changes the days or the kind of a span. */
export const EditLeave = ({
  row,
  days,
  typed,
  closeTo,
  error,
}: {
  row: LeaveRowView;
  days: { readonly first: string; readonly last: string };
  /** What a form that was refused had. */
  typed: TypedSpan | undefined;
  closeTo: string;
  error: ActionError | undefined;
}) => (
  <FormDialog
    title={adminCopy.leave.editTitle(nameDriver(row))}
    closeTo={closeTo}
    error={error}
    intent="change"
    label={adminCopy.leave.save}
  >
    <input type="hidden" name="driverId" value={row.employeeId} />
    <input type="hidden" name="seen" value={showSpan(row)} />
    <LeaveFields typed={typed ?? row} days={days} />
  </FormDialog>
);
