import { afterAll, expect, test } from 'vitest';
import type { Activity } from '~/domain/activity/activity';
import { addCompany } from '~/tests/support/companies';
import { httpClient, loginAsAdmin, signedInAdmin } from '~/tests/support/http';
import { makeTestScope } from '~/tests/support/stocked-site';
import { startTestServer } from '~/tests/support/test-server';

/** After a rollback pages meet values that only the newer version knows. */

const acme = { companyId: 'ACME', siteId: 'NYC01' };
const scope = makeTestScope(acme);
const password = 'a password of an administrator';

const server = await startTestServer();
afterAll(() => server.stop());
await addCompany(server.platform.deps, { ...acme, password });
const stores = () => server.platform.deps.stores;
const nextEntry = (fields: Partial<Activity> = {}): Activity => ({
  id: server.platform.deps.ids.next(),
  at: new Date(server.clock.now()).toISOString(),
  actor: { role: 'dispatcher', id: 'dora', name: 'Dora' },
  action: 'swap',
  event: { code: 'text', text: '' },
  ...fields,
});

test('shows events and sign-ins that it does not know by their codes', async () => {
  const event = { code: 'shift-swapped', jobId: 'J001' };
  await stores().activity.append(scope, nextEntry({ event: event as never }));
  const { id, at } = nextEntry();
  const attempt = {
    id,
    at,
    outcome: 'passkey' as never,
    network: '203.0.113.x',
    device: 'Firefox',
  };
  await stores().signIns.keep(acme, 'admin', attempt);
  const admin = await signedInAdmin(server.url, password, acme);
  const log = await admin.get('/admin/activity-log');
  expect(log.status).toBe(200);
  const text = await log.text();
  for (const part of ['Dora', 'swap', 'shift-swapped (jobId: J001)']) expect(text).toContain(part);
  const account = await admin.get('/admin/account');
  expect(account.status).toBe(200);
  expect(await account.text()).toContain('passkey');
});

test('lets nobody in with a role that it does not know', async () => {
  const login = () => loginAsAdmin(httpClient(server.url), password, acme);
  expect((await login()).status).toBe(303);
  const { credential: read } = await stores().access.readAdmin(acme, 'admin');
  const next = { ...read!, role: 'auditor' as never };
  await stores().credentials.saveAdmin(scope, { read: read!, next }, nextEntry());
  expect((await login()).status).toBe(401);
});
