import type { Browser } from '@playwright/test';
import { formatInstant } from '~/app/copy/format-time';
import { writeIn } from '~/app/copy/server-copy.server';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { testEntry } from '~/tests/support/stocked-site';
import type { TestServer } from '~/tests/support/test-server';
import { offerWeeks, openVacations } from '~/tests/support/vacations';
import { getDriverList } from './support/driver-list';
import {
  expect,
  expectAccessible,
  expectToast,
  openAsAdmin,
  openAsDriver,
  scope,
  test,
} from './support/site';

const john = '1234567';
const path = `/admin/driver-picks/${john}`;
const wide = { width: 1440, height: 900 };
const narrow = { width: 360, height: 800 };
const askedBy = 'Union steward Lee';

test.beforeEach(({ site }) => seedSample(site.platform));

const newPage = async (
  browser: Browser,
  { url }: TestServer,
  { locale, ...options }: Parameters<Browser['newContext']>[0] & { locale: string },
) => {
  const context = await browser.newContext({ baseURL: url, locale, ...options });
  return context.newPage();
};

test('an administrator enters a list, and the driver sees and replaces it', async ({
  browser,
  page,
  site,
  copy,
  adminCopy,
  serverCopy,
  language,
}) => {
  const { entry } = adminCopy;
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(wide);
  await openAsAdmin(page, site, '/admin/live-picks-snapshot');
  await page.getByRole('link', { name: 'John Smith' }).click();
  await page.waitForURL(`**${path}`);
  const list = getDriverList(
    page,
    { ...copy, ranking: { ...copy.ranking, save: entry.save } },
    site,
  );
  await list.add('J002');
  await list.add('J003');
  await list.upButton('J003').press('Enter');
  await expectAccessible(page);
  await page.setViewportSize(narrow);
  await expectAccessible(page);
  await page.setViewportSize(wide);

  // The browser itself asks for the required fields.
  await list.save();
  await expect(page.getByLabel(entry.askedBy)).toBeFocused();
  await page.getByLabel(entry.askedBy).fill(askedBy);
  await page.getByLabel(entry.how).selectOption(entry.ways.phone);
  await list.save();
  await expectToast(page, serverCopy.entry.saved);
  const enteredBy = copy.ranking.enteredBy({ username: 'admin', askedBy, how: 'phone' });
  await expect(page.getByText(enteredBy)).toBeVisible();

  const driver = await newPage(browser, site, { locale: language, viewport: narrow });
  await openAsDriver(driver, site, john);
  const { acceptedAt } = (await site.platform.deps.stores.picks.get(scope, john))!;
  const at = writeIn(language, () => formatInstant(acceptedAt, 'America/New_York', '12'));
  const notice = driver.getByText(
    copy.ranking.enteredText({ username: 'admin', askedBy, how: 'phone' }, at),
  );
  await driver.getByText(copy.ranking.enteredTitle, { exact: true }).click();
  await expect(notice).toBeVisible();
  await expectAccessible(driver);
  const own = getDriverList(driver, copy, site);
  await own.showList();
  await expect(driver.getByText(enteredBy)).toBeVisible();
  await expectAccessible(driver);
  await expect(own.saved).toHaveText('1. J0032. J002');
  await own.removeByActions('J003');
  await own.save();
  await expectToast(driver, serverCopy.preferences.saved);
  await expect(own.saved).toHaveText('1. J002');
  await expect(notice).toHaveCount(0);
  await driver.goto('/driver-preferences/history');
  await expect(driver.getByText(enteredBy)).toHaveCount(1);
  await expect(driver.getByRole('listitem').filter({ hasText: copy.history.counts })).toHaveCount(
    1,
  );
  await expectAccessible(driver);

  await test.step('the page opened before is refused and keeps the changes', async () => {
    await list.add('J004');
    await page.getByLabel(entry.askedBy).fill(askedBy);
    await page.getByLabel(entry.how).selectOption(entry.ways.letter);
    await list.save();
    await expect(page.getByRole('alert')).toContainText(
      serverCopy.errors.picks['list-saved-since'],
    );
    await expect(list.picks).toHaveCount(3);
    await expect(page.getByLabel(entry.askedBy)).toHaveValue(askedBy);
    await expect(list.saved).toHaveText('1. J002');
    const confirm = page.getByRole('checkbox');
    await expect(confirm).not.toBeChecked();
    await expectAccessible(page);
    await confirm.check();
    await list.save();
    await expectToast(page, serverCopy.entry.saved);
    await expect(list.saved).toHaveText('1. J0032. J0023. J004');
    await expect(page.getByLabel(entry.askedBy)).toHaveValue('');
    await expect(confirm).not.toBeChecked();
  });

  await test.step('the log says both', async () => {
    await page.goto('/admin/activity-log');
    const asked = await site.platform.deps.stores.activity.latest(scope, 3);
    expect(asked.map(({ event }) => event.code)).toEqual([
      'own-list-replaced',
      'picks-saved',
      'list-entered',
    ]);
    await expect(page.getByText(askedBy)).toHaveCount(2);
  });
});

test('a driver reads on a phone who entered a list of vacation weeks', async ({
  page,
  site,
  copy,
  list,
}) => {
  await offerWeeks(site, { count: 2, slots: 1 });
  await openVacations(site, '2026-11-23T15:00');
  const { deps } = site.platform;
  const enteredBy = { username: 'admin', askedBy, how: 'in-person' } as const;
  const facts = { acceptedAt: '2026-11-21T12:00:00.000Z', receiptNumber: 'AAAA-BBBB' };
  const picks = { employeeId: john, weekIds: ['W002'], ...facts, enteredBy };
  expect((await deps.stores.vacationPicks.save(scope, picks, testEntry(deps))).ok).toBe(true);
  await page.setViewportSize(narrow);
  await openAsDriver(page, site, john, '/driver-vacation');
  await list.showList();
  await expect(page.getByText(copy.ranking.enteredBy(enteredBy))).toBeVisible();
  await expectAccessible(page);
});

test('the roster leads to the pages, and a driver of no site is not found', async ({
  page,
  site,
  adminCopy,
}) => {
  await page.setViewportSize(wide);
  await openAsAdmin(page, site, `/admin/edit-drivers?tab=plain&dialog=edit&edit=${john}`);
  await page.getByRole('link', { name: adminCopy.entry.vacation }).click();
  await page.waitForURL(`**${path}/vacation`);
  await expect(page.getByText(adminCopy.entry.closed, { exact: true })).toBeVisible();
  for (const unknown of ['7777777', 'x', '%00'])
    expect((await page.goto(`/admin/driver-picks/${unknown}`))?.status()).not.toBe(200);
  expect((await page.goto('/admin/driver-picks/7777777'))?.status()).toBe(404);
});
