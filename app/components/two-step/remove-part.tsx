import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { Alert } from '~/app/components/ui/alert';
import { LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { adminCopy, copy } from '~/app/copy/copy';
import { OwnPassword } from './own-password';

/** Asks for the password before the app or one passkey is removed. */
export const RemovePart = ({
  passkey,
  isLast,
  error,
}: {
  /** Null for the app. */
  passkey: { readonly id: string; readonly name: string } | null;
  /** Nothing but the password is left after it. */
  isLast: boolean;
  /** What is wrong with the password. */
  error: string | undefined;
}) => (
  <Card
    title={
      passkey
        ? adminCopy.account.removePasskey(adminCopy.account.describeDevice(passkey.name))
        : adminCopy.account.removeApp
    }
    description={adminCopy.account.removePartText}
  >
    <PostForm noValidate className="flex flex-col gap-5">
      {passkey && <input type="hidden" name="passkeyId" value={passkey.id} />}
      {isLast && <Alert kind="warning">{adminCopy.account.removeLastText}</Alert>}
      <OwnPassword error={error} />
      <div className="flex flex-wrap gap-3">
        <SendButton
          variant="danger"
          intent={passkey ? 'remove-passkey' : 'remove-app'}
          busyText={copy.account.removing}
        >
          {isLast ? adminCopy.account.removeLast : copy.messages.remove}
        </SendButton>
        <LinkButton to="?">{copy.common.cancel}</LinkButton>
      </div>
    </PostForm>
  </Card>
);
