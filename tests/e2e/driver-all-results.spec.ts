import type { Browser } from '@playwright/test';
import type { Copy } from '~/app/copy/copy';
import { formatDeadline } from '~/app/copy/format-time';
import { writeIn } from '~/app/copy/server-copy.server';
import { startNextPeriod } from '~/domain/selection/next-period';
import type { ListRules } from '~/domain/settings/list-rules';
import type { TestServer } from '~/tests/support/test-server';
import { openMore } from './support/driver-page';
import { publish, rankInConflict } from './support/ranks';
import {
  expect,
  expectAccessible,
  expectToast,
  looks,
  openAsAdmin,
  openAsDriver,
  scope,
  test,
} from './support/site';

const [john, maria] = ['1234567', '2345678'];
const narrow = { width: 360, height: 800 };
const wide = { width: 1440, height: 900 };

const readSite = async ({ platform }: TestServer) =>
  (await platform.deps.stores.sites.read(scope)).site!;

/** Opens the next week, which begins with the settings as they are, or with `rules`. */
const openNextWeek = async (site: TestServer, rules?: ListRules) => {
  const stored = await readSite(site);
  const now = new Date(site.clock.now()).toISOString();
  const next = startNextPeriod(stored.window, now, stored.timeZone, rules ?? stored.settings);
  if (!next.ok) throw new Error(next.error.code);
  await site.platform.deps.stores.sites.save(scope, { ...stored, window: next.value }, []);
};

/** A week that begins with these rules, with lists that conflict. */
const beginWeek = async (site: TestServer, rules: ListRules) => {
  await rankInConflict(site);
  await publish(site);
  await openNextWeek(site, rules);
  await rankInConflict(site);
};

const openDriver = async (
  browser: Browser,
  site: TestServer,
  { locale, ...options }: Parameters<Browser['newContext']>[0] & { locale: string },
) => {
  const context = await browser.newContext({
    baseURL: site.url,
    locale,
    viewport: narrow,
    ...options,
  });
  return context.newPage();
};

const sealedPages = [
  '/admin/dashboard',
  '/admin/live-picks-snapshot',
  '/admin/conflicts',
  '/admin/dispute-resolution',
  '/admin/final-assignments?view=provisional',
  '/admin/what-if',
  '/admin/reports/assignments?view=provisional',
];

const describeSeal = async (site: TestServer, language: 'en' | 'es', { common }: Copy['admin']) => {
  const { window: selection } = await readSite(site);
  const deadline = writeIn(language, () => formatDeadline(selection.closesAt, '12'));
  return common.sealedUntil.replace('{deadline}', deadline);
};

test('an administrator seals lists from the next week on, and sees them after the cutoff', async ({
  browser,
  page,
  site,
  language,
  copy,
  adminCopy,
  serverCopy,
}) => {
  const { settings } = adminCopy;
  await rankInConflict(site);
  await page.setViewportSize(wide);
  await openAsAdmin(page, site, '/admin/system-settings');
  await page.getByLabel(settings.labels.sealedPicks).check();
  await page.getByRole('radio', { name: settings.choices.openResults['by-number'].label }).check();
  await page.getByRole('button', { name: adminCopy.common.saveSettings }).click();
  await expectToast(page, serverCopy.common.settingsUpdatedText);
  const wanted = { sealedPicks: true, openResults: 'by-number' } as const;
  await expect(page.getByText(settings.ruleFromNext(wanted))).toHaveCount(2);
  await expectAccessible(page);

  const driver = await openDriver(browser, site, { locale: language });
  await openAsDriver(driver, site, john);
  const { fromNext, coming } = copy.ranking.listRules;
  await openMore(driver, copy);
  await expect(driver.getByText(fromNext.jobs(coming.sealed))).toBeVisible();
  await expect(driver.getByText(fromNext.jobs(coming['by-number']))).toBeVisible();
  await expectAccessible(driver);

  await test.step('the running week is unchanged', async () => {
    await page.goto('/admin/live-picks-snapshot');
    await expect(page.getByText(adminCopy.common.sealedText)).toHaveCount(0);
    await page.goto('/admin/activity-log');
    await expect(page.getByText(settings.labels.sealedPicks)).toBeVisible();
  });

  await publish(site);
  await openNextWeek(site);
  await rankInConflict(site);
  await test.step('the next week is sealed', async () => {
    const sealed = await describeSeal(site, language, adminCopy);
    // The sessions have ended with the week.
    await openAsAdmin(page, site);
    for (const path of sealedPages) {
      await page.goto(path);
      await expect(page.getByText(sealed), path).toBeVisible();
      await expectAccessible(page);
    }
    const file = await page.request.get('/admin/final-assignments/export?view=provisional', {
      headers: { 'accept-language': language },
    });
    expect([file.status(), await file.text()]).toEqual([409, `${sealed}.`]);
    await page.goto(`/admin/driver-picks/${john}`);
    await expect(page.getByText(adminCopy.entry.savedSealed)).toBeVisible();
    await expect(page.getByText(adminCopy.entry.sealed)).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /./ }).last()).not.toBeChecked();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    await openAsDriver(driver, site, john);
    await openMore(driver, copy);
    await expect(driver.getByText(copy.ranking.listRules.sealed)).toBeVisible();
    await expect(driver.getByText(copy.ranking.listRules.open['by-number'])).toBeVisible();
    await expectAccessible(driver);
  });

  await test.step('after the cutoff everything is visible', async () => {
    const { window: selection } = await readSite(site);
    site.clock.moveTo(new Date(Date.parse(selection.closesAt.instant) + 60_000).toISOString());
    await openAsAdmin(page, site);
    for (const path of sealedPages) {
      await page.goto(path);
      await expect(page.locator('main').first()).toBeVisible();
      await expect(page.getByText(adminCopy.common.sealedText), path).toHaveCount(0);
    }
    await expect(page.getByText('J002').first()).toBeVisible();
  });
});

test('drivers read all lists and results by number, then by name', async ({
  browser,
  site,
  language,
  copy,
}) => {
  const { allResults } = copy;
  const driver = await openDriver(browser, site, { locale: language });
  await beginWeek(site, { sealedPicks: false, openResults: 'by-number' });
  await publish(site);
  await openAsDriver(driver, site, john);
  await driver.getByRole('link', { name: copy.ranking.allResults }).click();
  await expect(driver.getByText(allResults.intro['by-number'])).toBeVisible();
  await expect(driver.getByRole('heading', { name: allResults.seniority(2) })).toBeVisible();
  await expect(driver.getByText('Maria Garcia')).toHaveCount(0);
  expect(await driver.content()).not.toContain(maria);
  for (const { colorScheme } of looks) {
    await driver.emulateMedia({ colorScheme });
    await expectAccessible(driver);
  }
  await driver.getByText(allResults.list(2)).first().click();
  await expect(
    driver.getByText(allResults.describe({ code: 'awarded', isManual: false })),
  ).not.toHaveCount(0);
  await expectAccessible(driver);

  await openNextWeek(site, { sealedPicks: false, openResults: 'by-name' });
  await rankInConflict(site);
  await publish(site);
  await openAsDriver(driver, site, john, '/driver-preferences/all-results');
  await expect(driver.getByRole('heading', { name: 'Maria Garcia' })).toBeVisible();
  expect(await driver.content()).not.toContain(maria);
  await expectAccessible(driver);
});
