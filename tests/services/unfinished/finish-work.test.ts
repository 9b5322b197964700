import { afterEach, beforeEach, expect, test } from 'vitest';
import { allDueShards } from '~/app/platform/wiring/due-shards';
import {
  cancelAward,
  publishAward,
  scheduleAward,
} from '~/app/services/award/publish-award.server';
import { finishWork } from '~/app/services/unfinished/finish-work.server';
import { createStores } from '~/app/store/create-stores.server';
import { startTestStore, type TestStore } from '~/tests/support/embedded-store';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { testEntry } from '~/tests/support/stocked-site';

const drivers = Array.from({ length: 130 }, (_, n) =>
  aDriver({ employeeId: String(1_000_001 + n), seniorityNumber: n + 1 }),
);

let store: TestStore;
beforeEach(async () => {
  store = await startTestStore();
});
afterEach(() => store.stop());

const site = async () => {
  const fake = await fakeSite(drivers, [aJob({ jobId: 'J1' })], store.stores);
  await fake.deps.stores.drivers.finish(fake.scope, () => true);
  await fake.close();
  return fake;
};
const begin = async (fake: FakeSite) =>
  publishAward({ deps: fake.deps, access: await fake.asAdmin(), hasTime: () => false });
const sweep = ({ deps, clock }: FakeSite) => {
  clock.advance(60_000);
  return finishWork({ deps, shards: allDueShards, hasTime: () => true });
};
const finished = (recorded: number) => ({ recorded, failures: [], isComplete: true });

test('finishes a publication for the administrator who began it', async () => {
  const fake = await site();
  expect(await begin(fake)).toMatchObject({ error: { code: 'award-being-published', done: 100 } });
  expect((await fake.site()).site.window).toMatchObject({ status: 'publishing', awardVersion: 0 });
  const begun = await fake.deps.stores.awards.findPublication(fake.scope, '2026-W49');
  expect(await sweep(fake)).toEqual(finished(1));
  const { window: selection } = (await fake.site()).site;
  expect(selection).toMatchObject({
    status: 'published',
    awardVersion: 1,
    publishedAt: begun?.begunAt,
  });
  const [entry] = await fake.deps.stores.activity.latest(fake.scope, 1);
  expect(entry).toMatchObject({
    actor: { role: 'master', id: 'admin' },
    event: { code: 'award-published', version: 1 },
  });
  expect(await sweep(fake)).toEqual(finished(0));
});

test('deletes a publication that can no longer be finished', async () => {
  const fake = await site();
  await publishAward({ deps: fake.deps, access: await fake.asAdmin() });
  const { awards } = fake.deps.stores;
  const begun = { periodId: '2026-W49', version: 3, begunAt: fake.now(), site: null };
  expect((await awards.begin(fake.scope, begun)).ok).toBe(true);
  expect(await sweep(fake)).toEqual(finished(1));
  expect(await awards.findPublication(fake.scope, '2026-W49')).toBeNull();
  expect((await fake.site()).site.window).toMatchObject({ awardVersion: 1 });
});

test('publishes what waits once its time has come, and not before', async () => {
  const fake = await site();
  await scheduleAward({ deps: fake.deps, access: await fake.asAdmin() });
  const sweepAfter = (ms: number) => {
    fake.clock.advance(ms);
    return finishWork({ deps: fake.deps, shards: allDueShards, hasTime: () => true });
  };
  expect(await sweepAfter(9_999)).toEqual(finished(0));
  expect((await fake.site()).site.window).toMatchObject({ status: 'publishing' });
  expect(await sweepAfter(1)).toEqual(finished(1));
  expect((await fake.site()).site.window).toMatchObject({ status: 'published', awardVersion: 1 });
});

test('publishes nothing that was canceled while it waited', async () => {
  const fake = await site();
  const context = async () => ({ deps: fake.deps, access: await fake.asAdmin() });
  await scheduleAward(await context());
  expect(await cancelAward(await context())).toEqual({ ok: true, value: null });
  expect(await sweep(fake)).toEqual(finished(0));
  expect((await fake.site()).site.window).toMatchObject({ status: 'selecting', awardVersion: 0 });
});

test('stores the rest of a large change', async () => {
  const fake = await site();
  const { deps, scope } = fake;
  const stopped = createStores({ ...store, appliesMs: 0 });
  const change = {
    expectedVersion: 1,
    puts: [],
    deletes: drivers.map(({ employeeId }) => employeeId),
    entry: testEntry(deps),
  };
  expect((await stopped.drivers.commit(scope, change)).ok).toBe(true);
  expect(await deps.stores.drivers.list(scope)).toMatchObject({ items: [], storing: { done: 0 } });
  expect((await deps.stores.access.readDriver(scope, '1000001')).driver).not.toBeNull();
  expect(await sweep(fake)).toEqual(finished(1));
  expect(await deps.stores.drivers.list(scope)).toEqual({ items: [], version: 2 });
  expect((await deps.stores.access.readDriver(scope, '1000001')).driver).toBeNull();
});

test('leaves erasures for last, because each may use up the time that is left', async () => {
  const { deps, scope, clock } = await fakeSite([], []);
  const done: string[] = [];
  const finish = (kind: string) => async () => {
    done.push(kind);
    return true;
  };
  const { companyId, siteId } = scope;
  const due = async () => [
    { companyId, siteId, kind: 'erasure' as const, number: '5000001' },
    { companyId, siteId, kind: 'roster' as const, roster: 'jobs' as const },
  ];
  const { erasures, jobs } = deps.stores;
  const stores = {
    ...{ ...deps.stores, unfinished: { due } },
    erasures: { ...erasures, continue: finish('erasure') },
    jobs: { ...jobs, finish: finish('roster') },
  };
  clock.advance(60_000);
  await finishWork({ deps: { ...deps, stores }, shards: [0], hasTime: () => true });
  expect(done).toEqual(['roster', 'erasure']);
});
