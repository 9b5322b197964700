import type { Page } from '@playwright/test';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { rankJobsOn } from './support/ranks';
import { expect, expectAccessible, openAsAdmin, scope, test, openMenu } from './support/site';

test.beforeEach(async ({ site, page }) => {
  await seedSample(site.platform);
  await rankJobsOn(site, '1234567', ['J002']);
  await rankJobsOn(site, '2345678', ['J002', 'J003']);
  await page.setViewportSize({ width: 1440, height: 900 });
});

const tryOn = async (
  page: Page,
  button: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> => {
  const form = page.locator('form').filter({
    has: page.getByRole('button', { name: button, exact: true }),
  });
  for (const [label, text] of Object.entries(fields))
    await form.getByLabel(label, { exact: true }).fill(text);
  await form.getByRole('button', { name: button }).click();
};

const differences = (page: Page) =>
  page.getByRole('table', { name: 'Drivers whose results change' });

test('a dispatcher tries changes and sees the exact difference; nothing is stored', async ({
  page,
  site,
}) => {
  const { stores } = site.platform.deps;
  const before = await stores.jobs.list(scope);
  await openAsAdmin(page, site, '/admin/final-assignments');
  await openMenu(page);
  await page.getByRole('link', { name: 'What if…' }).click();
  await expect(page.getByText('No change yet')).toBeVisible();
  await expect(page.getByText('As of 7:0')).toBeVisible();
  await expectAccessible(page);

  await tryOn(page, 'Change places', { 'Job ID': 'J002', Places: '2' });
  await expect(page.getByText('Job J002 with 2 places')).toBeVisible();
  const row = differences(page).getByRole('row').filter({ hasText: '2345678' });
  await expect(row.getByRole('cell').nth(2)).toHaveText('J003 Pick 2');
  await expect(row.getByRole('cell').nth(3)).toHaveText('J002 Pick 1');

  await tryOn(page, 'Remove job', { 'Job ID': 'J002' });
  await expect(page.getByText('2 changes tried together')).toBeVisible();
  await expect(differences(page)).toContainText('1234567');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Take back: Job J002 removed' }).click();
  await expect(page.getByText('1 change tried together')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Job J002 with 2 places')).toBeVisible();
  expect(await stores.jobs.list(scope)).toEqual(before);
});
