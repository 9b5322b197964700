import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, expect, test } from 'vitest';
import {
  readLambdaVariables,
  createSecretReader,
} from '~/app/platform/aws/lambda-variables.server';

const manager = mockClient(SecretsManagerClient);
afterEach(() => manager.reset());

const hold = (secrets: Record<string, string>) => {
  for (const [SecretId, SecretString] of Object.entries(secrets))
    manager.on(GetSecretValueCommand, { SecretId }).resolves({ SecretString });
};

test('reads the secrets that the variables name, and keeps the other variables', async () => {
  hold({
    'new-key': 'NEW',
    'old-key': 'OLD',
    'mail-key': 'MAIL',
    'push-key': 'PUSH',
    admin: 'a password',
  });
  const variables = {
    MAIL: 'ses',
    SESSION_KEY_SECRETS: 'k2=new-key,k1=old-key',
    MAIL_LINK_KEY_SECRETS: 'k1=mail-key',
    PUSH_KEY_SECRET: 'push-key',
    MASTER_ADMIN_PASSWORD_SECRET: 'admin',
  };
  expect(await readLambdaVariables(variables, createSecretReader())).toEqual({
    ...variables,
    SESSION_KEYS: 'k2:NEW,k1:OLD',
    MAIL_LINK_KEYS: 'k1:MAIL',
    PUSH_KEY: 'PUSH',
    MASTER_ADMIN_PASSWORD: 'a password',
    MASTER_PASSWORD: undefined,
  });
});

test('fails if a secret is empty or refused', async () => {
  hold({ empty: '' });
  await expect(createSecretReader()('empty')).rejects.toThrow('The secret empty is empty.');
  manager.on(GetSecretValueCommand, { SecretId: 'foreign' }).rejects('AccessDenied');
  await expect(createSecretReader()('foreign')).rejects.toThrow('AccessDenied');
});
