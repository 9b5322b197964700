import type { Page } from '@playwright/test';
import type { Copy } from '~/app/copy/copy';
import { adminPassword } from '~/tests/support/access-matrix';
import { httpClient, loginAsAdmin } from '~/tests/support/http';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { addStockedSite } from '~/tests/support/stocked-site';
import { masterPassword, type TestServer } from '~/tests/support/test-server';
import { expect, expectAccessible, test } from './support/site';

const acme = { companyId: 'ACME', siteId: 'NYC01', name: 'Acme Logistics' };
const home = '/s/ACME/NYC01';
const viewport = { width: 360, height: 740 };

test.use({ viewport });
test.beforeEach(async ({ site }) => {
  await addStockedSite(site.platform.deps, {
    ...acme,
    password: adminPassword,
    drivers: [aDriver({ employeeId: '7000001' })],
    jobs: [aJob({ jobId: 'J001' }), aJob({ jobId: 'J002' })],
  });
});

const switchCompany = async (site: TestServer, isActive: boolean) => {
  const master = httpClient(site.url);
  await loginAsAdmin(master, masterPassword);
  const form = { intent: 'switch', companyId: 'ACME', confirmed: 'yes' };
  const sent = { ...form, isActive: String(isActive) };
  expect((await master.post('/admin/master/companies', sent)).status).toBe(303);
};

const signIn = async (page: Page, { common }: Copy['driver']) => {
  await page.goto(home);
  await page.getByLabel(common.employeeId).fill('7000001');
  await page.getByRole('button', { name: common.continue, exact: true }).click();
  await page.getByRole('button', { name: common.continue, exact: true }).click();
  await page.waitForURL('**/driver-preferences');
};

const expectDeactivated = async (page: Page, { deactivated }: Copy['driver']) => {
  await expect(page.getByRole('heading', { name: deactivated.title })).toBeVisible();
  await expect(page.getByText(deactivated.ofCompany(acme.name))).toBeVisible();
  await expect(page.getByText(deactivated.nothingDeleted)).toBeVisible();
  await expect(page.getByText(deactivated.driverText)).toBeVisible();
  await expect(page.locator('main time')).toBeVisible();
};

test('a driver who saves after the company was switched off learns that nothing was saved', async ({
  page,
  site,
  copy,
  list,
}) => {
  await signIn(page, copy);
  await list.add('J001');
  await list.save();
  await expect(list.saved).toBeAttached();
  await list.add('J002');
  await switchCompany(site, false);
  await list.save();
  await expectDeactivated(page, copy);
  await expect(page.getByRole('alert')).toContainText(copy.deactivated.notSaved);
  await expectAccessible(page);
  await page.getByRole('link', { name: copy.deactivated.lookAgain }).click();
  await expect(page.getByText(copy.deactivated.notSaved)).toHaveCount(0);
  await expectDeactivated(page, copy);

  await switchCompany(site, true);
  await page.getByRole('link', { name: copy.deactivated.lookAgain }).click();
  await expect(page.getByRole('heading', { name: copy.landing.driverAccess })).toBeVisible();
  await signIn(page, copy);
  await expect(list.picks).toHaveCount(1);
});

test('an administrator is told after the right password', async ({
  page,
  site,
  copy,
  adminCopy,
}) => {
  await switchCompany(site, false);
  await page.goto('/admin-portal?c=ACME&s=NYC01');
  await page.getByLabel(copy.login.username).fill('admin');
  await page.locator('[name=password]').fill(adminPassword);
  await page.getByRole('button', { name: adminCopy.adminPortal.login, exact: true }).click();
  await expectDeactivated(page, copy);
  await expect(page.getByText(copy.deactivated.adminText)).toBeVisible();
});
