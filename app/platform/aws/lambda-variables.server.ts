import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

export type ReadSecret = (id: string) => Promise<string>;

/** Reads from AWS Secrets Manager. Throws if a secret is missing or empty. */
export const createSecretReader = (): ReadSecret => {
  const client = new SecretsManagerClient({});
  return async (id) => {
    const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: id }));
    if (!SecretString) throw new Error(`The secret ${id} is empty.`);
    return SecretString;
  };
};

type Variables = Record<string, string | undefined>;

export const parseList = (text: string | undefined): string[] =>
  (text ?? '').split(',').filter((entry) => entry !== '');

const readKeys = async (named: string | undefined, readSecret: ReadSecret): Promise<string> => {
  const keys = parseList(named).map(async (entry) => {
    const [kid = '', id = ''] = entry.split('=');
    return `${kid}:${await readSecret(id)}`;
  });
  return (await Promise.all(keys)).join(',');
};

/**
 * Reads the secrets that a Lambda function's variables name, and returns the variables that `parseEnv` expects.
 * SESSION_KEY_SECRETS and MAIL_LINK_KEY_SECRETS are comma-separated lists of `kid=secret`, newest first.
 */
export const readLambdaVariables = async (
  variables: Variables,
  readSecret: ReadSecret,
): Promise<Variables> => {
  const { SESSION_KEY_SECRETS, MAIL_LINK_KEY_SECRETS, PUSH_KEY_SECRET } = variables;
  const { MASTER_ADMIN_PASSWORD_SECRET, MASTER_PASSWORD_SECRET } = variables;
  const [sessionKeys, mailLinkKeys, pushKey, adminPassword, masterPassword] = await Promise.all([
    readKeys(SESSION_KEY_SECRETS, readSecret),
    readKeys(MAIL_LINK_KEY_SECRETS, readSecret),
    PUSH_KEY_SECRET ? readSecret(PUSH_KEY_SECRET) : undefined,
    MASTER_ADMIN_PASSWORD_SECRET ? readSecret(MASTER_ADMIN_PASSWORD_SECRET) : undefined,
    MASTER_PASSWORD_SECRET ? readSecret(MASTER_PASSWORD_SECRET) : undefined,
  ]);
  return {
    ...variables,
    SESSION_KEYS: sessionKeys,
    MAIL_LINK_KEYS: mailLinkKeys,
    PUSH_KEY: pushKey,
    MASTER_ADMIN_PASSWORD: adminPassword,
    MASTER_PASSWORD: masterPassword,
  };
};
