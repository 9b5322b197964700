import { readFile } from 'node:fs/promises';
import { readSheet } from 'read-excel-file/node';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { firstUlidAt } from '~/domain/activity/ulid-time';
import { textEvent } from '~/tests/support/events';
import {
  expect,
  expectAccessible,
  expectAccessibleInEveryLook,
  expectToast,
  scope,
  openAsAdmin,
  test,
  openMenu,
} from './support/site';

test.beforeEach(({ site }) => seedSample(site.platform));

test('reports are printed half a second after opening, and a blocked window is reported', async ({
  page,
  context,
  site,
}) => {
  await openAsAdmin(page, site, '/admin/final-assignments');
  await expect(page.getByText('Based on the current picks.')).toBeVisible();
  await page.goto('/admin/final-assignments?view=provisional');
  await expect(page.getByText('Based on the provisional award.')).toBeVisible();
  await context.addInitScript(() => {
    const opened = performance.now();
    window.print = () => {
      document.documentElement.dataset.printedAfter = String(performance.now() - opened);
    };
  });
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Print assignments/ }).click();
  const sheet = await opening;
  await expect(sheet.getByRole('heading', { name: 'Assignments' })).toBeVisible();
  await expect(sheet.locator('html')).toHaveAttribute('data-printed-after', /^\d/);
  const after = Number(await sheet.locator('html').getAttribute('data-printed-after'));
  expect(after).toBeGreaterThanOrEqual(500);
  await expectAccessible(sheet);
  await sheet.close();

  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('link', { name: /^Print unassigned jobs/ }).click();
  await expect(page.getByRole('alert')).toHaveText(
    /Print ErrorUnable to open print window\. Please check your browser settings\./,
  );
});

test('assignments and reports are downloaded as workbooks', async ({ page, site }) => {
  await openAsAdmin(page, site, '/admin/final-assignments?view=provisional');
  const readDownload = async (name: string) => {
    const download = page.waitForEvent('download');
    if (name === 'Export Excel') await openMenu(page);
    await page.getByRole('main').getByRole('link', { name }).click();
    const file = await download;
    return [file.suggestedFilename(), (await readSheet(await file.path())).slice(0, 2)];
  };
  expect(await readDownload('Export Excel')).toEqual([
    'final_assignments.xlsx',
    [
      ['employee_id', 'driver_name', 'assigned_job'],
      ['1234567', 'John Smith', 'J004'],
    ],
  ]);
  expect(await readDownload('Export drivers without picks as Excel')).toEqual([
    'drivers_without_picks.xlsx',
    [
      ['Driver ID', 'Driver Name', 'Seniority Number', 'VC Status', 'Airport Certified'],
      ['1234567', 'John Smith', 1, 'No', 'Yes'],
    ],
  ]);
  await expectAccessible(page);
});

test('drivers are exported to a workbook and imported from one', async ({ page, site }) => {
  const drivers = async () => (await site.platform.deps.stores.drivers.list(scope)).items;
  const before = await drivers();
  await openAsAdmin(page, site, '/admin/edit-drivers');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export Excel' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('drivers.xlsx');
  const buffer = await readFile(await file.path());
  await page.getByRole('tab', { name: 'Master List' }).click();
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const workbook = page.getByLabel('Excel or CSV file');
  await workbook.setInputFiles({ name: 'bad.xlsx', mimeType, buffer: Buffer.from('PK bad') });
  await page.getByRole('button', { name: 'Import file' }).click();
  const form = page.locator('form', { has: workbook });
  await expect(form.getByRole('alert')).toContainText('cannot be read as an Excel workbook');
  await expect(page.getByLabel('Lines to import')).not.toHaveAttribute('aria-invalid');
  const large = Buffer.alloc(3 * 1024 * 1024);
  await workbook.setInputFiles({ name: 'large.xlsx', mimeType, buffer: large });
  await page.getByRole('button', { name: 'Import file' }).click();
  await expect(form.getByRole('alert')).toContainText(
    'This file is too large. It can have up to 2 MB',
  );
  await workbook.setInputFiles({ name: 'drivers.xlsx', mimeType, buffer });
  await page.getByRole('button', { name: 'Import file' }).click();
  await expect(page.getByText('0 new, 0 changed, 5 unchanged, 0 removed')).toBeVisible();
  await expect(page.getByText('There is nothing to import.')).toBeVisible();
  expect(await drivers()).toEqual(before);
});

test('the activity log is searched, paged, exported and cleared from view', async ({
  page,
  site,
}) => {
  const { deps } = site.platform;
  const start = Date.parse('2026-11-01T12:00:00.000Z');
  for (let n = 0; n < 120; n += 1) {
    await deps.stores.activity.append(scope, {
      id: firstUlidAt(start + n * 60_000),
      at: new Date(start + n * 60_000).toISOString(),
      actor: { role: 'driver', id: '1234567', name: 'John Smith' },
      action: 'save',
      event: textEvent(`Saved ${n} picks`),
    });
  }
  await openAsAdmin(page, site);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Activity Log/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Activity Log' })).toBeVisible();
  for (const column of ['Time', 'Driver', 'Action', 'Details'])
    await expect(page.getByRole('columnheader', { name: column })).toBeVisible();
  await page.getByRole('link', { name: 'Older' }).click();
  await expect(page.getByRole('link', { name: 'Newest' })).toBeVisible();
  await page.getByLabel('Search activity').fill('saved 77');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^1 found in 12\d entries searched/)).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Nov 1, 2026, 8:17:00 AM' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.split('\r\n')).toEqual([
    '\uFEFFTime,Driver,Action,Details',
    '"11/1/2026, 08:17:00",John Smith (1234567),save,Saved 77 picks',
  ]);
  await page.getByLabel('Search activity').fill('nobody');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('No activity matches your search.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear (demo)' }).click();
  await page.getByRole('button', { name: 'Clear the view' }).click();
  await expectToast(page, 'Activity log cleared');
  await expect(page.getByRole('cell', { name: /^Cleared the activity log/ })).toBeVisible();
  await expect(page.getByText('Saved 77 picks')).toHaveCount(0);
  await test.step('a log without entries says so', async () => {
    // Hides everything older than an ID from the far future, which is all that the log has.
    const [latest] = await deps.stores.activity.latest(scope, 1);
    await deps.stores.activity.hideOlder(
      { ...scope },
      { ...latest!, id: '7ZZZZZZZZZZZZZZZZZZZZZZZZZ' },
    );
    await page.goto('/admin/activity-log?before=7ZZZZZZZZZZZZZZZZZZZZZZZZZ');
    await expect(page.getByText('No activity recorded.')).toBeVisible();
  });
});

const pages = [
  '/admin/activity-log',
  '/admin/activity-log?dialog=clear',
  '/admin/edit-drivers?edit=1234567',
  '/admin/edit-drivers?tab=plain',
  '/admin/edit-jobs?tab=master',
  '/admin/edit-jobs?edit=J001',
  '/admin/reports/drivers',
];
test('log, forms and reports are accessible', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openAsAdmin(page, site);
  for (const path of pages) {
    await page.goto(path);
    await expectAccessibleInEveryLook(page);
  }
});
