import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { minuteMs } from '~/domain/time/time-units';
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

const path = '/admin/system-settings';

test.beforeEach(({ site }) => seedSample(site.platform));

test('an administrator changes settings by keyboard, and is warned before losing them', async ({
  page,
  site,
  copy,
}) => {
  const settings = async () => (await site.platform.deps.stores.sites.read(scope)).site?.settings;
  await openAsAdmin(page, site);
  await page
    .getByRole('main')
    .getByRole('link', { name: /System Settings/ })
    .click();
  await expect(page.getByRole('heading', { name: 'System Settings' })).toBeVisible();

  await page.getByRole('switch', { name: 'Allow Driver Printing' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  await page.keyboard.press('Space');
  await page.getByRole('radio', { name: 'View only' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'May complete' })).toBeChecked();

  // Following a link with unsaved changes asks first.
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('dialog')).toContainText('Leave without saving?');
  await page.getByRole('button', { name: 'Cancel' }).click();
  // Nothing can be typed into the page before the dialog has closed.
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // A refused value is reported at its field and is kept.
  await page.getByLabel('Protest window (hours)').fill('9999');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByLabel('Protest window (hours)')).toBeFocused();
  await expect(page.getByText('Please enter whole hours from 0 to 336.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'May complete' })).toBeChecked();

  await page.getByLabel('Protest window (hours)').fill('36');
  await page.getByLabel('Admin Contact Email').fill('help@site.test');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expectToast(page, 'Settings updated');
  await expectToast(page, 'System settings saved successfully.');
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  expect(await settings()).toMatchObject({
    allowDriverPrinting: false,
    afterCutoff: 'may-complete',
    protestWindowHours: 36,
    adminContactEmail: 'help@site.test',
  });
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();

  // The driver's page follows the new settings: it offers no printing and names the contact.
  await page.goto('/driver-login?emplid=1234567');
  await page.getByRole('button', { name: 'Continue' }).click();
  await openMore(page, copy);
  await expect(page.getByRole('link', { name: 'help@site.test' })).toBeVisible();
  await expect(page.getByText('Print', { exact: false })).toHaveCount(0);
});

test('two administrators who edit at once see both values and lose nothing', async ({
  page,
  context,
  site,
}) => {
  await openAsAdmin(page, site, path);
  const other = await context.newPage();
  await other.goto(path);
  await other.getByRole('switch', { name: 'Show standing' }).check();
  await other.getByLabel('Protest window (hours)').fill('48');
  await other.getByRole('button', { name: 'Save Settings' }).click();
  await expectToast(other, 'Settings updated');

  await page.getByLabel('Protest window (hours)').fill('12');
  await page.getByRole('switch', { name: 'Standing picks' }).uncheck();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByRole('alert')).toContainText('Someone else saved changes first');
  const table = page.getByRole('table', { name: 'Saved settings and yours, side by side' });
  await expect(table.getByRole('row', { name: 'Protest window 48 h 12 h Yours' })).toBeVisible();
  await expect(
    table.getByRole('row', { name: 'Show standing On Off The saved value' }),
  ).toBeVisible();
  await expect(page.getByLabel('Protest window (hours)')).toHaveValue('12');
  await expect(page.getByRole('switch', { name: 'Show standing' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Standing picks' })).not.toBeChecked();
  // Empty options make axe check its best-practice rules too, not only WCAG.
  await expectAccessible(page, {});
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expectToast(page, 'Settings updated');
  await other.reload();
  await expect(other.getByLabel('Protest window (hours)')).toHaveValue('12');
  await expect(other.getByRole('switch', { name: 'Show standing' })).toBeChecked();
});

test('settings are accessible, one is found by its words, and a hidden one keeps its value', async ({
  page,
  site,
  adminCopy,
}) => {
  await openAsAdmin(page, site, path);
  await expectAccessibleInEveryLook(page);
  await page.getByLabel('Protest window (hours)').fill('9999');
  await page.getByLabel('Search settings').fill('leftover VACATION');
  await expect(page.getByRole('switch', { name: adminCopy.settings.cutoffActive })).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(2);
  await expect(page.getByRole('switch', { name: 'Assign leftover vacations' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Look and contact' })).toBeHidden();
  await page.getByLabel('Search settings').fill('no such thing');
  await expect(page.getByRole('status').getByText('No setting matches')).toBeVisible();
  // A refused value is shown, even if the search hid its setting.
  await page.getByLabel('Search settings').fill('leftover VACATION');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByLabel('Protest window (hours)')).toBeFocused();
  await page.getByLabel('Protest window (hours)').fill('36');
  await page.getByLabel('Search settings').fill('assign leftover');
  await page.getByRole('switch', { name: 'Assign leftover vacations' }).click();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expectToast(page, 'Settings updated');
  // The history names what was changed, and the form shows all settings again.
  const history = page.getByRole('table', { name: 'History of changes' });
  await expect(history.getByRole('row')).toHaveCount(3);
  await expect(history.getByRole('row').nth(1)).toContainText('Assign leftover vacations');
  await expect(history.getByRole('row').nth(2)).toContainText(/Protest window24 h36 h/);
  await expect(page.getByRole('switch', { name: 'Kiosk mode' })).toBeVisible();

  const parts = page.getByRole('navigation', { name: 'Parts of this page' });
  await parts.getByRole('link', { name: 'Rules of the company' }).click();
  await expect(page.getByRole('heading', { name: 'Rules of the company' })).toBeInViewport();
  await expect(page.getByText('Require airport certification')).toBeInViewport();
});

test('an administrator switches the cutoff on, takes it back, and opens the selection again', async ({
  page,
  site,
  adminCopy: { settings, dashboard },
}) => {
  await openAsAdmin(page, site, path);
  const active = page.getByRole('switch', { name: settings.cutoffActive });
  await expect(active).toHaveAttribute('aria-checked', 'false');
  await active.click();
  await expect(active).toHaveAttribute('aria-checked', 'true');
  await active.click();
  await expect(active).toHaveAttribute('aria-checked', 'false');
  await active.click();
  await expect(active).toHaveAttribute('aria-checked', 'true');

  site.clock.advance(minuteMs);
  await page.goto(path);
  await expect(active).toHaveAttribute('aria-checked', 'true');
  await expectAccessible(page);
  await page.getByLabel(dashboard.reopenUntil('Eastern')).fill('2026-11-26T15:00');
  await active.focus();
  await page.keyboard.press('Space');
  await expect(active).toHaveAttribute('aria-checked', 'false');
  const stored = (await site.platform.deps.stores.sites.read(scope)).site!;
  expect(stored.window.closesAt.wallTime).toBe('2026-11-26T15:00');
});
