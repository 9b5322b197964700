import { expect, test } from 'vitest';
import { readRecord } from '~/app/services/award/read-record.server';
import { fileClaim } from '~/app/services/claims/file-claim.server';
import { readDisputes } from '~/app/services/claims/read-disputes.server';
import { readPastVacations } from '~/app/services/past-weeks/read-past-week.server';
import {
  loadWeeksAndSlots,
  readVacationPreferences,
} from '~/app/services/ranking/week-ranking.server';
import { readDashboard } from '~/app/services/selection/read-dashboard.server';
import { changePortal } from '~/app/services/vacation/change-portal.server';
import { addVacationWeeks } from '~/app/services/vacation/change-weeks.server';
import { publishVacations } from '~/app/services/vacation/publish-vacations.server';
import { verifyAward } from '~/domain/award/record/verify-award';
import { vacationAwardId } from '~/domain/vacation/vacation-portal';
import { fakeSite } from '~/tests/support/fake-site';
import { answerWeekClaim, assignVacation } from '~/tests/support/manual-assignments';
import { aDriver } from '~/tests/support/roster-builders';
import { rankWeeks } from '~/tests/support/save-ranks';

const drivers = [1, 2, 3].map((rank) =>
  aDriver({ employeeId: `100000${rank}`, name: `Dora Driver${rank}`, seniorityNumber: rank }),
);
const weeks = [
  { weekId: 'W1', startDate: '2027-01-04', endDate: '2027-01-10', totalSlots: 1 },
  { weekId: 'W2', startDate: '2027-01-11', endDate: '2027-01-17', totalSlots: 1 },
];
const getCode = (result: { ok: true } | { ok: false; error: { code: string } }) =>
  result.ok ? 'ok' : result.error.code;

/** Vacation weeks are published: W1 went to driver 1; driver 2 wanted W1 too and got W2. */
const published = async () => {
  const fake = await fakeSite(drivers);
  const args = async () => ({ deps: fake.deps, access: await fake.asAdmin() });
  await addVacationWeeks(await args(), weeks);
  await changePortal({ ...(await args()), input: { intent: 'open-portal' } });
  expect((await rankWeeks(fake.deps, '1000001', ['W1'])).ok).toBe(true);
  expect((await rankWeeks(fake.deps, '1000002', ['W1', 'W2'])).ok).toBe(true);
  await changePortal({ ...(await args()), input: { intent: 'close-portal' } });
  fake.clock.advance(21_000);
  const publish = async () => expect((await publishVacations(await args())).ok).toBe(true);
  await publish();
  const file = async (employeeId: string, weekId: string, text = 'Mine') =>
    fileClaim({
      deps: fake.deps,
      access: await fake.asDriver(employeeId),
      input: { of: 'vacations', subject: { jobId: weekId }, text },
      receivedAt: fake.now(),
    });
  const answer = async (
    claimId: string,
    verdict: 'granted' | 'denied',
    { reason = 'Looked at it again', confirmed = false } = {},
  ) => answerWeekClaim({ ...(await args()), input: { claimId, verdict, reason, confirmed } });
  const readPage = async (employeeId: string) => {
    const access = await fake.asDriver(employeeId);
    const loaded = await loadWeeksAndSlots({ deps: fake.deps, scope: access.scope, employeeId });
    return readVacationPreferences({ deps: fake.deps, access, loaded, now: fake.now() });
  };
  const filed = async () => {
    const claim = await file('1000002', 'W1');
    if (!claim.ok) throw new Error(claim.error.code);
    return claim.value.id;
  };
  return { fake, args, publish, file, filed, answer, readPage };
};

test('a driver files one claim about a week they did not get, and the dashboard counts it', async () => {
  const { fake, args, file, readPage } = await published();
  expect(await file('1000002', 'W1')).toMatchObject({
    ok: true,
    value: { periodId: 'vacation', jobId: 'W1', rank: 1, awardVersion: 1, state: 'open' },
  });
  expect(getCode(await file('1000002', 'W1'))).toBe('claim-exists');
  expect(getCode(await file('1000002', 'W2'))).toBe('claim-not-about-a-pick');
  expect(getCode(await file('1000003', 'W1'))).toBe('claim-not-about-a-pick');
  const [entry] = await fake.deps.stores.activity.latest(fake.scope, 1);
  expect(entry?.event).toEqual({ code: 'week-claim-filed', weekId: 'W1', rank: 1, version: 1 });
  expect(await readPage('1000002')).toMatchObject({ claims: [{ jobId: 'W1', state: 'open' }] });
  expect((await readPage('1000001')).claims).toEqual([]);
  expect((await readDashboard({ ...(await args()), now: fake.now() })).openClaims).toBe(1);
});

