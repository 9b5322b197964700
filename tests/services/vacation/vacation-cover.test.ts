import { expect, test } from 'vitest';
import { allDueShards as shards } from '~/app/platform/wiring/due-shards';
import { publishAward } from '~/app/services/award/publish-award.server';
import type { readPublished } from '~/app/services/award/read-assignments.server';
import { readProvisional } from '~/app/services/award/read-assignments.server';
import { readRecord } from '~/app/services/award/read-record.server';
import { remindOfClosings } from '~/app/services/mail/remind-of-closings.server';
import { sendDueMails } from '~/app/services/mail/send-due-mails.server';
import { jobRanking, readPreferences } from '~/app/services/ranking/job-ranking.server';
import { readReport } from '~/app/services/reports/read-report.server';
import { changeSelection } from '~/app/services/selection/change-selection.server';
import { readDashboard } from '~/app/services/selection/read-dashboard.server';
import { changePortal } from '~/app/services/vacation/change-portal.server';
import { addVacationWeeks } from '~/app/services/vacation/change-weeks.server';
import { publishVacations } from '~/app/services/vacation/publish-vacations.server';
import { verifyAward } from '~/domain/award/record/verify-award';
import type { Mail } from '~/domain/mail/mail';
import { presentAward } from '~/domain/selection/past-awards';
import { getMailAddress, leaveAddresses } from '~/tests/support/contacts';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { assignManually, assignVacation } from '~/tests/support/manual-assignments';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { rankJobs } from '~/tests/support/save-ranks';
import { createTestMailer } from '~/tests/support/test-mailer';

const drivers = [1, 2, 3].map((rank) =>
  aDriver({ employeeId: `100000${rank}`, name: `Driver ${rank}`, seniorityNumber: rank }),
);
const jobs = ['J1', 'J2', 'J3'].map((jobId) => aJob({ jobId }));
const getArgs = async (fake: FakeSite) => ({
  deps: fake.deps,
  access: await fake.asAdmin(),
  now: fake.now(),
});
const readPage = async ({ deps, ...fake }: FakeSite, employeeId: string) => {
  const access = await fake.asDriver(employeeId);
  const loaded = await jobRanking.load({ deps, scope: access.scope, employeeId });
  return readPreferences({ deps, access, loaded, now: fake.now() });
};
const rank = async ({ deps }: FakeSite, employeeId: string, jobIds: string[]) =>
  expect((await rankJobs(deps, employeeId, jobIds)).ok).toBe(true);
const publishJobs = async (fake: FakeSite) => {
  await fake.close();
  const published = await publishAward(await getArgs(fake));
  if (!published.ok) throw new Error(published.error.code);
  return published.value;
};
const nextPeriod = async (fake: FakeSite) => {
  const started = await changeSelection({
    ...(await getArgs(fake)),
    input: { intent: 'start-next-period', endsClaims: true },
  });
  expect(started.ok).toBe(true);
};

/**
 * Week 49 is published: driver 1 has job J1, driver 2 has J2, and driver 3 has J3. In a published vacation
 * award, driver 1 has weeks 50 and 51 off. The selection for week 50 is open.
 */
const started = async ({ vacationCover }: { vacationCover: boolean }) => {
  const fake = await fakeSite(drivers, jobs);
  const { site } = await fake.site();
  const settings = { ...site.settings, vacationCover };
  expect((await fake.deps.stores.sites.save(fake.scope, { ...site, settings }, [])).ok).toBe(true);
  await addVacationWeeks(await getArgs(fake), [
    { weekId: 'W1', startDate: '2026-12-09', endDate: '2026-12-20', totalSlots: 1 },
  ]);
  expect(
    (await assignVacation(await getArgs(fake), { driverId: '1000001', weekId: 'W1' })).ok,
  ).toBe(true);
  await changePortal({ ...(await getArgs(fake)), input: { intent: 'open-portal' } });
  await changePortal({ ...(await getArgs(fake)), input: { intent: 'close-portal' } });
  fake.clock.advance(21_000);
  expect((await publishVacations(await getArgs(fake))).ok).toBe(true);
  for (const number of [1, 2, 3]) await rank(fake, `100000${number}`, [`J${number}`]);
  await publishJobs(fake);
  await nextPeriod(fake);
  return fake;
};
const given = (shown: Awaited<ReturnType<typeof readPublished>>) =>
  shown?.rows.map(({ employeeId, jobId, without, coversFor }) => [
    employeeId,
    jobId ?? without,
    coversFor,
  ]);

