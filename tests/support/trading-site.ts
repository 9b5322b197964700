import { expect } from 'vitest';
import { publishAward, publishJobChanges } from '~/app/services/award/publish-award.server';
import { readRecord } from '~/app/services/award/read-record.server';
import { acceptTrade } from '~/app/services/trades/accept-trade.server';
import { approveTrade } from '~/app/services/trades/approve-trade.server';
import { declineTrade, takeBackTrade } from '~/app/services/trades/end-trade.server';
import { offerTrade } from '~/app/services/trades/offer-trade.server';
import { readOwnTrades } from '~/app/services/trades/read-own-trades.server';
import { verifyAward } from '~/domain/award/record/verify-award';
import { findPeriodAward } from '~/domain/selection/past-awards';
import type { SiteSettings } from '~/domain/settings/site-settings';
import { anEntry } from '~/tests/store/builders';
import { fakeSite, type FakeSite } from './fake-site';
import { aDriver, aJob } from './roster-builders';
import { rankJobs } from './save-ranks';

const drivers = [1, 2, 3, 4].map((rank) =>
  aDriver({
    employeeId: `100000${rank}`,
    name: `Dora Driver${rank}`,
    seniorityNumber: rank,
    airportCertified: rank === 1,
  }),
);
export const [first, second, third, fourth] = ['1000001', '1000002', '1000003', '1000004'] as const;
const jobs = [
  aJob({ jobId: 'J1' }),
  aJob({ jobId: 'J2' }),
  aJob({ jobId: 'J3', places: 2 }),
  aJob({ jobId: 'AIR', isAirport: true }),
];
export const of = 'jobs';
export const periodId = '2026-W49';

export const asAdmin = async (fake: FakeSite) => ({
  deps: fake.deps,
  access: await fake.asAdmin(),
});
export const asDriver = async (fake: FakeSite, employeeId: string) => ({
  deps: fake.deps,
  access: { ...(await fake.asDriver(employeeId)), signedInBy: 'password' as const },
});
export const choose = async (fake: FakeSite, chosen: Partial<SiteSettings>) => {
  const { site } = await fake.site();
  const settings = { ...site.settings, ...chosen };
  await fake.deps.stores.sites.save(fake.scope, { ...site, settings }, []);
};
export const publish = async (fake: FakeSite) => publishAward(await asAdmin(fake));

/** Driver 1 holds J1, driver 2 J2, drivers 3 and 4 hold J3. */
export const publishedSite = async (chosen: Partial<SiteSettings> = {}) => {
  const fake = await fakeSite(drivers, jobs);
  await choose(fake, chosen);
  for (const [employeeId, jobIds] of [
    [first, ['J1']],
    [second, ['J2']],
    [third, ['J1', 'J3']],
    [fourth, ['J3']],
  ] as const)
    expect((await rankJobs(fake.deps, employeeId, jobIds)).ok).toBe(true);
  await fake.close();
  expect((await publish(fake)).ok).toBe(true);
  return fake;
};

export const toCode = (done: { ok: true } | { ok: false; error: { code: string } }) =>
  done.ok ? 'ok' : done.error.code;
export const offer = async (
  fake: FakeSite,
  driverId: string,
  giveId: string,
  wantId: string | null,
) => {
  const done = await offerTrade({
    ...(await asDriver(fake, driverId)),
    input: { of, giveId, wantId },
  });
  return done.ok ? done.value.id : done.error.code;
};
export const accept = async (fake: FakeSite, driverId: string, offerId: string) =>
  acceptTrade({ ...(await asDriver(fake, driverId)), input: { of, offerId } });
export const approve = async (fake: FakeSite, offerId: string) =>
  approveTrade({ ...(await asAdmin(fake)), input: { of, offerId } });
/** Approves a trade, and crashes before its version is published. */
export const crashAfterApproval = async (fake: FakeSite, id: string) => {
  const { awards } = fake.deps.stores;
  const { begin } = awards;
  (awards as { begin: typeof begin }).begin = () => Promise.reject(new Error('A crash.'));
  await expect(approve(fake, id)).rejects.toThrow('A crash.');
  (awards as { begin: typeof begin }).begin = begin;
};
export const takeBack = async (fake: FakeSite, driverId: string, offerId: string) =>
  toCode(await takeBackTrade({ ...(await asDriver(fake, driverId)), input: { of, offerId } }));
export const decline = async (fake: FakeSite, driverId: string, offerId: string) =>
  toCode(await declineTrade({ ...(await asDriver(fake, driverId)), input: { of, offerId } }));
export const readOwn = async (fake: FakeSite, driverId: string) =>
  readOwnTrades({ ...(await asDriver(fake, driverId)), of });
export const readStates = async (fake: FakeSite, driverId: string) =>
  (await readOwn(fake, driverId)).own.map(({ state }) => state);
export const readHeld = async (fake: FakeSite) => {
  const { window: selectionWindow } = (await fake.site()).site;
  const version = findPeriodAward(selectionWindow, periodId)!.version;
  const record = await readRecord({ deps: fake.deps, scope: fake.scope, periodId, version });
  expect(verifyAward(record, fake.deps.sha256)).toMatchObject({ ok: true });
  return Object.fromEntries(record!.output.jobs.map(({ driverId, jobId }) => [driverId, jobId]));
};
/** The list of jobs has J2, or another job, at 9:15 AM, and with `publishes` the published week too. */
export const moveJob = async (fake: FakeSite, { jobId = 'J2', publishes = true } = {}) => {
  const { deps, scope } = fake;
  const { version: expectedVersion, items } = await deps.stores.jobs.list(scope);
  const now = { ...items.find((job) => job.jobId === jobId)!, startTime: '09:15' };
  const change = { expectedVersion, puts: [now], deletes: [], entry: anEntry() };
  expect((await deps.stores.jobs.commit(scope, change)).ok).toBe(true);
  if (!publishes) return;
  const done = await publishJobChanges(await asAdmin(fake), periodId, [{ jobId, now }]);
  expect(done.ok).toBe(true);
};
