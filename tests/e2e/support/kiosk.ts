import type { Page } from '@playwright/test';
import type { Copy } from '~/app/copy/copy';
import type { TestServer } from '~/tests/support/test-server';
import { getJobsTitle } from './driver-page';
import { expect, expectToast, openAsAdmin } from './site';

export const kioskHome = '/s/DEFAULT/MAIN';

/** An administrator makes this computer a kiosk and leaves it at the site's landing page. */
export const setUpKiosk = async (
  page: Page,
  site: TestServer,
  { driver, admin, server }: Copy,
): Promise<void> => {
  const banner = page.getByText(driver.shell.kioskBanner);
  await openAsAdmin(page, site, '/admin/system-settings');
  await page.locator('[name=kioskMode]').check();
  await page.getByRole('button', { name: admin.common.saveSettings }).click();
  await expectToast(page, server.common.settingsUpdated);
  await expect(banner).toHaveCount(0);
  await page.getByRole('button', { name: admin.settings.markKiosk }).click();
  await expect(banner).toBeVisible();
  await page.goto('/admin/dashboard');
  await page.getByRole('main').getByRole('button', { name: driver.shell.logOut }).click();
  await page.waitForURL('**/admin-portal');
  await page.goto('/');
  await expect(page).toHaveURL(new RegExp(`${kioskHome}$`));
};

/** Signs in as the stories' usual driver, who has no password. */
export const signInAtKiosk = async (page: Page, copy: Copy['driver']) => {
  const { common } = copy;
  await page.getByLabel(common.employeeId).fill('1234567');
  await page.getByRole('button', { name: common.continue }).click();
  await page.getByRole('button', { name: common.continue }).click();
  await expect(getJobsTitle(page, copy)).toBeVisible();
};
