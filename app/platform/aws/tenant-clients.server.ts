import type { STSClient, STSClientConfig } from '@aws-sdk/client-sts';
import { LRUCache } from 'lru-cache';
import { createClient } from '~/app/store/create-stores.server';
import type { Tenant } from '~/domain/company/scope';
import type { GetClient } from '../wiring/wiring.server';

/** Below 300 KB each (npm run bench); a process that serves more tenants in an hour asks again for some. */
const mostClients = 500;
/** The longest that a role taken on by a role may last. */
const lastsSeconds = 3600;
/** The store's deadlines do not end a wait for credentials. */
const waitMs = 2_000;

/** Asks for credentials that reach the tenant's partitions alone, by the tags of their session. */
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
 * A store client per tenant, the least recently used forgotten. The SDK keeps a client's credentials until
 * shortly before they end, and asks once for many requests; all clients share their sockets.
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