test('a driver on vacation takes no turn, and their usual job is marked for vacation cover', async () => {
  const fake = await started({ vacationCover: true });
  await rank(fake, '1000001', ['J1']);
  await rank(fake, '1000002', ['J1', 'J2']);
  expect(await readPage(fake, '1000001')).toMatchObject({ onVacation: 'W1', coverJobs: ['J1'] });
  expect(await readPage(fake, '1000002')).toMatchObject({ onVacation: null, coverJobs: ['J1'] });
  const shown = await readProvisional(await getArgs(fake));
  expect(given(shown)?.slice(0, 2)).toEqual([
    ['1000001', 'on-vacation', []],
    ['1000002', 'J1', ['1000001']],
  ]);

  const record = await publishJobs(fake);
  expect(verifyAward(JSON.parse(JSON.stringify(record)), fake.deps.sha256)).toEqual({
    ok: true,
    value: { digest: record.digest },
  });
  expect(await readPage(fake, '1000001')).toMatchObject({
    onVacation: 'W1',
    outcome: {
      awardedId: null,
      reasons: [{ rank: 1, pickId: 'J1', code: 'on-vacation', weekId: 'W1' }],
    },
  });
});

test('a vacation of two weeks is covered in both, for the job done before it', async () => {
  const fake = await started({ vacationCover: true });
  await publishJobs(fake);
  await nextPeriod(fake);
  const { site } = await fake.site();
  expect(site.window.periodId).toBe('2026-W51');
  expect(await readPage(fake, '1000001')).toMatchObject({ onVacation: 'W1', coverJobs: ['J1'] });
  await publishJobs(fake);
  await nextPeriod(fake);
  expect(await readPage(fake, '1000001')).toMatchObject({ onVacation: null, coverJobs: [] });
});

test('a driver on vacation is not counted as missing', async () => {
  const fake = await started({ vacationCover: true });
  const dashboard = await readDashboard({ ...(await getArgs(fake)), now: fake.now() });
  expect(dashboard.submissions).toMatchObject({ eligible: 2, missing: 2 });
  const report = await readReport({
    ...(await getArgs(fake)),
    name: 'drivers-without-picks',
    of: presentAward((await fake.site()).site.window),
  });
  expect(report?.rows.map(([id]) => id)).toEqual(['1000002', '1000003']);
});

test('assigning a job to a driver on vacation takes a confirmation', async () => {
  const fake = await started({ vacationCover: true });
  const input = { driverId: '1000001', jobId: 'J1', note: '', confirmed: false };
  expect(await assignManually({ ...(await getArgs(fake)), input })).toEqual({
    ok: false,
    error: {
      code: 'manual-needs-confirmation',
      driverName: 'Driver 1',
      seniorityNumber: 1,
      because: [{ code: 'on-vacation', weekId: 'W1' }],
    },
  });
  expect(
    (await assignManually({ ...(await getArgs(fake)), input: { ...input, confirmed: true } })).ok,
  ).toBe(true);
  expect(given(await readProvisional(await getArgs(fake)))?.[0]?.[1]).toBe('J1');
});

test('without the setting vacations do not affect jobs', async () => {
  const fake = await started({ vacationCover: false });
  await rank(fake, '1000001', ['J1']);
  expect(await readPage(fake, '1000001')).toMatchObject({ onVacation: null, coverJobs: [] });
  expect(given(await readProvisional(await getArgs(fake)))?.[0]).toEqual(['1000001', 'J1', []]);
  const record = await publishJobs(fake);
  const stored = await readRecord({
    deps: fake.deps,
    scope: fake.scope,
    periodId: record.periodId,
    version: 1,
  });
  expect(JSON.stringify(stored)).not.toContain('onVacation');
});

test('a driver on vacation is not reminded', async () => {
  const remindDrivers = async (vacationCover: boolean) => {
    const { deps, scope, site, clock } = await started({ vacationCover });
    await leaveAddresses(deps, scope, ['1000001', '1000002']);
    const { closesAt } = (await site()).site.window;
    clock.moveTo(new Date(Date.parse(closesAt.instant) - 3_600_000).toISOString());
    expect((await remindOfClosings({ deps, shards, hasTime: () => true })).recorded).toBe(1);
    const sent: Mail[] = [];
    const mailer = createTestMailer(async ({ mail }) => void sent.push(mail));
    await sendDueMails({ deps, mailer, shards, hasTime: () => true });
    return sent.flatMap((mail) => (mail.kind === 'closing-soon' ? [mail.to] : [])).sort();
  };
  expect(await remindDrivers(true)).toEqual([getMailAddress('1000002')]);
  expect(await remindDrivers(false)).toEqual([
    getMailAddress('1000001'),
    getMailAddress('1000002'),
  ]);
});
