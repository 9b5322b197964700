import { afterEach, beforeEach, expect, test } from 'vitest';
import { copies } from '~/app/copy/server-copy.server';
import { makeSiteScope } from '~/app/ports/sessions';
import { verifyAward } from '~/domain/award/record/verify-award';
import { defaultTenant } from '~/domain/company/scope';
import { languages } from '~/domain/shared/language';
import { openNext, publish, rankInConflict } from '~/tests/e2e/support/ranks';
import { assignManually } from '~/tests/support/manual-assignments';
import { plainBrowser } from '~/tests/support/plain-browser';
import { openAsAdmin, openAsDriver } from '~/tests/support/plain-visits';
import { rankWeeks } from '~/tests/support/save-ranks';
import { makeTestScope } from '~/tests/support/stocked-site';
import { startTestServer, type TestServer } from '~/tests/support/test-server';
import { assignByHand, offerWeeks, openVacations, publishWeeks } from '~/tests/support/vacations';

const [john, maria, emily, sarah, michael] = [
  '1234567',
  '2345678',
  '3456789',
  '4567890',
  '5678901',
];
const scope = makeTestScope(defaultTenant);

let site: TestServer;
beforeEach(async () => {
  site = await startTestServer();
  await rankInConflict(site);
});
afterEach(() => site.stop());

const readSite = async () => (await site.platform.deps.stores.sites.read(scope)).site!;

/** Gives the job to the driver manually and publishes again. */
const publishWith = async (driverId: string, jobId: string) => {
  const { deps } = site.platform;
  const stored = await deps.stores.sites.read(scope);
  const actor = { role: 'site-admin', username: 'admin' } as const;
  const access = { site: stored.site!, company: stored.company!, ...actor };
  const input = { driverId, jobId, note: '', confirmed: true };
  const as = { ...access, scope: makeSiteScope(scope, actor) };
  expect((await assignManually({ deps, access: as, input })).ok).toBe(true);
  await publish(site);
};

/** W001 went to John. Maria wanted it too and got W002. */
const awardWeeks = async () => {
  await offerWeeks(site, { count: 2, slots: 1 });
  await openVacations(site, '2026-11-23T15:00');
  expect((await rankWeeks(site.platform.deps, john, ['W001'])).ok).toBe(true);
  expect((await rankWeeks(site.platform.deps, maria, ['W001', 'W002'])).ok).toBe(true);
  site.clock.moveTo('2026-11-23T20:01:00.000Z');
  await publishWeeks(site);
};

test.each(languages)(
  'a driver confirms results of jobs and of vacation weeks (%s)',
  async (language) => {
    const { results } = copies[language].driver;
    await publish(site);
    await publishWith(emily, 'J002');
    await offerWeeks(site, { count: 2, slots: 1 });
    await assignByHand(site, john, 'W001');
    await publishWeeks(site);
    const page = plainBrowser(site.url, { language });
    await openAsDriver(page, site, john);
    expect(page.text).toContain(results.changed);
    await page.press(results.gotIt);
    expect(page.text).not.toContain(results.changed);
    await page.open('/driver-vacation');
    await page.press(results.gotIt);
    expect(page.url).toContain('driver-vacation');
    expect(page.names('button')).not.toContain(results.gotIt);
    const confirmed = await site.platform.deps.stores.seenResults.get(scope, 'vacation', john);
    expect(confirmed).toMatchObject({ version: 1, held: ['W001'] });
  },
);

test.each(languages)(
  'a changed result stays on top of the page in the next week until it is confirmed (%s)',
  async (language) => {
    const { results, ranking } = copies[language].driver;
    await publish(site);
    await publishWith(emily, 'J002');
    await openNext(site);
    const page = plainBrowser(site.url, { language });
    await openAsDriver(page, site, emily);
    expect(page.text).toContain(results.changedFor(ranking.when['next-week']));
    await page.press(results.gotIt);
    expect(page.text).not.toContain(results.changed);
    site.clock.moveTo('2026-12-01T15:00:00.000Z');
    await openAsDriver(page, site, emily);
    const thisWeek = `${ranking.when['this-week']}: J002 · 6:00`;
    expect(page.text).toContain(thisWeek);
    await page.open('/driver-vacation');
    expect(page.text).toContain(thisWeek);
  },
);

