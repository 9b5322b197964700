import type { ActionError } from '~/app/components/admin/use-action-error';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { Select } from '~/app/components/forms/select';
import { DialogFoot } from '~/app/components/ui/dialog-foot';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { adminCopy } from '~/app/copy/copy';
import { ssoPagePath } from './sso-page-path';

/** Asks before passwords stop working, and who keeps one. */
export const RequireDialog = ({
  candidates,
  error,
}: {
  candidates: readonly { siteId: string; username: string; name: string }[];
  error: ActionError | undefined;
}) => {
  const { sso } = adminCopy;
  return (
    <RouteDialog title={sso.requireTitle} closeTo={ssoPagePath}>
      <PostForm preventScrollReset className="flex flex-col gap-4">
        <ErrorAlert error={error} />
        <p>{sso.requireText}</p>
        <Select
          label={sso.keeper}
          name="keeper"
          options={candidates.map(({ siteId, username, name }) => ({
            value: `${siteId} ${username}`,
            label: `${name} (${siteId})`,
          }))}
        />
        <DialogFoot closeTo={ssoPagePath} intent="require" label={sso.require} />
      </PostForm>
    </RouteDialog>
  );
};

/** Asks before the connection and the groups are deleted. */
export const TurnOffDialog = ({ error }: { error: ActionError | undefined }) => {
  const { sso } = adminCopy;
  return (
    <RouteDialog title={sso.turnOffTitle} closeTo={ssoPagePath}>
      <PostForm preventScrollReset className="flex flex-col gap-4">
        <ErrorAlert error={error} />
        <p>{sso.turnOffText}</p>
        <DialogFoot closeTo={ssoPagePath} intent="turn-off" label={sso.turnOff} variant="danger" />
      </PostForm>
    </RouteDialog>
  );
};
