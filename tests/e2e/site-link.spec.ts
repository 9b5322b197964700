import { countPdfPages } from './support/pdf';
import { notePrints } from './support/printed';
import { expect, expectAccessibleInEveryLook, openAsAdmin, test } from './support/site';

const path = '/admin/site-link';

test('an administrator copies the site’s link and prints its poster', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAsAdmin(page, site);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Site Link/ })
    .click();
  const link = `${site.url}/s/DEFAULT/MAIN`;
  await expect(page.getByLabel('Link for drivers')).toHaveValue(link);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied to Clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  await notePrints(context);
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Print Poster' }).click();
  const poster = await opening;
  await expect(poster.getByRole('heading', { name: 'Main Site' })).toBeVisible();
  await expect(poster.getByRole('img', { name: `QR code of ${link}` })).toBeVisible();
  await expect(poster.getByRole('listitem')).toHaveCount(3);
  await expect(poster.getByText('Efficient Workforce Management')).toHaveCount(0);
  await expect(poster.locator('html')).toHaveAttribute('data-printed', /^[5-9]\d\d|\d{4,}/);
  for (const format of ['A4', 'Letter'] as const)
    expect(await countPdfPages(poster, format)).toBe(1);
  await test.step('a blocked print window is reported', async () => {
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.getByRole('link', { name: 'Print Poster' }).click();
    await expect(page.getByRole('alert')).toContainText('Print Error');
    await expect(page.getByRole('alert')).toContainText(
      'Unable to open print window. Please check your browser settings.',
    );
  });
  await test.step('site link and poster are accessible', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    for (const at of [path, `${path}/poster`]) {
      await page.goto(at);
      await expectAccessibleInEveryLook(page);
    }
  });
});
