import { adminCopy } from '~/app/copy/copy';
import { PasswordInput } from '~/app/components/forms/password-input';

/** The password that authorizes a change. */
export const OwnPassword = ({ error }: { error: string | undefined }) => (
  <PasswordInput
    label={adminCopy.account.currentPassword}
    name="currentPassword"
    required
    error={error}
  />
);
