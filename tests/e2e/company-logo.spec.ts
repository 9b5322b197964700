import type { Page } from '@playwright/test';
import { logoImages } from '~/tests/support/logo-images';
import { addPeople, companyAdmin } from '~/tests/support/people';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { addStockedSite } from '~/tests/support/stocked-site';
import { enter, newPage, password } from './support/people';
import { expect, expectAccessible, expectToast, looks, test } from './support/site';

const nyc = { companyId: 'ACME', siteId: 'NYC01' };
const cora = { ...companyAdmin, password };
const link = '/s/ACME/NYC01';
const logoFile = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(logoImages.png) };

test.beforeEach(async ({ site }) => {
  const { deps } = site.platform;
  await addStockedSite(deps, {
    ...{ ...nyc, name: 'Acme', password },
    drivers: [aDriver({ employeeId: '1000001', name: 'Vera Driver' })],
    jobs: [aJob({ jobId: 'J1' })],
  });
  await addPeople(deps, nyc, [cora]);
});

/** The logo is shown and loaded, and nothing on the page is wider than the screen. */
const expectLogo = async (page: Page) => {
  const logo = page.getByRole('img', { name: 'Acme' }).filter({ visible: true }).first();
  await expect(logo).toBeVisible();
  await expect
    .poll(() => logo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(180);
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(client);
};

/** The page is accessible on a phone and on a wide screen, and shows the logo in both themes. */
const expectLooks = async (page: Page) => {
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 740 });
    await expectLogo(page);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 360, height: 740 });
};

test('a company admin uploads a logo, drivers see it on every page, and it is removed again', async ({
  page,
  site,
  browser,
}) => {
  await enter(page, site, cora.username, { tenant: nyc, path: '/admin/company-logo' });
  await expect(page.getByText('No logo yet')).toBeVisible();
  const upload = page.getByRole('button', { name: 'Upload logo' });
  const file = page.getByLabel('Image file');
  await file.setInputFiles({ ...logoFile, buffer: Buffer.from('<svg/>') });
  await upload.click();
  await expect(page.getByText('The file is not a PNG, JPEG or WebP image.')).toBeVisible();
  await file.setInputFiles(logoFile);
  await upload.click();
  await expectToast(page, 'Logo saved');
  await expect(file).toHaveValue('');
  await expectLooks(page);
  // The logo must not take the place of the site's name.
  await page.getByLabel('Menu').click();
  const siteName = page.getByRole('main').getByText('Acme Hub', { exact: true }).first();
  expect(await siteName.evaluate((name) => name.scrollWidth <= name.clientWidth)).toBe(true);
  await page.getByLabel('Menu').click();

  const driver = await newPage(browser, site);
  await driver.setViewportSize({ width: 360, height: 740 });
  await driver.goto(site.url + link);
  await expectLogo(driver);
  await expect(driver.getByRole('heading', { level: 1 })).toBeInViewport();
  await expectLooks(driver);
  await driver.goto(`${site.url}/driver-login?emplid=1000001&c=ACME&s=NYC01`);
  await expectLogo(driver);
  await expectLooks(driver);
  await driver.getByRole('button', { name: 'Continue', exact: true }).click();
  await driver.waitForURL('**/driver-preferences');
  await expectLogo(driver);
  await expectLooks(driver);
  await driver.addInitScript(() => {
    window.print = () => undefined;
  });
  await driver.goto(`${site.url}/driver-preferences/print`);
  await expectLogo(driver);

  await page.getByRole('link', { name: 'Remove logo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove logo' }).click();
  await expectToast(page, 'Logo removed');
  await expect(page.getByText('No logo yet')).toBeVisible();
  await driver.goto(site.url + link);
  await expect(driver.getByRole('img', { name: 'Acme' })).toHaveCount(0);
});
