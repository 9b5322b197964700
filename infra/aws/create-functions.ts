import { Duration, type Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { AppFunction, type Shared } from './app-function';
import type { Secrets } from './create-secrets';
import { listKeys } from './generated-secrets';
import type { Settings } from './settings';
import { createQueries } from './watch/create-queries';
import { watchFailures } from './watch/watch-failures';

/**
 * The five minutes of the longest download, after a response that begins within 15 seconds. The web function itself ends
 * everything earlier, because after Lambda's limit the browser would get a bare 502.
 */
export const webTimeoutSeconds = 5 * 60 + 15;

/** The functions that an operator, the web server or a browser calls. */
export const createFunctions = (
  stack: Stack,
  {
    settings,
    shared,
    secrets: { sessionKeys, mailLinkKeys, pushKey, originSecrets, adminPassword, masterPassword },
  }: {
    readonly settings: Settings;
    readonly shared: Shared;
    readonly secrets: Secrets;
  },
) => {
  const prepare = new AppFunction(stack, 'Prepare', {
    shared,
    bundle: 'prepare',
    access: 'read-write',
    timeout: Duration.seconds(30),
    memorySize: 512,
    environment: { MASTER_ADMIN_PASSWORD_SECRET: adminPassword.secretArn },
    secrets: [adminPassword],
  });
  const approveRegistration = new AppFunction(stack, 'ApproveRegistration', {
    shared,
    bundle: 'approve-registration',
    access: 'read-write',
    timeout: Duration.seconds(8),
    memorySize: 512,
  });
  const approval = approveRegistration.publish();
  const web = new AppFunction(stack, 'Web', {
    shared,
    bundle: 'web',
    access: 'read-write',
    timeout: Duration.seconds(webTimeoutSeconds),
    memorySize: settings.WEB_MEMORY_MB,
    ...(settings.WEB_CONCURRENCY !== 'none' && { reservedConcurrency: settings.WEB_CONCURRENCY }),
    environment: {
      APPROVE_REGISTRATION_FUNCTION: approval.functionName,
      TENANT_REQUESTS_PER_SECOND: String(settings.TENANT_REQUESTS_PER_SECOND),
      ...(masterPassword && { MASTER_PASSWORD_SECRET: masterPassword.secretArn }),
      ...(settings.ROUTE_METRICS === 'on' && { METRICS_NAMESPACE: stack.stackName }),
      SESSION_KEY_SECRETS: listKeys(sessionKeys),
      MAIL_LINK_KEY_SECRETS: listKeys(mailLinkKeys),
      PUSH_KEY_SECRET: pushKey.secretArn,
      ORIGIN_SECRETS: originSecrets.map(({ secretArn }) => secretArn).join(','),
      ...(settings.DOMAIN_NAME !== undefined && {
        PUBLIC_ORIGIN: `https://${settings.DOMAIN_NAME}`,
      }),
    },
    secrets: [
      ...[...sessionKeys, ...mailLinkKeys].map(({ secret }) => secret),
      pushKey,
      ...originSecrets,
      ...(masterPassword ? [masterPassword] : []),
    ],
  });
  web.lambda.addToRolePolicy(
    new PolicyStatement({
      actions: ['lambda:InvokeFunction'],
      resources: [approval.functionArn],
    }),
  );
  watchFailures(prepare);
  watchFailures(approveRegistration);
  createQueries(web);
  return { prepare, approveRegistration, web };
};
