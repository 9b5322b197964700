import { expect, test } from 'vitest';
import { allDueShards as shards } from '~/app/platform/wiring/due-shards';
import { publishAward } from '~/app/services/award/publish-award.server';
import { readRecord } from '~/app/services/award/read-record.server';
import { withdrawAward } from '~/app/services/award/withdraw-award.server';
import { fileClaim } from '~/app/services/claims/file-claim.server';
import { sendDueMails } from '~/app/services/mail/send-due-mails.server';
import { findDriverWeeks } from '~/app/services/past-weeks/find-driver-weeks.server';
import { readPastWeek } from '~/app/services/past-weeks/read-past-week.server';
import { jobRanking, readPreferences } from '~/app/services/ranking/job-ranking.server';
import {
  loadWeeksAndSlots,
  readVacationPreferences,
} from '~/app/services/ranking/week-ranking.server';
import { confirmResult } from '~/app/services/results/confirm-result.server';
import { countSeen, readUnseen } from '~/app/services/results/read-unseen.server';
import { remindUnseen } from '~/app/services/results/remind-unseen.server';
import { changeSelection } from '~/app/services/selection/change-selection.server';
import { openNextPeriod } from '~/app/services/selection/open-next-period.server';
import { addVacationWeeks } from '~/app/services/vacation/change-weeks.server';
import { giveUpWeek } from '~/app/services/vacation/give-up-week.server';
import { publishVacations } from '~/app/services/vacation/publish-vacations.server';
import { verifyAward } from '~/domain/award/record/verify-award';
import type { NewMail } from '~/domain/mail/mail';
import { getMailAddress, leaveAddresses } from '~/tests/support/contacts';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { answerClaim, assignManually, assignVacation } from '~/tests/support/manual-assignments';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { rankJobs } from '~/tests/support/save-ranks';
import { createTestMailer } from '~/tests/support/test-mailer';

const drivers = [1, 2, 3].map((rank) =>
  aDriver({ employeeId: `100000${rank}`, name: `Dora Driver${rank}`, seniorityNumber: rank }),
);
const jobs = ['J1', 'J2', 'J3'].map((jobId) => aJob({ jobId }));
const [first, second, third] = ['1000001', '1000002', '1000003'] as const;
const periodId = '2026-W49';

const asAdmin = async (fake: FakeSite) => ({ deps: fake.deps, access: await fake.asAdmin() });
const publish = async (fake: FakeSite) =>
  expect((await publishAward(await asAdmin(fake))).ok).toBe(true);
/** Driver 1 got J1, driver 2 wanted J1 and got J2, driver 3 got J3. */
const publishedSite = async () => {
  const fake = await fakeSite(drivers, jobs);
  for (const [employeeId, jobIds] of [
    [first, ['J1', 'J3']],
    [second, ['J1', 'J2']],
    [third, ['J2', 'J3']],
  ] as const)
    expect((await rankJobs(fake.deps, employeeId, jobIds)).ok).toBe(true);
  await fake.close();
  await publish(fake);
  return fake;
};
const readPage = async (fake: FakeSite, employeeId: string) => {
  const access = await fake.asDriver(employeeId);
  const loaded = await jobRanking.load({ deps: fake.deps, scope: access.scope, employeeId });
  return readPreferences({ deps: fake.deps, access, loaded, now: fake.now() });
};
const readNews = async (fake: FakeSite, employeeId: string) =>
  (await readPage(fake, employeeId)).news;
const confirm = async (fake: FakeSite, employeeId: string, version = 1, awardId?: string) =>
  confirmResult({
    deps: fake.deps,
    access: await fake.asDriver(employeeId),
    input: { of: 'jobs', version, awardId },
    receivedAt: fake.now(),
  });
const assign = async (fake: FakeSite, driverId: string, jobId: string) => {
  const input = { driverId, jobId, note: '', confirmed: true };
  expect((await assignManually({ ...(await asAdmin(fake)), input })).ok).toBe(true);
};
const fileOwn = async (fake: FakeSite) =>
  fileClaim({
    deps: fake.deps,
    access: await fake.asDriver(second),
    input: { of: 'jobs', subject: { jobId: 'J1' }, text: 'Mine' },
    receivedAt: fake.now(),
  });
const withdraw = async (fake: FakeSite, reason = 'A job was missing', seen = 1) =>
  withdrawAward({ ...(await asAdmin(fake)), input: { of: 'jobs', reason, seen } });
const send = async (fake: FakeSite) => {
  const sent: NewMail[] = [];
  const mailer = createTestMailer(async (mail) => void sent.push(mail));
  await sendDueMails({ deps: fake.deps, mailer, shards, hasTime: () => true });
  return sent.map(({ mail }) => [mail.kind, mail.to]).sort();
};
const unseen = async (fake: FakeSite) =>
  (await readUnseen({ ...(await asAdmin(fake)), of: 'jobs' }))?.unseen.map(
    ({ employeeId }) => employeeId,
  );
