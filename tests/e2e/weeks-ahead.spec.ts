import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import {
  expect,
  expectAccessible,
  expectAccessibleInEveryLook,
  expectToast,
  openAsAdmin,
  test,
} from './support/site';

const path = '/admin/weeks-ahead';

test.beforeEach(({ site }) => seedSample(site.platform));

test('a holiday moves the cutoff on it, and an administrator sets another one', async ({
  page,
  site,
}) => {
  await openAsAdmin(page, site, path);
  const week = (days: string) =>
    page.getByRole('table', { name: 'Coming weeks' }).getByRole('row').filter({ hasText: days });
  await expect(week('Dec 28, 2026')).toContainText('Wed, Dec 23');
  await page.getByLabel('Date').fill('2026-12-23');
  await page.getByLabel('Name (optional)').fill('Depot closed');
  await page.getByRole('button', { name: 'Add holiday' }).click();
  await expectToast(page, 'Holiday added');
  await expect(week('Dec 28, 2026')).toContainText('Tue, Dec 22');
  await expect(week('Dec 28, 2026')).toContainText('Moved by a holiday');
  await expect(week('Dec 21 – 27')).toContainText('Depot closed');

  await page.getByRole('link', { name: 'Change the cutoff for the week of Dec 21 – 27' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Cutoff/).fill('2026-12-21T09:00');
  await dialog.getByRole('button', { name: 'Set the cutoff' }).click();
  await expect(dialog.getByRole('alert')).toContainText('before the Monday of the work week');
  await expect(dialog.getByLabel(/^Cutoff/)).toHaveValue('2026-12-21T09:00');
  await dialog.getByLabel(/^Cutoff/).fill('2026-12-17T12:30');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Set the cutoff' }).click();
  await expectToast(page, 'Cutoff set');
  await expect(dialog).toHaveCount(0);
  await expect(week('Dec 21 – 27')).toContainText('Thu, Dec 17');
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Change the cutoff for the week of Dec 21 – 27' }).click();
  await dialog.getByRole('button', { name: 'Use the usual cutoff' }).click();
  await expectToast(page, 'Usual cutoff set');
  await expect(week('Dec 21 – 27')).toContainText('Wed, Dec 16');
});
