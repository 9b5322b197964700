import type { ActionError } from '~/app/components/admin/use-action-error';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { DialogFoot } from '~/app/components/ui/dialog-foot';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { adminCopy } from '~/app/copy/copy';
import { apiAccessPath } from './api-access-path';

/** Asks before a token is revoked, and names its program. */
export const RevokeTokenDialog = ({
  token: { id, name },
  error,
}: {
  token: { id: string; name: string };
  error: ActionError | undefined;
}) => (
  <RouteDialog title={adminCopy.apiAccess.revokeTitle(name)} closeTo={apiAccessPath}>
    <PostForm preventScrollReset className="flex flex-col gap-4">
      <ErrorAlert error={error} />
      <input type="hidden" name="tokenId" value={id} />
      <p>{adminCopy.apiAccess.revokeText(name)}</p>
      <DialogFoot
        closeTo={apiAccessPath}
        intent="revoke"
        label={adminCopy.apiAccess.revokeNow}
        variant="danger"
      />
    </PostForm>
  </RouteDialog>
);
