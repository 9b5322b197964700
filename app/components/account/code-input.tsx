import { adminCopy } from '~/app/copy/copy';
import { TextInput } from '~/app/components/forms/text-input';

/** Six digits of an authenticator app: the keyboard of a phone shows digits, and offers the code itself. */
export const CodeInput = ({
  hint,
  error,
  digitsOnly = true,
}: {
  hint?: string;
  error?: string | undefined;
  digitsOnly?: boolean;
}) => (
  <TextInput
    label={adminCopy.account.code}
    name="code"
    autoComplete="one-time-code"
    inputMode={digitsOnly ? 'numeric' : 'text'}
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={100}
    required
    hint={hint}
    error={error}
    inputClassName="max-w-44 font-mono text-lg tracking-widest"
  />
);
