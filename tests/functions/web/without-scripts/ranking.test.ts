import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatWeekDays } from '~/app/copy/format-time';
import { copies, writeIn } from '~/app/copy/server-copy.server';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { defaultTenant } from '~/domain/company/scope';
import { languages, type Language } from '~/domain/shared/language';
import { rankJobsOn, storePicks } from '~/tests/e2e/support/ranks';
import { earlyJobs, lateJobs, offerEarlyAndLateJobs } from '~/tests/support/early-and-late-jobs';
import { plainBrowser } from '~/tests/support/plain-browser';
import { plainList } from '~/tests/support/plain-list';
import { openAsDriver } from '~/tests/support/plain-visits';
import { makeTestScope } from '~/tests/support/stocked-site';
import { startTestServer, type TestServer } from '~/tests/support/test-server';
import { offerWeeks, openVacations } from '~/tests/support/vacations';

const [john, maria] = ['1234567', '2345678'];
const begunWeek = {
  weekId: 'P001',
  startDate: '2026-11-16',
  endDate: '2026-11-22',
  totalSlots: 5,
};
const scope = makeTestScope(defaultTenant);

let site: TestServer;
beforeEach(async () => {
  site = await startTestServer();
  await seedSample(site.platform);
});
afterEach(() => site.stop());

const saveSettings = async (changes: { standingPicks?: boolean; showStanding?: boolean }) => {
  const { stores } = site.platform.deps;
  const stored = (await stores.sites.read(scope)).site!;
  const settings = { ...stored.settings, ...changes };
  await stores.sites.save(scope, { ...stored, settings }, []);
};

/** John's page and list, with these picks saved. */
const openJobs = async (language: Language, picks: readonly string[]) => {
  await offerEarlyAndLateJobs(site);
  const { window: selection } = (await site.platform.deps.stores.sites.read(scope)).site!;
  await storePicks(site, john, picks, selection.periodId);
  const page = plainBrowser(site.url, { language });
  await openAsDriver(page, site, john);
  return { page, list: plainList(page, copies[language].driver, site) };
};

test.each(languages)(
  'picks are moved, chosen, removed and added together (%s)',
  async (language) => {
    const { ranking, preferences, time } = copies[language].driver;
    const { page, list } = await openJobs(language, ['K001', 'K002', 'K003', 'K004']);
    const moveTo = async (place: string, within = page.find('main')) => {
      within.fill(ranking.toPick, place);
      await within.press(ranking.move);
    };
    await page.press(ranking.moreFor('K004'));
    await moveTo('2', page.find('group', ranking.actionsOf('K004')));
    expect(list.picks()).toEqual(['K001', 'K004', 'K002', 'K003']);
    await page.press(ranking.moreFor('K003'));
    await list.moveUp('K003');
    await list.moveUp('K003');
    expect(list.picks()).toEqual(['K001', 'K003', 'K004', 'K002']);
    // A phone has the steps in the opened row only, so it stays open.
    await page.find('group', ranking.actionsOf('K003')).press(ranking.moveToTop);
    expect(list.picks()).toEqual(['K003', 'K001', 'K004', 'K002']);

    await page.press(ranking.select);
    for (const id of ['K002', 'K004']) page.check(ranking.choose(id));
    await moveTo('1');
    expect(list.picks()).toEqual(['K004', 'K002', 'K003', 'K001']);
    await page.press(ranking.select);
    for (const id of ['K002', 'K003']) page.check(ranking.choose(id));
    await page.press(ranking.rowLabels.remove);
    expect(list.picks()).toEqual(['K004', 'K001']);

    await page.follow(preferences.before(`8:00 ${time.am}`));
    await page.press(ranking.addMatching(14));
    expect(list.picks()).toEqual(['K004', 'K001', ...earlyJobs]);
    await list.save();
    page.unfold(ranking.wholeList(16));
    expect(list.saved()).toHaveLength(16);
  },
);

test.each(languages)(
  'a long list begins with its first picks, and is shown and saved whole (%s)',
  async (language) => {
    const { page, list } = await openJobs(language, lateJobs);
    const { ranking } = copies[language].driver;
    expect(list.picks()).toEqual(lateJobs.slice(0, 15));
    await list.moveUp('K002');
    await list.save();
    page.unfold(ranking.wholeList(40));
    expect(list.saved()).toHaveLength(40);
    await page.follow(ranking.showMorePicks(25));
    const saved = ['K002', 'K001', ...lateJobs.slice(2)];
    expect(list.picks()).toEqual(saved);
    await list.moveToTop('K040');
    expect(list.picks()).toEqual(['K040', ...saved.slice(0, 39)]);
  },
);

