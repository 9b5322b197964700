import { adminCopy, copy } from '~/app/copy/copy';
import { Button, LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { PasswordInput } from '~/app/components/forms/password-input';
import { PostForm } from '~/app/components/forms/post-form';
import { recoveryCodeCount } from '~/domain/access/limits';
import { RecoveryCodes } from './recovery-codes';

/**
 * What an administrator can do once the second step is on. `newCodes`: new recovery codes, which replace the old ones
 * once the form is sent.
 */
export const ManageSecondFactor = ({
  recoveryCodesLeft,
  newCodes,
  error,
  isBusy,
}: {
  recoveryCodesLeft: number;
  newCodes: readonly string[] | null;
  error?: string | undefined;
  isBusy: boolean;
}) => {
  const password = (
    <PasswordInput
      label={adminCopy.account.currentPassword}
      name="currentPassword"
      required
      {...(error && { error })}
    />
  );
  if (newCodes)
    return (
      <Card title={adminCopy.account.newRecoveryCodes} description={adminCopy.account.newCodesText}>
        <PostForm noValidate className="flex flex-col gap-5">
          <RecoveryCodes codes={newCodes} />
          {password}
          <div className="flex flex-wrap gap-3">
            <Button
              variant="primary"
              name="intent"
              value="new-recovery-codes"
              busy={isBusy}
              busyText={copy.common.saving}
            >
              {adminCopy.account.useNewCodes}
            </Button>
            <LinkButton to="?">{adminCopy.account.keepOldCodes}</LinkButton>
          </div>
        </PostForm>
      </Card>
    );
  return (
    <div className="grid gap-5">
      <Card
        title={adminCopy.account.recoveryCodes}
        description={adminCopy.account.codesLeft(recoveryCodesLeft, recoveryCodeCount)}
      >
        <LinkButton to="?codes=new">{adminCopy.account.newRecoveryCodes}</LinkButton>
      </Card>
      <Card title={adminCopy.account.turnOffTitle} description={adminCopy.account.turnOffText}>
        <PostForm noValidate className="flex flex-col gap-5">
          {password}
          <Button
            name="intent"
            value="turn-off"
            className="self-start"
            busy={isBusy}
            busyText={adminCopy.account.turningOff}
          >
            {adminCopy.account.turnOff}
          </Button>
        </PostForm>
      </Card>
    </div>
  );
};
