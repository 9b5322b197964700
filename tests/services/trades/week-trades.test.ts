import { expect, test } from 'vitest';
import { readRecord } from '~/app/services/award/read-record.server';
import { fileClaim } from '~/app/services/claims/file-claim.server';
import { acceptTrade } from '~/app/services/trades/accept-trade.server';
import { approveTrade } from '~/app/services/trades/approve-trade.server';
import { offerTrade } from '~/app/services/trades/offer-trade.server';
import { readOwnTrades } from '~/app/services/trades/read-own-trades.server';
import { changePortal } from '~/app/services/vacation/change-portal.server';
import { changePublishedWeeks } from '~/app/services/vacation/change-published-weeks.server';
import { addVacationWeeks } from '~/app/services/vacation/change-weeks.server';
import { giveUpWeek } from '~/app/services/vacation/give-up-week.server';
import { previewFreedWeek, toConfirmed } from '~/app/services/vacation/preview-freed-week.server';
import { publishVacations } from '~/app/services/vacation/publish-vacations.server';
import { readChangedWeeks } from '~/app/services/vacation/read-changed-weeks.server';
import { readGivenUp } from '~/app/services/vacation/read-given-up.server';
import { verifyAward } from '~/domain/award/record/verify-award';
import { getClaimsStart } from '~/domain/site/current-award';
import { vacationAwardId as periodId } from '~/domain/vacation/vacation-portal';
import { anEntry } from '~/tests/store/builders';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { answerWeekClaim, assignVacation } from '~/tests/support/manual-assignments';
import { aDriver } from '~/tests/support/roster-builders';
import { rankWeeks } from '~/tests/support/save-ranks';
import { testEntry } from '~/tests/support/stocked-site';

const drivers = [1, 2, 3, 4].map((rank) =>
  aDriver({
    employeeId: `100000${rank}`,
    name: `Dora Driver${rank}`,
    seniorityNumber: rank,
    vacationWeeks: rank === 2 ? 2 : 1,
  }),
);
const [first, second, third, fourth] = ['1000001', '1000002', '1000003', '1000004'] as const;
const of = 'vacations';
const weeks = [
  { weekId: 'W1', startDate: '2027-01-04', endDate: '2027-01-10', totalSlots: 2 },
  { weekId: 'W2', startDate: '2027-02-01', endDate: '2027-02-07', totalSlots: 2 },
  { weekId: 'W3', startDate: '2027-03-01', endDate: '2027-03-07', totalSlots: 1 },
  // It has days in common with W2.
  { weekId: 'W4', startDate: '2027-02-05', endDate: '2027-02-11', totalSlots: 1 },
];

const args = async (fake: FakeSite) => ({ deps: fake.deps, access: await fake.asAdmin() });
const toCode = (done: { ok: true } | { ok: false; error: { code: string } }) =>
  done.ok ? 'ok' : done.error.code;
const publish = async (fake: FakeSite) => {
  fake.clock.advance(1000);
  expect(toCode(await publishVacations(await args(fake)))).toBe('ok');
};
const readRecordNow = async (fake: FakeSite) => {
  const { awardVersion: version } = (await fake.site()).site.vacation;
  const record = await readRecord({ deps: fake.deps, scope: fake.scope, periodId, version });
  expect(verifyAward(record, fake.deps.sha256)).toMatchObject({ ok: true });
  return record!;
};
const readHeld = async (fake: FakeSite) =>
  (await readRecordNow(fake)).output.vacations.map(
    ({ driverId, weekId, assignmentType }) => `${driverId} ${weekId} ${assignmentType}`,
  );