test.each(languages)(
  'drivers search all vacation results; where they are not open, the page says so (%s)',
  async (language) => {
    const { allResults, ranking } = copies[language].driver;
    const stored = await readSite();
    const rules = { sealedPicks: true, openResults: 'by-name' } as const;
    const vacation = { ...stored.vacation, rules };
    await offerWeeks(site, { count: 3, slots: 1 });
    await site.platform.deps.stores.sites.save(scope, { ...stored, vacation }, []);
    await openVacations(site, '2026-11-23T15:00');
    for (const employeeId of [john, maria])
      expect((await rankWeeks(site.platform.deps, employeeId, ['W001', 'W002'])).ok).toBe(true);
    const page = plainBrowser(site.url, { language });
    await openAsDriver(page, site, john, '/driver-vacation/all-results');
    expect(page.text).toContain(allResults.notOpen);
    site.clock.moveTo('2026-11-23T20:01:00.000Z');
    await publishWeeks(site);
    await openAsDriver(page, site, john, '/driver-vacation');
    await page.follow(ranking.allResults);
    page.fill(allResults.search['by-name'], 'maria');
    await page.press(allResults.find);
    expect(page.select('h2')).toHaveLength(1);
    page.unfold(new RegExp(`^${allResults.list(2)}`));
    expect(page.text).toContain('W002');
    expect(page.html).not.toContain(maria);
  },
);

test.each(languages)(
  'pages of trades say of which week the jobs are, also when they ask (%s)',
  async (language) => {
    const { trades } = copies[language].driver;
    const { trades: office } = copies[language].admin;
    const [week = ''] = trades.jobsOf['next-week']('|').split('|');
    await publish(site);
    await openNext(site);
    const driver = plainBrowser(site.url, { language });
    await openAsDriver(driver, site, john, '/driver-preferences/trades');
    expect(driver.find('main').text).toContain(week);
    driver.choose(trades.youGet, 'J003');
    await driver.press(trades.send);
    await openAsDriver(driver, site, emily, '/driver-preferences/trades');
    await driver.follow(trades.accept);
    expect(driver.find('region', trades.acceptTitle).text).toContain(week);
    await driver.press(trades.acceptNow);
    const admin = plainBrowser(site.url, { language });
    await openAsAdmin(admin, site, '/admin/trades');
    expect(admin.names('heading')).toEqual(
      expect.arrayContaining([expect.stringContaining(week), office.weeks]),
    );
    await admin.follow(office.approveOf('John Smith', 'David Johnson'));
    expect(admin.find('region', office.approveTitle).text).toContain(week);
    await openAsDriver(driver, site, john, '/driver-vacation/trades');
    expect(driver.find('main').text).not.toContain(week);
  },
);

test.each(languages)('a driver downloads the record, which verifies (%s)', async (language) => {
  const { check } = copies[language].driver;
  const { deps } = site.platform;
  await publish(site);
  const page = plainBrowser(site.url, { language });
  await openAsDriver(page, site, sarah);
  const card = page.find('region', check.title);
  expect(card.names('button')).toEqual([]);
  card.unfold(new RegExp(`^${check.title}`));
  expect(card.text).toContain('npm run -s verify-award');
  const { name, bytes } = await card.download(check.download);
  expect(name).toBe('award-2026-W49-v1-numbers.json');
  const verified = verifyAward(JSON.parse(new TextDecoder().decode(bytes)), deps.sha256);
  const { numberedDigest } = (await deps.stores.awards.read(scope, '2026-W49', 1))!;
  expect(verified).toEqual({ ok: true, value: { digest: numberedDigest } });
});

test.each(languages)(
  'two drivers trade vacation weeks, which an administrator rejects and approves (%s)',
  async (language) => {
    const { trades, results, vacationPreferences } = copies[language].driver;
    const { trades: office } = copies[language].admin;
    await offerWeeks(site, { count: 3, slots: 1 });
    await assignByHand(site, john, 'W001');
    await assignByHand(site, emily, 'W002');
    await publishWeeks(site);
    const [driver, admin] = [
      plainBrowser(site.url, { language }),
      plainBrowser(site.url, { language }),
    ];
    await openAsAdmin(admin, site, '/admin/trades');
    const agree = async () => {
      await openAsDriver(driver, site, john, '/driver-vacation');
      await driver.follow(results.trade);
      driver.choose(trades.youGet, 'W002');
      await driver.press(trades.send);
      expect(driver.text).toContain(trades.states.offered);
      await openAsDriver(driver, site, emily, '/driver-vacation');
      await driver.follow(results.tradeOffers(1));
      await driver.follow(trades.accept);
      await driver.press(trades.acceptNow);
      expect(driver.text).toContain(trades.states.accepted);
    };

    await agree();
    await admin.open('/admin/trades');
    await admin.follow(office.rejectOf('John Smith', 'David Johnson'));
    admin.fill(office.reason, 'Both weeks are needed');
    await admin.press(office.rejectNow);
    expect(admin.text).toContain('Both weeks are needed');
    await driver.open('/driver-vacation/trades');
    expect(driver.text).toContain('Both weeks are needed');

    await agree();
    await admin.open('/admin/trades');
    await admin.follow(office.approveOf('John Smith', 'David Johnson'));
    await admin.press(office.approveNow);
    expect(admin.text).toContain(trades.states.published);
    await driver.open('/driver-vacation');
    expect(driver.text).toContain(results.changed);
    expect(driver.names('heading')).toContain(vacationPreferences.yourWeeks(['W001']));
    await driver.press(results.gotIt);
    expect(driver.text).not.toContain(results.changed);
  },
);

