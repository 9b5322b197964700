import { setImmediate } from 'node:timers/promises';
import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { createTenantClients } from '~/app/platform/aws/tenant-clients.server';
import type { GetTenantCredentials } from '~/app/platform/aws/tenant-credentials.server';

const main = { companyId: 'DEFAULT', siteId: 'MAIN' };

interface Sent {
  readonly headers: Record<string, string>;
  readonly body: Uint8Array;
}
const getAccessKey = ({ headers }: Sent) =>
  /Credential=([^/]+)\//.exec(headers.authorization ?? '')?.[1];

/** Clients whose requests end in `sent` instead of on the network. */
const setUp = (getCredentials: GetTenantCredentials) => {
  const sent: Sent[] = [];
  const requestHandler = {
    handle: async (request: Sent) => {
      sent.push(request);
      await setImmediate();
      return {
        response: {
          statusCode: 200,
          headers: { 'content-type': 'application/x-amz-json-1.0' },
          body: new TextEncoder().encode('{}'),
        },
      };
    },
  };
  const getClient = createTenantClients(getCredentials, {
    region: 'us-east-1',
    requestHandler: requestHandler as never,
  });
  return { sent, getClient };
};

const credentialsFor: GetTenantCredentials = async ({ companyId }) => ({
  accessKeyId: `key-${companyId}`,
  secretAccessKey: 'local',
  sessionToken: `token-${companyId}`,
  expiration: new Date(Date.now() + 3_600_000),
});

const read = (pk: string) => new GetCommand({ TableName: 'table', Key: { pk, sk: 'SITE' } });

test('signs each request of parallel tenants with the credentials of its own', async () => {
  const { sent, getClient } = setUp(async (tenant) => {
    // Answers in another order than asked.
    for (let turns = tenant.companyId.length % 5; turns > 0; turns -= 1) await setImmediate();
    return credentialsFor(tenant);
  });
  const companyIds = Array.from({ length: 300 }, (_, n) => 'C'.repeat((n % 9) + 1) + n);
  await Promise.all(
    companyIds.map((companyId, n) => {
      const { send } = getClient({ companyId, siteId: 'MAIN' });
      const Item = { pk: companyId, sk: 'SITE' };
      return n % 2 === 0
        ? send(read(companyId))
        : send(
            new TransactWriteCommand({ TransactItems: [{ Put: { TableName: 'table', Item } }] }),
          );
    }),
  );
  expect(sent).toHaveLength(companyIds.length);
  for (const request of sent) {
    const companyId = /"pk":\{"S":"(\w+)"\}/.exec(Buffer.from(request.body).toString())?.[1];
    expect(getAccessKey(request)).toBe(`key-${companyId}`);
    expect(request.headers['x-amz-security-token']).toBe(`token-${companyId}`);
  }
});

test('signs a command that is sent again for another tenant anew', async () => {
  const { sent, getClient } = setUp(credentialsFor);
  const command = read('ANY');
  await getClient(main).send(command);
  await getClient({ ...main, companyId: 'ACME' }).send(command);
  expect(sent.map(getAccessKey)).toEqual(['key-DEFAULT', 'key-ACME']);
});

test('sends nothing without credentials', async () => {
  const { sent, getClient } = setUp(() => Promise.reject(new Error('no credentials')));
  await expect(getClient(main).send(read('ANY'))).rejects.toThrow('no credentials');
  expect(sent).toEqual([]);
});

test('waits for credentials no longer than the call may take', async () => {
  const { sent, getClient } = setUp(() => new Promise(() => undefined));
  const waiting = getClient(main).send(read('ANY'), { abortSignal: AbortSignal.timeout(50) });
  await expect(waiting).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(sent).toEqual([]);
});
