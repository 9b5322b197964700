import { expect, test } from 'vitest';
import { makeSiteScope } from '~/app/ports/sessions';
import { resumeAward } from '~/app/services/award/publish-award.server';
import { withdrawAward } from '~/app/services/award/withdraw-award.server';
import { fileClaim } from '~/app/services/claims/file-claim.server';
import { jobRanking, readPreferences } from '~/app/services/ranking/job-ranking.server';
import { openNextPeriod } from '~/app/services/selection/open-next-period.server';
import { acceptTrade } from '~/app/services/trades/accept-trade.server';
import { approveTrade } from '~/app/services/trades/approve-trade.server';
import { publishTrades } from '~/app/services/trades/publish-trades.server';
import { countTrades } from '~/app/services/trades/read-own-trades.server';
import { readTradesPage } from '~/app/services/trades/read-trades-page.server';
import { readTrades } from '~/app/services/trades/read-trades.server';
import { rejectTrade } from '~/app/services/trades/reject-trade.server';
import type { SiteSettings } from '~/domain/settings/site-settings';
import { maxOffers, maxTrades } from '~/domain/trades/limits';
import { anEntry } from '~/tests/store/builders';
import type { FakeSite } from '~/tests/support/fake-site';
import { answerClaim, assignManually } from '~/tests/support/manual-assignments';
import {
  accept,
  approve,
  asAdmin,
  asDriver,
  choose,
  crashAfterApproval,
  decline,
  first,
  fourth,
  moveJob,
  of,
  offer,
  periodId,
  publish,
  publishedSite,
  readHeld,
  readOwn,
  readStates,
  second,
  takeBack,
  third,
  toCode,
} from '~/tests/support/trading-site';

const logged = async (fake: FakeSite) => {
  const entries = await fake.deps.stores.activity.latest(fake.scope, 100);
  return entries.map(({ event }) => event.code).filter((code) => code.startsWith('trade'));
};
/** Driver 1 offers J1 for J2, and driver 2 accepts. */
const agreed = async (chosen: Partial<SiteSettings> = {}) => {
  const fake = await publishedSite(chosen);
  const id = await offer(fake, first, 'J1', 'J2');
  expect(await accept(fake, second, id)).toMatchObject({ ok: true });
  return { fake, id };
};

test('two drivers agree, an administrator approves, and a new version swaps only their jobs', async () => {
  const fake = await publishedSite();
  const id = await offer(fake, first, 'J1', 'J2');
  expect(await readOwn(fake, second)).toMatchObject({
    refusal: null,
    held: ['J2'],
    own: [],
    incoming: [{ offerId: id, gives: 'J2', gets: 'J1', seniorityNumber: 1 }],
  });
  expect(await accept(fake, second, id)).toMatchObject({ ok: true, value: { became: 'waits' } });
  expect(await readHeld(fake)).toEqual({
    [first]: 'J1',
    [second]: 'J2',
    [third]: 'J3',
    [fourth]: 'J3',
  });
  expect(await approve(fake, id)).toMatchObject({ ok: true, value: { isPublished: true } });
  expect(await readHeld(fake)).toEqual({
    [first]: 'J2',
    [second]: 'J1',
    [third]: 'J3',
    [fourth]: 'J3',
  });
  expect([await readStates(fake, first), await readStates(fake, second)]).toEqual([
    ['published'],
    ['published'],
  ]);
});

test('both drivers are told what they had, what they have and that they traded', async () => {
  const { fake, id } = await agreed();
  await approve(fake, id);
  const readNews = async (employeeId: string) => {
    const access = await fake.asDriver(employeeId);
    const loaded = await jobRanking.load({ deps: fake.deps, scope: access.scope, employeeId });
    return (await readPreferences({ deps: fake.deps, access, loaded, now: fake.now() })).news;
  };
  expect((await readNews(first))?.change).toEqual({
    before: ['J1'],
    now: ['J2'],
    causes: [{ code: 'traded', own: true, ids: ['J2'] }],
    offers: null,
  });
  expect((await readNews(second))?.change).toMatchObject({ before: ['J2'], now: ['J1'] });
  expect((await readNews(third))?.change).toBeNull();
});

