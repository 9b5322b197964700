import { adminCopy } from '~/app/copy/copy';
import { LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';

/** Offers a passkey to an administrator who has no second step yet. */
export const PasskeyInstead = () => (
  <Card title={adminCopy.account.passkeys} description={adminCopy.account.passkeyInsteadText}>
    <LinkButton to="?add=passkey">{adminCopy.account.passkeyInstead}</LinkButton>
  </Card>
);
