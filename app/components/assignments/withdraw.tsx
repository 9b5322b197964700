import type { ActionError } from '~/app/components/admin/use-action-error';
import { FormDialog } from '~/app/components/forms/form-dialog';
import { TextArea } from '~/app/components/forms/text-area';
import { adminCopy } from '~/app/copy/copy';
import { maxAnswerReason } from '~/domain/claims/limits';

export const withdrawQuestion = 'withdraw';

/** Asks for the reason before a published version is withdrawn. */
export const WithdrawDialog = ({
  text,
  version,
  typed,
  error,
  closeTo,
}: {
  /** What happens. */
  text: string;
  version: number;
  /** The reason of a refused form. */
  typed: string | undefined;
  error: ActionError | undefined;
  closeTo: string;
}) => (
  <FormDialog
    title={adminCopy.results.withdrawTitle(version)}
    closeTo={closeTo}
    error={error}
    intent="withdraw"
    label={adminCopy.results.withdrawConfirm(version)}
    variant="danger"
  >
    <input type="hidden" name="seen" value={version} />
    <p>{text}</p>
    <p>{adminCopy.results.withdrawKeeps}</p>
    <TextArea
      label={adminCopy.results.reason}
      name="reason"
      required
      maxLength={maxAnswerReason}
      defaultValue={typed}
      hint={adminCopy.results.reasonHint(maxAnswerReason)}
    />
  </FormDialog>
);
