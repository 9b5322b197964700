import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTenantClients } from '~/app/platform/aws/tenant-clients.server';
import { startSilentService } from '~/tests/support/silent-service';
import { startTokenService } from '~/tests/support/token-service';

const roleArn = 'arn:aws:iam::111122223333:role/tenant';
const main = { companyId: 'DEFAULT', siteId: 'MAIN' };
const main2 = { companyId: 'DEFAULT', siteId: 'MAIN2' };

let service: Awaited<ReturnType<typeof startTokenService>>;
beforeAll(async () => {
  vi.stubEnv('AWS_REGION', 'us-east-1');
  service = await startTokenService();
});
beforeEach(() => {
  service.asked.length = 0;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await service.stop();
});

const clients = (options: { endpoint?: string; most?: number } = {}) => {
  const { endpoint = service.url, ...rest } = options;
  const credentials = { accessKeyId: 'web', secretAccessKey: 'local' };
  return createTenantClients({ roleArn, config: { endpoint, credentials }, ...rest });
};
const readKey = async (client: ReturnType<ReturnType<typeof clients>>) =>
  (await client.config.credentials()).accessKeyId;

test('assumes a role once for many requests of a tenant, with its names as tags', async () => {
  const getClient = clients();
  const keys = await Promise.all(Array.from({ length: 50 }, () => readKey(getClient(main))));
  expect(new Set(keys)).toEqual(new Set(['tenant-1']));
  expect(service.asked).toHaveLength(1);
  expect(Object.fromEntries(service.asked[0]!)).toMatchObject({
    Action: 'AssumeRole',
    RoleArn: roleArn,
    RoleSessionName: 'DEFAULT-MAIN',
    'Tags.member.1.Key': 'companyId',
    'Tags.member.1.Value': 'DEFAULT',
    'Tags.member.2.Key': 'siteId',
    'Tags.member.2.Value': 'MAIN',
  });
  expect(await readKey(getClient(main2))).toBe('tenant-2');
  expect(await readKey(getClient(main))).toBe('tenant-1');
});

test('renews credentials shortly before they expire', async () => {
  const hasty = await startTokenService({ lastsMs: 60_000 });
  const client = clients({ endpoint: hasty.url })(main);
  await readKey(client);
  await readKey(client);
  expect(hasty.asked.length).toBeGreaterThanOrEqual(2);
  await hasty.stop();
});

test('drops the least recently used tenant, and shares sockets', async () => {
  const getClient = clients({ most: 2 });
  const first = getClient(main);
  const second = getClient(main2);
  expect(getClient(main)).toBe(first);
  getClient({ companyId: 'ACME', siteId: 'EAST' });
  expect(getClient(main)).toBe(first);
  expect(getClient(main2)).not.toBe(second);
  expect(second.config.requestHandler).toBe(first.config.requestHandler);
});

test('gives up on a token service that does not answer', async () => {
  const silent = await startSilentService();
  await expect(readKey(clients({ endpoint: silent.url })(main))).rejects.toThrow('aborted');
  await silent.stop();
});

test('reads nothing without credentials', async () => {
  const closed = await startTokenService();
  const client = clients({ endpoint: closed.url })(main);
  await closed.stop();
  await expect(readKey(client)).rejects.toThrow();
});