test('no employee ID of another driver reaches a driver', async () => {
  const { fake, id } = await agreed();
  await offer(fake, third, 'J3', 'J1');
  const seen = JSON.stringify([await readOwn(fake, first), await readOwn(fake, second), id]);
  expect(seen).not.toMatch(/10000\d\d/);
});

test('nothing that an administrator has prepared becomes public with a trade, but later, with the trade', async () => {
  const { fake, id } = await agreed();
  const input = { driverId: third, jobId: 'AIR', note: '', confirmed: true };
  expect(toCode(await assignManually({ ...(await asAdmin(fake)), input }))).toBe('ok');
  await approve(fake, id);
  expect(await readHeld(fake)).toEqual({
    [first]: 'J2',
    [second]: 'J1',
    [third]: 'J3',
    [fourth]: 'J3',
  });
  expect((await publish(fake)).ok).toBe(true);
  expect(await readHeld(fake)).toEqual({
    [first]: 'J2',
    [second]: 'J1',
    [third]: 'AIR',
    [fourth]: 'J3',
  });
});

test('a trade starts no new time for claims and does not put off the next period', async () => {
  const { fake, id } = await agreed();
  const before = (await fake.site()).site.window;
  fake.clock.advance(3_600_000);
  await approve(fake, id);
  expect((await fake.site()).site.window).toMatchObject({
    awardVersion: 2,
    claimsFrom: before.publishedAt,
    opensNextFrom: before.opensNextFrom,
  });
});

test('an approved trade that a later version makes impossible is skipped, and possible again afterwards', async () => {
  const { fake, id } = await agreed();
  await approve(fake, id);
  const input = { driverId: first, jobId: 'AIR', note: '', confirmed: true };
  await assignManually({ ...(await asAdmin(fake)), input });
  await publish(fake);
  expect(await readHeld(fake)).toMatchObject({ [first]: 'AIR', [second]: 'J2', [third]: 'J1' });
  expect(await readStates(fake, second)).toEqual(['skipped']);
});

test.each([
  ['a job that the driver does not hold', 'J2', 'J3', 'trade-not-held'],
  ['a job that the driver holds', 'J1', 'J1', 'trade-held-already'],
  ['a job that does not exist', 'J1', 'J9', 'trade-not-offered'],
  ['a job that nobody holds', 'J1', 'AIR', 'trade-nobody-holds'],
])('refuses an offer for %s', async (_, giveId, wantId, code) => {
  expect(await offer(await publishedSite(), first, giveId, wantId)).toBe(code);
});

test('refuses a job that a driver may not hold', async () => {
  const fake = await publishedSite();
  const input = { driverId: first, jobId: 'AIR', note: '', confirmed: true };
  await assignManually({ ...(await asAdmin(fake)), input });
  await publish(fake);
  expect(await offer(fake, second, 'J2', 'AIR')).toBe('trade-needs-certification');
  const id = await offer(fake, first, 'AIR', 'J2');
  expect(toCode(await accept(fake, second, id))).toBe('trade-needs-certification');
});

test('only who holds what is wanted can accept or decline, and nobody their own offer', async () => {
  const fake = await publishedSite();
  const id = await offer(fake, first, 'J1', 'J2');
  for (const driverId of [first, third]) {
    expect(toCode(await accept(fake, driverId, id))).toBe('trade-not-found');
    expect(await decline(fake, driverId, id)).toBe('trade-not-found');
  }
  expect(await takeBack(fake, second, id)).toBe('trade-not-found');
  expect(toCode(await accept(fake, second, 'unknown'))).toBe('trade-not-found');
});

test('of two holders who accept at once, the first gets the trade', async () => {
  const fake = await publishedSite();
  const id = await offer(fake, first, 'J1', 'J3');
  const done = await Promise.all([accept(fake, third, id), accept(fake, fourth, id)]);
  expect(done.map(toCode).sort()).toEqual(['ok', 'trade-changed']);
  expect(toCode(await accept(fake, fourth, id))).toBe('trade-not-found');
});

