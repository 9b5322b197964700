import type { Route } from '@playwright/test';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { startUpPage } from '~/app/platform/http/start-up-page.server';
import { expect, expectAccessible, expectToast, scope, openAsAdmin, test } from './support/site';

test.beforeEach(async ({ site }) => {
  await seedSample({ deps: site.platform.deps });
});

test('a request canceled by navigation is not logged as an error; others are', async ({
  page,
  complaints,
}) => {
  await page.goto('/request-access');
  const reject = (name: string) =>
    page.evaluate((errorName) => {
      void Promise.reject(new DOMException('signal is aborted without reason', errorName));
    }, name);
  await reject('AbortError');
  await reject('DataError');
  await expect.poll(() => complaints.join()).toContain('signal is aborted without reason');
  expect(complaints.splice(0)).toHaveLength(1);
});

test('only one toast is shown at once', async ({ page, site }) => {
  await openAsAdmin(page, site);
  const refresh = page.getByRole('button', { name: 'Refresh Data' });
  for (let press = 0; press < 3; press += 1) {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await refresh.click();
    await answered;
    await expectToast(page, 'Dashboard Refreshed');
  }
  await page.goto('/admin/system-settings');
  await page.getByRole('button', { name: 'Use this computer as a kiosk' }).click();
  await expectToast(page, 'This computer is now a kiosk');
  await page.getByRole('button', { name: 'Stop using this computer as a kiosk' }).click();
  await expectToast(page, 'This computer is no longer a kiosk');
  await expect(page.getByText('This computer is now a kiosk', { exact: true })).toHaveCount(0);
  await expect(page.locator('li[data-state="open"]')).toHaveCount(1);
});

test('every route change starts at the top, also going back', async ({ page, site }) => {
  await page.setViewportSize({ width: 800, height: 400 });
  await openAsAdmin(page, site);
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

test('a new page and the result of a search are announced', async ({ page }) => {
  await page.goto('/driver-login?emplid=1234567');
  await page.getByRole('button', { name: 'Continue' }).click();
  const announced = (text: string) => page.getByRole('status').filter({ hasText: text });
  await expect(announced('Job Preferences · Job Selection System')).toBeAttached();
  await page.getByPlaceholder('Search jobs...').fill('harbor');
  await expect(announced('1 of 5 jobs')).toBeVisible();
  await expect(page.getByPlaceholder('Search jobs...')).toBeFocused();
  await page.getByRole('tab', { name: 'Vacation' }).click();
  await expect(announced('Vacation Preferences · Job Selection System')).toBeAttached();
});

test('a dialog returns the focus to the button that opened it', async ({ page, site }) => {
  await openAsAdmin(page, site, '/admin/edit-drivers');
  const opener = page.getByRole('link', { name: 'Add Driver' });
  const dialog = page.getByRole('dialog', { name: 'Add Driver' });
  const closings = [
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => dialog.getByRole('link', { name: 'Cancel' }).click(),
    () => page.keyboard.press('Escape'),
    async () => {
      await dialog.getByLabel('Employee ID').fill('7654321');
      await dialog.getByLabel('Name').fill('Ann Example');
      await dialog.getByLabel('Seniority Number').fill('77');
      await dialog.getByRole('button', { name: 'Add Driver' }).click();
    },
  ];
  for (const close of closings) {
    await opener.press('Enter');
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('a closing dialog stays until the page without it has loaded', async ({ page, site }) => {
  await openAsAdmin(page, site, '/admin/edit-drivers');
  await page.getByRole('link', { name: 'Add Driver' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Driver' });
  await expect(dialog).toBeVisible();
  let answer = () => {};
  const isHeld = new Promise<void>((goOn) => (answer = goOn));
  const asked = page.waitForRequest(/edit-drivers\.data/);
  await page.route(/edit-drivers\.data/, (route) => isHeld.then(() => route.continue()));
  await page.keyboard.press('Escape');
  await asked;
  await expect(dialog).toBeVisible();
  answer();
  await expect(dialog).toHaveCount(0);
});

test('a click outside closes a confirmation but not a form', async ({ page, site }) => {
  await openAsAdmin(page, site, '/admin/edit-drivers?dialog=add');
  const form = page.getByRole('dialog', { name: 'Add Driver' });
  await form.getByLabel('Name').fill('Ann Example');
  await page.mouse.click(5, 5);
  await form.getByLabel('Name').press('End');
  await expect(form.getByLabel('Name')).toHaveValue('Ann Example');

  await page.goto('/driver-login?emplid=1234567');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Add J003', exact: true }).click();
  await page.getByRole('button', { name: 'Undo all' }).click();
  const question = page.getByRole('dialog', { name: 'Undo all changes?' });
  const { x, y } = (await question.getByRole('heading').boundingBox())!;
  await page.mouse.move(x + 5, y + 5);
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(question).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(question).toHaveCount(0);
});

test('a slow page shows a placeholder', async ({ page, site }) => {
  await openAsAdmin(page, site);
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

test('the footer shows the current year, and an unknown path links home', async ({
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

test('a dark site is dark for users who have not chosen a theme', async ({ page, site }) => {
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
  await openAsAdmin(page, site);
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

/** The response of a server whose store is not ready yet. */
const startingUp = async (route: Route) => {
  const request = new Request('http://jobs.test/', { headers: await route.request().allHeaders() });
  const answer = startUpPage(request, 'x');
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: await answer.text(),
  };
};
/** How the browser itself reports such a response. */
const complaint: unknown = expect.stringContaining('503');

test('the start-up page retries until the application is ready', async ({ page, complaints }) => {
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

test('the start-up page is accessible, also after it stops retrying', async ({
  page,
  complaints,
}) => {
  let asked = 0;
  await page.route('**/s/DEFAULT/MAIN', async (route) => {
    asked += 1;
    const answer = await startingUp(route);
    // The first page does not refresh, so that it stays during its checks; later ones do.
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
