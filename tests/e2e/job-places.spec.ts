import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { getDriverList } from './support/driver-list';
import {
  expect,
  expectAccessible,
  expectToast,
  openAsAdmin,
  openAsDriver,
  scope,
  test,
  confirmImport,
} from './support/site';

test.beforeEach(({ site }) => seedSample(site.platform));

test('an administrator gives a job three places, and a driver sees them', async ({
  page,
  browser,
  site,
  copy,
}) => {
  const { stores } = site.platform.deps;
  const getPlaces = async () =>
    Object.fromEntries(
      (await stores.jobs.list(scope)).items.map(({ jobId, places = 1 }) => [jobId, places]),
    );
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAsAdmin(page, site, '/admin/edit-jobs');
  await page.getByLabel('Places of J002').fill('3');
  await page.getByRole('button', { name: 'Save Changes (1)' }).click();
  await expectToast(page, 'Jobs Updated');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Add Job' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Job' });
  await expect(dialog.getByLabel('Places')).toHaveValue('1');
  await expectAccessible(page);
  await dialog.getByLabel('Job ID').fill('J100');
  await dialog.getByLabel('Places').fill('2');
  await dialog.getByRole('button', { name: 'Add Job' }).click();
  await expectToast(page, 'Job Added');

  await page.goto('/admin/edit-jobs?tab=master');
  await page.getByLabel('Lines to import').fill('J200\tMon-Fri\t09:00\tNo\t\t12');
  await page.getByRole('button', { name: 'Import' }).first().click();
  await confirmImport(page);
  await expectToast(page, 'Import Successful');
  expect(await getPlaces()).toMatchObject({ J001: 1, J002: 3, J100: 2, J200: 12 });
  await page.goto('/admin/dashboard');
  await expect(page.getByText('Places of all jobs')).toBeVisible();
  await expectAccessible(page);

  const phone = await browser.newPage({
    baseURL: site.url,
    viewport: { width: 360, height: 800 },
  });
  await openAsDriver(phone, site);
  await expect(phone.getByRole('row', { name: /J002/ })).toContainText('3 places');
  await expect(phone.getByRole('row', { name: /J001/ })).not.toContainText('place');
  await expectAccessible(phone);
  const list = getDriverList(phone, copy, site);
  await list.add('J002');
  await expect(list.picks).toContainText('3 places');
  await expectAccessible(phone);
});