test('an offer ends when every holder has declined it', async () => {
  const fake = await publishedSite();
  const id = await offer(fake, first, 'J1', 'J3');
  expect(await decline(fake, third, id)).toBe('ok');
  expect([await readStates(fake, first), (await readOwn(fake, third)).incoming]).toEqual([
    ['offered'],
    [],
  ]);
  expect(await decline(fake, fourth, id)).toBe('ok');
  expect(await readStates(fake, first)).toEqual(['declined']);
});

test('an offer that was taken back cannot be accepted, and an accepted one that was canceled not approved', async () => {
  const fake = await publishedSite();
  const withdrawn = await offer(fake, first, 'J1', 'J2');
  expect(await takeBack(fake, first, withdrawn)).toBe('ok');
  expect(toCode(await accept(fake, second, withdrawn))).toBe('trade-not-found');
  const canceled = await offer(fake, first, 'J1', 'J2');
  await accept(fake, second, canceled);
  expect(await takeBack(fake, second, canceled)).toBe('ok');
  expect(toCode(await approve(fake, canceled))).toBe('trade-changed');
  expect(await readStates(fake, first)).toEqual(['canceled', 'withdrawn']);
});

test('a trade is approved once, and cannot be taken back or rejected afterwards', async () => {
  const { fake, id } = await agreed();
  const done = await Promise.all([approve(fake, id), approve(fake, id)]);
  expect(done.map(toCode).sort()).toEqual(['ok', 'trade-changed']);
  expect(toCode(await approve(fake, id))).toBe('trade-changed');
  expect(await takeBack(fake, first, id)).toBe('trade-changed');
  const input = { of, offerId: id, reason: 'No' } as const;
  expect(toCode(await rejectTrade({ ...(await asAdmin(fake)), input }))).toBe('trade-changed');
  expect((await fake.site()).site.window.awardVersion).toBe(2);
});

test('both drivers read why a trade was rejected, and the reason names neither', async () => {
  const { fake, id } = await agreed();
  const reject = async (reason: string) =>
    toCode(await rejectTrade({ ...(await asAdmin(fake)), input: { of, offerId: id, reason } }));
  expect(await reject(' ')).toBe('reason-missing');
  expect(await reject('Dora Driver1 is needed')).toBe('reason-names-driver');
  expect(await reject('Both are needed')).toBe('ok');
  for (const driverId of [first, second])
    expect((await readOwn(fake, driverId)).own).toMatchObject([
      { state: 'rejected', reason: 'Both are needed' },
    ]);
});

test('an open claim stops offers, acceptances and approvals about its job and its driver', async () => {
  const fake = await publishedSite();
  const id = await offer(fake, first, 'J1', 'J2');
  await accept(fake, second, id);
  const other = await offer(fake, fourth, 'J3', 'J2');
  const filed = await fileClaim({
    deps: fake.deps,
    access: await fake.asDriver(third),
    input: { of: 'jobs', subject: { jobId: 'J1' }, text: 'Mine' },
    receivedAt: fake.now(),
  });
  expect(filed.ok).toBe(true);
  expect(toCode(await approve(fake, id))).toBe('trade-claim-open');
  expect(await offer(fake, third, 'J3', 'J2')).toBe('trade-claim-open');
  // It is not about what the claim is about, so only the trade that waits stands against it.
  expect(toCode(await accept(fake, second, other))).toBe('trade-agreed-already');
  const [claim] = await fake.deps.stores.claims.list(fake.scope, periodId);
  const input = { claimId: claim!.id, verdict: 'denied', reason: 'No', confirmed: true } as const;
  await answerClaim({ ...(await asAdmin(fake)), input });
  expect(toCode(await approve(fake, id))).toBe('ok');
});

