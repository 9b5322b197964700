/** The rules ask for length instead of complexity. */
const rules = {
  admin: { minLength: 15, minOwnCharacters: 6 },
  driver: { minLength: 8, minOwnCharacters: 5 },
} as const;
export type PasswordRole = keyof typeof rules;

export const minPasswordLength = (role: PasswordRole): number => rules[role].minLength;
export const maxPasswordLength = 256;

export type PasswordError =
  | { readonly code: 'password-too-short'; readonly minLength: number }
  | { readonly code: 'password-too-long' }
  | { readonly code: 'password-too-easy' };

/** Words that easily guessed passwords are made of. */
const commonWords = [
  'correcthorsebatterystaple',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc',
  'administrator',
  'iloveyou',
  'password',
  'passwort',
  'passw0rd',
  'p@ssw0rd',
  'p@ssword',
  'changeme',
  'football',
  'baseball',
  'superman',
  'sunshine',
  'princess',
  'trustno1',
  'whatever',
  'letmein',
  'welcome',
  'default',
  'company',
  'qwertz',
  'qwerty',
  'azerty',
  'asdfgh',
  'zxcvbn',
  '1q2w3e',
  '1qaz',
  '2wsx',
  '3edc',
  'dragon',
  'master',
  'monkey',
  'secret',
  'shadow',
  'summer',
  'winter',
  'admin',
  'hello',
  'login',
  'user',
  'jobselection',
  'liverpool',
  'samantha',
  'computer',
  'internet',
  'jennifer',
  'michelle',
  'starwars',
  'charlie',
  'michael',
  'jessica',
  'mustang',
  'freedom',
  'pokemon',
  'batman',
  'jordan',
  'driver',
  'system',
];
/** Repetitions and runs such as `aaaa`, `1234` and `dcba` count as one character. */
const withoutRuns = (text: string): string =>
  [...text]
    .filter((char, index, all) => {
      const before = all[index - 1];
      return before === undefined || Math.abs(char.charCodeAt(0) - before.charCodeAt(0)) > 1;
    })
    .join('');

/**
 * Refuses a password unless enough different characters remain after everything easily guessed is removed. `ownNames`
 * are the names of the account, the site and the company, which attackers try first.
 */
export const checkPassword = (
  role: PasswordRole,
  password: string,
  ownNames: readonly string[],
): PasswordError | null => {
  const { minLength, minOwnCharacters } = rules[role];
  if ([...password].length < minLength) return { code: 'password-too-short', minLength };
  if (password.length > maxPasswordLength) return { code: 'password-too-long' };
  const plain = (text: string) => text.toLowerCase().replace(/\s+/g, '');
  const names = ownNames.flatMap((name) => [plain(name), ...name.toLowerCase().split(/\s+/)]);
  const guessed = [...names.filter(({ length }) => length > 2), ...commonWords];
  const left = guessed.reduce((text, word) => text.replaceAll(word, ''), plain(password));
  const own = new Set(withoutRuns(left));
  return own.size < minOwnCharacters ? { code: 'password-too-easy' } : null;
};