test.each(languages)('a claim about a week is filed and denied (%s)', async (language) => {
  const { claims } = copies[language].driver;
  const { disputes, common } = copies[language].admin;
  await awardWeeks();
  const driver = plainBrowser(site.url, { language });
  await openAsDriver(driver, site, maria, '/driver-vacation');
  driver.unfold(claims.file);
  driver.choose(claims.about, 'pick W001');
  driver.fill(claims.textLabel, 'My wedding is that week');
  await driver.press(claims.send);
  expect(driver.text).toContain(claims.open);

  const admin = plainBrowser(site.url, { language });
  await openAsAdmin(admin, site, '/admin/dispute-resolution');
  await admin.follow(disputes.answerClaim('Maria Garcia', 'W001'));
  admin.fill(disputes.reason, 'Seniority decides');
  await admin.press(common.deny);

  await driver.open('/driver-vacation');
  expect(driver.text).toContain(claims.denied);
  expect(driver.text).toContain('Seniority decides');
});

test.each(languages)('a page asks before a week is given up (%s)', async (language) => {
  const { vacationPreferences } = copies[language].driver;
  await offerWeeks(site, { count: 1, slots: 1 });
  await assignByHand(site, john, 'W001');
  await publishWeeks(site);
  const page = plainBrowser(site.url, { language });
  await openAsDriver(page, site, john, '/driver-vacation');
  await page.follow(vacationPreferences.giveUpOpen);
  await page.press(vacationPreferences.giveUp('W001'));
  expect(page.text).toContain(vacationPreferences.gaveUp);
});

test.each(languages)(
  'vacation weeks are withdrawn, and the driver reads why (%s)',
  async (language) => {
    const { results: told, vacationPreferences } = copies[language].driver;
    const { results } = copies[language].admin;
    const reason = 'The route J003 was missing';
    await offerWeeks(site, { count: 2, slots: 1 });
    await assignByHand(site, john, 'W001');
    await publishWeeks(site);
    const admin = plainBrowser(site.url, { language });
    await openAsAdmin(admin, site, '/admin/final-vacation-assignments');
    admin.unfold(copies[language].admin.frame.more);
    await admin.follow(results.withdraw);
    admin.fill(results.reason, reason);
    await admin.press(results.withdrawConfirm(1));
    expect(admin.text).toContain(results.withdrawnVersion(1));
    const driver = plainBrowser(site.url, { language });
    await openAsDriver(driver, site, john, '/driver-vacation');
    expect(driver.text).toContain(told.weeksWithdrawn);
    expect(driver.text).toContain(reason);
    expect(driver.text).not.toContain(vacationPreferences.yourWeeks(['W001']));
  },
);

test('a refused claim keeps its text and shows the error there', async () => {
  await publish(site);
  // Claims are open for 24 hours.
  site.clock.advance((24 * 60 - 5) * 60_000);
  const page = plainBrowser(site.url);
  await openAsDriver(page, site, michael);
  site.clock.advance(10 * 60_000);
  page.unfold('File a claim');
  page.choose('What is it about?', 'pick J001');
  page.fill('What is wrong?', 'The airport is next to my home');
  await page.press('Send claim');
  const label = 'What is wrong?';
  expect(page.description(label)).toMatch(/The deadline to file a claim .* has passed\./);
  expect(page.value(label)).toBe('The airport is next to my home');
});

test('a conflict is decided against seniority once that is confirmed', async () => {
  const page = plainBrowser(site.url);
  await openAsAdmin(page, site, '/admin/dispute-resolution');
  await page.follow('Award J001 to Michael Brown');
  page.fill('Reason', 'Agreed with both');
  await page.press('Award anyway');
  expect(page.text).toContain('Job Awarded');
  expect(page.text).toContain('Winner, assigned manually');
});
