import type { Stack } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { createGenerations, createSecret } from './generated-secrets';
import type { Settings } from './settings';

/** The secrets of the functions. */
export const createSecrets = (stack: Stack, settings: Settings) => {
  const sessionKeys = createGenerations(stack, {
    id: 'SessionKey',
    description: 'Signs sessions',
    generation: settings.SESSION_KEY_GENERATION,
  });
  const mailLinkKeys = createGenerations(stack, {
    id: 'MailLinkKey',
    description: 'Signs links in emails',
    generation: settings.MAIL_LINK_KEY_GENERATION,
  });
  // A P-256 private key must be below the curve's order, which starts with FF. In base64url a first byte FF needs `_`,
  // and this secret has only letters and digits.
  const pushKey = createSecret(stack, 'PushKey', 'Signs notifications to devices');
  const originSecrets = createGenerations(stack, {
    id: 'OriginSecret',
    description: 'CloudFront shows it to the web function',
    generation: settings.ORIGIN_SECRET_GENERATION,
  }).map(({ secret }) => secret);
  const adminPassword = createSecret(
    stack,
    'MasterAdminPassword',
    'Password of admin at DEFAULT/MAIN when it is first created',
  );
  const masterPassword =
    settings.MASTER_PASSWORD_SECRET_ARN === undefined
      ? undefined
      : Secret.fromSecretCompleteArn(stack, 'MasterPassword', settings.MASTER_PASSWORD_SECRET_ARN);
  return { sessionKeys, mailLinkKeys, pushKey, originSecrets, adminPassword, masterPassword };
};
export type Secrets = ReturnType<typeof createSecrets>;