const refusal = (code: string) => ({ ok: false, error: { code } });

test('a driver confirms a result once, and a version that changes nothing needs no new confirmation', async () => {
  const fake = await publishedSite();
  const { publishedAt } = (await fake.site()).site.window;
  expect(await readNews(fake, first)).toEqual({
    version: 1,
    publishedAt,
    seenAt: null,
    change: null,
    mayGiveBack: null,
    givenBack: null,
  });
  expect(await confirm(fake, first, 2)).toMatchObject(refusal('result-replaced'));
  expect((await confirm(fake, first)).ok).toBe(true);
  const { seenAt } = (await readNews(fake, first))!;
  expect(seenAt).not.toBeNull();
  fake.clock.advance(60_000);
  expect((await confirm(fake, first)).ok).toBe(true);
  expect(await readNews(fake, first)).toMatchObject({ seenAt });
  await publish(fake);
  expect(await readNews(fake, first)).toMatchObject({ version: 2, seenAt, change: null });
  expect(await confirm(fake, first, 1)).toMatchObject(refusal('result-replaced'));
});

test('a changed result is told with its causes since the version that the driver confirmed', async () => {
  const fake = await publishedSite();
  await confirm(fake, second);
  const claim = await fileOwn(fake);
  if (!claim.ok) throw new Error(claim.error.code);
  const input = { claimId: claim.value.id, verdict: 'granted', reason: 'Right' } as const;
  const answered = await answerClaim({
    ...(await asAdmin(fake)),
    input: { ...input, confirmed: true },
  });
  expect(answered.ok).toBe(true);
  await publish(fake);
  expect((await readNews(fake, second))?.change).toEqual({
    before: ['J2'],
    now: ['J1'],
    causes: [{ code: 'claim-granted', own: true, ids: ['J1'] }],
    offers: null,
  });
  expect((await readNews(fake, first))?.change).toEqual({
    before: ['J1'],
    now: ['J3'],
    causes: [{ code: 'claim-granted', own: false }],
    offers: null,
  });
  expect((await readNews(fake, third))?.change).toEqual({
    before: ['J3'],
    now: ['J2'],
    causes: [{ code: 'claim-granted', own: false }],
    offers: null,
  });
  await assign(fake, third, 'J3');
  await publish(fake);
  // Driver 2 confirmed version 1 and has kept the job of version 2, driver 3 has the job of version 1 again.
  expect((await readNews(fake, second))?.change).toMatchObject({ before: ['J2'], now: ['J1'] });
  expect((await readNews(fake, third))?.change).toMatchObject({ before: ['J2'], now: ['J3'] });
  expect(JSON.stringify(await readNews(fake, first))).not.toContain(second);
});

const openNext = async (fake: FakeSite) => {
  const { deps, scope } = fake;
  const { site } = await fake.site();
  expect((await openNextPeriod({ deps, scope, site, now: fake.now() })).ok).toBe(true);
};
/** What the page says about the result of the week whose selection is over. */
const readPastNews = async (fake: FakeSite, employeeId: string) =>
  (await readPage(fake, employeeId)).atWork.map(({ periodId: of, news }) => ({ of, ...news }));

test('who could have filed a claim is told that claims have ended', async () => {
  const fake = await publishedSite();
  await openNext(fake);
  const hadClaims = async (employeeId: string) =>
    (await readPage(fake, employeeId)).atWork.map((week) => week.hadClaims);
  expect(await hadClaims(second)).toEqual([true]);
  expect(await hadClaims(first)).toEqual([false]);
});

test('a changed result is told until it is confirmed, also while drivers rank for the next week', async () => {
  const fake = await publishedSite();
  await confirm(fake, first);
  await confirm(fake, second);
  await assign(fake, second, 'J1');
  await publish(fake);
  await openNext(fake);
  const told = { of: periodId, version: 2, seenAt: null };
  const [changed] = await readPastNews(fake, second);
  expect(changed).toMatchObject({ ...told, change: { before: ['J2'], now: ['J1'] } });
  expect(await readNews(fake, second)).toBeNull();
  expect(await confirm(fake, second, 1, periodId)).toMatchObject(refusal('result-replaced'));
  expect(await confirm(fake, second, 2, '2026-W48')).toMatchObject(refusal('result-replaced'));
  expect(await confirm(fake, second, 2)).toMatchObject(refusal('result-replaced'));
  expect((await confirm(fake, second, 2, periodId)).ok).toBe(true);
  const [seen] = await readPastNews(fake, second);
  expect(seen).toMatchObject({ change: null });
  expect(seen?.seenAt).not.toBeNull();
  fake.clock.moveTo('2026-12-07T05:00:00.000Z');
  expect(await readPastNews(fake, second)).toEqual([]);
  expect(await confirm(fake, first, 2, periodId)).toMatchObject(refusal('result-replaced'));
});

