import type { Page } from '@playwright/test';
import { minuteMs } from '~/domain/time/time-units';
import { addCompany } from '~/tests/support/companies';
import { masterPassword } from '~/tests/support/test-server';
import { addPhone, test } from './support/passkeys';
import { expect, expectAccessibleInEveryLook, expectToast } from './support/site';

const path = '/admin/account/two-step';
const acmePassword = 'violin harbour lantern';

const typePassword = async (page: Page, [companyId, siteId, password]: readonly string[]) => {
  await page.context().clearCookies();
  await page.goto(`/admin-portal?c=${companyId}&s=${siteId}&u=admin`);
  await page.getByLabel('Password').fill(password!);
  await page.getByRole('button', { name: 'Login' }).click();
};
const main = ['DEFAULT', 'MAIN', masterPassword] as const;
const acme = ['ACME', 'NYC01', acmePassword] as const;
const onDashboard = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
/** Adds a passkey from where it is offered, and returns the first recovery code if there are any. */
const addHere = async (page: Page, name: string, password: string) => {
  await page.getByLabel('Name of the passkey').fill(name);
  const codes = page.getByRole('main').getByRole('listitem');
  const code = (await codes.count()) > 0 ? await codes.first().textContent() : null;
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expectToast(page, 'Passkey added');
  return code ?? '';
};

test('an administrator adds a passkey, signs in with it, and removes it @core', async ({
  page,
  site,
}) => {
  const device = await addPhone(page);
  await typePassword(page, main);
  await onDashboard(page);
  await page.goto(path);
  await page.getByRole('link', { name: 'Use a passkey instead' }).click();
  await expect(page.getByRole('heading', { name: 'Add a passkey' })).toBeVisible();
  await expectAccessibleInEveryLook(page);
  const recovery = await addHere(page, 'Office computer', masterPassword);
  await expect(
    page.getByText('On: you log in with your password and a second step.'),
  ).toBeVisible();

  const usePasskey = page.getByRole('button', { name: 'Use your passkey' });
  await typePassword(page, main);
  await expect(usePasskey).toBeVisible();
  await expect(page.getByText('If you do not have your passkey')).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await device.refuse(true);
  await usePasskey.click();
  await expect(page.getByText('That did not work.')).toBeVisible();
  await device.refuse(false);
  await usePasskey.click();
  await onDashboard(page);

  await page.goto('/admin/account');
  await expect(page.getByText('Password and passkey')).toBeVisible();
  await page.goto('/admin/system-settings');
  await page.getByLabel('Protest window (hours)').fill('36');
  site.clock.advance(61 * minuteMs);
  await page.getByRole('button', { name: 'Save Settings' }).click();
  const over = page.getByRole('dialog', { name: 'Sign in to continue' });
  await over.getByLabel('Password').fill(masterPassword);
  await over.getByRole('button', { name: 'Login' }).click();
  await expect(over.getByRole('button', { name: 'Use your passkey' })).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await over.getByRole('button', { name: 'Use your passkey' }).click();
  await expectToast(page, 'Settings updated');

  await page.goto(path);
  await expect(page.getByText('8 of 8 recovery codes are left', { exact: false })).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await typePassword(page, main);
  await page.getByLabel('Code', { exact: true }).fill(recovery);
  await page.getByRole('button', { name: 'Continue' }).click();
  await onDashboard(page);

  await page.goto(path);
  await page.getByRole('link', { name: 'Remove the passkey “Office computer”' }).click();
  await expect(page.getByText('This is your only second step.', { exact: false })).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.getByLabel('Current password').fill('a guess');
  await page.getByRole('button', { name: 'Remove and turn off' }).click();
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await page.getByLabel('Current password').fill(masterPassword);
  await page.getByRole('button', { name: 'Remove and turn off' }).click();
  await expectToast(page, 'Passkey removed');
  await typePassword(page, main);
  await onDashboard(page);
});

test('the master administrator resets a passkey that was lost', async ({ page, site }) => {
  await addPhone(page);
  await addCompany(site.platform.deps, { companyId: 'ACME', name: 'Acme', password: acmePassword });
  await typePassword(page, acme);
  await onDashboard(page);
  await page.goto(`${path}?add=passkey`);
  await addHere(page, 'Lost phone', acmePassword);

  await typePassword(page, main);
  await onDashboard(page);
  await page.goto(`${path}?add=passkey`);
  await addHere(page, 'Office computer', masterPassword);
  await page.goto('/admin/master/companies');
  await page.getByRole('link', { name: /Sign-in of the administrator of NYC01/ }).click();
  const dialog = page.getByRole('dialog', { name: 'People of NYC01, ACME' });
  await expect(dialog).toContainText('This also removes their passkeys.');
  await dialog.getByRole('button', { name: 'Turn Two-step Sign-in Off' }).click();
  await expectToast(page, 'Two-step sign-in is off');

  await typePassword(page, acme);
  await onDashboard(page);
  await page.goto(path);
  await expect(page.getByText('Lost phone')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Use a passkey instead' })).toBeVisible();
});
