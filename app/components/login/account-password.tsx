import { TextInput } from '~/app/components/forms/text-input';
import { copy } from '~/app/copy/copy';

/** The password of an administrator's account, as password managers expect it. */
export const AccountPassword = () => (
  <TextInput
    name="password"
    label={copy.common.password}
    type="password"
    autoComplete="current-password"
    autoCapitalize="none"
    spellCheck={false}
    required
    maxLength={256}
  />
);
