import type { Page } from '@playwright/test';
import { copies } from '~/app/copy/server-copy.server';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { kioskHome, setUpKiosk, signInAtKiosk } from './support/kiosk';
import { expect, expectAccessible, scope, test } from './support/site';

test.beforeEach(({ site }) => seedSample(site.platform));

const sessions = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name === 'driver-session').length;

test('a kiosk is restricted and keeps nothing of a driver after Exit @core', async ({
  page,
  site,
  language,
  copy,
  list,
}) => {
  await setUpKiosk(page, site, copies[language]);
  await page.evaluate(() => {
    document.documentElement.requestFullscreen = async () => {
      document.documentElement.dataset.fullScreen = 'asked';
    };
  });
  const entries = await page.evaluate(() => history.length);
  await signInAtKiosk(page, copy);
  // The first touch requests full screen; there is also a button for it.
  await expect(page.locator('html')).toHaveAttribute('data-full-screen', 'asked');
  await expect(page.getByRole('button', { name: copy.shell.fullScreen })).toBeVisible();
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
  // Each page has replaced the previous page in the browser's history.
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await list.add('J002');
  await page.getByRole('button', { name: copy.shell.exit }).click();
  const question = page.getByRole('dialog', { name: copy.shell.leaveTitle });
  await question.getByRole('button', { name: copy.shell.leave }).click();
  await page.waitForURL(`**${kioskHome}`);
  expect(await sessions(page)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect(page.getByLabel(copy.common.employeeId)).toHaveValue('');
  await page.goto('/driver-preferences');
  await page.waitForURL(`**${kioskHome}`);
});

test('two idle minutes sign out after a countdown that any touch stops', async ({
  page,
  site,
  language,
  copy,
  list,
}) => {
  await page.clock.install();
  await setUpKiosk(page, site, copies[language]);
  await signInAtKiosk(page, copy);
  await list.add('J002');
  await page.clock.runFor(101_000);
  const dialog = page.getByRole('dialog', { name: copy.kiosk.stillThere });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('timer')).toHaveText(/^(1\d|20) s$/);
  await expectAccessible(page);
  // What is behind the countdown must not come under a finger that is still down.
  await dialog.getByRole('button', { name: copy.kiosk.stay }).hover();
  await page.mouse.down();
  await page.clock.runFor(2_000);
  await expect(dialog).toBeVisible();
  await page.mouse.up();
  await page.clock.runFor(1_000);
  await expect(dialog).toBeHidden();
  await expect(list.saveButton).toBeVisible();

  await page.clock.runFor(121_000);
  await page.waitForURL(`**${kioskHome}`);
  expect(await sessions(page)).toBe(0);
  const [entry] = await site.platform.deps.stores.activity.latest(scope, 1);
  expect(entry).toMatchObject({ actor: { id: '1234567' }, action: 'logout' });
});

test('the login of a kiosk resets itself when a driver walks away', async ({
  page,
  site,
  language,
  copy,
}) => {
  await page.clock.install();
  await setUpKiosk(page, site, copies[language]);
  await page.getByLabel(copy.common.employeeId).fill('1234567');
  await page.getByRole('button', { name: copy.common.continue }).click();
  await expect(page.getByText('John Smith')).toBeVisible();
  await page.clock.runFor(121_000);
  await page.waitForURL(`**${kioskHome}`);
});

for (const width of [360, 1440]) {
  test(`the banner is accessible at ${width} px`, async ({ page, site, language }) => {
    await page.setViewportSize({ width, height: 800 });
    await setUpKiosk(page, site, copies[language]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  });
}