test('a denied claim is filed again only if the own result, the job or the whole award has changed', async () => {
  const { fake, id } = await agreed();
  const file = async () => {
    const input = { of, subject: { jobId: 'J1' }, text: 'Mine' } as const;
    const access = await fake.asDriver(third);
    const filed = await fileClaim({ deps: fake.deps, access, input, receivedAt: fake.now() });
    const { claimed } = await jobRanking
      .load({ deps: fake.deps, scope: access.scope, employeeId: third })
      .then((loaded) => readPreferences({ deps: fake.deps, access, loaded, now: fake.now() }));
    // The page offers what is accepted: afterwards the claim is open.
    expect(claimed).toEqual(['pick J1']);
    return toCode(filed);
  };
  const deny = async () => {
    const claims = await fake.deps.stores.claims.list(fake.scope, periodId);
    const { id: claimId } = claims.find(({ state }) => state === 'open')!;
    const input = { claimId, verdict: 'denied', reason: 'No', confirmed: true } as const;
    expect(toCode(await answerClaim({ ...(await asAdmin(fake)), input }))).toBe('ok');
  };
  const fileAndDeny = async () => {
    expect(await file()).toBe('ok');
    await deny();
    expect(await file()).toBe('claim-exists');
  };
  await fileAndDeny();
  expect(toCode(await approve(fake, id))).toBe('ok');
  expect(await file()).toBe('claim-exists');
  await moveJob(fake, { jobId: 'J2' });
  expect(await file()).toBe('claim-exists');
  await moveJob(fake, { jobId: 'J1' });
  await fileAndDeny();
  await moveJob(fake, { jobId: 'J3' });
  await fileAndDeny();
  fake.clock.advance(1000);
  expect((await publish(fake)).ok).toBe(true);
  await fileAndDeny();
});

test('a job that was traded for or away is no reason for a claim', async () => {
  const { fake, id } = await agreed();
  await approve(fake, id);
  const file = async (driverId: string, jobId: string) =>
    toCode(
      await fileClaim({
        deps: fake.deps,
        access: await fake.asDriver(driverId),
        input: { of: 'jobs', subject: { jobId }, text: 'Mine' },
        receivedAt: fake.now(),
      }),
    );
  expect(await file(first, 'J1')).toBe('claim-not-about-a-pick');
});

test('a trade lapses when a version published in between gives one of the jobs to somebody else', async () => {
  const { fake, id } = await agreed();
  const input = { driverId: third, jobId: 'J1', note: '', confirmed: true };
  await assignManually({ ...(await asAdmin(fake)), input });
  await publish(fake);
  expect(toCode(await approve(fake, id))).toBe('trade-not-held');
  expect(await readStates(fake, second)).toEqual(['lapsed']);
});

test('nobody trades while a version is being published, after a withdrawal, or where trades are off', async () => {
  const fake = await publishedSite();
  const id = await offer(fake, first, 'J1', 'J2');
  const next = { periodId, version: 2, begunAt: fake.now(), site: null };
  await fake.deps.stores.awards.begin(fake.scope, next);
  expect(toCode(await accept(fake, second, id))).toBe('trades-publishing');
  const running = await fake.deps.stores.awards.findPublication(fake.scope, periodId);
  await fake.deps.stores.awards.abandon(fake.scope, running!);
  await choose(fake, { trades: 'off' });
  expect(toCode(await accept(fake, second, id))).toBe('trades-off');
  await choose(fake, { trades: 'with-approval' });
  const input = { of, reason: 'A job was missing', seen: 1 } as const;
  await withdrawAward({ ...(await asAdmin(fake)), input });
  expect(toCode(await accept(fake, second, id))).toBe('trades-not-published');
  expect(await takeBack(fake, first, id)).toBe('ok');
});

test('nobody trades once the week has begun', async () => {
  const { fake, id } = await agreed();
  fake.clock.moveTo('2026-11-30T12:00:00.000Z');
  expect(toCode(await approve(fake, id))).toBe('trade-week-begun');
});

test('an approved trade whose publication was refused is shown so, and the next publication applies it', async () => {
  const { fake, id } = await agreed();
  const { awards } = fake.deps.stores;
  const refusing: typeof awards = {
    ...awards,
    begin: async () => ({ ok: false, error: { code: 'publication-begun' } }),
  };
  const deps = { ...fake.deps, stores: { ...fake.deps.stores, awards: refusing } };
  const done = await approveTrade({
    deps,
    access: await fake.asAdmin(),
    input: { of, offerId: id },
  });
  expect(done).toMatchObject({ ok: true, value: { isPublished: false } });
  expect(await readStates(fake, first)).toEqual(['approved']);
  expect(await readTrades({ ...(await asAdmin(fake)), of })).toMatchObject({ unpublished: 1 });
  const opened = await openNextPeriod({ ...fake, ...(await fake.site()), now: fake.now() });
  expect(opened).toEqual({ ok: false, error: { code: 'trades-unpublished', count: 1 } });
  const { deps: own, access } = await asAdmin(fake);
  expect((await publishTrades(own, access, of)).ok).toBe(true);
  expect(await readHeld(fake)).toMatchObject({ [first]: 'J2', [second]: 'J1' });
});

