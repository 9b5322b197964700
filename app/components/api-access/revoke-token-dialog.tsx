import type { ActionError } from '~/app/components/admin/use-action-error';
import { FormDialog } from '~/app/components/forms/form-dialog';
import { adminCopy } from '~/app/copy/copy';
import { apiAccessPath } from '../address/page-paths';

/** Asks before a token is revoked, and names its program. */
export const RevokeTokenDialog = ({
  token: { id, name },
  error,
}: {
  token: { id: string; name: string };
  error: ActionError | undefined;
}) => (
  <FormDialog
    title={adminCopy.apiAccess.revokeTitle(name)}
    closeTo={apiAccessPath}
    error={error}
    intent="revoke"
    label={adminCopy.apiAccess.revokeNow}
    variant="danger"
  >
    <input type="hidden" name="tokenId" value={id} />
    <p>{adminCopy.apiAccess.revokeText(name)}</p>
  </FormDialog>
);
