import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { adminCopy } from '~/app/copy/copy';
import { recoveryCodeCount } from '~/domain/access/limits';
import { OwnPassword } from './own-password';
import { PasskeysCard, type ShownPasskey } from './passkeys-card';

interface Factor {
  readonly hasApp: boolean;
  readonly passkeys: readonly ShownPasskey[];
  readonly recoveryCodesLeft: number;
}

/** Adds an app, or removes it where passkeys are left. */
const AppCard = ({ hasApp, canRemove }: { hasApp: boolean; canRemove: boolean }) => (
  <Card
    title={adminCopy.account.authenticatorApp}
    description={hasApp ? adminCopy.account.appOn : adminCopy.account.appOff}
  >
    {hasApp ? (
      canRemove && <LinkButton to="?remove=app">{adminCopy.account.removeApp}</LinkButton>
    ) : (
      <LinkButton to="?add=app">{adminCopy.account.setUpApp}</LinkButton>
    )}
  </Card>
);

/** What an administrator can do once the second step is on. */
export const ManageSecondFactor = ({
  factor: { hasApp, passkeys, recoveryCodesLeft },
  canAddPasskey,
  timeZone,
  error,
}: {
  factor: Factor;
  canAddPasskey: boolean;
  timeZone: string;
  error: string | undefined;
}) => (
  <div className="grid gap-5">
    {(canAddPasskey || passkeys.length > 0) && (
      <PasskeysCard passkeys={passkeys} timeZone={timeZone} canAdd={canAddPasskey} />
    )}
    <AppCard hasApp={hasApp} canRemove={passkeys.length > 0} />
    <Card
      title={adminCopy.account.recoveryCodes}
      description={adminCopy.account.codesLeft(recoveryCodesLeft, recoveryCodeCount)}
    >
      <LinkButton to="?codes=new">{adminCopy.account.newRecoveryCodes}</LinkButton>
    </Card>
    <Card title={adminCopy.account.turnOffTitle} description={adminCopy.account.turnOffText}>
      <PostForm noValidate className="flex flex-col gap-5">
        <OwnPassword error={error} />
        <SendButton
          intent="turn-off"
          className="self-start"
          busyText={adminCopy.account.turningOff}
        >
          {adminCopy.account.turnOff}
        </SendButton>
      </PostForm>
    </Card>
  </div>
);