test('a withdrawn version is published again with its trades', async () => {
  const { fake, id } = await agreed();
  await approve(fake, id);
  const input = { of, reason: 'A job was missing', seen: 2 } as const;
  await withdrawAward({ ...(await asAdmin(fake)), input });
  expect((await publish(fake)).ok).toBe(true);
  expect(await readHeld(fake)).toMatchObject({ [first]: 'J2', [second]: 'J1' });
});

test('an administrator who publishes over a running trade publishes nothing that they have not seen', async () => {
  const { fake } = await agreed();
  const next = { periodId, version: 2, begunAt: fake.now(), site: null, only: 'trades' as const };
  await fake.deps.stores.awards.begin(fake.scope, next);
  const input = { driverId: third, jobId: 'AIR', note: '', confirmed: true };
  await assignManually({ ...(await asAdmin(fake)), input });
  expect(await publish(fake)).toMatchObject({ ok: false, error: { code: 'award-changed' } });
  expect(await readHeld(fake)).toMatchObject({ [third]: 'J3' });
});

test('where no approval is needed, accepting publishes, unless one signed in by ID alone', async () => {
  const fake = await publishedSite({ trades: 'without-approval' });
  const id = await offer(fake, first, 'J1', 'J2');
  const byId = { deps: fake.deps, access: await fake.asDriver(second) };
  expect(await acceptTrade({ ...byId, input: { of, offerId: id } })).toMatchObject({
    value: { became: 'waits' },
  });
  expect(await readHeld(fake)).toMatchObject({ [first]: 'J1' });
  expect(await takeBack(fake, second, id)).toBe('ok');
  const again = await offer(fake, third, 'J3', 'J2');
  expect(await accept(fake, second, again)).toMatchObject({ value: { became: 'published' } });
  expect(await readHeld(fake)).toMatchObject({ [second]: 'J3', [third]: 'J2' });
});

test('a driver has a limited number of offers and of trades', async () => {
  const fake = await publishedSite({ trades: 'without-approval' });
  for (let made = 0; made < maxOffers; made++) {
    const id = await offer(fake, first, 'J1', 'J2');
    expect(await offer(fake, first, 'J1', 'J2')).toBe('trade-offered-already');
    expect(await takeBack(fake, first, id)).toBe('ok');
  }
  expect(await offer(fake, first, 'J1', 'J2')).toBe('trade-offers-used-up');
  for (let made = 0; made < maxTrades; made++) {
    const [gives, wants] = made % 2 === 0 ? ['J3', 'J2'] : ['J2', 'J3'];
    const id = await offer(fake, third, gives!, wants!);
    expect(toCode(await accept(fake, second, id))).toBe('ok');
  }
  expect(await offer(fake, second, 'J3', 'J1')).toBe('trade-trades-used-up');
});

test('of two offers made at once, one is stored', async () => {
  const fake = await publishedSite();
  const ids = await Promise.all([offer(fake, first, 'J1', 'J2'), offer(fake, first, 'J1', 'J3')]);
  expect(ids.filter((id) => id === 'trade-changed')).toHaveLength(1);
});

test('the driver sees at once how many offers wait, and not those of another tenant', async () => {
  const fake = await publishedSite();
  await offer(fake, first, 'J1', 'J2');
  const count = async (driverId: string) => {
    const award = await fake.deps.stores.awards.outcome(fake.scope, periodId, 1, driverId);
    const readOutcome = async () => award?.outcome ?? null;
    return countTrades({ ...(await asDriver(fake, driverId)), of, readOutcome });
  };
  expect([await count(second), await count(third)]).toEqual([
    { incoming: 1, hasOpen: false },
    { incoming: 0, hasOpen: false },
  ]);
  const foreign = makeSiteScope(
    { companyId: 'OTHER', siteId: 'MAIN' },
    { role: 'driver', employeeId: second },
  );
  expect(await fake.deps.stores.trades.listWanting(foreign, periodId, ['J2'])).toEqual([]);
});