test('a confirmation from before a withdrawal does not count in the next week either', async () => {
  const fake = await publishedSite();
  await confirm(fake, first);
  await withdraw(fake);
  await publish(fake);
  await openNext(fake);
  expect(await readPastNews(fake, first)).toMatchObject([{ version: 2, seenAt: null }]);
});

test('a change that was taken back needs no new confirmation', async () => {
  const fake = await publishedSite();
  await confirm(fake, third);
  await assign(fake, third, 'J2');
  await publish(fake);
  expect(await readNews(fake, third)).toMatchObject({ seenAt: null, change: { now: ['J2'] } });
  await assign(fake, second, 'J2');
  await publish(fake);
  expect(await readNews(fake, third)).toMatchObject({ change: null });
  expect((await readNews(fake, third))?.seenAt).not.toBeNull();
});

test('administrators see who has not confirmed, and remind those with an address once for a version', async () => {
  const fake = await publishedSite();
  await leaveAddresses(fake.deps, fake.scope, [first, second]);
  await send(fake);
  await confirm(fake, first);
  const args = { ...(await asAdmin(fake)), of: 'jobs' as const };
  expect(await countSeen(args)).toEqual({ seen: 1, drivers: 3 });
  expect(await readUnseen(args)).toMatchObject({
    drivers: 3,
    remindedAt: null,
    unseen: [
      { employeeId: second, held: ['J2'], isReached: true },
      { employeeId: third, held: ['J3'], isReached: false },
    ],
  });
  const remind = async (version: number) =>
    remindUnseen({ ...(await asAdmin(fake)), input: { of: 'jobs', version } });
  expect(await remind(2)).toMatchObject(refusal('award-changed'));
  expect(await remind(1)).toEqual({ ok: true, value: { reminded: 1 } });
  expect(await remind(1)).toMatchObject(refusal('already-reminded'));
  expect(await send(fake)).toEqual([['result-unseen', getMailAddress(second)]]);
  expect((await readUnseen(args))?.remindedAt).not.toBeNull();
});

test('a reminder goes to nobody who has confirmed, and not once the version is withdrawn', async () => {
  const fake = await publishedSite();
  await leaveAddresses(fake.deps, fake.scope, [first, second]);
  await send(fake);
  const input = { of: 'jobs', version: 1 } as const;
  await remindUnseen({ ...(await asAdmin(fake)), input });
  await confirm(fake, first);
  expect(await send(fake)).toEqual([['result-unseen', getMailAddress(second)]]);
  await publish(fake);
  await remindUnseen({ ...(await asAdmin(fake)), input: { ...input, version: 2 } });
  await withdraw(fake, 'A job was missing', 2);
  expect(await send(fake)).toEqual(
    [first, second].map((id) => ['award-withdrawn', getMailAddress(id)]),
  );
});

test('a withdrawn publication is replaced by its reason, and its record, claims and log stay', async () => {
  const fake = await publishedSite();
  await leaveAddresses(fake.deps, fake.scope, [first]);
  await send(fake);
  const claim = await fileOwn(fake);
  expect(claim.ok).toBe(true);
  await confirm(fake, first);
  expect(await withdraw(fake, ' ')).toMatchObject(refusal('reason-missing'));
  expect(await withdraw(fake, 'x'.repeat(501))).toMatchObject(refusal('reason-too-long'));
  expect(await withdraw(fake, 'Dora Driver1 erred')).toMatchObject(refusal('reason-names-driver'));
  expect(await withdraw(fake, 'A job was missing', 2)).toMatchObject(refusal('award-changed'));
  const reason = 'A job was missing';
  const done = await withdraw(fake, reason);
  if (!done.ok) throw new Error(done.error.code);
  const { at } = done.value;
  expect(done.value).toEqual({ version: 1, at, reason });
  fake.clock.advance(60_000);
  expect(await withdraw(fake, 'Again')).toEqual(done);
  expect((await fake.site()).site.window).toMatchObject({ status: 'selecting', awardVersion: 1 });
  expect(await readPage(fake, second)).toMatchObject({
    windowState: 'closed',
    outcome: null,
    news: null,
    withdrawn: { at, reason },
    claims: [{ jobId: 'J1', awardVersion: 1, state: 'open' }],
    claimsUntil: null,
  });
  expect(await confirm(fake, second)).toMatchObject(refusal('result-replaced'));
  expect(await fileOwn(fake)).toMatchObject(refusal('claims-closed'));
  expect(await unseen(fake)).toBeUndefined();
  const past = await readPastWeek({ ...(await asAdmin(fake)), award: { periodId, version: 1 } });
  expect(past?.publication?.withdrawn).toEqual({ at, by: 'admin', reason });
  const { deps, scope } = fake;
  const record = await readRecord({ deps, scope, periodId, version: 1 });
  expect(verifyAward(record, deps.sha256).ok).toBe(true);
  const { window: selection } = (await fake.site()).site;
  const { weeks } = await findDriverWeeks(
    { deps, scope, window: selection },
    { employeeId: first, year: null },
  );
  expect(weeks).toMatchObject([{ version: 1, isWithdrawn: true }]);
  const events = (await deps.stores.activity.latest(scope, 10)).map(({ event }) => event);
  expect(events.filter(({ code }) => code === 'award-withdrawn')).toEqual([
    { code: 'award-withdrawn', periodId, version: 1, reason },
  ]);
  expect(await send(fake)).toEqual([['award-withdrawn', getMailAddress(first)]]);
});

