import { afterEach, beforeEach, expect, test } from 'vitest';
import { allDueShards } from '~/app/platform/wiring/due-shards';
import { publishAward } from '~/app/services/award/publish-award.server';
import { readRecord } from '~/app/services/award/read-record.server';
import { acceptTrade } from '~/app/services/trades/accept-trade.server';
import { approveTrade } from '~/app/services/trades/approve-trade.server';
import { offerTrade } from '~/app/services/trades/offer-trade.server';
import { finishWork } from '~/app/services/unfinished/finish-work.server';
import { startTestStore, type TestStore } from '~/tests/support/embedded-store';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { rankJobs } from '~/tests/support/save-ranks';

// On the real store, because the stores in memory stage nothing.
const of = 'jobs';
const periodId = '2026-W49';
const ids = ['1000001', '1000002', '1000003', '1000004'] as const;
const drivers = ids.map((employeeId, at) => aDriver({ employeeId, seniorityNumber: at + 1 }));
const jobs = ['J1', 'J2', 'J3', 'J4'].map((jobId) => aJob({ jobId }));

let store: TestStore;
beforeEach(async () => {
  store = await startTestStore();
});
afterEach(() => store.stop());

const asDriver = async (fake: FakeSite, employeeId: string) => ({
  deps: fake.deps,
  access: { ...(await fake.asDriver(employeeId)), signedInBy: 'password' as const },
});
const asAdmin = async (fake: FakeSite) => ({ deps: fake.deps, access: await fake.asAdmin() });

/** Driver n holds job n. */
const published = async () => {
  const fake = await fakeSite(drivers, jobs, store.stores);
  for (const [at, employeeId] of ids.entries())
    expect((await rankJobs(fake.deps, employeeId, [`J${at + 1}`])).ok).toBe(true);
  await fake.close();
  expect((await publishAward(await asAdmin(fake))).ok).toBe(true);
  return fake;
};
const agree = async (fake: FakeSite, by: string, giveId: string, other: string, wantId: string) => {
  const input = { of, giveId, wantId } as const;
  const offered = await offerTrade({ ...(await asDriver(fake, by)), input });
  if (!offered.ok) throw new Error(offered.error.code);
  const offerId = offered.value.id;
  const accepted = await acceptTrade({ ...(await asDriver(fake, other)), input: { of, offerId } });
  expect(accepted.ok).toBe(true);
  return offerId;
};
const approve = async (fake: FakeSite, offerId: string) =>
  approveTrade({ ...(await asAdmin(fake)), input: { of, offerId } });
const readResult = async (fake: FakeSite, version: number, employeeId: string) =>
  (await fake.deps.stores.awards.outcome(fake.scope, periodId, version, employeeId))?.outcome
    ?.awardedId;

test('two trades approved at once are both published, and no published award is deleted', async () => {
  const fake = await published();
  const one = await agree(fake, ids[0], 'J1', ids[1], 'J2');
  const other = await agree(fake, ids[2], 'J3', ids[3], 'J4');
  // The second request read the site before the first published, and stores its approval after that.
  const { trades } = fake.deps.stores;
  const { approve: storeApproval } = trades;
  let isFirst = true;
  (trades as { approve: typeof storeApproval }).approve = async (...asked) => {
    if (isFirst) {
      isFirst = false;
      expect(await approve(fake, one)).toMatchObject({ ok: true, value: { isPublished: true } });
    }
    return storeApproval(...asked);
  };
  expect(await approve(fake, other)).toMatchObject({ ok: true, value: { isPublished: true } });
  fake.clock.advance(60_000);
  const swept = await finishWork({ deps: fake.deps, shards: allDueShards, hasTime: () => true });
  expect(swept.failures).toEqual([]);
  expect(await readResult(fake, 2, ids[0])).toBe('J2');
  expect([await readResult(fake, 3, ids[0]), await readResult(fake, 3, ids[2])]).toEqual([
    'J2',
    'J4',
  ]);
  for (const version of [1, 2, 3])
    expect(
      (await readRecord({ ...fake, periodId, version }))?.output.jobs.map(({ jobId }) => jobId),
    ).toEqual(['J1', 'J2', 'J3', 'J4']);
});

test('the sweep finishes a publication of trades that its request could not finish', async () => {
  const fake = await published();
  const id = await agree(fake, ids[0], 'J1', ids[1], 'J2');
  const { awards } = fake.deps.stores;
  const publishNow = awards.publish;
  (awards as { publish: typeof publishNow }).publish = () => Promise.reject(new Error('A crash.'));
  await expect(approve(fake, id)).rejects.toThrow('A crash.');
  (awards as { publish: typeof publishNow }).publish = publishNow;
  fake.clock.advance(3_600_000);
  const swept = await finishWork({ deps: fake.deps, shards: allDueShards, hasTime: () => true });
  expect([swept.recorded, swept.failures]).toEqual([1, []]);
  expect(await readResult(fake, 2, ids[0])).toBe('J2');
});

test('a version that is published already is not begun again', async () => {
  const fake = await published();
  expect((await publishAward(await asAdmin(fake))).ok).toBe(true);
  const { awards } = fake.deps.stores;
  const begun = { periodId, version: 2, begunAt: fake.now(), site: null };
  expect(await awards.begin(fake.scope, begun)).toEqual({
    ok: false,
    error: { code: 'site-changed' },
  });
});