test('a trade lapses when one of its jobs changes before it is approved, and both drivers learn why', async () => {
  const { fake, id } = await agreed();
  const other = await offer(fake, fourth, 'J3', 'J2');
  await moveJob(fake);
  for (const driverId of [first, second])
    expect((await readOwn(fake, driverId)).own).toMatchObject([{ state: 'lapsed', changed: 'J2' }]);
  expect((await readOwn(fake, second)).incoming).toEqual([]);
  expect(await readTrades({ ...(await asAdmin(fake)), of })).toMatchObject({
    trades: [{ state: 'lapsed', objections: [{ code: 'trade-not-offered', id: 'J2' }] }],
    offered: 0,
  });
  expect(toCode(await approve(fake, id))).toBe('trade-not-offered');
  expect(toCode(await accept(fake, second, other))).toBe('trade-not-offered');
  const again = await offer(fake, first, 'J1', 'J2');
  expect(toCode(await accept(fake, second, again))).toBe('ok');
  expect(toCode(await approve(fake, again))).toBe('ok');
  expect(await readHeld(fake)).toMatchObject({ [first]: 'J2', [second]: 'J1' });
});

test('offers that lapsed by a change do not use up the waiting ones', async () => {
  const fake = await publishedSite();
  const isMade = async (wantId: string) =>
    expect(await offer(fake, first, 'J1', wantId)).not.toMatch(/^trade-/);
  await isMade('J2');
  await isMade('J3');
  await moveJob(fake, { jobId: 'J1' });
  await isMade('J2');
  await isMade('J3');
  await moveJob(fake, { jobId: 'J2' });
  await isMade('J2');
  await moveJob(fake, { jobId: 'J3' });
  await isMade('J3');
});

test.each([
  ['a part', true],
  ['a whole version', false],
])('an approved trade whose job is changed by %s first is skipped', async (_, publishes) => {
  const { fake, id } = await agreed();
  await crashAfterApproval(fake, id);
  await moveJob(fake, { publishes });
  const { deps, access } = await asAdmin(fake);
  if (publishes) expect(toCode(await publishTrades(deps, access, of))).toBe('ok');
  else expect((await publish(fake)).ok).toBe(true);
  expect(await readHeld(fake)).toMatchObject({ [first]: 'J1', [second]: 'J2' });
  expect((await readOwn(fake, first)).own).toMatchObject([{ state: 'skipped', changed: 'J2' }]);
});

test('a trade that is in effect stays when a job of it changes', async () => {
  const { fake, id } = await agreed();
  await approve(fake, id);
  await moveJob(fake);
  expect(await readHeld(fake)).toMatchObject({ [first]: 'J2', [second]: 'J1' });
  for (const _ of [1, 2]) {
    expect((await publish(fake)).ok).toBe(true);
    expect(await readHeld(fake)).toMatchObject({ [first]: 'J2', [second]: 'J1' });
  }
  expect((await readOwn(fake, first)).own).toMatchObject([{ state: 'published', changed: null }]);
});

test('a trade of a withdrawn version does not count again if a job of it has changed', async () => {
  const { fake, id } = await agreed();
  await approve(fake, id);
  const input = { of, reason: 'A job was missing', seen: 2 } as const;
  await withdrawAward({ ...(await asAdmin(fake)), input });
  await moveJob(fake, { publishes: false });
  expect((await publish(fake)).ok).toBe(true);
  expect(await readHeld(fake)).toMatchObject({ [first]: 'J1', [second]: 'J2' });
});

