import type { Page } from '@playwright/test';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { makeDepotWorkbook } from '~/tests/support/depot-files';
import {
  confirmImport,
  expect,
  expectAccessible,
  expectToast,
  looks,
  openAsAdmin,
  pasteToImport,
  scope,
  test,
} from './support/site';

test.beforeEach(({ site }) => seedSample({ deps: site.platform.deps }));

const row = (page: Page, table: RegExp, text: string) =>
  page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: text });

const lines = [
  '1234567\tJohn Smith Jr.\t1\tNo\tYes',
  '2345678\tMaria Garcia\t2\tNo\tYes',
  '7000001\tNora New\t70',
];

test('an import is previewed row by row, and the administrator chooses what happens to the rest @core', async ({
  page,
  site,
}) => {
  const read = async () => (await site.platform.deps.stores.drivers.list(scope)).items;
  const before = await read();
  await openAsAdmin(page, site, '/admin/edit-drivers?tab=master');
  await pasteToImport(page, lines);
  await expect(page.getByRole('heading', { name: 'Preview of the import' })).toBeFocused();
  await expect(
    page.getByText('1 new, 1 changed, 1 unchanged, 3 removed if you replace the whole list'),
  ).toBeVisible();
  await expect(row(page, /^New/, '7000001')).toContainText('Nora New');
  await expect(row(page, /^Changed/, '1234567')).toContainText('Name: John Smith → John Smith Jr.');
  await expect(row(page, /^On the list/, '3456789')).toBeVisible();
  await expect(page.getByText('2345678', { exact: true })).toBeHidden();
  await page.getByText('Unchanged (1)').click();
  await expect(page.getByText('2345678', { exact: true })).toBeVisible();
  expect(await read()).toEqual(before);
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }

  await test.step('canceling keeps the text', async () => {
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: 'Preview of the import' })).toHaveCount(0);
    await expect(page.getByLabel('Lines to import')).toHaveValue(lines.join('\n'));
    await page.getByRole('button', { name: 'Import', exact: true }).click();
  });

  await page.getByRole('radio', { name: 'Replace the whole list (removes 3 drivers)' }).check();
  await confirmImport(page);
  await expectToast(page, 'Successfully imported 2 drivers · 3 removed');
  expect((await read()).map(({ employeeId }) => employeeId)).toEqual([
    '1234567',
    '2345678',
    '7000001',
  ]);
});

test('a confirmation is refused if the list has changed since its preview', async ({
  page,
  context,
  site,
}) => {
  await openAsAdmin(page, site, '/admin/edit-jobs?tab=master');
  await pasteToImport(page, ['J900\tMon-Fri\t06:30']);
  const other = await context.newPage();
  await other.goto('/admin/edit-jobs?tab=master');
  await pasteToImport(other, ['J901\tMon-Fri\t06:30']);
  await confirmImport(other);
  await expectToast(other, 'Successfully imported 1 job');
  await confirmImport(page);
  await expect(page.getByRole('alert')).toContainText('Someone else saved changes first');
  await expect(row(page, /^On the list/, 'J901')).toBeVisible();
  await confirmImport(page);
  await expectToast(page, 'Import Successful');
});

test('a paste that clashes with the list can only replace it, and every wrong line is named', async ({
  page,
  site,
}) => {
  await openAsAdmin(page, site, '/admin/edit-drivers?tab=master');
  await pasteToImport(page, ['7000001\tNora New\t1', '7000002\tNils Next\t2']);
  await expect(
    page.getByText('Line 1: Driver 7000001 cannot have seniority number 1'),
  ).toBeVisible();
  await expect(
    page.getByText('Line 2: Driver 7000002 cannot have seniority number 2'),
  ).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Keep them' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('radio', { name: /^Replace/ }).check();
  await confirmImport(page);
  await expectToast(page, 'Successfully imported 2 drivers · 5 removed');

  await page.goto('/admin/edit-drivers?tab=master');
  await pasteToImport(
    page,
    [1, 2, 3, 4, 5].map((id) => `${id}\tBad\t${id}`),
  );
  await expect(page.getByRole('alert')).toContainText('...and 2 more errors');
  await expect(page.getByRole('list', { name: 'All errors' }).getByRole('listitem')).toHaveCount(5);
  await expectAccessible(page);
});

