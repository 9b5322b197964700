import { PasswordInput } from '~/app/components/forms/password-input';
import { LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { adminCopy } from '~/app/copy/copy';

/** The password that authorizes a change. */
export const OwnPassword = ({ error }: { error: string | undefined }) => (
  <PasswordInput
    label={adminCopy.account.currentPassword}
    name="currentPassword"
    required
    error={error}
  />
);

/** Offers a passkey to an administrator who has no second step yet. */
export const PasskeyInstead = () => (
  <Card title={adminCopy.account.passkeys} description={adminCopy.account.passkeyInsteadText}>
    <LinkButton to="?add=passkey">{adminCopy.account.passkeyInstead}</LinkButton>
  </Card>
);
