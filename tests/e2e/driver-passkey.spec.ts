import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { setUpKiosk } from './support/kiosk';
import { addPhone, test } from './support/passkeys';
import {
  expect,
  expectAccessible,
  expectAccessibleInEveryLook,
  expectToast,
  openAsDriver,
  scope,
} from './support/site';

const john = '1234567';
const phone = { width: 360, height: 740 };
test.use({ viewport: phone });

test.beforeEach(({ site }) => seedSample(site.platform));

test('a driver adds a passkey, signs in with it, and removes it @core', async ({
  page,
  site,
  copy,
  serverCopy,
}) => {
  const device = await addPhone(page);
  await openAsDriver(page, site, john, '/driver-preferences/my-phone');
  const passkeys = page.getByRole('region', { name: copy.myPhone.passkeys });
  await passkeys.getByRole('button', { name: copy.myPhone.addPasskey }).click();
  await expectToast(page, serverCopy.myPhone.toasts['add-passkey'].title);
  await expect(passkeys.getByRole('listitem')).toHaveCount(1);
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: copy.shell.exit }).click();

  for (const path of ['/', '/s/DEFAULT/MAIN', '/driver-login']) {
    await page.goto(path);
    await page.getByRole('button', { name: copy.login.usePasskey }).click();
    await page.waitForURL('**/driver-preferences');
    await page.getByRole('button', { name: copy.shell.exit }).click();
    await expect(page).toHaveURL(/\/$/);
  }
  await device.refuse(true);
  await page.getByRole('button', { name: copy.login.usePasskey }).click();
  await expect(page.getByText(copy.login.passkeyFailed)).toBeVisible();
  await expectAccessible(page);
  await device.refuse(false);
  await page.getByRole('button', { name: copy.login.usePasskey }).click();
  await page.waitForURL('**/driver-preferences');

  await page.goto('/driver-preferences/my-phone');
  await passkeys.getByRole('listitem').getByRole('button').click();
  await expectToast(page, serverCopy.myPhone.toasts['remove-passkey'].title);
  await page.getByRole('button', { name: copy.shell.exit }).click();
  await page.getByRole('button', { name: copy.login.usePasskey }).click();
  await expect(page.getByText(serverCopy.errors.login['passkey-unknown'])).toBeVisible();
});

test('a driver with a password proves it before a passkey is added', async ({
  page,
  site,
  copy,
  serverCopy,
}) => {
  await addPhone(page);
  const { deps } = site.platform;
  const passwordHash = await deps.passwords.hash('violin harbour');
  const set = { employeeId: john, passwordHash, expectedVersion: 0 };
  await deps.stores.credentials.setDriverPassword(scope, set);
  await page.goto(`/driver-login?emplid=${john}&next=/driver-preferences/my-phone`);
  await page.getByLabel(copy.common.password, { exact: true }).fill('violin harbour');
  await page.getByRole('button', { name: copy.login.login }).click();
  const add = page.getByRole('button', { name: copy.myPhone.addPasskey });
  await page.getByLabel(copy.login.currentPassword).fill('a guess');
  await add.click();
  await expect(page.getByText(serverCopy.errors.access['wrong-current-password'])).toBeVisible();
  await page.getByLabel(copy.login.currentPassword).fill('violin harbour');
  await add.click();
  await expectToast(page, serverCopy.myPhone.toasts['add-passkey'].title);
});

test('a kiosk never asks for a passkey', async ({ page, site, copy, adminCopy, serverCopy }) => {
  await addPhone(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: copy.login.usePasskey })).toBeVisible();
  await setUpKiosk(page, site, { driver: copy, admin: adminCopy, server: serverCopy });
  for (const path of ['/s/DEFAULT/MAIN', '/driver-login']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: copy.login.usePasskey })).toHaveCount(0);
  }
});
