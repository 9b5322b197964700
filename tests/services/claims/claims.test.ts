import { expect, test } from 'vitest';
import { publishAward } from '~/app/services/award/publish-award.server';
import { readProvisional, readPublished } from '~/app/services/award/read-assignments.server';
import { fileClaim } from '~/app/services/claims/file-claim.server';
import { readDisputes } from '~/app/services/claims/read-disputes.server';
import { jobRanking, readPreferences } from '~/app/services/ranking/job-ranking.server';
import { changeSelection } from '~/app/services/selection/change-selection.server';
import { readDashboard } from '~/app/services/selection/read-dashboard.server';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { answerClaim, assignManually, awardDisputedJob } from '~/tests/support/manual-assignments';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { rankJobs } from '~/tests/support/save-ranks';

const drivers = [1, 2, 3].map((rank) =>
  aDriver({ employeeId: `100000${rank}`, name: `Dora Driver${rank}`, seniorityNumber: rank }),
);
const jobs = ['J1', 'J2', 'J3'].map((jobId) => aJob({ jobId }));

const driverPage = async (fake: FakeSite, employeeId: string) => {
  const access = await fake.asDriver(employeeId);
  const loaded = await jobRanking.load({ deps: fake.deps, scope: access.scope, employeeId });
  return readPreferences({ deps: fake.deps, access, loaded, now: fake.now() });
};
const rank = async ({ deps }: FakeSite, employeeId: string, jobIds: string[]) =>
  expect((await rankJobs(deps, employeeId, jobIds)).ok).toBe(true);
const publish = async (fake: FakeSite) =>
  publishAward({ deps: fake.deps, access: await fake.asAdmin() });
const file = async (fake: FakeSite, employeeId: string, jobId: string, text = 'Mine') =>
  fileClaim({
    deps: fake.deps,
    access: await fake.asDriver(employeeId),
    input: { of: 'jobs', subject: { jobId }, text },
    receivedAt: fake.now(),
  });
const answer = async (
  fake: FakeSite,
  claimId: string,
  verdict: 'granted' | 'denied',
  { reason = 'Looked at it again', confirmed = false } = {},
) =>
  answerClaim({
    deps: fake.deps,
    access: await fake.asAdmin(),
    input: { claimId, verdict, reason, confirmed },
  });
const getCode = (result: { ok: true } | { ok: false; error: { code: string } }) =>
  result.ok ? 'ok' : result.error.code;

/** An award is published in which driver 1 got J1, and driver 2 wanted J1 but got J2. */
const site = async () => {
  const fake = await fakeSite(drivers, jobs);
  await rank(fake, '1000001', ['J1']);
  await rank(fake, '1000002', ['J1', 'J2']);
  await fake.close();
  expect((await publish(fake)).ok).toBe(true);
  return fake;
};
const filed = async (fake: FakeSite, employeeId = '1000002', jobId = 'J1') => {
  const claim = await file(fake, employeeId, jobId);
  if (!claim.ok) throw new Error(claim.error.code);
  return claim.value;
};

test('a driver files one claim about a pick, and it is logged without its text', async () => {
  const fake = await site();
  const claim = await filed(fake);
  expect(claim).toMatchObject({
    jobId: 'J1',
    rank: 1,
    awardVersion: 1,
    givenReason: { code: 'went-to', taker: { seniorityNumber: 1, rank: 1, isManual: false } },
    text: 'Mine',
    state: 'open',
  });
  expect(getCode(await file(fake, '1000002', 'J1'))).toBe('claim-exists');
  expect(getCode(await file(fake, '1000002', 'J2'))).toBe('claim-not-about-a-pick');
  expect(getCode(await file(fake, '1000003', 'J1'))).toBe('claim-not-about-a-pick');
  const [entry] = await fake.deps.stores.activity.latest(fake.scope, 1);
  expect(entry).toMatchObject({
    actor: { role: 'driver', id: '1000002', name: 'Dora Driver2' },
    event: { code: 'claim-filed', jobId: 'J1', rank: 1, periodId: '2026-W49' },
  });
  const dashboard = { deps: fake.deps, access: await fake.asAdmin(), now: fake.now() };
  expect((await readDashboard(dashboard)).openClaims).toBe(1);
});

test("the time for claims ends by the server's time", async () => {
  const fake = await site();
  const { claimsUntil } = await driverPage(fake, '1000002');
  fake.clock.moveTo(claimsUntil!);
  expect((await driverPage(fake, '1000002')).claimsUntil).toBeNull();
  expect(getCode(await file(fake, '1000002', 'J1'))).toBe('claims-closed');
});

test('claims are refused before the first publication', async () => {
  const fake = await fakeSite(drivers, jobs);
  await rank(fake, '1000002', ['J1']);
  expect(getCode(await file(fake, '1000002', 'J1'))).toBe('claims-closed');
  await fake.close();
  expect(getCode(await file(fake, '1000002', 'J1'))).toBe('claims-closed');
});