/** Driver 1 holds W1 manually, driver 2 W2 and W3, driver 3 W4, driver 4 nothing of `ofFourth`. */
const publishedSite = async (ofFourth: readonly string[] = []) => {
  const fake = await fakeSite(drivers);
  expect(toCode(await addVacationWeeks(await args(fake), weeks))).toBe('ok');
  const manual = await assignVacation(await args(fake), { driverId: first, weekId: 'W1' });
  expect(toCode(manual)).toBe('ok');
  await changePortal({ ...(await args(fake)), input: { intent: 'open-portal' } });
  for (const [employeeId, weekIds] of [
    [second, ['W2', 'W3']],
    [third, ['W4']],
    [fourth, ofFourth],
  ] as const)
    expect(toCode(await rankWeeks(fake.deps, employeeId, weekIds))).toBe('ok');
  await changePortal({ ...(await args(fake)), input: { intent: 'close-portal' } });
  fake.clock.advance(21_000);
  const { site } = await fake.site();
  const settings = { ...site.settings, vacationRounds: '2' };
  await fake.deps.stores.sites.save(fake.scope, { ...site, settings }, []);
  await publish(fake);
  return fake;
};
const asDriver = async (fake: FakeSite, employeeId: string) => ({
  deps: fake.deps,
  access: await fake.asDriver(employeeId),
});
const offer = async (fake: FakeSite, driverId: string, giveId: string, wantId: string | null) => {
  const input = { of, giveId, wantId } as const;
  const done = await offerTrade({ ...(await asDriver(fake, driverId)), input });
  return done.ok ? done.value.id : done.error.code;
};
const accept = async (fake: FakeSite, driverId: string, offerId: string) =>
  toCode(await acceptTrade({ ...(await asDriver(fake, driverId)), input: { of, offerId } }));
const approve = async (fake: FakeSite, offerId: string) => {
  fake.clock.advance(1000);
  return toCode(await approveTrade({ ...(await args(fake)), input: { of, offerId } }));
};
const trade = async (fake: FakeSite, by: string, giveId: string, other: string, wantId: string) => {
  const id = await offer(fake, by, giveId, wantId);
  expect(await accept(fake, other, id)).toBe('ok');
  expect(await approve(fake, id)).toBe('ok');
  return id;
};
const giveUp = async (fake: FakeSite, employeeId: string, weekId: string) => {
  fake.clock.advance(1000);
  const preview = await previewFreedWeek({ ...(await args(fake)), input: { employeeId, weekId } });
  const input = { employeeId, weekId, confirmed: toConfirmed(preview) };
  return toCode(await giveUpWeek({ ...(await args(fake)), input }));
};

test('a trade with a driver who was deleted is not approved', async () => {
  const fake = await publishedSite();
  const id = await offer(fake, first, 'W1', 'W2');
  expect(await accept(fake, second, id)).toBe('ok');
  const { version: expectedVersion } = await fake.deps.stores.drivers.list(fake.scope);
  const change = { expectedVersion, puts: [], deletes: [second], entry: anEntry() };
  expect((await fake.deps.stores.drivers.commit(fake.scope, change)).ok).toBe(true);
  expect(await approve(fake, id)).toBe('trade-driver-deleted');
});

test('two drivers trade weeks, and only theirs change', async () => {
  const fake = await publishedSite();
  expect(await readHeld(fake)).toEqual([
    `${first} W1 manual`,
    `${second} W2 preference`,
    `${second} W3 preference`,
    `${third} W4 preference`,
  ]);
  await trade(fake, first, 'W1', second, 'W3');
  expect(await readHeld(fake)).toEqual([
    `${second} W1 trade`,
    `${second} W2 preference`,
    `${first} W3 trade`,
    `${third} W4 preference`,
  ]);
});

test('a driver offers one of several weeks to everybody, and accepts a week for it', async () => {
  const fake = await publishedSite();
  expect(await offer(fake, second, 'W3', null)).not.toMatch(/trade/);
  const readOwn = async (employeeId: string) =>
    readOwnTrades({ ...(await asDriver(fake, employeeId)), of });
  expect([
    (await readOwn(first)).onOffer,
    (await readOwn(second)).onOffer,
    // They hold no week.
    (await readOwn(fourth)).onOffer,
  ]).toEqual([['W3'], [], []]);
  const answer = await offer(fake, first, 'W1', 'W3');
  expect(await accept(fake, second, answer)).toBe('ok');
  expect((await readOwn(third)).onOffer).toEqual([]);
  expect(await approve(fake, answer)).toBe('ok');
  expect(await readHeld(fake)).toContain(`${first} W3 trade`);
});

test('a week that was given up or has begun is not offered to everybody', async () => {
  const fake = await publishedSite();
  expect(await giveUp(fake, third, 'W4')).toBe('ok');
  expect(await offer(fake, third, 'W4', null)).toBe('trade-week-given-up');
  await offer(fake, second, 'W3', null);
  fake.clock.moveTo('2027-03-01T12:00:00.000Z');
  expect(await offer(fake, second, 'W2', null)).toBe('trade-week-begun');
  const { onOffer } = await readOwnTrades({ ...(await asDriver(fake, first)), of });
  expect(onOffer).toEqual([]);
});

