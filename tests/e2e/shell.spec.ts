import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { holdRequests } from './support/held-requests';
import {
  expect,
  expectAccessible,
  expectHydrated,
  expectToast,
  openAsAdmin,
  rawGoto,
  test,
} from './support/site';

// Animations are on in these stories, as for most people; the other stories turn them off.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(({ site }) => seedSample(site.platform));

test('no script is loaded before the style sheet', async ({ page }) => {
  const send = await holdRequests(page, '**/assets/*.css');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await rawGoto(page, '/');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(scripts).toEqual([]);
  send();
  await expectHydrated(page);
  expect(scripts.length).toBeGreaterThan(5);
});

test('a request canceled by navigation is not logged as an error; others are', async ({
  page,
  complaints,
}) => {
  await page.goto('/request-access');
  const reported: string[] = [];
  page.on('pageerror', (error) => reported.push(String(error)));
  const reject = (name: string) =>
    page.evaluate((errorName) => {
      void Promise.reject(new DOMException('signal is aborted without reason', errorName));
    }, name);
  await reject('AbortError');
  await reject('DataError');
  await expect.poll(() => reported.length).toBeGreaterThan(0);
  expect(reported).toEqual([expect.stringContaining('DataError')]);
  expect(complaints.splice(0)).toHaveLength(1);
});

test('only one toast is shown at once', async ({ page, site, complaints }) => {
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
  await test.step('a message is shown even if the script of toasts is lost', async () => {
    await page.route('**/assets/toast-*.js', (route) => route.abort());
    await openAsAdmin(page, site);
    await page.getByRole('button', { name: 'Refresh Data' }).click();
    await expectToast(page, 'Dashboard Refreshed');
    await expect(page.getByRole('button', { name: 'Close message' })).toHaveCount(0);
    await expect(page.getByText('Dashboard Refreshed')).toBeHidden();
    // The browser reports the lost script.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('net::ERR_FAILED')]);
  });
});

test('every route change starts at the top, also going back', async ({ page, site }) => {
  await page.setViewportSize({ width: 800, height: 400 });
  await openAsAdmin(page, site);
  const top = () => page.evaluate(() => window.scrollY);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Edit Jobs/ })
    .scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 300));
  expect(await top()).toBe(300);
  await page
    .getByRole('main')
    .getByRole('link', { name: /System Settings/ })
    .click();
  await expect(page.getByRole('heading', { name: 'System Settings' })).toBeVisible();
  await expect.poll(top).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await expect.poll(top).toBe(0);
});

test('a dialog keeps what was typed and the focus, and closes when the page without it has loaded', async ({
  page,
  site,
}) => {
  await openAsAdmin(page, site, '/admin/edit-drivers?dialog=add');
  const dialog = page.getByRole('dialog', { name: 'Add Driver' });
  const opener = page.getByRole('link', { name: 'Add Driver' });
  await test.step('a click outside does not close a form', async () => {
    await dialog.getByLabel('Name').fill('Ann Example');
    await page.mouse.click(5, 5);
    await dialog.getByLabel('Name').press('End');
    await expect(dialog.getByLabel('Name')).toHaveValue('Ann Example');
  });
  await test.step('a closing dialog stays until the page without it has loaded', async () => {
    const answer = await holdRequests(page, /edit-drivers\.data/);
    const asked = page.waitForRequest(/edit-drivers\.data/);
    await page.keyboard.press('Escape');
    await asked;
    await expect(dialog).toBeVisible();
    answer();
    await expect(dialog).toHaveCount(0);
  });
  await test.step('a dialog returns the focus to the button that opened it', async () => {
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
});

test('a slow page shows a placeholder', async ({ page, site }) => {
  await openAsAdmin(page, site);
  const answer = await holdRequests(page, '**/admin/edit-jobs.data*');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Edit Jobs/ })
    .click();
  await expect(page.locator('[data-skeleton]')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeHidden();
  await expect(page.getByRole('status').getByText('Loading…')).toBeAttached();
  await expectAccessible(page);
  answer();
  await expect(page.getByRole('heading', { name: /Edit Jobs/ })).toBeVisible();
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
});
