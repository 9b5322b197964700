import type { Route } from '@playwright/test';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { startUpPage } from '~/app/platform/start-up-page';
import { expect, expectAccessible, expectToast, scope, signInAsAdmin, test } from './support/site';

test.beforeEach(async ({ site }) => {
  await seedSample({ deps: site.platform.deps });
});

test('only one toast is shown at once', async ({ page }) => {
  await signInAsAdmin(page);
  const refresh = page.getByRole('button', { name: 'Refresh Data' });
  for (let press = 0; press < 3; press += 1) {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await refresh.click();
    await answered;
    await expectToast(page, 'Dashboard Refreshed');
  }
  await page.goto('/admin/system-settings');
  await page.getByRole('button', { name: 'Use this computer as a kiosk' }).click();
  await expectToast(page, 'This computer is a kiosk now');
  await page.getByRole('button', { name: 'Stop using this computer as a kiosk' }).click();
  await expectToast(page, 'This computer is no kiosk any more');
  await expect(page.getByText('This computer is a kiosk now', { exact: true })).toHaveCount(0);
  await expect(page.locator('li[data-state="open"]')).toHaveCount(1);
});

test('every route change starts at the top, also going back', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 400 });
  await signInAsAdmin(page);
  const top = () => page.evaluate(() => window.scrollY);
  await page.getByRole('link', { name: /Edit Jobs/ }).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 300));
  expect(await top()).toBe(300);
  await page.getByRole('link', { name: /System Settings/ }).click();
  await expect(page.getByRole('heading', { name: 'System Settings' })).toBeVisible();
  await expect.poll(top).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await expect.poll(top).toBe(0);
});

test('a page that takes long has a placeholder', async ({ page }) => {
  await signInAsAdmin(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/admin/edit-jobs.data*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: /Edit Jobs/ }).click();
  await expect(page.locator('[data-skeleton]')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeHidden();
  await expect(page.getByRole('status').getByText('Loading…')).toBeAttached();
  await expectAccessible(page);
  answer();
  await expect(page.getByRole('heading', { name: /Edit Jobs/ })).toBeVisible();
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
});

test('the footer shows the current year, and an unknown path the way home', async ({
  page,
  site,
}) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('contentinfo')).toContainText('© 2026');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  site.clock.moveTo('2027-01-01T12:00:00.000Z');
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('contentinfo')).toContainText('© 2027');
});

test('a dark site is dark for whoever has not chosen otherwise', async ({ page, site }) => {
  const { sites } = site.platform.deps.stores;
  const { site: stored } = await sites.read(scope);
  const settings = { ...stored!.settings, darkMode: true };
  await sites.save(scope, { ...stored!, settings }, []);
  const theme = () => page.locator('html').getAttribute('data-theme');
  for (const path of ['/', '/s/DEFAULT/MAIN', '/driver-login?emplid=1234567']) {
    await page.goto(path);
    expect(await theme(), path).toBe('dark');
  }
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Job Preferences', exact: true })).toBeVisible();
  expect(await theme()).toBe('dark');
  await signInAsAdmin(page);
  await expect.poll(theme).toBe('dark');
  await page.goto('/admin-portal-of-nobody');
  expect(await theme()).toBeNull();

  await page.goto('/admin/dashboard');
  await page.getByLabel('Colors').selectOption('light');
  expect(await theme()).toBe('light');
  await page.reload();
  expect(await theme()).toBe('light');
  await page.getByLabel('Colors').selectOption('device');
  await page.goto('/s/DEFAULT/MAIN');
  expect(await theme()).toBeNull();
});

/** What a server answers whose store is not there yet. */
const startingUp = async (route: Route) => {
  const request = new Request('http://jobs.test/', { headers: await route.request().allHeaders() });
  const answer = startUpPage(request, 'x');
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: await answer.text(),
  };
};
/** How the browser itself reports such an answer. */
const complaint: unknown = expect.stringContaining('503');

test('the start-up page asks again until the application is there', async ({
  page,
  complaints,
}) => {
  let asked = 0;
  await page.route('**/s/DEFAULT/MAIN', async (route) => {
    asked += 1;
    await (asked > 2 ? route.continue() : route.fulfill(await startingUp(route)));
  });
  await page.goto('/s/DEFAULT/MAIN').catch(() => undefined);
  await expect(page.getByRole('heading', { name: 'Driver Access' })).toBeVisible();
  expect(asked).toBe(3);
  expect(complaints.splice(0)).toEqual([complaint, complaint]);
});

test('the start-up page is accessible, and so is the one that asks no more', async ({
  page,
  complaints,
}) => {
  let asked = 0;
  await page.route('**/s/DEFAULT/MAIN', async (route) => {
    asked += 1;
    const answer = await startingUp(route);
    // The first stands while it is looked at; those after it ask again by themselves.
    if (asked === 1) delete answer.headers['refresh'];
    await route.fulfill(answer);
  });
  await page.goto('/s/DEFAULT/MAIN');
  await expect(page.getByText('Loading critical system data...')).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Critical system error');
  await expectAccessible(page);
  expect(complaints.splice(0)).toEqual([complaint, complaint, complaint, complaint]);
});
