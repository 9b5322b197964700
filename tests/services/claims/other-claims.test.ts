import { expect, test } from 'vitest';
import { publishAward } from '~/app/services/award/publish-award.server';
import { readProvisional } from '~/app/services/award/read-assignments.server';
import { fileClaim } from '~/app/services/claims/file-claim.server';
import { readDisputes } from '~/app/services/claims/read-disputes.server';
import { jobRanking, readPreferences } from '~/app/services/ranking/job-ranking.server';
import { openNextPeriod } from '~/app/services/selection/open-next-period.server';
import { readWeek } from '~/app/services/selection/read-week.server';
import { claimKinds, type ClaimKind } from '~/domain/claims/claim-subject';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { answerClaim } from '~/tests/support/manual-assignments';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { rankJobs } from '~/tests/support/save-ranks';
import { testEntry } from '~/tests/support/stocked-site';

const drivers = [1, 2, 3].map((rank) =>
  aDriver({ employeeId: `100000${rank}`, name: `Dora Driver${rank}`, seniorityNumber: rank }),
);
const jobs = ['J1', 'J2', 'J3'].map((jobId) => aJob({ jobId }));

/** A published week in which the third driver had no list. */
const site = async () => {
  const fake = await fakeSite(drivers, jobs);
  await rankJobs(fake.deps, '1000001', ['J1']);
  await rankJobs(fake.deps, '1000002', ['J1', 'J2']);
  await fake.close();
  expect((await publish(fake)).ok).toBe(true);
  return fake;
};
const publish = async (fake: FakeSite) =>
  publishAward({ deps: fake.deps, access: await fake.asAdmin() });
const file = async (fake: FakeSite, employeeId: string, kind: ClaimKind) =>
  fileClaim({
    deps: fake.deps,
    access: await fake.asDriver(employeeId),
    input: { of: 'jobs', subject: { kind }, text: 'Please look at it' },
    receivedAt: fake.now(),
  });
const answer = async (fake: FakeSite, verdict: 'granted' | 'denied', reason = 'Corrected') => {
  const [claim] = await fake.deps.stores.claims.list(fake.scope, '2026-W49');
  const input = { claimId: claim!.id, verdict, reason, confirmed: false };
  return answerClaim({ deps: fake.deps, access: await fake.asAdmin(), input });
};
const driverPage = async (fake: FakeSite, employeeId: string) => {
  const { deps, scope } = fake;
  const access = await fake.asDriver(employeeId);
  const loaded = await jobRanking.load({ deps, scope, employeeId });
  return readPreferences({ deps, access, loaded, now: fake.now() });
};
const disputes = async (fake: FakeSite) =>
  readDisputes({
    deps: fake.deps,
    access: await fake.asAdmin(),
    asked: null,
    now: fake.now(),
  });
const openNext = async ({ deps, scope, site: read, now }: FakeSite) =>
  openNextPeriod({ deps, scope, site: (await read()).site, now: now() });

test.each(claimKinds)('a driver without a list files a claim about %s once', async (kind) => {
  const fake = await site();
  const filed = await file(fake, '1000003', kind);
  expect(filed).toMatchObject({ ok: true, value: { kind, awardVersion: 1, state: 'open' } });
  expect(await file(fake, '1000003', kind)).toEqual({
    ok: false,
    error: { code: 'claim-exists' },
  });
  const { claims, claimed } = await driverPage(fake, '1000003');
  expect([claims.map((claim) => claim.kind), claimed]).toEqual([[kind], [kind]]);
  expect((await disputes(fake)).claims).toMatchObject([{ kind, employeeId: '1000003' }]);
  const [entry] = await fake.deps.stores.activity.latest(fake.scope, 1);
  expect(entry?.event).toEqual({
    code: 'other-claim-filed',
    kind,
    awardId: '2026-W49',
    version: 1,
  });
});

test('who was not part of the award reads the answer, also in the next period', async () => {
  const fake = await site();
  const { deps, scope } = fake;
  const { version } = await deps.stores.drivers.list(scope);
  const added = await deps.stores.drivers.commit(scope, {
    expectedVersion: version,
    puts: [aDriver({ employeeId: '1000009', seniorityNumber: 9 })],
    deletes: [],
    entry: testEntry(deps),
  });
  expect(added.ok).toBe(true);
  await file(fake, '1000009', 'seniority');
  await answer(fake, 'denied', 'You started after the cutoff');
  expect((await openNext(fake)).ok).toBe(true);
  expect((await driverPage(fake, '1000009')).atWork).toMatchObject([
    { outcome: null, job: null, claims: [{ answer: { reason: 'You started after the cutoff' } }] },
  ]);
});

test('a claim about a pick and others stand beside each other', async () => {
  const fake = await site();
  for (const kind of claimKinds) expect((await file(fake, '1000002', kind)).ok).toBe(true);
  const pick = await fileClaim({
    deps: fake.deps,
    access: await fake.asDriver('1000002'),
    input: { of: 'jobs', subject: { jobId: 'J1' }, text: 'Mine' },
    receivedAt: fake.now(),
  });
  expect(pick.ok).toBe(true);
  expect((await driverPage(fake, '1000002')).claims).toHaveLength(claimKinds.length + 1);
});

test('the time for claims is that of claims about picks', async () => {
  const fake = await site();
  fake.clock.moveTo((await driverPage(fake, '1000002')).claimsUntil!);
  expect(await file(fake, '1000002', 'list')).toMatchObject({ error: { code: 'claims-closed' } });
});

test('granting changes no assignment, takes effect at once, and is told', async () => {
  const fake = await site();
  await file(fake, '1000003', 'seniority');
  expect((await answer(fake, 'granted', 'Ask Dora Driver1')).ok).toBe(false);
  expect((await answer(fake, 'granted')).ok).toBe(true);
  expect((await answer(fake, 'denied')).ok).toBe(false);
  const { deps, scope } = fake;
  expect(await deps.stores.manual.list(scope, '2026-W49')).toEqual([]);
  expect((await disputes(fake)).claims).toMatchObject([{ state: 'granted', isPublished: true }]);
  expect((await driverPage(fake, '1000003')).claims).toMatchObject([
    { kind: 'seniority', state: 'granted', answer: { reason: 'Corrected' } },
  ]);
  const access = await fake.asAdmin();
  const provisional = await readProvisional({ deps, access, now: fake.now() });
  expect(provisional?.answered).toEqual([]);
  const [entry] = await deps.stores.activity.latest(scope, 1);
  expect(entry?.event).toMatchObject({ code: 'other-claim-granted', driverId: '1000003' });
});

test('an unanswered claim keeps the next period closed, and a granted one does not', async () => {
  const fake = await site();
  await file(fake, '1000003', 'other');
  const { deps } = fake;
  const week = await readWeek({ deps, access: await fake.asAdmin(), now: fake.now() });
  expect(week.step).toMatchObject({ code: 'answer-claims', count: 1 });
  expect(await openNext(fake)).toMatchObject({ error: { code: 'claims-open' } });
  await answer(fake, 'granted');
  expect((await openNext(fake)).ok).toBe(true);
});

test('the next version changes nobody because of it, and does not count it among the claims it answers', async () => {
  const fake = await site();
  await file(fake, '1000003', 'data');
  await answer(fake, 'granted');
  expect((await publish(fake)).ok).toBe(true);
  const { news } = await driverPage(fake, '1000003');
  const [version] = await fake.deps.stores.awards.versions(fake.scope, [
    { periodId: '2026-W49', version: 2 },
  ]);
  expect(version?.answeredClaims).toEqual([]);
  expect(news?.change ?? null).toBeNull();
});
