import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { minuteMs } from '~/domain/time/time-units';
import { masterPassword, type TestServer } from '~/tests/support/test-server';
import { expect, expectAccessible, expectToast, looks, signInAsAdmin, test } from './support/site';

const chosen = 'harbour lantern violin';

const inEveryLook = async (page: Page, path: string) => {
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await expectAccessible(page);
  }
};
const giveAddress = async (page: Page) => {
  await page.goto('/admin/account');
  const form = page.getByRole('region', { name: 'Email address' });
  await form.getByLabel('Email address').fill('ada@acme.example');
  await form.getByLabel('Current password').fill(masterPassword);
  await form.getByRole('button', { name: 'Save address' }).click();
  await expectToast(page, 'Email address saved');
};
const askForLink = async (page: Page, site: TestServer) => {
  // A link of the moment in which the address changed is void.
  site.clock.advance(minuteMs);
  await page.context().clearCookies();
  await page.goto('/admin-portal?c=DEFAULT&s=MAIN');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
  await expect(page.getByLabel('Company ID')).toHaveValue('DEFAULT');
  await page.getByLabel('Username').fill('admin');
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByText('If this account exists and has an email address')).toBeVisible();
};
const setPassword = async (page: Page, password: string, repeated = password) => {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the new password').fill(repeated);
  await page.getByRole('button', { name: 'Set password' }).click();
};

test('an administrator who forgot the password signs in with an emailed link @core', async ({
  page,
  context,
  site,
}) => {
  await signInAsAdmin(page);
  await giveAddress(page);
  await askForLink(page, site);
  await site.sweep();

  await signInAsAdmin(page);
  await page.goto('/dev/outbox');
  await expect(page.getByText('Set a new password').first()).toBeVisible();
  // Emails in the outbox have random names. This one is written again under the widest name, to check the
  // layout with it.
  const { list, read, write } = site.platform.outbox!;
  const [mail] = await list(1);
  await write('W'.repeat(26), (await read(mail!.id))!);
  await inEveryLook(page, '/dev/outbox');
  const link = await page.getByRole('link', { name: /\/activate\?code=/ }).getAttribute('href');
  await context.clearCookies();

  await inEveryLook(page, link!);
  await setPassword(page, 'short');
  await expect(page.getByText('Use at least 15 characters.', { exact: false })).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
  await setPassword(page, chosen, 'another');
  await expect(page.getByText('The two passwords do not match.', { exact: false })).toBeVisible();
  await setPassword(page, chosen);
  await expectToast(page, 'Your password is set');
  await expect(page.getByLabel('Username')).toHaveValue('admin');
  await page.getByLabel('Password').fill(chosen);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();

  await page.goto(link!);
  await expect(page.getByText('This link has already been used')).toBeVisible();
  await inEveryLook(page, link!);
});

test('an expired link offers to email a new one', async ({ page, site }) => {
  await signInAsAdmin(page);
  await giveAddress(page);
  await askForLink(page, site);
  await site.sweep();
  const [mail] = await site.platform.outbox!.list(1);
  const link = /http\S+activate\S+/.exec(mail!.text)![0];
  site.clock.advance(73 * 60 * 60_000);
  await page.goto(link);
  await expect(page.getByText('This link is no longer valid')).toBeVisible();
  await page.getByRole('button', { name: 'Email me a new link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await site.sweep();
  expect(await site.platform.outbox!.list(10)).toHaveLength(2);
  await inEveryLook(page, '/admin-portal/forgot-password');
});

test('My Account shows sign-ins and refused attempts', async ({ page }) => {
  await page.goto('/admin-portal?c=DEFAULT&s=MAIN&u=admin');
  await page.getByLabel('Password').fill('a guess');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await signInAsAdmin(page);
  await page.goto('/admin/account');
  const history = page.getByRole('region', { name: 'Sign-in history' });
  const entered = history.getByRole('region', { name: 'Signed in' }).getByRole('listitem');
  const refused = history.getByRole('region', { name: 'Refused attempts' }).getByRole('listitem');
  await expect(entered).toHaveCount(1);
  await expect(entered).toContainText('127.0.0.x');
  await expect(entered).toContainText('Chrome · Linux');
  await expect(refused).toHaveText(/Wrong password/);
  await inEveryLook(page, '/admin/account');
});

test('an administrator turns on two-step sign-in and signs in with a code or a recovery code @core', async ({
  page,
  context,
  site,
}) => {
  const makeCode = (key: string) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: site.clock.now() });
  await signInAsAdmin(page);
  await page.goto('/admin/account');
  await page
    .getByRole('region', { name: 'Two-step sign-in' })
    .getByRole('link', { name: 'Set up' })
    .click();
  await expect(page.getByRole('heading', { name: 'Set up two-step sign-in' })).toBeVisible();
  await inEveryLook(page, '/admin/account/two-step');
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByLabel('Current password').fill(masterPassword);
  const key = (await page.locator('input[name=secret]').getAttribute('value')) ?? '';
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(8);
  const recovery = (await page.getByRole('main').getByRole('listitem').first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await expect(page.getByText('Please type the code the app shows now')).toBeVisible();
  await expect(page.locator('input[name=secret]')).toHaveValue(key);
  await page.getByLabel('Code', { exact: true }).fill(makeCode(key));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expectToast(page, 'Two-step sign-in is on');
  await expect(page.getByText('On: you log in with your password and a second step')).toBeVisible();

  site.clock.advance(60_000);
  /** Takes a function, because a code is valid for about a minute and must be made just before it is typed. */
  const logIn = async (codeNow: () => string) => {
    await context.clearCookies();
    await page.goto('/admin-portal?c=DEFAULT&s=MAIN');
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password').fill(masterPassword);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Code', { exact: true }).fill(codeNow());
    await page.getByRole('button', { name: 'Continue' }).click();
  };
  await logIn(() => makeCode(key));
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await logIn(() => recovery);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await logIn(() => recovery);
  await expect(
    page.getByText('Each code works once, for about a minute', { exact: false }),
  ).toBeVisible();

  // Moves past the window in which sign-in attempts are counted.
  site.clock.advance(16 * 60_000);
  await logIn(() => makeCode(key));
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await page.goto('/admin/account/two-step');
  await expect(page.getByText('7 of 8 recovery codes are left', { exact: false })).toBeVisible();
  await inEveryLook(page, '/admin/account/two-step');
  await page.getByLabel('Current password').fill(masterPassword);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expectToast(page, 'Two-step sign-in is off');
});
