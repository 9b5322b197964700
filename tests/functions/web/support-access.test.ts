import { afterAll, expect, test } from 'vitest';
import { addCompany } from '~/tests/support/companies';
import { signedInAdmin } from '~/tests/support/http';
import { addPeople } from '~/tests/support/people';
import { startTestServer } from '~/tests/support/test-server';

const path = '/admin/support-access';
const acme = { companyId: 'ACME', siteId: 'NYC01' };
const password = 'harbour lantern violin';

const server = await startTestServer();
afterAll(() => server.stop());
const { deps } = server.platform;
await addCompany(deps, { ...acme, password });
await addPeople(deps, acme, [{ username: 'cora', role: 'company-admin', password }]);

const readCompany = async () => (await server.platform.deps.stores.sites.read(acme)).company!;

const signIn = () => signedInAdmin(server.url, password, acme, 'cora');

test('only the offered times let support in; anything else is refused and stores nothing', async () => {
  const client = await signIn();
  const before = await readCompany();
  for (const hours of ['', '0', '-4', '5', '4.5', '1e9', 'NaN', '0x4f', ['4', '24']]) {
    const refused = await client.post(path, { intent: 'allow', hours });
    expect([hours, refused.status]).toEqual([hours, 400]);
  }
  expect((await client.post(path, { intent: 'always' })).status).toBe(400);
  expect(await readCompany()).toEqual(before);
  expect((await client.post(path, { intent: 'allow', hours: '24' })).status).toBe(303);
  expect((await readCompany()).supportUntil).toBeDefined();
});

test('letting support in, which writes emails, is limited a day, but never ending it', async () => {
  const client = await signIn();
  const statuses: number[] = [];
  for (let times = 0; times < 12; times += 1)
    statuses.push((await client.post(path, { intent: 'allow', hours: '4' })).status);
  expect(statuses.filter((status) => status === 303).length).toBeLessThanOrEqual(10);
  expect(statuses.at(-1)).toBe(429);
  expect((await client.post(path, { intent: 'stop' })).status).toBe(303);
  expect((await readCompany()).supportUntil).toBeUndefined();
});
