import type { ActionError } from '~/app/components/admin/use-action-error';
import { FormDialog } from '~/app/components/forms/form-dialog';
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
  <FormDialog
    title={adminCopy.week.closeTitle}
    closeTo="."
    error={error}
    intent="close-selection"
    label={adminCopy.week.close}
  >
    <p>{adminCopy.week.closeText(formatWeekDays(periodId))}</p>
    <p className="font-semibold">{adminCopy.week.closeMissing(missing, eligible)}</p>
  </FormDialog>
);
