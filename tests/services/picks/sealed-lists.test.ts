import { expect, test } from 'vitest';
import { readProvisional } from '~/app/services/award/read-assignments.server';
import { tryWhatIf } from '~/app/services/award/try-what-if.server';
import { readConflicts } from '~/app/services/claims/read-conflicts.server';
import { readChangedSnapshot, readSnapshot } from '~/app/services/live/read-snapshot.server';
import { readJobLists, readWeekLists } from '~/app/services/picks/read-lists.server';
import { saveEnteredList } from '~/app/services/ranking/enter-list.server';
import { jobRanking } from '~/app/services/ranking/job-ranking.server';
import { readReport } from '~/app/services/reports/read-report.server';
import { readStanding } from '~/app/services/results/read-standing.server';
import { readDashboard } from '~/app/services/selection/read-dashboard.server';
import { changePortal } from '~/app/services/vacation/change-portal.server';
import { addVacationWeeks } from '~/app/services/vacation/change-weeks.server';
import { readLiveVacationPicks } from '~/app/services/vacation/read-live-vacation-picks.server';
import { readVacationAssignments } from '~/app/services/vacation/read-vacation-assignments.server';
import { readVacationDashboard } from '~/app/services/vacation/read-vacation-dashboard.server';
import { siteSchema } from '~/domain/site/site-schema';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { awardDisputedJob } from '~/tests/support/manual-assignments';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { rankJobs, rankWeeks } from '~/tests/support/save-ranks';

const [first, second] = ['1000001', '1000002'];
const week = { weekId: 'W1', startDate: '2027-01-04', endDate: '2027-01-10', totalSlots: 1 };

/** A site whose lists of jobs and weeks are sealed, and on which two drivers have saved. */
const sealedSite = async () => {
  const drivers = [first, second].map((employeeId, index) =>
    aDriver({ employeeId, seniorityNumber: index + 1, name: `Driver ${index + 1}` }),
  );
  const fake = await fakeSite(drivers, [aJob(), aJob({ jobId: 'J2' })]);
  const { site } = await fake.site();
  const rules = { sealedPicks: true, openResults: 'off' } as const;
  const settings = { ...site.settings, ...rules, showStanding: true };
  const selection = { ...site.window, rules };
  await fake.deps.stores.sites.save(fake.scope, { ...site, settings, window: selection }, []);
  await addVacationWeeks(await args(fake), [week]);
  await changePortal({ ...(await args(fake)), input: { intent: 'open-portal' } });
  for (const id of [first, second]) {
    expect((await rankJobs(fake.deps, id, ['J1', 'J2'])).ok).toBe(true);
    expect((await rankWeeks(fake.deps, id, ['W1'])).ok).toBe(true);
  }
  return fake;
};
const args = async (fake: FakeSite) => ({
  deps: fake.deps,
  access: await fake.asAdmin(),
  now: fake.now(),
});
const reading = async (fake: FakeSite) => {
  const { deps, access, now } = await args(fake);
  return { deps, scope: access.scope, site: access.site, now };
};

test('pages get sealed lists without picks, and whole ones after the cutoff and the drain', async () => {
  const fake = await sealedSite();
  const before = await readJobLists(await reading(fake));
  expect(before.seal?.until).toEqual((await fake.site()).site.window.closesAt);
  expect(before.lists.map(({ employeeId, jobIds }) => [employeeId, jobIds])).toEqual([
    [first, []],
    [second, []],
  ]);
  expect((await readWeekLists(await reading(fake))).lists.map(({ weekIds }) => weekIds)).toEqual([
    [],
    [],
  ]);
  await fake.close();
  const after = await readJobLists(await reading(fake));
  expect(after.seal).toBeNull();
  expect(after.lists[0]?.jobIds).toEqual(['J1', 'J2']);
});

