import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { minuteMs } from '~/domain/time/time-units';
import { masterPassword, type TestServer } from '~/tests/support/test-server';
import {
  expect,
  expectAccessible,
  expectAccessibleInEveryLook,
  expectToast,
  letPass,
  openAsAdmin,
  scope,
  signInAsAdmin,
  test,
  confirmImport,
} from './support/site';

const roster = '/admin/edit-drivers';

test.beforeEach(({ site }) => seedSample(site.platform));

const findOver = (page: Page) => page.getByRole('dialog', { name: 'Sign in to continue' });

const typePassword = async (page: Page, password = masterPassword) => {
  await findOver(page).getByLabel('Password').fill(password);
  await findOver(page).getByRole('button', { name: 'Login' }).click();
};

test('the session ends in the middle of a grid edit: after signing in on the page, it is saved @core', async ({
  page,
  site,
}) => {
  await openAsAdmin(page, site, roster);
  await page.getByLabel('Name of 1234567').fill('John of Ann');
  site.clock.advance(61 * minuteMs);
  await page.getByRole('button', { name: 'Save Changes (1)' }).click();
  await typePassword(page, 'not the password');
  await expect(findOver(page).getByRole('alert')).toContainText('Login failed');
  // The page is hidden until somebody has signed in, and Escape does not open it.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await expect(findOver(page)).toBeVisible();
  await typePassword(page);
  await expectToast(page, 'Drivers Updated');
  await expect(findOver(page)).toHaveCount(0);
  const { items } = await site.platform.deps.stores.drivers.list(scope);
  expect(items[0]?.name).toBe('John of Ann');
});

test('the session ends in the middle of a form: it stays, and is sent after signing in', async ({
  page,
  site,
}) => {
  const { drivers, sites, credentials } = site.platform.deps.stores;
  await openAsAdmin(page, site, `${roster}?tab=master`);
  await test.step('a paste of 200 lines: all of them are imported', async () => {
    const lines = Array.from(
      { length: 200 },
      (_, at) => `${8000000 + at}\tDriver ${at}\t${100 + at}`,
    );
    await page.getByLabel('Lines to import').fill(lines.join('\n'));
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Import' }).first().click();
    await typePassword(page);
    await expect(page.getByText('200 new, 0 changed')).toBeVisible();
    await page.context().clearCookies();
    await confirmImport(page);
    await typePassword(page);
    await expect(page.getByText('200 drivers', { exact: false }).first()).toBeVisible();
    const { items } = await drivers.list(scope);
    expect(items.filter(({ employeeId }) => employeeId.startsWith('80'))).toHaveLength(200);
  });
  await test.step('a settings form: it is saved', async () => {
    await page.goto('/admin/system-settings');
    await page.getByLabel('Protest window (hours)').fill('36');
    await credentials.endSessions(scope, { username: 'admin' });
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await typePassword(page);
    await expectToast(page, 'Settings updated');
    const { site: stored } = await sites.read(scope);
    expect(stored?.settings.protestWindowHours).toBe(36);
  });
  await test.step('a dialog: it stays open, and is saved', async () => {
    await page.goto(roster);
    await page.getByRole('link', { name: 'Add Driver' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Driver' });
    await dialog.getByLabel('Employee ID').fill('7000001');
    await dialog.getByLabel('Name').fill('Nora New');
    await dialog.getByLabel('Seniority Number').fill('70');
    site.clock.advance(13 * 60 * minuteMs);
    await dialog.getByRole('button', { name: 'Add Driver' }).click();
    await typePassword(page);
    await expectToast(page, 'Driver Added');
    const { items } = await drivers.list(scope);
    expect(items.some(({ name }) => name === 'Nora New')).toBe(true);
  });
});

test('an account with a second step is asked for its code on the page', async ({ page, site }) => {
  const makeCode = (key: string) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: site.clock.now() });
  await signInAsAdmin(page);
  await page.goto('/admin/account/two-step');
  const key = (await page.locator('input[name=secret]').getAttribute('value')) ?? '';
  await page.getByLabel('Code', { exact: true }).fill(makeCode(key));
  await page.getByLabel('Current password').fill(masterPassword);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expectToast(page, 'Two-step sign-in is on');

  await page.goto(roster);
  await page.getByLabel('Name of 1234567').fill('John of Ann');
  site.clock.advance(61 * minuteMs);
  await page.getByRole('button', { name: 'Save Changes (1)' }).click();
  await typePassword(page);
  const code = findOver(page).getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await code.fill(makeCode(key));
  await page.keyboard.press('Enter');
  await expectToast(page, 'Drivers Updated');
});

