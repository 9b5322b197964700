import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { parseEnv } from '~/app/platform/config/env';
import { prepareTenants } from '~/app/platform/wiring/prepare.server';
import { createPlatform } from '~/app/platform/wiring/wiring.server';
import type { Snapshot } from '~/app/services/live/read-snapshot.server';
import { createApproveRegistration } from '~/functions/approve-registration/handler';
import type { OnDemandBuild } from '~/functions/web/create-route-handler';
import { createRouteHandler } from '~/functions/web/create-route-handler';
import { createWebApp } from '~/functions/web/create-web-app';
import { ensureBuilt, serverBuild } from '~/infra/local/build';
import { aPickList, anEntry } from '~/tests/store/builders';
import { startTestStore } from '~/tests/support/embedded-store';
import { signingKeys } from '~/tests/support/signing-keys';
import { makeTestScope } from '~/tests/support/stocked-site';
import { recordCalls } from '~/tests/support/store-faults';
import { testClock } from '~/tests/support/test-clock';

const origin = 'http://jobs.test';
const tenant = { companyId: 'DEFAULT', siteId: 'MAIN' };

ensureBuilt();
const store = await startTestStore();
afterAll(() => store.stop());

const serve = async () => {
  const clock = testClock();
  const client = store.newClient();
  const variables = { ...signingKeys, PUBLIC_ORIGIN: origin };
  const platform = createPlatform(parseEnv(variables), { clock, client, write: () => undefined });
  await prepareTenants(platform, () => 'a password for tests only');
  const app = createWebApp({
    platform,
    approveRegistration: createApproveRegistration(platform),
    handle: createRouteHandler((await import(pathToFileURL(serverBuild).href)) as OnDemandBuild),
    getRoute: (path) => path,
    clientAddress: () => '127.0.0.1',
  });
  const start = {
    subject: 'admin',
    tenant,
    signedInBy: 'password',
    sessionVersion: 1,
    sessionEpoch: 0,
  } as const;
  const { credential } = await platform.deps.stores.access.readAdmin(tenant, 'admin');
  const [cookie = ''] = (
    await platform.sessions.start('admin', {
      ...start,
      sessionVersion: credential!.sessionVersion,
    })
  ).split(';');
  const get = (path: string, headers: Record<string, string> = { cookie }) =>
    app.request(`${origin}/admin/live-picks-snapshot${path}`, { headers });
  return { clock, client, platform, get };
};

test('spends one session check, one read and one count on an unchanged poll, and sends the rows after a save', async () => {
  const { clock, client, platform, get } = await serve();
  const query = ({ marker: { since, count, siteVersion } }: Snapshot) =>
    `/changes?${new URLSearchParams({ since, count: `${count}`, siteVersion: `${siteVersion}` })}`;
  // Later than all that was just saved, because lists are read once more soon after a save.
  clock.advance(60_000);
  const nothingSeen = '/changes?since=2000-01-01T00:00:00.000Z&count=0&siteVersion=0';
  const first = (await (await get(nothingSeen)).json()) as Snapshot;
  expect(first.rows).toHaveLength(5);

  // Old enough for the session to be renewed, but not for the marker to expire, which takes ten minutes.
  clock.advance(9 * 60_000);
  const calls = recordCalls(client);
  const unchanged = await get(query(first));
  expect([unchanged.status, await unchanged.text()]).toEqual([204, '']);
  expect(calls.map(({ command }) => command)).toEqual([
    'BatchGetItemCommand',
    'BatchGetItemCommand',
    'QueryCommand',
  ]);
  expect(calls[2]?.input).toMatchObject({ Select: 'COUNT' });
  // A poll must not keep the session alive, because the user may be away.
  expect(unchanged.headers.getSetCookie().filter((line) => line.includes('session'))).toEqual([]);

  const { deps } = platform;
  const scope = makeTestScope(tenant);
  const { site } = await deps.stores.sites.read(tenant);
  const picks = aPickList({
    employeeId: '1234567',
    jobIds: ['J002'],
    periodId: site!.window.periodId,
    acceptedAt: new Date(clock.now()).toISOString(),
  });
  await deps.stores.picks.save(scope, picks, anEntry({ id: deps.ids.next() }));
  const changed = await get(query(first));
  expect(changed.status).toBe(200);
  const next = (await changed.json()) as Snapshot;
  expect(next.rows[0]).toMatchObject({ employeeId: '1234567', picks: 1, state: 'submitted' });
  expect((await get(query(next))).status).toBe(204);
});

test.each([
  '',
  '?since=yesterday&count=0&siteVersion=1',
  '?since=2026-11-21T12:00:00.000Z&count=0',
  '?since=2026-11-21T12:00:00.000Z&count=-1&siteVersion=1',
  '?since=2026-11-21T12:00:00.000Z&count=1e99&siteVersion=1',
  '?since=2026-11-21T12:00:00.000Z&count=5000000000&siteVersion=1',
  '?since=2026-11-21T12:00:00.000Z&since=x&count=a',
])('refuses the damaged marker "%s"', async (query) => {
  const { get } = await serve();
  expect((await get(`/changes${query}`)).status).toBe(400);
});

test('refuses page and rows to a stranger', async () => {
  const { get } = await serve();
  for (const path of ['', '/changes', '.data']) {
    const response = await get(path, {});
    expect([202, 302, 303]).toContain(response.status);
    expect(await response.text()).not.toContain('John Smith');
  }
});