test('says that a driver is no longer on the list, and nothing else about them', async () => {
  const { fake, id } = await agreed();
  const { deps, scope } = fake;
  const { version: expectedVersion } = await deps.stores.drivers.list(scope);
  const change = { expectedVersion, puts: [], deletes: [second], entry: anEntry() };
  expect((await deps.stores.drivers.commit(scope, change)).ok).toBe(true);
  const objections = [{ code: 'trade-driver-deleted', who: 'with' }];
  expect(await readTrades({ ...(await asAdmin(fake)), of })).toMatchObject({
    trades: [{ state: 'accepted', objections }],
  });
  expect(toCode(await approve(fake, id))).toBe('trade-driver-deleted');
  expect((await publish(fake)).ok).toBe(true);
  expect(await readTrades({ ...(await asAdmin(fake)), of })).toMatchObject({
    trades: [{ state: 'lapsed', objections }],
  });
});

test('an administrator sees who trades what, and what stands against it', async () => {
  const { fake, id } = await agreed();
  expect(await readTrades({ ...(await asAdmin(fake)), of })).toMatchObject({
    trades: [
      {
        offerId: id,
        state: 'accepted',
        drivers: [
          { employeeId: first, name: 'Dora Driver1', gives: 'J1' },
          { employeeId: second, name: 'Dora Driver2', gives: 'J2' },
        ],
        objections: [],
      },
    ],
  });
});

test('every step is in the activity log', async () => {
  const { fake, id } = await agreed();
  await approve(fake, id);
  expect((await logged(fake)).sort()).toEqual([
    'trade-accepted',
    'trade-approved',
    'trade-offered',
  ]);
});

test('trades that were approved before they were turned off can be published, and once only', async () => {
  const { fake, id } = await agreed();
  await crashAfterApproval(fake, id);
  await choose(fake, { trades: 'off' });
  expect(await readTrades({ ...(await asAdmin(fake)), of })).toMatchObject({
    refusal: 'trades-off',
    unpublished: 1,
  });
  expect(toCode(await publishTrades(fake.deps, await fake.asAdmin(), of))).toBe('ok');
  expect(await readHeld(fake)).toMatchObject({ [first]: 'J2', [second]: 'J1' });
  expect(toCode(await publishTrades(fake.deps, await fake.asAdmin(), of))).toBe('award-changed');
});

test('the limit of trades holds for a driver whose offers were made before', async () => {
  const fake = await publishedSite();
  const tradeNow = async (give: string, want: string) => {
    const id = await offer(fake, first, give, want);
    expect((await accept(fake, second, id)).ok).toBe(true);
    expect(toCode(await approve(fake, id))).toBe('ok');
  };
  await tradeNow('J1', 'J2');
  const kept = await offer(fake, first, 'J2', 'J3');
  await tradeNow('J2', 'J1');
  await tradeNow('J1', 'J2');
  expect(toCode(await accept(fake, third, kept))).toBe('trade-trades-used-up');
});

test('a trade is approved although its period is left in the same moment', async () => {
  const { fake, id } = await agreed();
  fake.clock.advance(25 * 3_600_000);
  const { trades } = fake.deps.stores;
  const { approve: storeApproval } = trades;
  let opened = '';
  (trades as { approve: typeof storeApproval }).approve = async (...asked) => {
    const { deps, scope } = fake;
    const { site } = await fake.site();
    opened ||= toCode(await openNextPeriod({ deps, scope, site, now: fake.now() }));
    return storeApproval(...asked);
  };
  expect(toCode(await approve(fake, id))).toBe('ok');
  expect(opened).toBe('ok');
  expect(await readHeld(fake)).toMatchObject({ [first]: 'J2', [second]: 'J1' });
});

/** The next selection is open, and the week of the published jobs begins on Monday, November 30. */
const openedNext = async (chosen: Partial<SiteSettings> = {}) => {
  const fake = await publishedSite(chosen);
  fake.clock.moveTo('2026-11-27T12:00:00.000Z');
  const { deps, scope } = fake;
  const { site } = await fake.site();
  expect((await openNextPeriod({ deps, scope, site, now: fake.now() })).ok).toBe(true);
  return fake;
};

