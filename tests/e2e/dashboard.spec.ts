import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { expect, expectToast, signInAsAdmin, test } from './support/site';

test('the dashboard tells how the period stands, who is missing, and what happened', async ({
  page,
  site,
}) => {
  await seedSample({ deps: site.platform.deps });
  await signInAsAdmin(page);
  const feed = page.getByRole('region', { name: 'Driver Activity' });
  await expect(feed).toContainText('No Recent Activity');
  const progress = page.getByRole('region', { name: 'Submissions over the period' });
  await expect(progress).toContainText('0 of 5 eligible drivers have saved.');
  await expect(page.getByRole('region', { name: 'Driver Submissions' })).toContainText(
    /0%.*Missing5/,
  );
  await expect(page.getByRole('region', { name: 'Job Conflicts' })).toContainText('100%');
  await expect(page.getByRole('region', { name: 'Quick reference' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/driver-login?emplid=2345678');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Add J002', exact: true }).click();
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await expectToast(page, 'Your job preferences have been saved.');

  await signInAsAdmin(page);
  await page.getByRole('button', { name: 'Refresh Data' }).click();
  await expectToast(page, 'Latest data has been loaded');
  await expect(feed).toContainText(/Maria Garcia.*Saved 1 pick for 2026-W49.*just now/);
  await expect(progress).toContainText('1 of 5 eligible drivers have saved.');
  await progress.getByText('Not saved yet: 4 drivers').click();
  await expect(progress.getByRole('cell', { name: '1234567' })).toBeVisible();
  await expect(progress.getByRole('cell', { name: '2345678' })).toHaveCount(0);
  await progress.locator('summary', { hasText: 'First saves by day' }).click();
  await expect(progress.getByRole('row', { name: 'Sat, Nov 21 1 1' })).toBeVisible();
});

test('other addresses of the dashboard lead to it, and to the login without a session', async ({
  page,
}) => {
  await page.goto('/admin/dashboard');
  await page.waitForURL('**/admin-portal**');
  await expectToast(page, 'Please log in to access the admin dashboard');
  await signInAsAdmin(page);
  for (const path of ['/admin', '/admin-dashboard']) {
    await page.goto(path);
    await page.waitForURL('**/admin/dashboard');
  }
});