test.each(languages)('a list of an earlier week is taken (%s)', async (language) => {
  await offerEarlyAndLateJobs(site);
  await storePicks(site, john, ['K003', 'K001'], '2026-W48');
  await saveSettings({ standingPicks: false });
  const page = plainBrowser(site.url, { language });
  await openAsDriver(page, site, john);
  const days = writeIn(language, () => formatWeekDays('2026-W48'));
  await page.press(copies[language].driver.ranking.useEarlier(days, 2));
  expect(plainList(page, copies[language].driver, site).picks()).toEqual(['K003', 'K001']);
});

test.each(languages)(
  'a list that was saved on another device is kept or used (%s)',
  async (language) => {
    const { elsewhere } = copies[language].driver.ranking;
    const page = plainBrowser(site.url, { language });
    const list = plainList(page, copies[language].driver, site);
    await openAsDriver(page, site, john);
    await list.add('J003');
    await rankJobsOn(site, john, ['J001']);
    await list.add('J002');
    await list.save();
    expect(page.text).toContain(elsewhere.describe(['J003', 'J002'], 2));
    await page.follow(elsewhere.keep);
    expect(list.picks()).toEqual(['J001']);
    await list.add('J002');
    await rankJobsOn(site, john, ['J004']);
    await list.save();
    await page.press(elsewhere.use);
    expect(list.saved()).toEqual(['1. J001', '2. J002']);
  },
);

test.each(languages)('all jobs or weeks are ranked at once (%s)', async (language) => {
  const { ranking, preferences, vacationPreferences } = copies[language].driver;
  const { page, list } = await openJobs(language, []);
  await page.press(preferences.latestFirst);
  expect(list.picks()).toEqual([...lateJobs, ...earlyJobs]);
  await list.save();
  page.unfold(ranking.wholeList(lateJobs.length + earlyJobs.length));
  expect(list.saved()).toHaveLength(lateJobs.length + earlyJobs.length);

  await offerWeeks(site, { count: 4, slots: 1 }, [begunWeek]);
  await openVacations(site);
  await page.follow(ranking.vacation);
  await list.add('W002');
  page.unfold(ranking.rankRest);
  await page.press(vacationPreferences.earliestFirst);
  expect(list.picks()).toEqual(['W002', 'W001', 'W003', 'W004']);
});

test.each(languages)(
  'vacation weeks are ranked, moved, searched and saved (%s)',
  async (language) => {
    const { ranking, vacationPreferences } = copies[language].driver;
    await offerWeeks(site, { count: 12, slots: 5 });
    await openVacations(site);
    const page = plainBrowser(site.url, { language });
    const list = plainList(page, copies[language].driver, site);
    await openAsDriver(page, site, maria);
    await page.follow(ranking.vacation);
    expect(page.names('heading')).toContain(vacationPreferences.title);
    await list.add('W002');
    await list.add('W001');
    await list.moveUp('W001');
    expect(list.picks()).toEqual(['W001', 'W002']);
    page.fill(vacationPreferences.searchWeeks, 'W012');
    await page.enter(vacationPreferences.searchWeeks);
    expect(page.text).toContain(ranking.week.found(1, 12));
    await list.add('W012');
    await list.save();
    expect(list.saved()).toEqual(['1. W001', '2. W002', '3. W012']);
    await list.remove('W002');
    expect(list.picks()).toEqual(['W001', 'W012']);
    await page.follow(ranking.undoAll);
    expect(list.picks()).toEqual(['W001', 'W002', 'W012']);
  },
);

test.each(languages)('standing and saves are linked pages (%s)', async (language) => {
  const { preferences, common, ranking, history } = copies[language].driver;
  const page = plainBrowser(site.url, { language });
  await openAsDriver(page, site, maria);
  await page.follow(preferences.howMany);
  // Only one driver is ahead, so two picks guarantee a job.
  expect(page.text).toContain(preferences.rankAtLeast({ ahead: 1, byHand: 0, picks: 2 }));
  await page.follow(common.backToList);
  await page.follow(ranking.allSaves);
  expect(page.text).toContain(history.none);
});

test.each(languages)(
  'jobs within reach are listed on the page about the standing (%s)',
  async (language) => {
    const { preferences } = copies[language].driver;
    await saveSettings({ showStanding: true });
    await rankJobsOn(site, john, ['J001']);
    const page = plainBrowser(site.url, { language });
    await openAsDriver(page, site, maria);
    await page.follow(preferences.howMany);
    expect(page.text).toContain(preferences.jobsWithinReach(4));
    const jobs = page.find('list', preferences.withinReach).texts('listitem');
    expect(jobs).toEqual(['J002', 'J003', 'J004', 'J005']);
  },
);
