import { PasswordInput } from '~/app/components/forms/password-input';
import { maxPasswordLength, minPasswordLength, type PasswordRole } from '~/domain/access/password';

/** A new password, twice. `username` lets password managers know whose it is. */
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
      label="New password"
      name="password"
      autoComplete="new-password"
      hint={`At least ${minPasswordLength(whose)} characters, such as a few unrelated words.`}
      maxLength={maxPasswordLength}
      required
      error={errors.password}
    />
    <PasswordInput
      label="Repeat the new password"
      name="repeated"
      autoComplete="new-password"
      maxLength={maxPasswordLength}
      required
      error={errors.repeated}
    />
  </>
);
