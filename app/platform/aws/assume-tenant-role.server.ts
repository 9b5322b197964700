import type { STSClient, STSClientConfig } from '@aws-sdk/client-sts';
import type { AssumeTenantRole } from './tenant-credentials.server';

/** The longest session that AWS allows for a role assumed from another role. */
const lastsSeconds = 3600;
/** The time limit of a request for credentials, which many callers may wait for. */
const waitMs = 2_000;

/**
 * Requests credentials from AWS STS that reach only the tenant's partitions, by tags on the session. Does not retry,
 * because the store call that needs the credentials does. The SDK is loaded on demand.
 */
export const createRoleAssumer = (
  roleArn: string,
  config: STSClientConfig = {},
): AssumeTenantRole => {
  const load = async () => {
    const { AssumeRoleCommand, STSClient } = await import('@aws-sdk/client-sts');
    const client: STSClient = new STSClient({ maxAttempts: 1, ...config });
    return { client, AssumeRoleCommand };
  };
  let loading: ReturnType<typeof load> | undefined;
  return async ({ companyId, siteId }) => {
    const { client, AssumeRoleCommand } = await (loading ??= load());
    const { Credentials } = await client.send(
      new AssumeRoleCommand({
        RoleArn: roleArn,
        RoleSessionName: `${companyId}-${siteId}`,
        DurationSeconds: lastsSeconds,
        Tags: [
          { Key: 'companyId', Value: companyId },
          { Key: 'siteId', Value: siteId },
        ],
      }),
      { abortSignal: AbortSignal.timeout(waitMs) },
    );
    const { AccessKeyId, SecretAccessKey, SessionToken, Expiration } = Credentials ?? {};
    if (!AccessKeyId || !SecretAccessKey || !SessionToken || !Expiration)
      throw new Error('The role of a tenant came without credentials.');
    return {
      accessKeyId: AccessKeyId,
      secretAccessKey: SecretAccessKey,
      sessionToken: SessionToken,
      expiration: Expiration,
    };
  };
};
