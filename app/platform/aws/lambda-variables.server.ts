import type { ReadSecret } from './secrets.server';

type Variables = Record<string, string | undefined>;

export const parseList = (text: string | undefined): string[] =>
  (text ?? '').split(',').filter((entry) => entry !== '');

/**
 * Reads the secrets that a Lambda function's variables name, and returns the variables that `parseEnv` expects.
 * SESSION_KEY_SECRETS is a comma-separated list of `kid=secret`, newest first.
 */
export const readLambdaVariables = async (
  variables: Variables,
  readSecret: ReadSecret,
): Promise<Variables> => {
  const { SESSION_KEY_SECRETS, MASTER_ADMIN_PASSWORD_SECRET, MASTER_PASSWORD_SECRET } = variables;
  const sessionKeys = parseList(SESSION_KEY_SECRETS).map(async (entry) => {
    const [kid = '', id = ''] = entry.split('=');
    return `${kid}:${await readSecret(id)}`;
  });
  const [keys, adminPassword, masterPassword] = await Promise.all([
    Promise.all(sessionKeys),
    MASTER_ADMIN_PASSWORD_SECRET ? readSecret(MASTER_ADMIN_PASSWORD_SECRET) : undefined,
    MASTER_PASSWORD_SECRET ? readSecret(MASTER_PASSWORD_SECRET) : undefined,
  ]);
  return {
    ...variables,
    SESSION_KEYS: keys.join(','),
    MASTER_ADMIN_PASSWORD: adminPassword,
    MASTER_PASSWORD: masterPassword,
  };
};
