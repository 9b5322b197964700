import { TextInput } from '~/app/components/forms/text-input';
import { adminCopy } from '~/app/copy/copy';

/** The six-digit code of an authenticator app. Phones show the number pad and suggest the code. */
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
