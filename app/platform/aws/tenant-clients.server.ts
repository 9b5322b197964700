import type { STSClient, STSClientConfig } from '@aws-sdk/client-sts';
import { LRUCache } from 'lru-cache';
import { createClient } from '~/app/store/create-stores.server';
import type { Tenant } from '~/domain/company/scope';
import type { GetClient } from '../wiring/wiring.server';

/**
 * The most clients to keep; each takes less than 300 KB (npm run bench). A process that serves more tenants than this
 * within an hour drops some clients and requests their credentials again.
 */
const mostClients = 500;
/** The longest session that AWS allows for a role assumed from another role. */
const lastsSeconds = 3600;
/** The time limit of a request for credentials. The store's deadlines do not apply to such requests. */
const waitMs = 2_000;

/** Requests credentials that reach only the tenant's partitions, by tags on the session. */
const makeCredentialProvider =
  (tokenClient: () => Promise<STSClient>, roleArn: string, { companyId, siteId }: Tenant) =>
  async () => {
    const { AssumeRoleCommand } = await import('@aws-sdk/client-sts');
    const { Credentials } = await (
      await tokenClient()
    ).send(
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

/**
 * Keeps one store client per tenant and drops the least recently used. The SDK caches a client's credentials
 * until shortly before they expire, and requests them only once for parallel calls. All clients share their
 * sockets.
 */
export const createTenantClients = ({
  roleArn,
  config = {},
  most = mostClients,
}: {
  roleArn: string;
  config?: STSClientConfig;
  most?: number;
}): GetClient => {
  let tokens: Promise<STSClient> | undefined;
  const tokenClient = () =>
    (tokens ??= import('@aws-sdk/client-sts').then(({ STSClient }) => new STSClient(config)));
  const { requestHandler } = createClient().config;
  const clients = new LRUCache<string, ReturnType<typeof createClient>>({ max: most });
  return (tenant) => {
    const name = `${tenant.companyId}#${tenant.siteId}`;
    const known = clients.get(name);
    if (known) return known;
    const credentials = makeCredentialProvider(tokenClient, roleArn, tenant);
    const client = createClient({ requestHandler, credentials });
    clients.set(name, client);
    return client;
  };
};