test('words that are neither yes nor no are asked about before the preview', async ({
  page,
  site,
}) => {
  const read = async () => (await site.platform.deps.stores.drivers.list(scope)).items;
  await openAsAdmin(page, site, '/admin/edit-drivers?tab=master');
  await pasteToImport(page, ['7000001\tNora New\t70\tX\t✓\tTerminated']);
  await expect(page.getByRole('heading', { name: 'What do these mean?' })).toBeFocused();
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await page.getByLabel('Eligible: “Terminated”').selectOption('No');
  await page.getByRole('button', { name: 'Continue to the preview' }).click();
  await expect(page.getByText('Eligible: “Terminated” is read as: No')).toBeVisible();
  await confirmImport(page);
  await expectToast(page, 'Import Successful');
  expect(await read()).toContainEqual(
    expect.objectContaining({ employeeId: '7000001', vcStatus: true, isEligible: false }),
  );
});

test('repairs of a list are offered above its preview, and each can be switched off', async ({
  page,
  site,
}) => {
  await openAsAdmin(page, site, '/admin/edit-jobs?tab=master');
  await pasteToImport(page, [
    'Bid sheet',
    'Job,Days,Start,Truck',
    'J900,Mon-Fri,0730,T1',
    'Total,1',
  ]);
  await expect(page.getByText('1 row above the header was skipped: “Bid sheet”')).toBeVisible();
  await expect(page.getByText('Not imported: Truck', { exact: true })).toBeVisible();
  const times = page.getByRole('checkbox', { name: 'Read 1 time without a colon' });
  await expect(times).toBeChecked();
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await times.uncheck();
  await page.getByRole('button', { name: 'Read the rows again' }).click();
  await expect(page.getByRole('alert')).toContainText('Line 3: Invalid Start Time format');
  await expectAccessible(page);
  await times.check();
  await page.getByRole('button', { name: 'Read the rows again' }).click();
  await expect(row(page, /^New/, 'J900')).toContainText('07:30');
  await confirmImport(page);
  await expectToast(page, 'Successfully imported 1 job');
});

test('a workbook with several lists asks which sheet is meant', async ({ page, site }) => {
  await openAsAdmin(page, site, '/admin/edit-jobs?tab=master');
  const toSheet = (name: string, id: string) => ({
    name,
    rows: [['Bid sheet'], ['Job', 'Days', 'Start'], [id, 'Mon-Fri', '08:00']],
  });
  await page.getByLabel('Excel or CSV file').setInputFiles({
    name: 'bids.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(makeDepotWorkbook([toSheet('Winter', 'J900'), toSheet('Summer', 'J901')])),
  });
  await page.getByRole('button', { name: 'Import file' }).click();
  await expect(page.getByRole('heading', { name: 'Which sheet?' })).toBeFocused();
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: '“Summer” (3 rows)' }).click();
  await expect(page.getByText('From the sheet “Summer”.')).toBeVisible();
  await expect(row(page, /^New/, 'J901')).toBeVisible();
  await confirmImport(page);
  await expectToast(page, 'Successfully imported 1 job');
});

test('a file with unknown column names asks which column is which @core', async ({
  page,
  site,
}) => {
  await openAsAdmin(page, site, '/admin/edit-jobs?tab=master');
  await pasteToImport(page, ['Wann,Welche,Tage,Phone', '8:05 PM,J900,Mon-Fri,555-0100']);
  await expect(page.getByText('Still needed: Job ID, Work Days, Start Time')).toBeVisible();
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await page.getByLabel('Column “Wann”').selectOption('Start Time');
  await page.getByLabel('Column “Welche”').selectOption('Job ID');
  await page.getByRole('button', { name: 'Continue to the preview' }).click();
  await expect(page.getByRole('alert')).toContainText('Choose exactly one column');
  await page.getByLabel('Column “Tage”').selectOption('Work Days');
  await page.getByRole('button', { name: 'Continue to the preview' }).click();
  await expect(row(page, /^New/, 'J900')).toContainText('20:05');
  await expect(page.getByText('Columns (not imported: Phone)')).toBeVisible();
  await confirmImport(page);
  await expectToast(page, 'Successfully imported 1 job');
});

