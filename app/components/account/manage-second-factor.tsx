import { Button, LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { PasswordInput } from '~/app/components/forms/password-input';
import { PostForm } from '~/app/components/forms/post-form';
import { recoveryCodeCount } from '~/domain/access/limits';
import { RecoveryCodes } from './recovery-codes';

/** What can be done with a second step that is on. `newCodes`: those that would replace the recovery codes. */
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
      label="Current password"
      name="currentPassword"
      required
      {...(error && { error })}
    />
  );
  if (newCodes)
    return (
      <Card
        title="New recovery codes"
        description="Write them down or print this page. Each opens your account once without your phone. They replace the old ones once you confirm."
      >
        <PostForm noValidate className="flex flex-col gap-5">
          <RecoveryCodes codes={newCodes} />
          {password}
          <div className="flex flex-wrap gap-3">
            <Button
              variant="primary"
              name="intent"
              value="new-recovery-codes"
              busy={isBusy}
              busyText="Saving…"
            >
              Use these codes
            </Button>
            <LinkButton to="?">Keep the old codes</LinkButton>
          </div>
        </PostForm>
      </Card>
    );
  return (
    <div className="grid gap-5">
      <Card
        title="Recovery codes"
        description={`${recoveryCodesLeft} of ${recoveryCodeCount} recovery codes are left. Each opens your account once without your phone.`}
      >
        <LinkButton to="?codes=new">New recovery codes</LinkButton>
      </Card>
      <Card
        title="Turn two-step sign-in off"
        description="After that, only your password protects your account."
      >
        <PostForm noValidate className="flex flex-col gap-5">
          {password}
          <Button
            name="intent"
            value="turn-off"
            className="self-start"
            busy={isBusy}
            busyText="Turning off…"
          >
            Turn off
          </Button>
        </PostForm>
      </Card>
    </div>
  );
};