test('the reason of a denied claim is shown only to its driver', async () => {
  const fake = await site();
  const { id } = await filed(fake);
  expect(getCode(await answer(fake, id, 'denied', { reason: ' ' }))).toBe('reason-missing');
  expect(getCode(await answer(fake, id, 'denied', { reason: 'Ask Dora Driver1' }))).toBe(
    'reason-names-driver',
  );
  expect(getCode(await answer(fake, 'nothing', 'denied'))).toBe('claim-not-found');
  expect(getCode(await answer(fake, id, 'denied', { reason: 'Seniority decides' }))).toBe('ok');
  const own = await driverPage(fake, '1000002');
  expect(own.claims).toEqual([
    expect.objectContaining({
      state: 'denied',
      answer: { reason: 'Seniority decides', at: expect.any(String) as string },
    }),
  ]);
  expect((await driverPage(fake, '1000001')).claims).toEqual([]);
  expect(JSON.stringify(own)).not.toMatch(/1000001|Driver1|admin/);
  expect(getCode(await answer(fake, id, 'granted'))).toBe('claim-answered');
  expect(await fake.deps.stores.manual.list(fake.scope, '2026-W49')).toEqual([]);
});

test('a grant is refused if the driver was assigned another job meanwhile, and the claim stays open', async () => {
  const fake = await site();
  const { id } = await filed(fake);
  const { claims, manual } = fake.deps.stores;
  const access = await fake.asAdmin();
  const input = { driverId: '1000002', jobId: 'J3', note: '', confirmed: true };
  const overtaken: typeof claims = {
    ...claims,
    answer: async (...asked) => {
      expect((await assignManually({ deps: fake.deps, access, input })).ok).toBe(true);
      return claims.answer(...asked);
    },
  };
  const refused = await answerClaim({
    deps: { ...fake.deps, stores: { ...fake.deps.stores, claims: overtaken } },
    access,
    input: { claimId: id, verdict: 'granted', reason: 'Looked at it again', confirmed: true },
  });
  expect(refused).toEqual({ ok: false, error: { code: 'manual-driver-taken', jobId: 'J3' } });
  expect(await manual.list(fake.scope, '2026-W49')).toMatchObject([{ jobId: 'J3' }]);
  expect(await claims.list(fake.scope, '2026-W49')).toMatchObject([{ state: 'open' }]);
});

test('a grant against seniority takes a confirmation, and counts with the next publication', async () => {
  const fake = await site();
  const { id } = await filed(fake);
  expect(getCode(await answer(fake, id, 'granted'))).toBe('manual-needs-confirmation');
  expect(getCode(await answer(fake, id, 'granted', { confirmed: true }))).toBe('ok');
  const [entry] = await fake.deps.stores.activity.latest(fake.scope, 1);
  expect(entry?.event).toEqual({
    code: 'claim-granted',
    jobId: 'J1',
    driverId: '1000002',
    driverName: 'Dora Driver2',
    periodId: '2026-W49',
    replacedId: null,
    objections: [
      expect.objectContaining({
        ...{ code: 'less-senior', driverId: '1000001', seniorityNumber: 1 },
        driverName: 'Dora Driver1',
      }),
    ],
    note: 'Looked at it again',
  });
  expect((await driverPage(fake, '1000002')).outcome?.awardedId).toBe('J2');

  const access = await fake.asAdmin();
  const preview = await readProvisional({ deps: fake.deps, access, now: fake.now() });
  expect(preview?.answered.map((claim) => claim.id)).toEqual([id]);
  const before = await readDisputes({ deps: fake.deps, access, asked: null, now: fake.now() });
  expect(before.claims[0]?.isPublished).toBe(false);
  expect((await publish(fake)).ok).toBe(true);
  expect((await driverPage(fake, '1000002')).outcome?.awardedId).toBe('J1');
  const again = await fake.asAdmin();
  const shown = await readPublished({ deps: fake.deps, access: again });
  expect(shown?.answered.map((claim) => claim.id)).toEqual([id]);
  expect(shown?.difference?.from).toMatchObject({ rank: 1, seniorityNumber: 1 });
  const after = await readDisputes({
    deps: fake.deps,
    access: again,
    asked: null,
    now: fake.now(),
  });
  expect(after.claims[0]?.isPublished).toBe(true);

  // The next version lists only claims that were answered after the previous version was published.
  const other = await filed(fake, '1000001', 'J1');
  expect(getCode(await answer(fake, other.id, 'denied'))).toBe('ok');
  expect((await publish(fake)).ok).toBe(true);
  const third = await readPublished({ deps: fake.deps, access: await fake.asAdmin() });
  expect(third?.answered.map((claim) => claim.id)).toEqual([other.id]);
});

test('one of two administrators who answer at once is refused', async () => {
  const fake = await site();
  const { id } = await filed(fake);
  const both = await Promise.all([
    answer(fake, id, 'granted', { confirmed: true }),
    answer(fake, id, 'denied'),
  ]);
  expect(both.map(getCode).sort()).toEqual(['claim-answered', 'ok']);
});