test('refuses a week with a day in common with one that the driver keeps', async () => {
  const fake = await publishedSite();
  expect(await offer(fake, second, 'W3', 'W4')).toBe('trade-overlaps');
  const id = await offer(fake, third, 'W4', 'W3');
  expect(await accept(fake, second, id)).toBe('trade-overlaps');
  expect(await accept(fake, second, await offer(fake, third, 'W4', 'W2'))).toBe('ok');
});

test('a manual week that was traded away is not assigned again when freed weeks are passed on', async () => {
  const fake = await publishedSite();
  await trade(fake, first, 'W1', second, 'W3');
  // W1 has a free slot, so a manual assignment that is taken for a new one would be added to what driver 1 holds.
  await publish(fake);
  const record = await readRecordNow(fake);
  expect(record.input.freedWeeks).toBeDefined();
  expect(record.input.vacationTrades).toBeUndefined();
  expect(await readHeld(fake)).toEqual([
    `${second} W1 trade`,
    `${second} W2 preference`,
    `${first} W3 trade`,
    `${third} W4 preference`,
  ]);
  await publish(fake);
  expect(await readHeld(fake)).toContain(`${second} W1 trade`);
  expect(await readHeld(fake)).not.toContain(`${first} W1 manual`);
});

test('a manual assignment made after the trade counts', async () => {
  const fake = await publishedSite();
  await trade(fake, first, 'W1', second, 'W3');
  const manual = await assignVacation(await args(fake), { driverId: fourth, weekId: 'W1' });
  expect(toCode(manual)).toBe('ok');
  await publish(fake);
  expect(await readHeld(fake)).toContain(`${fourth} W1 manual`);
  expect(await readHeld(fake)).toContain(`${first} W3 trade`);
});

test('a later trade is added to weeks that contain the earlier ones', async () => {
  const fake = await publishedSite();
  await trade(fake, first, 'W1', second, 'W3');
  await publish(fake);
  await trade(fake, first, 'W3', third, 'W4');
  expect(await readHeld(fake)).toEqual([
    `${second} W1 trade`,
    `${second} W2 preference`,
    `${third} W3 trade`,
    `${first} W4 trade`,
  ]);
  expect((await readRecordNow(fake)).input.vacationTrades).toHaveLength(1);
});

test('weeks that are awarded anew in one selection apply all trades that are still possible', async () => {
  const fake = await publishedSite();
  await trade(fake, first, 'W1', second, 'W3');
  const { site } = await fake.site();
  const settings = { ...site.settings, vacationRounds: '2,1' };
  await fake.deps.stores.sites.save(fake.scope, { ...site, settings }, []);
  await publish(fake);
  expect((await readRecordNow(fake)).input.freedWeeks).toBeUndefined();
  expect(await readHeld(fake)).toEqual([
    `${second} W1 trade`,
    `${second} W2 preference`,
    `${first} W3 trade`,
    `${third} W4 preference`,
  ]);
});

test('lists that were saved in a later selection are not overridden by an earlier trade', async () => {
  const fake = await publishedSite();
  await trade(fake, second, 'W2', third, 'W4');
  await changePortal({ ...(await args(fake)), input: { intent: 'open-portal' } });
  expect(await offer(fake, second, 'W4', 'W1')).toBe('trades-portal-open');
  expect(toCode(await rankWeeks(fake.deps, second, ['W2', 'W3']))).toBe('ok');
  expect(toCode(await rankWeeks(fake.deps, third, ['W4']))).toBe('ok');
  await changePortal({ ...(await args(fake)), input: { intent: 'close-portal' } });
  fake.clock.advance(21_000);
  await publish(fake);
  expect(await readHeld(fake)).toContain(`${second} W2 preference`);
});

test('a week that was given up once and came back by a trade stays with its driver', async () => {
  const fake = await publishedSite(['W3']);
  expect(await giveUp(fake, second, 'W3')).toBe('ok');
  await publish(fake);
  expect(await readHeld(fake)).toContain(`${fourth} W3 preference`);
  await trade(fake, second, 'W2', fourth, 'W3');
  expect(await readGivenUp({ ...(await args(fake)), now: fake.now() })).toEqual([]);
  await publish(fake);
  expect(await readHeld(fake)).toContain(`${second} W3 trade`);
});

