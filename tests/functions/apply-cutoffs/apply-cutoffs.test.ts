import { afterAll, expect, test } from 'vitest';
import { allDueShards } from '~/app/platform/wiring/due-shards';
import { hourMs } from '~/domain/time/time-units';
import { createApplyCutoffs } from '~/functions/apply-cutoffs/handler';
import { aMail, anEntry, aNotice } from '~/tests/store/builders';
import { makeTestScope } from '~/tests/support/stocked-site';
import { startTestServer } from '~/tests/support/test-server';
import { waitingEntries } from '~/tests/support/waiting';

const server = await startTestServer();
afterAll(() => server.stop());

const tenant = { companyId: 'DEFAULT', siteId: 'MAIN' };
const scope = makeTestScope(tenant);

test('records a cutoff once, however often and late it runs, and changes no outcome', async () => {
  const { stores } = server.platform.deps;
  const closings = async () =>
    (await stores.activity.latest(scope, 100)).filter(
      ({ event }) => event.code === 'cutoff-reached',
    ).length;

  await server.sweep();
  expect(await closings()).toBe(0);

  const before = (await stores.sites.read(tenant)).site;
  server.clock.moveTo(
    new Date(Date.parse(before!.window.closesAt.instant) + 10 * 60_000).toISOString(),
  );
  await Promise.all([server.sweep(), server.sweep(), server.sweep()]);
  const after = (await stores.sites.read(tenant)).site;
  expect(await closings()).toBe(1);
  expect({ ...after, version: 0, window: { ...after!.window, cutoffRecordedAt: null } }).toEqual({
    ...before,
    version: 0,
  });
});

const isReady = () => Promise.resolve(true);

test('reports how long due work has waited, emails included', async () => {
  const { stores, ids } = server.platform.deps;
  const waiting = () => server.logged.filter((line) => line.includes('due-waiting'));
  const applyCutoffs = createApplyCutoffs(server.platform, allDueShards, isReady);
  await server.sweep();
  expect(waiting()).toEqual([]);

  const at = new Date(server.clock.now()).toISOString();
  const code = { ...tenant, kind: 'password-reset' as const, hash: 'c'.repeat(64) };
  await stores.codes.issue(
    { ...code, username: 'admin', issuedAt: at, validUntil: at, usedAt: null },
    { id: ids.next(), at, mail: aMail() },
    anEntry(),
  );
  server.clock.moveTo(new Date(server.clock.now() + 420_000).toISOString());
  await applyCutoffs();
  expect(JSON.parse(waiting()[0] ?? '')).toMatchObject({ event: 'due-waiting', seconds: 420 });

  // After a failure an entry is due again later, and its waiting time counts from then.
  for (const entry of await waitingEntries(stores))
    await stores.outbox.claim(entry, new Date(server.clock.now() + 60_000).toISOString());
  server.clock.moveTo(new Date(server.clock.now() + 90_000).toISOString());
  await applyCutoffs();
  expect(JSON.parse(waiting()[1] ?? '')).toMatchObject({ event: 'due-waiting', seconds: 30 });
});

test('reports emails that nobody waits for only after six hours', async () => {
  const { stores } = server.platform.deps;
  const applyCutoffs = createApplyCutoffs(server.platform, allDueShards, isReady);
  await server.sweep();
  const waiting = () => server.logged.filter((line) => line.includes('due-waiting'));
  const before = waiting().length;
  const { site } = await stores.sites.read(tenant);
  const at = new Date(server.clock.now()).toISOString();
  const saved = await stores.sites.save(scope, site!, [anEntry()], [{ ...aNotice(tenant), at }]);
  expect(saved.ok).toBe(true);
  const sentBy = server.clock.now() + 6 * hourMs;
  server.clock.moveTo(new Date(sentBy).toISOString());
  await applyCutoffs();
  expect(waiting()).toHaveLength(before);
  server.clock.moveTo(new Date(sentBy + 600_000).toISOString());
  await applyCutoffs();
  expect(JSON.parse(waiting().at(-1) ?? '')).toMatchObject({ seconds: 600 });
});

test('reports a failed sweep even if the waiting time cannot be read either', async () => {
  const { platform } = server;
  const { deps } = platform;
  const away = (name: string) => () => Promise.reject(new Error(`${name} is away`));
  const stores = {
    ...deps.stores,
    due: { ...deps.stores.due, page: away('the index') },
    outbox: { ...deps.stores.outbox, dueSince: away('the outbox') },
  };
  const applyCutoffs = createApplyCutoffs({ ...platform, deps: { ...deps, stores } }, [0], isReady);
  await expect(applyCutoffs()).rejects.toThrow('apply-cutoffs: 1 failed, 0 done');
  expect(server.logged.filter((line) => line.includes('due-unread'))).toHaveLength(1);
});

test('records a minute only while the product answers', async () => {
  const { platform } = server;
  const { status } = platform.deps.stores;
  const from = new Date(server.clock.now() + 60 * 60_000).toISOString().slice(0, 16);
  const span = { from: `${from}:00.000Z`, until: `${from.slice(0, 14)}59:59.000Z` };
  server.clock.moveTo(`${from}:20.000Z`);
  const failing = createApplyCutoffs(platform, allDueShards, () => Promise.resolve(false));
  await failing();
  expect((await status.readReadiness(span)).minutes).toEqual([]);
  expect(server.logged.filter((line) => line.includes('not-ready'))).toHaveLength(1);
  const ready = createApplyCutoffs(platform, allDueShards, isReady);
  await ready();
  await ready();
  expect((await status.readReadiness(span)).minutes).toEqual([`${from}:00.000Z`]);
});