test('a grant never gives a driver two manual assignments', async () => {
  const fake = await site();
  const { id } = await filed(fake);
  await awardDisputedJob({
    deps: fake.deps,
    access: await fake.asAdmin(),
    input: { driverId: '1000002', jobId: 'J3', reason: 'Training', confirmed: true },
  });
  expect(getCode(await answer(fake, id, 'granted', { confirmed: true }))).toBe(
    'manual-driver-taken',
  );
  expect((await driverPage(fake, '1000002')).claims[0]?.state).toBe('open');
});

test('granting a job that was granted to another driver takes a confirmation', async () => {
  const fake = await fakeSite(drivers, jobs);
  for (const { employeeId } of drivers) await rank(fake, employeeId, ['J1', 'J2', 'J3']);
  await fake.close();
  expect((await publish(fake)).ok).toBe(true);
  const junior = await filed(fake, '1000003');
  const senior = await filed(fake, '1000002');
  expect(getCode(await answer(fake, junior.id, 'granted', { confirmed: true }))).toBe('ok');
  const asked = await readDisputes({
    deps: fake.deps,
    access: await fake.asAdmin(),
    asked: { claimId: senior.id },
    now: fake.now(),
  });
  const taken = expect.objectContaining({ code: 'taken', driverId: '1000003' });
  expect(asked.question?.objections).toContainEqual(taken);
  const access = await fake.asAdmin();
  const input = { driverId: '1000001', jobId: 'J1', reason: 'Why not', confirmed: false };
  expect(await awardDisputedJob({ deps: fake.deps, access, input })).toMatchObject({
    ok: false,
    error: { code: 'manual-needs-confirmation', because: expect.arrayContaining([taken]) },
  });
  expect(getCode(await answer(fake, senior.id, 'granted'))).toBe('manual-needs-confirmation');
  expect(getCode(await answer(fake, senior.id, 'granted', { confirmed: true }))).toBe('ok');
});

test('granting a claim about a job with places pushes nobody out while one is free', async () => {
  const fake = await fakeSite(drivers, [
    aJob(),
    aJob({ jobId: 'J2', places: 2 }),
    aJob({ jobId: 'J3' }),
  ]);
  for (const { employeeId } of drivers) await rank(fake, employeeId, ['J2', 'J1', 'J3']);
  await fake.close();
  expect((await publish(fake)).ok).toBe(true);
  const access = await fake.asAdmin();
  // The two most senior drivers got the places, so only the third has something to claim.
  const { id } = await filed(fake, '1000003', 'J2');
  expect(getCode(await answer(fake, id, 'granted', { confirmed: true }))).toBe('ok');
  const manual = await fake.deps.stores.manual.list(fake.scope, '2026-W49');
  expect(manual.map(({ driverId }) => driverId)).toEqual(['1000003']);
  const asked = { driverId: '1000001', jobId: 'J2' };
  const { question } = await readDisputes({ deps: fake.deps, access, asked, now: fake.now() });
  expect(question?.objections.map(({ code }) => code)).not.toContain('taken');
});

test('the next period waits until all claims are answered', async () => {
  const fake = await site();
  const { id } = await filed(fake);
  const start = async () =>
    getCode(
      await changeSelection({
        deps: fake.deps,
        access: await fake.asAdmin(),
        input: { intent: 'start-next-period', endsClaims: true },
      }),
    );
  expect(await start()).toBe('claims-open');
  await answer(fake, id, 'denied');
  expect(await start()).toBe('ok');
});

test('a conflict is decided manually with a reason, and against seniority with a confirmation', async () => {
  const fake = await fakeSite(drivers, jobs);
  await rank(fake, '1000001', ['J1']);
  await rank(fake, '1000002', ['J1', 'J2']);
  const access = await fake.asAdmin();
  const decide = async (reason: string, confirmed: boolean) =>
    getCode(
      await awardDisputedJob({
        deps: fake.deps,
        access,
        input: { driverId: '1000002', jobId: 'J1', reason, confirmed },
      }),
    );
  const read = (asked: { driverId: string; jobId: string } | null = null) =>
    readDisputes({ deps: fake.deps, access, asked, now: fake.now() });
  expect((await read()).conflicts).toMatchObject([
    { jobId: 'J1', winnerIds: ['1000001'], givenTo: [], isResolved: true },
  ]);
  expect((await read({ driverId: '1000002', jobId: 'J1' })).question?.objections).toHaveLength(1);
  expect((await read({ driverId: '1000001', jobId: 'J1' })).question?.objections).toEqual([]);
  expect((await read({ driverId: '9999999', jobId: 'J1' })).question).toBeNull();
  expect(await decide('', true)).toBe('reason-missing');
  expect(await decide('x'.repeat(501), true)).toBe('reason-too-long');
  expect(await decide('Medical', false)).toBe('manual-needs-confirmation');
  expect(await decide('Medical', true)).toBe('ok');
  expect((await read()).conflicts).toMatchObject([
    { winnerIds: ['1000002'], givenTo: ['1000002'] },
  ]);
  expect(await fake.deps.stores.manual.list(fake.scope, '2026-W49')).toMatchObject([
    { driverId: '1000002', jobId: 'J1', note: 'Medical', by: 'admin' },
  ]);
});
