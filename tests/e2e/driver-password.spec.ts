import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { openMore } from './support/driver-page';
import {
  expect,
  expectAccessible,
  expectAccessibleInEveryLook,
  expectToast,
  scope,
  openAsAdmin,
  test,
} from './support/site';
import { toPattern } from './support/to-pattern';

test.beforeEach(({ site }) => seedSample(site.platform));

test('a driver sets a password with a code, signs in and changes it @core', async ({
  page,
  site,
  copy,
  adminCopy,
  serverCopy,
}) => {
  await openAsAdmin(page, site, '/admin/edit-drivers?edit=1234567');
  await expectAccessible(page);
  await page.getByRole('button', { name: adminCopy.drivers.issueCode }).click();
  const shown = page.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/);
  const code = (await shown.textContent()) ?? '';
  await expectAccessible(page);
  await page.getByRole('link', { name: adminCopy.drivers.done }).click();
  await expect(shown).toHaveCount(0);

  await page.goto('/driver-login?emplid=1234567');
  await page.getByRole('link', { name: copy.login.haveCode }).click();
  const set = async (password: string, button: string) => {
    await page.getByLabel(copy.account.newPassword, { exact: true }).fill(password);
    await page.getByLabel(copy.account.repeatPassword).fill(password);
    await page.getByRole('button', { name: button }).click();
  };
  await page.getByLabel(copy.login.code).fill('aaaa-aaaa');
  await set('violin harbour', copy.login.setThePassword);
  await expect(page.getByRole('alert')).toContainText(serverCopy.errors.access['wrong-reset-code']);
  await page.getByLabel(copy.login.code).fill(code.toLowerCase());
  await set('violin harbour', copy.login.setThePassword);
  await expect(page.getByText(copy.login.passwordUpdated)).toBeVisible();

  await page.getByLabel(copy.common.password, { exact: true }).fill('violin harbour');
  await page.getByRole('button', { name: copy.login.login }).click();
  await page.waitForURL('**/driver-preferences');
  await openMore(page, copy);
  await page.getByRole('link', { name: copy.common.password, exact: true }).click();
  await page.getByLabel(copy.login.currentPassword).fill('violin');
  await set('lantern window', copy.driverPassword.change);
  await expect(page.getByText(serverCopy.errors.access['wrong-current-password'])).toBeVisible();
  await page.getByLabel(copy.login.currentPassword).fill('violin harbour');
  await set('lantern window', copy.driverPassword.change);
  await expectToast(page, serverCopy.driverPassword.toasts.password.title);
});

test('where the site allows it, a driver answers two questions instead of asking for a code', async ({
  page,
  site,
  copy,
  adminCopy,
  serverCopy,
}) => {
  await openAsAdmin(page, site, '/admin/system-settings');
  await page.locator('[name=securityQuestions]').check();
  await page.getByRole('button', { name: adminCopy.common.saveSettings }).first().click();
  await expectToast(page, serverCopy.common.settingsUpdated);
  const { credentials } = site.platform.deps.stores;
  await credentials.setDriverPassword(scope, {
    employeeId: '1234567',
    passwordHash: await site.platform.deps.passwords.hash('violin harbour'),
    expectedVersion: 0,
  });
  await page.goto('/driver-login?emplid=1234567');
  await page.getByLabel(copy.common.password, { exact: true }).fill('violin harbour');
  await page.getByRole('button', { name: copy.login.login }).click();
  await page.waitForURL('**/driver-preferences');
  await openMore(page, copy);
  await page.getByRole('link', { name: copy.common.password, exact: true }).click();
  const questions = page.getByRole('region', { name: copy.login.securityQuestions });
  const answer = async (first: string, second: string) => {
    await page
      .getByLabel(copy.login.question('1'))
      .selectOption({ label: copy.login.questions['first-job'] });
    await page.getByLabel(copy.login.answer('1')).fill(first);
    await page.getByLabel(copy.login.question('2')).selectOption({ index: 1 });
    await page.getByLabel(copy.login.answer('2')).fill(second);
  };
  await answer('Springfield', 'Evergreen Terrace');
  await questions.getByLabel(copy.login.currentPassword).fill('violin harbour');
  await questions.getByRole('button', { name: copy.login.saveQuestions }).click();
  await expectToast(page, serverCopy.driverPassword.toasts['set-answers'].title);

  await page.goto('/driver-login?emplid=1234567');
  await page.getByRole('link', { name: copy.login.forgotPassword }).click();
  await page.getByRole('link', { name: copy.login.useAnswers }).click();
  await expectAccessibleInEveryLook(page);
  const set = async () => {
    await page.getByLabel(copy.account.newPassword, { exact: true }).fill('lantern window');
    await page.getByLabel(copy.account.repeatPassword).fill('lantern window');
    await page.getByRole('button', { name: copy.login.setThePassword }).click();
  };
  await answer('Shelbyville', 'Evergreen Terrace');
  await set();
  await expect(page.getByRole('alert')).toContainText(serverCopy.errors.access['wrong-answers']);
  await answer('springfield', 'EVERGREEN  TERRACE');
  await set();
  await expect(page.getByText(copy.login.passwordUpdated)).toBeVisible();
});

test('where passwords are required, no page says that the employee ID alone signs in', async ({
  page,
  site,
  copy,
  adminCopy,
  serverCopy,
}) => {
  const { sites } = site.platform.deps.stores;
  const stored = (await sites.read(scope)).site!;
  const settings = { ...stored.settings, passwordPolicy: 'required' } as const;
  expect((await sites.save(scope, { ...stored, settings }, [])).ok).toBe(true);
  await page.goto('/reset-password?emplid=1234567&c=DEFAULT&s=MAIN');
  await expect(page.getByText(toPattern(copy.login.askForACode))).toBeVisible();
  await openAsAdmin(page, site, '/admin/edit-drivers?edit=1234567');
  // Until scripts have taken over, the same content stands in the page, and what is opened there closes again.
  await page.getByRole('dialog').getByText(adminCopy.drivers.resetInstead).click();
  await expect(page.getByText(adminCopy.drivers.resetToCode)).toBeVisible();
  await page.getByRole('button', { name: adminCopy.drivers.resetPassword }).click();
  await expectToast(page, serverCopy.drivers.passwordReset);
  await expect(page.getByText(serverCopy.drivers.needsCode('John Smith')).first()).toBeVisible();
});

test('the password pages are accessible', async ({ page, site, copy, adminCopy, serverCopy }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto('/reset-password?emplid=1234567');
  await expectAccessibleInEveryLook(page);
  await page.getByRole('button', { name: copy.login.setThePassword }).click();
  await expect(page.getByRole('alert')).toContainText(serverCopy.errors.access['wrong-reset-code']);
  await expectAccessibleInEveryLook(page);
  await page.goto('/driver-login?emplid=1234567');
  await page.getByRole('button', { name: copy.common.continue }).click();
  await page.waitForURL('**/driver-preferences');
  await expectAccessibleInEveryLook(page);
  await openMore(page, copy);
  await page.getByRole('link', { name: copy.common.password, exact: true }).click();
  await expect(page.getByLabel(copy.login.code)).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await openAsAdmin(page, site, '/admin/edit-drivers?edit=1234567');
  await expectAccessibleInEveryLook(page);
  await page.getByRole('button', { name: adminCopy.drivers.issueCode }).click();
  await expect(page.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/)).toBeVisible();
  await expectAccessibleInEveryLook(page);
});
