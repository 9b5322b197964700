import { formatWeekDays } from '~/app/copy/format-time';
import { writeIn } from '~/app/copy/server-copy.server';
import { publish, rankInConflict } from './support/ranks';
import {
  expect,
  expectAccessible,
  expectToast,
  openAsAdmin,
  openAsDriver,
  test,
  openMenu,
} from './support/site';

const john = '1234567';
const narrow = { width: 360, height: 800 };
const wide = { width: 1440, height: 900 };
const reason = 'The route J003 was missing';

test.beforeEach(async ({ site }) => {
  await rankInConflict(site);
  await publish(site);
});

test('an administrator withdraws a publication, and drivers read why @core', async ({
  browser,
  page,
  site,
  language,
  copy,
  adminCopy,
  serverCopy,
}) => {
  const { results } = adminCopy;
  await page.setViewportSize(wide);
  await openAsAdmin(page, site, '/admin/final-assignments');
  await openMenu(page);
  await page.getByRole('link', { name: results.withdraw, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(results.withdrawJobs);
  await expectAccessible(page);
  const press = dialog.getByRole('button', { name: results.withdrawConfirm(1) });
  await press.click();
  await expect(dialog.getByLabel(results.reason)).toBeFocused();
  await dialog.getByLabel(results.reason).fill('John Smith complained');
  await press.click();
  await expect(dialog.getByRole('alert')).toContainText(
    serverCopy.errors.awards['reason-names-driver']({ name: 'John Smith' }),
  );
  await expect(dialog.getByLabel(results.reason)).toHaveValue('John Smith complained');
  await dialog.getByLabel(results.reason).fill(reason);
  await press.click();
  await expectToast(page, serverCopy.assignments.withdrawnText(1));
  await expect(page.getByText(results.withdrawnVersion(1))).toBeVisible();
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByRole('link', { name: results.withdraw, exact: true })).toHaveCount(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);

  const context = await browser.newContext({
    baseURL: site.url,
    locale: language,
    viewport: narrow,
  });
  const driver = await context.newPage();
  await openAsDriver(driver, site, john);
  const days = writeIn(language, () => formatWeekDays('2026-W49'));
  await expect(driver.getByText(copy.results.jobsWithdrawn(days))).toBeVisible();
  await expect(driver.getByText(reason)).toBeVisible();
  await expect(driver.getByText(copy.preferences.yourJob('J002'))).toHaveCount(0);
  await expect(driver.getByRole('button', { name: copy.results.gotIt })).toHaveCount(0);
  await expectAccessible(driver);

  await test.step('the record stays among the past weeks', async () => {
    await page.goto('/admin/past-weeks');
    await expect(page.getByText(results.withdrawnMark, { exact: true })).toBeVisible();
    await page.goto('/admin/final-assignments/2026-W49?version=1');
    await expect(page.getByText(results.withdrawnVersion(1))).toBeVisible();
    const record = await page.request.get('/admin/final-assignments/record');
    expect(await record.json()).toMatchObject({ version: 1, periodId: '2026-W49' });
    await page.goto('/admin/activity-log');
    await expect(page.getByText(reason)).toBeVisible();
  });

  await test.step('publishing again makes the next version', async () => {
    await publish(site);
    await driver.reload();
    await expect(driver.getByText(copy.preferences.yourJob('J002'))).toBeVisible();
    await expect(driver.getByText(reason)).toHaveCount(0);
    await expect(driver.getByRole('button', { name: copy.results.gotIt })).toBeVisible();
  });
});