test('drivers trade the jobs of the coming week after the next selection has opened', async () => {
  const fake = await openedNext();
  const { window: before } = (await fake.site()).site;
  const id = await offer(fake, first, 'J1', 'J2');
  const readPage = async (employeeId: string) => {
    const { deps, access } = await asDriver(fake, employeeId);
    const loaded = await jobRanking.load({ deps, scope: fake.scope, employeeId });
    return readPreferences({ deps, access, loaded, now: fake.now() });
  };
  expect(await readPage(second)).toMatchObject({
    tradeOffers: { incoming: 1, hasOpen: false },
    atWork: [{ isTraded: true }],
  });
  expect(await accept(fake, second, id)).toMatchObject({ ok: true });
  expect(await readTrades({ ...(await asAdmin(fake)), of })).toMatchObject({
    trades: [{ offerId: id, state: 'accepted', objections: [] }],
  });
  expect(await approve(fake, id)).toMatchObject({ ok: true, value: { isPublished: true } });
  expect(await readHeld(fake)).toEqual({
    ...{ [first]: 'J2', [second]: 'J1', [third]: 'J3', [fourth]: 'J3' },
  });
  const publishedAt = fake.now();
  expect((await fake.site()).site.window).toEqual({
    ...before,
    lastAward: { periodId, version: 2, publishedAt },
  });
  expect((await readPage(first)).atWork).toMatchObject([
    {
      job: { jobId: 'J2' },
      news: { change: { before: ['J1'], causes: [{ code: 'traded' }] } },
    },
  ]);
  expect(await readStates(fake, first)).toEqual(['published']);
});

test('pages of trades say of which week the jobs are', async () => {
  const readWeeks = async (fake: FakeSite) => {
    const driver = await readTradesPage(await asDriver(fake, first), of);
    const admin = await readTrades({ ...(await asAdmin(fake)), of });
    return [driver.week, admin.week];
  };
  const fake = await publishedSite();
  expect(await readWeeks(fake)).toEqual(Array(2).fill({ periodId, when: 'next-week' }));
  fake.clock.moveTo('2026-11-30T05:00:00.000Z');
  expect(await readWeeks(fake)).toEqual(Array(2).fill({ periodId, when: 'this-week' }));
  fake.clock.moveTo('2026-12-07T05:00:00.000Z');
  expect(await readWeeks(fake)).toEqual(Array(2).fill({ periodId, when: null }));

  const opened = await openedNext();
  expect(await readWeeks(opened)).toEqual(Array(2).fill({ periodId, when: 'next-week' }));
  opened.clock.moveTo('2026-11-30T05:00:00.000Z');
  expect(await readWeeks(opened)).toEqual([null, null]);
  await choose(opened, { trades: 'off' });
  expect(await readWeeks(opened)).toEqual([null, null]);
});

test('trading ends when the week of the jobs begins', async () => {
  const fake = await openedNext();
  const id = await offer(fake, first, 'J1', 'J2');
  fake.clock.moveTo('2026-11-30T05:00:00.000Z');
  expect(toCode(await accept(fake, second, id))).toBe('trades-not-published');
  expect(await offer(fake, third, 'J3', 'J1')).toBe('trades-not-published');
  expect(await readOwn(fake, first)).toMatchObject({ refusal: 'trades-not-published', own: [] });
});

test('a scheduled function finishes trades of the coming week, and nothing else of it', async () => {
  const fake = await openedNext();
  const { awards } = fake.deps.stores;
  const next = { periodId, version: 2, begunAt: fake.now(), site: null };
  const resume = async () =>
    resumeAward({ ...(await asAdmin(fake)), periodId, hasTime: () => true });
  await awards.begin(fake.scope, next);
  await resume();
  expect((await fake.site()).site.window.lastAward).toMatchObject({ version: 1 });
  expect(await awards.findPublication(fake.scope, periodId)).toBeNull();
  await awards.begin(fake.scope, { ...next, only: 'trades' });
  await resume();
  expect((await fake.site()).site.window.lastAward).toMatchObject({ version: 2 });
});

test('without approval, accepting publishes for the coming week at once', async () => {
  const fake = await openedNext({ trades: 'without-approval' });
  const id = await offer(fake, first, 'J1', 'J2');
  expect(await accept(fake, second, id)).toMatchObject({ value: { became: 'published' } });
  expect(await readHeld(fake)).toMatchObject({ [first]: 'J2', [second]: 'J1' });
});
