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
