import type { Browser } from '@playwright/test';
import { formatWeekDays } from '~/app/copy/format-time';
import { writeIn } from '~/app/copy/server-copy.server';
import { leaveAddresses } from '~/tests/support/contacts';
import type { TestServer } from '~/tests/support/test-server';
import { publish, publishWith, rankInConflict } from './support/ranks';
import {
  expect,
  expectAccessible,
  expectToast,
  openAsAdmin,
  openAsDriver,
  scope,
  test,
} from './support/site';

const [john, emily] = ['1234567', '3456789'];
const narrow = { width: 360, height: 800 };
const wide = { width: 1440, height: 900 };

const openPlain = async (browser: Browser, { url }: TestServer, locale: string) => {
  const options = { baseURL: url, locale, javaScriptEnabled: false, viewport: narrow };
  return (await browser.newContext(options)).newPage();
};

test.use({ viewport: narrow });

test.beforeEach(({ site }) => rankInConflict(site));

test('a driver confirms a result, and is told how a new version changed it @core', async ({
  page,
  site,
  copy: { results },
}) => {
  await publish(site);
  await openAsDriver(page, site, john);
  await expect(page.getByText(results.pleaseConfirm)).toBeVisible();
  await expect(page.getByText(results.changed)).toHaveCount(0);
  const gotIt = page.getByRole('button', { name: results.gotIt });
  expect((await gotIt.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await expectAccessible(page);
  await gotIt.press('Enter');
  await expect(gotIt).toHaveCount(0);
  await expect(page.getByText(results.seenAt.split('{')[0]!.trim())).toBeVisible();

  await publishWith(site, emily, 'J002');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  const notice = page.locator('div', { hasText: results.changed }).last().locator('..');
  await expect(notice).toContainText(results.before);
  await expect(notice).toContainText('J002');
  await expect(notice).toContainText(
    results.describeCause({ code: 'assigned-manually', own: false }),
  );
  await expect(page.getByText(emily)).toHaveCount(0);
  await expectAccessible(page);

  await test.step('a page of the version before confirms nothing', async () => {
    await publishWith(site, john, 'J003');
    await gotIt.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(gotIt).toBeVisible();
    await expect(notice).toContainText('J003');
    await gotIt.click();
    await expect(gotIt).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(results.changed)).toHaveCount(0);
  });
});

test('an administrator sees who has not confirmed, prints the list and reminds them', async ({
  browser,
  page,
  site,
  language,
  adminCopy: { results },
  serverCopy: { assignments },
}) => {
  await leaveAddresses(site.platform.deps, scope, [john, emily]);
  await publish(site);
  const driver = await openPlain(browser, site, language);
  await openAsDriver(driver, site, john);
  await driver.locator('button[value="confirm-result"]').click();
  await expect(driver.locator('button[value="confirm-result"]')).toHaveCount(0);

  await page.setViewportSize(wide);
  await openAsAdmin(page, site, '/admin/final-assignments');
  await expect(page.getByText(results.seenCount(1, 5))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: results.whoHasNot }).click();
  await page.waitForURL('**/admin/unseen-results');
  await expect(page.getByText(results.count(4, 5))).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(5);
  await expect(page.getByText(john)).toHaveCount(0);
  await expect(page.getByText(results.remindText(1, 4))).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  const printed = await page.context().newPage();
  await printed.goto('/admin/unseen-results/print');
  const days = writeIn(language, () => formatWeekDays('2026-W49'));
  await expect(printed.getByText(results.ofWeek(days, 1))).toBeVisible();
  await expect(printed.getByRole('row')).toHaveCount(5);
  await expectAccessible(printed);

  await page.getByRole('button', { name: results.remind(4) }).click();
  await expectToast(page, assignments.remindedText(1));
  await expect(page.getByRole('button', { name: results.remind(4) })).toHaveCount(0);
  await expect(page.getByText(results.reminded.split('{')[0]!.trim())).toBeVisible();
  const [entry] = await site.platform.deps.stores.activity.latest(scope, 1);
  expect(entry?.event).toMatchObject({ code: 'unseen-reminded', version: 1, count: 1 });
});
