import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import {
  expect,
  expectAccessible,
  expectToast,
  looks,
  scope,
  openAsAdmin,
  test,
} from './support/site';

test.beforeEach(async ({ site }) => {
  await seedSample({ deps: site.platform.deps });
});

test('a driver sets a password with a code, signs in and changes it', async ({ page, site }) => {
  await openAsAdmin(page, site, '/admin/edit-drivers?edit=1234567');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Issue one-time code' }).click();
  const shown = page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  const code = (await shown.textContent()) ?? '';
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(shown).toHaveCount(0);

  await page.goto('/driver-login?emplid=1234567');
  await page.getByRole('link', { name: 'I have a one-time code' }).click();
  const set = async (password: string, button: string) => {
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('Repeat the new password').fill(password);
    await page.getByRole('button', { name: button }).click();
  };
  await page.getByLabel('One-time code').fill('aaaa-aaaa');
  await set('violin harbour', 'Set password');
  await expect(page.getByRole('alert')).toContainText('do not match');
  await page.getByLabel('One-time code').fill(code.toLowerCase());
  await set('violin harbour', 'Set password');
  await expect(page.getByText('Your password was updated. Please login.')).toBeVisible();

  await page.getByLabel('Password', { exact: true }).fill('violin harbour');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/driver-preferences');
  await page.getByRole('link', { name: 'Password', exact: true }).click();
  await page.getByLabel('Current password').fill('violin');
  await set('lantern window', 'Change password');
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await page.getByLabel('Current password').fill('violin harbour');
  await set('lantern window', 'Change password');
  await expectToast(page, 'Password saved');
});

test('where the site allows it, a driver answers two questions instead of asking for a code', async ({
  page,
  site,
}) => {
  await openAsAdmin(page, site, '/admin/system-settings');
  await page.getByLabel('Security questions').check();
  await page.getByRole('button', { name: 'Save Settings' }).first().click();
  await expectToast(page, 'Settings updated');
  const { credentials } = site.platform.deps.stores;
  await credentials.setDriverPassword(scope, {
    employeeId: '1234567',
    passwordHash: await site.platform.deps.passwords.hash('violin harbour'),
    expectedVersion: 0,
  });
  await page.goto('/driver-login?emplid=1234567');
  await page.getByLabel('Password', { exact: true }).fill('violin harbour');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/driver-preferences');
  await page.getByRole('link', { name: 'Password', exact: true }).click();
  const questions = page.getByRole('region', { name: 'Security questions' });
  const answer = async (first: string, second: string) => {
    await page
      .getByLabel('Question 1')
      .selectOption({ label: 'In which town was your first job?' });
    await page.getByLabel('Answer 1').fill(first);
    await page.getByLabel('Question 2').selectOption({ index: 1 });
    await page.getByLabel('Answer 2').fill(second);
  };
  await answer('Springfield', 'Evergreen Terrace');
  await questions.getByLabel('Current password').fill('violin harbour');
  await questions.getByRole('button', { name: 'Save questions' }).click();
  await expectToast(page, 'Security questions saved');

  await page.goto('/driver-login?emplid=1234567');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('link', { name: 'Answer your security questions instead' }).click();
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  const set = async () => {
    await page.getByLabel('New password', { exact: true }).fill('lantern window');
    await page.getByLabel('Repeat the new password').fill('lantern window');
    await page.getByRole('button', { name: 'Set password' }).click();
  };
  await answer('Shelbyville', 'Evergreen Terrace');
  await set();
  await expect(page.getByRole('alert')).toContainText('do not match');
  await answer('springfield', 'EVERGREEN  TERRACE');
  await set();
  await expect(page.getByText('Your password was updated. Please login.')).toBeVisible();
});

test('where passwords are required, no page says that the employee ID alone signs in', async ({
  page,
  site,
}) => {
  const { sites } = site.platform.deps.stores;
  const stored = (await sites.read(scope)).site!;
  const settings = { ...stored.settings, passwordPolicy: 'required' } as const;
  expect((await sites.save(scope, { ...stored, settings }, [])).ok).toBe(true);
  await page.goto('/reset-password?emplid=1234567&c=DEFAULT&s=MAIN');
  await expect(page.getByText('for a one-time code.')).toBeVisible();
  await openAsAdmin(page, site, '/admin/edit-drivers?edit=1234567');
  await page.getByText('Reset the password instead…').click();
  await expect(page.getByText('needs a one-time code to set a new password.')).toBeVisible();
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expectToast(page, 'Password Reset');
  await expect(page.getByText('now needs a one-time code').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the administrator sees the code, and the driver uses it', async ({ page, site }) => {
    await openAsAdmin(page, site, '/admin/edit-drivers?tab=plain&edit=1234567');
    await page.getByRole('button', { name: 'Issue one-time code' }).click();
    const code = (await page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent()) ?? '';
    await page.goto('/reset-password');
    await page.getByLabel('Employee ID').fill('1234567');
    await page.getByLabel('One-time code').fill(code);
    await page.getByLabel('New password', { exact: true }).fill('violin harbour');
    await page.getByLabel('Repeat the new password').fill('violin harbour');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByText('Your password was updated. Please login.')).toBeVisible();
  });
});

for (const { colorScheme, width } of looks) {
  test.describe(`${colorScheme} at ${width}`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });
    test('the password pages are accessible', async ({ page, site }) => {
      await page.goto('/reset-password?emplid=1234567');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Set password' }).click();
      await expect(page.getByRole('alert')).toContainText('do not match');
      await expectAccessible(page);
      await page.goto('/driver-login?emplid=1234567');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.waitForURL('**/driver-preferences');
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Password', exact: true }).click();
      await expect(page.getByLabel('One-time code')).toBeVisible();
      await expectAccessible(page);
      await openAsAdmin(page, site, '/admin/edit-drivers?edit=1234567');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Issue one-time code' }).click();
      await expect(page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible();
      await expectAccessible(page);
    });
  });
}