test('publishing after a withdrawal makes the next version, which everybody confirms anew', async () => {
  const fake = await publishedSite();
  await leaveAddresses(fake.deps, fake.scope, [second]);
  await send(fake);
  await confirm(fake, first);
  await withdraw(fake);
  await send(fake);
  const input = { intent: 'start-next-period' } as const;
  expect(await changeSelection({ ...(await asAdmin(fake)), input })).toMatchObject(
    refusal('not-published-yet'),
  );
  await publish(fake);
  expect(await send(fake)).toEqual([['award-published', getMailAddress(second)]]);
  expect(await unseen(fake)).toEqual([first, second, third]);
  expect(await readNews(fake, first)).toMatchObject({ version: 2, seenAt: null, change: null });
  await assign(fake, third, 'J2');
  await publish(fake);
  expect((await readNews(fake, third))?.change?.causes).toEqual([
    { code: 'assigned-manually', own: true, ids: ['J2'] },
  ]);
});

test('a result that differs from the withdrawn one says so', async () => {
  const fake = await publishedSite();
  await withdraw(fake);
  await assign(fake, third, 'J2');
  await publish(fake);
  expect((await readNews(fake, second))?.change).toEqual({
    before: ['J2'],
    now: ['J3'],
    causes: [{ code: 'withdrawn' }, { code: 'assigned-manually', own: false }],
    offers: null,
  });
});

test('a withdrawal is refused while a new version is being published', async () => {
  const fake = await publishedSite();
  const { awards } = fake.deps.stores;
  const begunAt = fake.now();
  await awards.begin(fake.scope, { periodId, version: 2, begunAt, site: null });
  expect(await withdraw(fake)).toMatchObject(refusal('publishing-unfinished'));
  expect((await fake.site()).site.window.status).toBe('published');
});

test('withdrawn vacation weeks are held by nobody until they are published again', async () => {
  const fake = await fakeSite(drivers, jobs);
  const { deps } = fake;
  const week = { weekId: 'W1', startDate: '2027-01-04', endDate: '2027-01-10', totalSlots: 1 };
  expect((await addVacationWeeks(await asAdmin(fake), [week])).ok).toBe(true);
  const input = { driverId: first, weekId: 'W1' };
  expect((await assignVacation(await asAdmin(fake), input)).ok).toBe(true);
  const publishAgain = async () =>
    expect((await publishVacations(await asAdmin(fake))).ok).toBe(true);
  await publishAgain();
  const confirmWeek = async (version: number) =>
    confirmResult({
      deps,
      access: await fake.asDriver(first),
      input: { of: 'vacations', version },
      receivedAt: fake.now(),
    });
  expect((await confirmWeek(1)).ok).toBe(true);
  const count = async () => countSeen({ ...(await asAdmin(fake)), of: 'vacations' });
  expect(await count()).toEqual({ seen: 1, drivers: 3 });
  const reason = 'A week was missing';
  const taken = await withdrawAward({
    ...(await asAdmin(fake)),
    input: { of: 'vacations', reason, seen: 1 },
  });
  expect(taken.ok).toBe(true);
  expect(await count()).toBeNull();
  expect(await confirmWeek(1)).toMatchObject(refusal('result-replaced'));
  const given = { employeeId: first, weekId: 'W1', confirmed: '' };
  expect(await giveUpWeek({ ...(await asAdmin(fake)), input: given })).toMatchObject({
    error: { code: 'week-not-held' },
  });
  const access = await fake.asDriver(first);
  const loaded = await loadWeeksAndSlots({ deps, scope: access.scope, employeeId: first });
  const page = await readVacationPreferences({ deps, access, loaded, now: fake.now() });
  expect(page).toMatchObject({ isPublished: false, outcome: null, withdrawn: { reason } });
  await publishAgain();
  expect(await count()).toEqual({ seen: 0, drivers: 3 });
});
