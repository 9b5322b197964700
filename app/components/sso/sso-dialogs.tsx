import type { ActionError } from '~/app/components/admin/use-action-error';
import { FormDialog } from '~/app/components/forms/form-dialog';
import { Select } from '~/app/components/forms/select';
import { adminCopy } from '~/app/copy/copy';
import { ssoPagePath } from '../address/page-paths';

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
    <FormDialog
      title={sso.requireTitle}
      closeTo={ssoPagePath}
      error={error}
      intent="require"
      label={sso.require}
    >
      <p>{sso.requireText}</p>
      <Select
        label={sso.keeper}
        name="keeper"
        options={candidates.map(({ siteId, username, name }) => ({
          value: `${siteId} ${username}`,
          label: `${name} (${siteId})`,
        }))}
      />
    </FormDialog>
  );
};

/** Asks before the connection and the groups are deleted. */
export const TurnOffDialog = ({ error }: { error: ActionError | undefined }) => {
  const { sso } = adminCopy;
  return (
    <FormDialog
      title={sso.turnOffTitle}
      closeTo={ssoPagePath}
      error={error}
      intent="turn-off"
      label={sso.turnOff}
      variant="danger"
    >
      <p>{sso.turnOffText}</p>
    </FormDialog>
  );
};
