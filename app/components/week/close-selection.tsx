import type { ActionError } from '~/app/components/admin/use-action-error';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { DialogFoot } from '~/app/components/ui/dialog-foot';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { adminCopy } from '~/app/copy/copy';
import { formatWeekDays } from '~/app/copy/format-time';

/** Asks before closing the selection early, because drivers cannot save any more after that. */
export const CloseSelection = ({
  periodId,
  submissions: { missing, eligible },
  error,
}: {
  periodId: string;
  submissions: { readonly missing: number; readonly eligible: number };
  error: ActionError | undefined;
}) => (
  <RouteDialog title={adminCopy.week.closeTitle} closeTo=".">
    <PostForm preventScrollReset className="flex flex-col gap-4">
      <ErrorAlert error={error} />
      <p>{adminCopy.week.closeText(formatWeekDays(periodId))}</p>
      <p className="font-semibold">{adminCopy.week.closeMissing(missing, eligible)}</p>
      <DialogFoot closeTo="." intent="close-selection" label={adminCopy.week.close} />
    </PostForm>
  </RouteDialog>
);