test('a lost network keeps the page, and the form is sent when it returns', async ({
  page,
  site,
  complaints,
}) => {
  await openAsAdmin(page, site, roster);
  await page.getByLabel('Name of 1234567').fill('John of Ann');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save Changes (1)' }).click();
  const notSent = page.getByRole('dialog', { name: 'Nothing was sent' });
  await expect(notSent).toBeVisible();
  await expectAccessible(page);
  await notSent.getByRole('button', { name: 'Back to the page' }).click();
  await expect(page.getByLabel('Name of 1234567')).toHaveValue('John of Ann');
  await page.getByRole('button', { name: 'Save Changes (1)' }).click();
  await expect(notSent).toBeVisible();
  // The session ends while the network is away.
  site.clock.advance(61 * minuteMs);
  await page.context().setOffline(false);
  await notSent.getByRole('button', { name: 'Try again' }).click();
  await typePassword(page);
  await expectToast(page, 'Drivers Updated');
  await expect(notSent).toHaveCount(0);
  expect(complaints.splice(0).every((text) => text.includes('net::ERR'))).toBe(true);
});

/** Opens the roster in a browser whose timers `letPass` moves. */
const openWithClock = async (page: Page, site: TestServer) => {
  await page.clock.install();
  await openAsAdmin(page, site, roster);
};

test('the page warns before the session ends, and asks to sign in when it has ended', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openWithClock(page, site);
  const ending = page.getByRole('dialog', { name: 'You will be signed out soon' });
  await letPass(page, site, 59 * minuteMs);
  await expect(ending).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await ending.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(ending).toHaveCount(0);

  await letPass(page, site, 59 * minuteMs);
  await expect(ending).toBeVisible();
  await letPass(page, site, 3 * minuteMs);
  await expect(findOver(page)).toBeVisible();
  await expect(ending).toHaveCount(0);
  await expectAccessibleInEveryLook(page);
  await typePassword(page);
  await expect(findOver(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Edit Drivers' })).toBeVisible();
});

test('a second press before the page shows that it sends is not sent again', async ({
  page,
  site,
}) => {
  await openAsAdmin(page, site, `${roster}?dialog=add`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Employee ID').fill('7000001');
  await dialog.getByLabel('Name').fill('Nina New');
  await dialog.getByLabel('Seniority Number').fill('6');
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(roster)) posts += 1;
  });
  const add = dialog.getByRole('button', { name: 'Add Driver' });
  await add.evaluate((button: HTMLButtonElement) => {
    // The gate stops the first event and sends the form itself. This listener sees only what passes.
    button.form?.addEventListener('submit', () => queueMicrotask(() => button.click()), {
      once: true,
    });
    button.click();
  });
  await expectToast(page, 'Driver Added');
  await expect(dialog).toHaveCount(0);
  expect(posts).toBe(1);
});

test('typing keeps the session on, and another tab that works keeps it on too', async ({
  page,
  site,
}) => {
  await openWithClock(page, site);
  for (const letters of ['J', 'Jo', 'Joh', 'John of Ann']) {
    await letPass(page, site, 40 * minuteMs);
    const reported = page.waitForResponse('**/admin/session?*by=person');
    await page.getByLabel('Name of 1234567').fill(letters);
    await reported;
  }
  const other = await page.context().newPage();
  await letPass(page, site, 40 * minuteMs);
  await other.goto('/admin/edit-jobs');
  await letPass(page, site, 40 * minuteMs);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save Changes (1)' }).click();
  await expectToast(page, 'Drivers Updated');
});