test('pages compute nothing from sealed lists', async () => {
  const fake = await sealedSite();
  const about = await args(fake);
  const name = 'assignments' as const;
  expect(await readProvisional(about)).toBeNull();
  expect(await tryWhatIf(about, [])).toBeNull();
  expect(await readReport({ ...about, name, of: 'provisional' })).toBeNull();
  expect(await readConflicts(about)).toMatchObject({ conflicts: [] });
  expect(await readDashboard(about)).toMatchObject({
    assignments: null,
    conflicts: null,
    submissions: { submitted: 2 },
  });
  expect(await readLiveVacationPicks(about)).toMatchObject({
    drivers: [{ employeeId: first, weekIds: [] }, { employeeId: second }],
    weeks: [{ weekId: 'W1', picks: [] }],
  });
  expect(await readVacationAssignments(about, 'provisional')).toBeNull();
  expect(await readVacationDashboard(about)).toMatchObject({
    submissions: { submitted: 2 },
    assignedDrivers: null,
  });
  const access = await fake.asDriver(second);
  expect(await readStanding({ deps: fake.deps, access, now: fake.now() })).toMatchObject({
    isSealed: true,
    safeDepth: { picks: 2 },
    ifClosedNow: null,
  });
});

test('the live page says who saved and when, and shows picks once the seal has ended', async () => {
  const fake = await sealedSite();
  const sealed = await readSnapshot(await args(fake));
  expect(sealed.rows[0]).toMatchObject({ state: 'submitted', picks: 0, first: [] });
  expect(sealed.rows[0]?.savedAt).not.toBeNull();
  expect(await readChangedSnapshot({ ...(await args(fake)), seen: sealed.marker })).toBeNull();
  // Time alone ends the seal; nothing is stored.
  await fake.close();
  const after = await readChangedSnapshot({ ...(await args(fake)), seen: sealed.marker });
  expect(after?.rows[0]?.first).toEqual(['J1', 'J2']);
});

test('manual decisions stay possible, without objections from sealed lists', async () => {
  const fake = await sealedSite();
  const input = { driverId: second, jobId: 'J1', reason: 'As agreed', confirmed: false };
  expect((await awardDisputedJob({ ...(await args(fake)), input })).ok).toBe(true);
});

test('the log does not say how many picks a sealed list has, also of an entered one', async () => {
  const fake = await sealedSite();
  const { access } = await args(fake);
  const owner = { ...(await fake.asDriver(first)), scope: access.scope };
  const loaded = await jobRanking.load({ deps: fake.deps, scope: fake.scope, employeeId: first });
  const seenReceipt = loaded.stored!.receiptNumber;
  const entered = await saveEnteredList({
    ranking: jobRanking,
    deps: fake.deps,
    access: owner,
    loaded,
    ids: ['J2'],
    receivedAt: fake.now(),
    input: { username: 'admin', askedBy: 'Lee', how: 'phone', seenReceipt, replacesOwn: true },
  });
  expect(entered.ok).toBe(true);
  const entries = await fake.deps.stores.activity.latest(fake.scope, 5);
  const saves = entries.map(({ event }) => event).filter(({ code }) => /saved|list/.test(code));
  expect(saves.map(({ code }) => code)).toContain('own-list-replaced');
  expect(saves.filter((event) => 'count' in event)).toEqual([]);
});

test('a site that was stored before there were such rules has neither', async () => {
  const { site } = await (await fakeSite()).site();
  const { rules: _, ...selectionWindow } = site.window;
  const { rules: _rules, openResults: _open, ...vacation } = site.vacation;
  const { sealedPicks: _sealed, openResults: _results, ...settings } = site.settings;
  expect(siteSchema.parse({ ...site, window: selectionWindow, vacation, settings })).toEqual(site);
  const newer = { ...site.window, rules: { sealedPicks: true, openResults: 'by-photo' } };
  expect(siteSchema.parse({ ...site, window: newer }).window.rules).toEqual({
    sealedPicks: true,
    openResults: 'off',
  });
});
