import type { Page } from '@playwright/test';
import { notePrints, waitForPrint } from './support/printed';
import { rankInConflict } from './support/ranks';
import {
  expect,
  expectAccessible,
  expectAccessibleInEveryLook,
  openAsAdmin,
  test,
} from './support/site';

const path = '/admin/conflicts';
const figure = (page: Page, label: string) =>
  page.locator('dl > div', { hasText: label }).locator('dd');

test('conflicts are counted, searched and shown with the driver who got the job @core', async ({
  page,
  site,
}) => {
  await openAsAdmin(page, site);
  await page.getByRole('link', { name: 'Job Conflicts' }).click();
  await expect(page.getByText('No job selection conflicts detected')).toBeVisible();

  await rankInConflict(site);
  await page.reload();
  for (const [label, value] of [
    ['Total Conflicts', '2'],
    ['Resolved', '2'],
    ['Unresolved', '0'],
    ['Drivers Involved', '5'],
  ] as const)
    await expect(figure(page, label).first()).toHaveText(value);
  const row = (jobId: string) => page.getByRole('row', { name: new RegExp(`^${jobId}`) });
  await expect(row('J001')).toContainText('Airport');
  await expect(row('J001')).toContainText('5:30 AM, Mon-Fri');
  await expect(
    row('J001').getByRole('cell', { name: 'Maria Garcia (most senior of 2)', exact: true }),
  ).toBeVisible();
  // What is the same in all rows has no column.
  await expect(page.getByText('2 conflicts · All rows: Resolved')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Conflict Status' })).toHaveCount(0);
  await expect(row('J002').getByRole('listitem')).toHaveText([
    'John Smith 1234567, seniority 1',
    'David Johnson 3456789, seniority 3',
    'Sarah Williams 4567890, seniority 4',
  ]);
  await expect(
    row('J002').getByRole('cell', { name: 'John Smith (most senior of 3)', exact: true }),
  ).toBeVisible();
  const rows = page.getByRole('row');
  await page.getByRole('link', { name: 'Drivers Involved' }).click();
  await expect(page).toHaveURL(/sort=drivers%3Aasc/);
  await expect(rows.nth(1)).toContainText('J001');
  await page.getByRole('link', { name: 'Drivers Involved' }).click();
  await expect(page).toHaveURL(/sort=drivers%3Adesc/);
  await expect(rows.nth(1)).toContainText('J002');

  const search = page.getByRole('searchbox', { name: 'Search conflicts' });
  for (const [text, jobs] of [
    ['j001', ['J001']],
    ['sarah', ['J002']],
    ['5678901', ['J001']],
    ['a', ['J001', 'J002']],
  ] as const) {
    await search.fill(text);
    await expect(page.getByRole('row')).toHaveCount(jobs.length + 1);
    for (const jobId of jobs) await expect(row(jobId)).toBeVisible();
  }
  await search.fill('nobody');
  await expect(page.getByText('No conflicts match “nobody”.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
});

test('the details are printed on a separate page after 500 ms, or the blocked window is reported', async ({
  page,
  context,
  site,
}) => {
  await rankInConflict(site);
  await openAsAdmin(page, site);
  await notePrints(context);
  await page.goto(path);
  const print = page.getByRole('link', { name: /Print Details of J002/ });
  const opening = context.waitForEvent('page');
  await print.click();
  const sheet = await opening;
  expect(await waitForPrint(sheet)).toBeGreaterThanOrEqual(500);
  for (const text of ['Main Site (MAIN)', 'John Smith', 'Resolved', 'Eastern'])
    await expect(sheet.getByText(text).first()).toBeVisible();
  await expect(sheet.getByText('3456789')).toHaveCount(0);
  await expectAccessible(sheet);
  await sheet.close();

  await page.evaluate(() => {
    window.open = () => null;
  });
  await print.click();
  await expect(page.getByRole('alert')).toHaveText(
    'Print ErrorUnable to open print window. Please check your browser settings.',
  );
});

test('conflicts are accessible', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openAsAdmin(page, site, path);
  await expectAccessibleInEveryLook(page);
  await rankInConflict(site);
  await page.reload();
  await expectAccessibleInEveryLook(page);
});
