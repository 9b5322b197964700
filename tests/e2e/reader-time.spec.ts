import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import {
  expect,
  expectAccessible,
  expectToast,
  openAsAdmin,
  openAsDriver,
  test,
} from './support/site';

const settingsPath = '/admin/system-settings';

test.beforeEach(({ site }) => seedSample(site.platform));

test.describe('a phone in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles', viewport: { width: 360, height: 740 } });

  test('sees the site’s time first and its own beside it', async ({ page, site }) => {
    await page.goto('/');
    const deadline = page.getByRole('time').first();
    await expect(deadline).toHaveText(
      'Wednesday, November 25, 2026, 3:00 PM Eastern (12:00 PM your time)',
    );
    await openAsDriver(page, site);
    await expect(page.getByRole('time').last()).toHaveText(
      'Wed, Nov 25, 3:00 PM Eastern (12:00 PM your time)',
    );
    await expectAccessible(page);
  });
});

test('an administrator searches the zone and chooses the clock', async ({ page, site }) => {
  await openAsAdmin(page, site, settingsPath);
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await expect(zone).toHaveValue('Eastern (New York)');
  await zone.fill('Atlantis');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Please select a time zone from the list.')).toBeVisible();
  await expect(zone).toHaveValue('Atlantis');
  await zone.fill('Chicago');
  await page.getByRole('radio', { name: '24-hour clock' }).check();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expectToast(page, 'Settings updated');
  await expect(zone).toHaveValue('Central (Chicago)');
  await page.goto('/admin/dashboard');
  await expect(page.getByText(/November 25, 2026, 15:00 Central/).first()).toBeVisible();
  await openAsDriver(page, site);
  await expect(page.getByRole('row', { name: /J002.*06:00/ })).toBeVisible();
});
