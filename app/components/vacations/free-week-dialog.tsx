import { adminCopy } from '~/app/copy/copy';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import type { ActionError } from '~/app/components/admin/use-action-error';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { DialogFoot } from '~/app/components/ui/dialog-foot';
import { PostForm } from '~/app/components/forms/post-form';

/** Asks before a driver's published week is freed for others. */
export const FreeWeekDialog = ({
  driverId,
  name,
  weekId,
  error,
  closeTo,
}: {
  driverId: string;
  name: string;
  weekId: string;
  error: ActionError | undefined;
  closeTo: string;
}) => (
  <RouteDialog title={adminCopy.vacations.freeTitle(weekId, name)} closeTo={closeTo}>
    <PostForm preventScrollReset className="flex flex-col gap-4">
      <ErrorAlert error={error} />
      <p>{adminCopy.vacations.freeText(name, driverId)}</p>
      <input type="hidden" name="driverId" value={driverId} />
      <input type="hidden" name="weekId" value={weekId} />
      <DialogFoot
        closeTo={closeTo}
        intent="free"
        label={adminCopy.vacations.freeConfirm(weekId)}
        variant="danger"
      />
    </PostForm>
  </RouteDialog>
);
