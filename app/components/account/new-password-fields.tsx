import { PasswordInput } from '~/app/components/forms/password-input';
import { copy } from '~/app/copy/copy';
import { maxPasswordLength, minPasswordLength, type PasswordRole } from '~/domain/access/password';

/** A new password, typed twice. `username` tells password managers which account it belongs to. */
export const NewPasswordFields = ({
  username,
  errors,
  whose = 'admin',
}: {
  username: string;
  whose?: PasswordRole;
  errors: { password?: string; repeated?: string };
}) => (
  <>
    <input
      type="text"
      name="username"
      value={username}
      readOnly
      autoComplete="username"
      className="hidden"
    />
    <PasswordInput
      label={copy.account.newPassword}
      name="password"
      autoComplete="new-password"
      hint={copy.account.passwordHint(minPasswordLength(whose))}
      maxLength={maxPasswordLength}
      required
      error={errors.password}
    />
    <PasswordInput
      label={copy.account.repeatPassword}
      name="repeated"
      autoComplete="new-password"
      maxLength={maxPasswordLength}
      required
      error={errors.repeated}
    />
  </>
);