test("the time for claims about weeks ends by the server's time", async () => {
  const { fake, file, readPage } = await published();
  fake.clock.moveTo((await readPage('1000002')).claimsUntil!);
  expect((await readPage('1000002')).claimsUntil).toBeNull();
  expect(getCode(await file('1000002', 'W1'))).toBe('claims-closed');
});

test('a denied claim keeps its reason for its driver alone and assigns nothing', async () => {
  const { fake, filed, answer, readPage } = await published();
  const id = await filed();
  expect(getCode(await answer(id, 'denied', { reason: ' ' }))).toBe('reason-missing');
  expect(getCode(await answer('nothing', 'denied'))).toBe('claim-not-found');
  expect(getCode(await answer(id, 'denied', { reason: 'Seniority decides' }))).toBe('ok');
  expect(getCode(await answer(id, 'granted', { confirmed: true }))).toBe('claim-answered');
  const own = await readPage('1000002');
  expect(own.claims).toMatchObject([{ state: 'denied', answer: { reason: 'Seniority decides' } }]);
  expect(JSON.stringify(own)).not.toMatch(/1000001|Driver1/);
  expect(await fake.deps.stores.weeks.manual(fake.scope)).toEqual([]);
});

test('granting against seniority is confirmed, assigns the week and takes effect when published', async () => {
  const { fake, args, publish, filed, answer, readPage } = await published();
  const id = await filed();
  const asked = await readDisputes({
    ...(await args()),
    asked: { claimId: id },
    now: fake.now(),
  });
  expect(asked.question).toMatchObject({
    driverId: '1000002',
    jobId: 'W1',
    objections: [{ code: 'less-senior', driverId: '1000001', seniorityNumber: 1 }],
  });
  expect(getCode(await answer(id, 'granted'))).toBe('manual-needs-confirmation');
  expect(getCode(await answer(id, 'granted', { confirmed: true }))).toBe('ok');
  expect(await fake.deps.stores.weeks.manual(fake.scope)).toMatchObject([
    { driverId: '1000002', weekId: 'W1' },
  ]);
  const read = async () =>
    (await readDisputes({ ...(await args()), asked: null, now: fake.now() })).claims;
  expect(await read()).toMatchObject([{ state: 'granted', isPublished: false }]);
  fake.clock.advance(1000);
  await publish();
  const record = await readRecord({ ...fake, periodId: vacationAwardId, version: 2 });
  expect(record?.output.vacations).toEqual([
    { weekId: 'W1', driverId: '1000002', assignmentType: 'manual' },
  ]);
  expect(verifyAward(JSON.parse(JSON.stringify(record)), fake.deps.sha256).ok).toBe(true);
  expect((await readPage('1000002')).news?.change?.causes).toContainEqual(
    expect.objectContaining({ code: 'claim-granted', own: true }),
  );
  // An answer that has taken effect stays with the version that the claim is about.
  expect(await read()).toEqual([]);
  const past = await readPastVacations({ ...(await args()), version: 1 });
  expect(past?.claims).toMatchObject([{ id, state: 'granted', driver: { name: 'Dora Driver2' } }]);
});

test('a version of weeks counts only claims about picks among those it answers', async () => {
  const { fake, publish, filed, answer } = await published();
  const id = await filed();
  const other = await fileClaim({
    deps: fake.deps,
    access: await fake.asDriver('1000003'),
    input: { of: 'vacations', subject: { kind: 'data' }, text: 'Wrong dates' },
    receivedAt: fake.now(),
  });
  expect(getCode(await answer(id, 'denied'))).toBe('ok');
  expect(getCode(await answer(other.ok ? other.value.id : '', 'granted'))).toBe('ok');
  fake.clock.advance(1000);
  await publish();
  const [version] = await fake.deps.stores.awards.versions(fake.scope, [
    { periodId: vacationAwardId, version: 2 },
  ]);
  expect(version?.answeredClaims).toEqual([id]);
});

test('a week without a slot for another manual assignment is not granted, and the claim stays open', async () => {
  const { args, filed, answer, readPage } = await published();
  const id = await filed();
  await assignVacation(await args(), { driverId: '1000003', weekId: 'W1' });
  expect(getCode(await answer(id, 'granted', { confirmed: true }))).toBe('no-available-slots');
  expect((await readPage('1000002')).claims).toMatchObject([{ state: 'open' }]);
});

test('of two answers at once one counts, and the week is assigned only by a grant that counts', async () => {
  const { fake, filed, answer } = await published();
  const id = await filed();
  const both = await Promise.all([
    answer(id, 'denied'),
    answer(id, 'granted', { confirmed: true }),
  ]);
  expect(both.map(getCode).sort()).toEqual(['claim-answered', 'ok']);
  const manual = await fake.deps.stores.weeks.manual(fake.scope);
  expect(manual).toHaveLength(both[1]?.ok ? 1 : 0);
});