test('answers about a file are kept for the next one, and each can be changed or forgotten', async ({
  page,
  site,
  adminCopy,
}) => {
  await openAsAdmin(page, site, '/admin/edit-drivers?tab=master');
  const rows = ['Wer,Nr,Rang,Status', 'Nora New,7000001,70,LOA'];
  const goOn = page.getByRole('button', { name: 'Continue to the preview' });
  await pasteToImport(page, rows);
  await page.getByLabel('Column “Wer”').selectOption('Name');
  await page.getByLabel('Column “Nr”').selectOption('Employee ID');
  await page.getByLabel('Column “Rang”').selectOption('Seniority');
  await goOn.click();
  await page.getByLabel('Eligible: “LOA”').selectOption('No');
  await goOn.click();
  await confirmImport(page);
  await expectToast(page, 'Import Successful');

  await page.goto('/admin/edit-drivers?tab=master');
  await pasteToImport(page, [...rows, 'Nils Next,7000002,71,LOA']);
  await expect(page.getByText('“Rang” holds: Seniority, as answered before')).toBeVisible();
  const words = page.getByText('“LOA” is read as: No (Lines 2, 3), as answered before');
  await expect(words).toBeVisible();
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  // Enter only reads the file again: it stores nothing and forgets nothing.
  await page.getByRole('radio').first().press('Enter');
  await expect(page.getByRole('heading', { name: adminCopy.importPreview.title })).toBeFocused();
  await expect(words).toBeVisible();
  await page.getByRole('button', { name: 'Change what these mean' }).click();
  await expect(page.getByRole('heading', { name: 'What do these mean?' })).toBeFocused();
  await expect(page.getByLabel('Eligible: “LOA”')).toHaveValue('no');
  await page.getByLabel('Eligible: “LOA”').selectOption('Yes');
  await goOn.click();
  await expect(page.getByText('“LOA” is read as: Yes (Lines 2, 3)')).toBeVisible();
  await expect(words).toHaveCount(0);

  await page.getByRole('button', { name: 'Forget earlier answers' }).click();
  await expect(page.getByRole('heading', { name: 'Which column is which?' })).toBeFocused();
  await expect(page.getByLabel('Column “Rang”')).toHaveValue('');
  const header = page.getByLabel('Line with the column names');
  const readLine = page.getByRole('button', { name: 'Read with this line' });
  await header.selectOption('Line 2: Nora New, 7000001, 70, LOA');
  await readLine.click();
  await expect(page.getByLabel('Column “Nora New”')).toHaveValue('');
  await expect(header).toHaveValue('2');
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await header.selectOption('Line 1: Wer, Nr, Rang, Status');
  await readLine.click();
  await expect(page.getByLabel('Column “Rang”')).toHaveValue('');
});

test('a column pasted into the table fills down, and is saved with one press', async ({
  page,
  site,
}) => {
  await openAsAdmin(page, site, '/admin/edit-jobs');
  const pasteInto = (label: string, text: string) =>
    page.getByLabel(label).evaluate((cell, copied) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', copied);
      cell.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, text);
  await pasteInto('Start Time of J003', '8:05\t Mon\n9:15 PM\t Tue\nlate\t Wed\n10:00\t Thu\n');
  await expect(page.getByLabel('Start Time of J004')).toHaveValue('21:15');
  await expect(page.getByRole('status').filter({ hasText: 'Pasted into 5 cells' })).toContainText(
    '3 values did not fit and were left out.',
  );
  await page.getByRole('button', { name: 'Save Changes (3)' }).click();
  await expectToast(page, 'Jobs Updated');
  const { items } = await site.platform.deps.stores.jobs.list(scope);
  expect(items.slice(2).map(({ startTime, weekDays }) => [startTime, weekDays])).toEqual([
    ['08:05', 'Mon'],
    ['21:15', 'Tue'],
    ['14:00', 'Wed'],
  ]);
});
