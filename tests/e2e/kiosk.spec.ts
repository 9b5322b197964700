import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { expect, expectAccessible, expectToast, scope, openAsAdmin, test } from './support/site';
import type { Page } from '@playwright/test';
import type { TestServer } from '~/tests/support/test-server';

const banner = 'Kiosk Mode Active - This computer is restricted to the Job Selection System';
const home = '/s/DEFAULT/MAIN';

test.beforeEach(async ({ site }) => {
  await seedSample({ deps: site.platform.deps });
});

const setUp = async (page: Page, site: TestServer) => {
  await openAsAdmin(page, site, '/admin/system-settings');
  await page.getByRole('switch', { name: 'Kiosk mode' }).check();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expectToast(page, 'Settings updated');
  await expect(page.getByText(banner)).toHaveCount(0);
  await page.getByRole('button', { name: 'Use this computer as a kiosk' }).click();
  await expect(page.getByText(banner)).toBeVisible();
  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: /Log out/ }).click();
  await page.goto('/');
  await expect(page).toHaveURL(new RegExp(`${home}$`));
};
const signIn = async (page: Page) => {
  await page.getByLabel('Employee ID').fill('1234567');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Job Preferences', exact: true })).toBeVisible();
};
const sessions = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name === 'driver-session').length;

test('a kiosk is restricted and keeps nothing of a driver after Exit', async ({ page, site }) => {
  await setUp(page, site);
  await page.evaluate(() => {
    document.documentElement.requestFullscreen = async () => {
      document.documentElement.dataset.fullScreen = 'asked';
    };
  });
  const entries = await page.evaluate(() => history.length);
  await signIn(page);
  // The first touch requests full screen; there is also a button for it.
  await expect(page.locator('html')).toHaveAttribute('data-full-screen', 'asked');
  await expect(page.getByRole('button', { name: 'Enter full screen' })).toBeVisible();
  const isBlocked = (type: string, init: object) =>
    page.evaluate(
      ([name, options]) => {
        const Type = name === 'keydown' ? KeyboardEvent : MouseEvent;
        const event = new Type(name, { bubbles: true, cancelable: true, ...options });
        return !document.body.dispatchEvent(event);
      },
      [type, init] as const,
    );
  expect(await isBlocked('contextmenu', {})).toBe(true);
  expect(await isBlocked('keydown', { key: 'w', ctrlKey: true })).toBe(true);
  expect(await isBlocked('keydown', { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(await isBlocked('keydown', { key: 'Tab' })).toBe(false);
  // Every page replaced the history entry of the previous one.
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await page.getByRole('button', { name: 'Add J002', exact: true }).click();
  await page.getByRole('button', { name: 'Exit' }).click();
  await page.waitForURL(`**${home}`);
  expect(await sessions(page)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect(page.getByLabel('Employee ID')).toHaveValue('');
  await page.goto('/driver-preferences');
  await page.waitForURL(`**${home}`);
});

test('two idle minutes sign out after a countdown that any touch stops', async ({ page, site }) => {
  await page.clock.install();
  await setUp(page, site);
  await signIn(page);
  await page.getByRole('button', { name: 'Add J002', exact: true }).click();
  await page.clock.runFor(101_000);
  const dialog = page.getByRole('dialog', { name: 'Still there?' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('timer')).toHaveText(/^(1\d|20) s$/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'I am still here' }).click();
  await page.clock.runFor(1_000);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Save Preferences' })).toBeVisible();

  await page.clock.runFor(121_000);
  await page.waitForURL(`**${home}`);
  expect(await sessions(page)).toBe(0);
  const [entry] = await site.platform.deps.stores.activity.latest(scope, 1);
  expect(entry).toMatchObject({ actor: { id: '1234567' }, action: 'logout' });
});

test('the login of a kiosk resets itself when a driver walks away', async ({ page, site }) => {
  await page.clock.install();
  await setUp(page, site);
  await page.getByLabel('Employee ID').fill('1234567');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('John Smith')).toBeVisible();
  await page.clock.runFor(121_000);
  await page.waitForURL(`**${home}`);
});

for (const width of [360, 1440]) {
  test(`the banner is accessible at ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 });
    await setUp(page, site);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  });
}