test('a trade stays when the list of weeks gives one of its weeks other days', async () => {
  const fake = await publishedSite();
  await trade(fake, first, 'W1', second, 'W3');
  const stored = await fake.deps.stores.weeks.list(fake.scope);
  const week = stored.find(({ weekId }) => weekId === 'W3')!;
  const moved = { ...week, startDate: '2028-03-01', endDate: '2028-03-07' };
  const change = { puts: [moved], entry: testEntry(fake.deps) };
  expect(toCode(await fake.deps.stores.weeks.change(fake.scope, change))).toBe('ok');
  await publish(fake);
  expect(await readHeld(fake)).toContain(`${first} W3 trade`);
  const { own } = await readOwnTrades({ ...(await asDriver(fake, first)), of });
  expect(own).toMatchObject([{ state: 'published' }]);
});

test('a trade in effect stays when its week is changed and all weeks are awarded anew', async () => {
  const fake = await publishedSite();
  await trade(fake, first, 'W1', second, 'W3');
  await publish(fake);
  const stored = await fake.deps.stores.weeks.list(fake.scope);
  const week = stored.find(({ weekId }) => weekId === 'W3')!;
  const moved = { ...week, startDate: '2027-03-08', endDate: '2027-03-14' };
  const entry = testEntry(fake.deps);
  expect(toCode(await fake.deps.stores.weeks.change(fake.scope, { puts: [moved], entry }))).toBe(
    'ok',
  );
  const { basis, version } = await readChangedWeeks({ ...(await args(fake)), now: fake.now() });
  const input = { version, basis, weeks: ['W3'] };
  expect(toCode(await changePublishedWeeks({ ...(await args(fake)), input }))).toBe('ok');
  const { site } = await fake.site();
  const settings = { ...site.settings, vacationRounds: '1,1' };
  await fake.deps.stores.sites.save(fake.scope, { ...site, settings }, []);
  await publish(fake);
  expect((await readRecordNow(fake)).input.freedWeeks).toBeUndefined();
  expect(await readHeld(fake)).toContain(`${first} W3 trade`);
  const { own } = await readOwnTrades({ ...(await asDriver(fake, first)), of });
  expect(own).toMatchObject([{ state: 'published' }]);
});

test('a week that was given up is not traded, and a traded week not given up', async () => {
  const fake = await publishedSite();
  expect(await giveUp(fake, third, 'W4')).toBe('ok');
  expect(await offer(fake, third, 'W4', 'W3')).toBe('trade-week-given-up');
  const id = await offer(fake, first, 'W1', 'W3');
  expect(await accept(fake, second, id)).toBe('ok');
  expect(await approve(fake, id)).toBe('ok');
  expect(await giveUp(fake, second, 'W1')).toBe('week-not-held');
  expect(await giveUp(fake, second, 'W3')).toBe('week-traded');
  expect(await giveUp(fake, first, 'W1')).toBe('week-traded');
});

test('an open claim about a week stops its trade, and a trade starts no new time for claims', async () => {
  const fake = await publishedSite(['W3']);
  const id = await offer(fake, first, 'W1', 'W3');
  expect(await accept(fake, second, id)).toBe('ok');
  const claimed = await fileClaim({
    ...(await asDriver(fake, fourth)),
    input: { of, subject: { jobId: 'W3' }, text: 'Mine' },
    receivedAt: fake.now(),
  });
  expect(toCode(claimed)).toBe('ok');
  expect(await approve(fake, id)).toBe('trade-claim-open');
  const [claim] = await fake.deps.stores.claims.list(fake.scope, periodId);
  const answer = { claimId: claim!.id, verdict: 'denied', reason: 'No', confirmed: true } as const;
  expect(toCode(await answerWeekClaim({ ...(await args(fake)), input: answer }))).toBe('ok');
  const { vacation: before } = (await fake.site()).site;
  expect(await approve(fake, id)).toBe('ok');
  const { site } = await fake.site();
  expect(site.vacation).toMatchObject({ awardVersion: 2, claimsFrom: before.publishedAt });
  expect(getClaimsStart(site, of)).toBe(before.publishedAt);
});
