import { fileClaim } from './support/claims';
import { fillDepot } from './support/depot';
import { publish, rankInConflict } from './support/ranks';
import { expect, expectAccessible, looks, openAsAdmin, openAsDriver, test } from './support/site';

const path = '/admin/final-assignments';

test('the assignments are sorted and filtered, and the URL keeps how', async ({
  page,
  browser,
  site,
}) => {
  await rankInConflict(site);
  await publish(site);
  const phone = await (await browser.newContext({ baseURL: site.url })).newPage();
  await openAsDriver(phone, site, '4567890');
  await fileClaim(phone, 'J002', 'I trained for this route');
  await expect(phone.getByText('Claim Filed', { exact: true })).toBeVisible();
  await phone.context().close();

  await openAsAdmin(page, site, path);
  const table = page.getByRole('table', { name: 'Assignments' });
  const rows = table.getByRole('row');
  await expect(rows.filter({ hasText: 'John Smith' })).toContainText(/J002.*Pick 1$/);
  await expect(page.getByText('5 of 5 drivers assigned')).toBeVisible();
  // The page has all rows, so the server need not read the award again.
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('.data')) asked.push(searchParams.get('_routes'));
  });
  await page.getByRole('link', { name: 'Driver', exact: true }).click();
  await expect(rows.nth(1)).toContainText('David Johnson');
  await expect(table.getByRole('columnheader', { name: 'Driver' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await page.getByLabel('Show').selectOption('claimed');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('Sarah');
  await expect(page).toHaveURL(/sort=name%3Aasc.*show=claimed|show=claimed.*sort=name%3Aasc/);
  await expect(page.getByText('1 of 5 drivers · 1 assigned')).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(6);
  await page.getByRole('searchbox', { name: 'Search assignments' }).fill('J002');
  await expect(rows).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search assignments' }).fill('nobody');
  await expect(page.getByText('No drivers match your search.')).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(['root']));
});

test('the table fits phones and dark rooms', async ({ page, site }) => {
  await fillDepot(site, { drivers: 30, jobs: 20 });
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ colorScheme });
    await openAsAdmin(page, site, `${path}?view=provisional&show=unassigned`);
    await expect(page.getByRole('table', { name: 'Assignments' })).toBeVisible();
    await expectAccessible(page);
  }
});

test('what a new version changes is named, printed and exported', async ({ page, site }) => {
  await rankInConflict(site);
  await publish(site);
  await openAsAdmin(page, site, path);
  const manual = page.getByRole('region', { name: 'Manual assignments' });
  await manual.getByLabel('Driver').fill('3456789');
  await manual.getByLabel('Job').fill('J005');
  await manual.getByRole('button', { name: 'Assign manually' }).click();
  await manual.getByRole('button', { name: 'Assign anyway' }).click();
  const differences = page.getByRole('region', { name: /differs? from the published version/ });
  const david = differences.getByRole('row', { name: /David Johnson/ });
  await expect(david).toContainText('3456789');
  await expect(david).toContainText('J005 Manual');
  await expectAccessible(page);
  await page.getByLabel('Show').selectOption('changed');
  await expect(page.getByRole('table', { name: 'Assignments' })).toContainText('David Johnson');

  const downloading = page.waitForEvent('download');
  await differences.getByRole('link', { name: 'Export differences as CSV' }).click();
  expect((await downloading).suggestedFilename()).toBe('award_difference.csv');
  const exporting = page.waitForEvent('download');
  await differences.getByRole('link', { name: 'Export differences as Excel' }).click();
  expect((await exporting).suggestedFilename()).toBe('award_difference.xlsx');
  const opening = page.context().waitForEvent('page');
  await differences.getByRole('link', { name: /Print differences/ }).click();
  const printed = await opening;
  await expect(printed.getByRole('heading', { level: 1 })).toContainText(
    /differs? from the published version/,
  );
  await expect(printed.getByText('Week of Nov 30 – Dec 6, provisional')).toBeVisible();
  await expect(printed.getByRole('row', { name: /David Johnson/ })).toContainText('J005 Manual');
  await expectAccessible(printed);

  const unknown = await page.request.get('/admin/award-difference/export?of=vacations');
  expect([unknown.status(), await unknown.text()]).toEqual([
    404,
    'There is no earlier version to compare with.',
  ]);
});
