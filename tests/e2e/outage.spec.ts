import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { passCutoffAfterOutage } from './support/outage';
import { expect, expectAccessible, expectToast, openAsAdmin, test } from './support/site';

test.beforeEach(({ site }) => seedSample(site.platform));

test('an administrator is asked, and moves the cutoff with one press', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAsAdmin(page, site, '/admin/system-settings');
  await page.getByRole('radio', { name: 'Ask me' }).check({ force: true });
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expectToast(page, 'Settings updated');
  await passCutoffAfterOutage(site);
  await openAsAdmin(page, site, '/admin/dashboard');
  const title = 'The system could not be reached for 20 minutes before the cutoff';
  await expect(page.getByText(title)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Move the cutoff' }).click();
  await expectToast(page, 'Cutoff set');
  await expect(page.getByText('Wednesday, November 25, 2026, 3:30 PM Eastern')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move the cutoff' })).toHaveCount(0);
  await page.goto('/admin/activity-log');
  await expect(
    page.getByText('could not be reached for 20 minutes (20 minutes from 2026-11-25 14:20'),
  ).toHaveCount(2);
  await expectAccessible(page);
});
