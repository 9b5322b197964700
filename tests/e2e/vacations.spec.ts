import type { Page } from '@playwright/test';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { changePortal } from '~/app/services/vacation/change-portal.server';
import { verifyAward } from '~/domain/award/record/verify-award';
import { assignVacation } from '~/tests/support/manual-assignments';
import { rankWeeks } from '~/tests/support/save-ranks';
import type { TestServer } from '~/tests/support/test-server';
import { asAdmin } from './support/as-admin';
import {
  expect,
  expectAccessible,
  expectAccessibleInEveryLook,
  expectToast,
  pressPublish,
  scope,
  openAsAdmin,
  test,
  confirmImport,
  openMenu,
} from './support/site';

const toId = (rank: number) => String(3_000_000 + rank);
const ranks = Array.from({ length: 20 }, (_, index) => index + 1);
const weeksPath = '/admin/edit-vacation-weeks';
const finalPath = '/admin/final-vacation-assignments';

const importDrivers = async (page: Page) => {
  const lines = ranks.map((rank) => [toId(rank), `Driver ${rank}`, rank].join('\t'));
  await page.goto('/admin/edit-drivers?tab=master');
  await page.getByLabel('Lines to import').fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await confirmImport(page);
  await expectToast(page, 'Successfully imported 20 drivers.');
};
const readWeeks = (site: TestServer) => site.platform.deps.stores.weeks.list(scope);
const dialog = (page: Page) => page.getByRole('dialog');

test('vacations, from the weeks to the posting @core', async ({ page, site }) => {
  await openAsAdmin(page, site);
  await importDrivers(page);

  await test.step('the dialog reports missing, duplicate and invalid weeks', async () => {
    await page.goto('/admin/dashboard');
    await page.getByRole('link', { name: 'Vacation Selection' }).click();
    await page.getByRole('link', { name: 'Manage Vacation Weeks' }).click();
    await expect(page.getByText('No vacation weeks found')).toBeVisible();
    await page.getByRole('link', { name: 'Add Week' }).click();
    await expect(dialog(page).getByLabel('Week ID')).toHaveValue('W001');
    await expect(dialog(page).getByLabel('Total Slots')).toHaveValue('5');
    await dialog(page).getByRole('button', { name: 'Add Week' }).click();
    await expect(dialog(page).getByText('Validation Error')).toBeVisible();
    await expect(dialog(page).getByText('Please fill in all required fields')).toBeVisible();
    await expect(dialog(page).getByLabel('Start Date')).toBeFocused();
    await dialog(page).getByLabel('Start Date').fill('2027-01-04');
    await dialog(page).getByLabel('End Date').fill('2027-01-10');
    await dialog(page).getByLabel('Total Slots').fill('many');
    await dialog(page).getByRole('button', { name: 'Add Week' }).click();
    await expect(
      dialog(page).getByText('Total Slots must be a number from 1 to 1000'),
    ).toBeVisible();
    await dialog(page).getByLabel('Total Slots').fill('1');
    await dialog(page).getByRole('button', { name: 'Add Week' }).click();
    await expectToast(page, 'Vacation Week Added');
    await page.getByRole('link', { name: 'Add Week' }).click();
    await dialog(page).getByLabel('Week ID').fill('W001');
    await dialog(page).getByLabel('Start Date').fill('2027-01-11');
    await dialog(page).getByLabel('End Date').fill('2027-01-17');
    await dialog(page).getByRole('button', { name: 'Add Week' }).click();
    await expect(dialog(page).getByText('Duplicate Week ID')).toBeVisible();
    await expect(dialog(page).getByText('Week ID "W001" already exists')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('a year is generated with two slots each; one week is edited and one deleted', async () => {
    await page.getByRole('link', { name: 'Generate a Year' }).click();
    await expect(dialog(page).getByLabel('Year')).toHaveValue('2027');
    await dialog(page).getByLabel('Total Slots per week').fill('2');
    await dialog(page).getByRole('button', { name: 'Generate Weeks' }).click();
    await expectToast(page, 'Vacation Weeks Added');
    expect(await readWeeks(site)).toHaveLength(52);
    await page.getByRole('searchbox', { name: 'Search vacation weeks' }).fill('W003');
    await page.getByRole('link', { name: 'Edit W003' }).click();
    await dialog(page).getByLabel('Total Slots').fill('3');
    await dialog(page).getByRole('button', { name: 'Save Week' }).click();
    await expectToast(page, 'Vacation Week Updated');
    await page.getByRole('searchbox', { name: 'Search vacation weeks' }).fill('W052');
    await page.getByRole('link', { name: 'Delete W052' }).click();
    await expect(dialog(page)).toContainText('No manual assignments will be deleted.');
    await dialog(page).getByRole('button', { name: 'Delete 1 week' }).click();
    await expectToast(page, 'Vacation Week Deleted');
    const weeks = await readWeeks(site);
    expect([weeks.length, weeks[2]?.totalSlots]).toEqual([51, 3]);
  });

  await test.step('weeks are exported to an Excel workbook and imported unchanged', async () => {
    const before = await readWeeks(site);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export Excel' }).click();
    expect((await download).suggestedFilename()).toBe('vacation-weeks.xlsx');
    await page.getByRole('tab', { name: 'Master List' }).click();
    await page.getByLabel('Excel or CSV file').setInputFiles(await (await download).path());
    await page.getByRole('button', { name: 'Import file' }).click();
    await expect(page.getByText('0 new, 0 changed, 51 unchanged, 0 removed')).toBeVisible();
    await page.goto(weeksPath);
    const fields = (weeks: typeof before) => weeks.map(({ version: _, ...week }) => week);
    expect(fields(await readWeeks(site))).toEqual(fields(before));
  });

  await test.step('the portal opens, 20 drivers rank, a closure is scheduled and reached', async () => {
    await page.getByRole('link', { name: 'Vacation Dashboard' }).click();
    await page.getByRole('button', { name: 'Open Portal' }).click();
    await expectToast(page, 'Drivers can now submit vacation preferences.');
    for (const rank of ranks)
      expect((await rankWeeks(site.platform.deps, toId(rank), ['W001', 'W002', 'W003'])).ok).toBe(
        true,
      );
    await page.reload();
    await expect(page.getByText('20 drivers have submitted preferences')).toBeVisible();
    await expect(page.getByRole('link', { name: 'View Assignments (6 assigned)' })).toBeVisible();

    await page.getByRole('link', { name: 'Schedule Portal Closure' }).click();
    await expect(dialog(page).getByLabel('Date')).toHaveValue('2026-11-21');
    await expect(dialog(page).getByLabel('Time (Eastern)')).toHaveValue('15:00');
    await dialog(page).getByLabel('Date').fill('');
    await dialog(page).getByRole('button', { name: 'Schedule Closure' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText(
      'Please select both a date and time for the portal closure.',
    );
    await dialog(page).getByLabel('Date').fill('2026-11-20');
    await dialog(page).getByRole('button', { name: 'Schedule Closure' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('Invalid Date');
    await expect(dialog(page).getByRole('alert')).toContainText(
      'The cutoff time must be in the future.',
    );
    await dialog(page).getByLabel('Date').fill('2026-11-25');
    await dialog(page).getByRole('button', { name: 'Schedule Closure' }).click();
    await expectToast(page, 'Auto-Close Scheduled');
    await expectToast(
      page,
      'The portal will automatically close on Wednesday, November 25, 2026 at 3:00 PM.',
    );
    await page.getByRole('button', { name: 'Cancel Auto-Close' }).click();
    await expectToast(page, 'The scheduled portal closure has been cancelled.');
    await page.getByRole('link', { name: 'Schedule Portal Closure' }).click();
    await dialog(page).getByLabel('Date').fill('2026-11-21');
    await dialog(page).getByRole('button', { name: 'Schedule Closure' }).click();
    await expectToast(page, 'Auto-Close Scheduled');
    site.clock.moveTo('2026-11-21T20:01:00.000Z');
    expect(await rankWeeks(site.platform.deps, toId(1), [])).toMatchObject({
      ok: false,
      error: { code: 'vacation-portal-closed' },
    });
    await site.sweep();
    const { site: stored } = await site.platform.deps.stores.sites.read(scope);
    expect(stored?.vacation).toMatchObject({
      isOpen: false,
      closedAt: '2026-11-21T20:00:00.000Z',
    });
    // Signs in again: the session has expired, because the site's clock was moved seven hours.
    await openAsAdmin(page, site);
  });

  await test.step('weeks are assigned manually, with three refusals', async () => {
    await page.goto(finalPath);
    const form = page.getByRole('region', { name: 'Manual assignment' });
    const assign = async (driver: string, week: string) => {
      await form.getByLabel('Driver', { exact: true }).fill(driver);
      await form.getByLabel('Vacation Week').fill(week);
      await form.getByRole('button', { name: 'Assign manually' }).click();
    };
    await assign('', '');
    await expect(form.getByRole('alert')).toContainText('Validation Error');
    await expect(form.getByRole('alert')).toContainText(
      'Please select both a driver and a vacation week',
    );
    await assign(toId(20), 'W001');
    await expect(form.getByRole('alert')).toContainText(/\(seniority \d+\), who is more senior/);
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Assign anyway' }).click();
    await expectToast(page, 'Assignment Created');
    await assign(toId(19), 'W001');
    await expect(form.getByRole('alert')).toContainText('No Available Slots');
    await expect(form.getByRole('alert')).toContainText('Week W001 has no available slots');
    await assign(toId(20), 'W002');
    await expect(form.getByRole('alert')).toContainText('Driver Already Assigned');
    await expect(form.getByRole('alert')).toContainText(
      'This driver already has a vacation assignment',
    );
    await assign(toId(19), 'W004');
    await expectToast(page, 'Assignment Created');
    const removing = form.getByRole('button', {
      name: 'Remove the assignment of W004 to Driver 19',
    });
    await expect(removing).toBeVisible();
    let answer = () => {};
    const isHeld = new Promise<void>((goOn) => (answer = goOn));
    await page.route(`**${finalPath}.data*`, (route) => isHeld.then(() => route.continue()), {
      times: 1,
    });
    await removing.click();
    // Only the pressed button shows that it is busy.
    await expect(removing).toHaveAttribute('aria-disabled', 'true');
    await expect(form.locator('[aria-disabled="true"]')).toHaveCount(1);
    answer();
    await expectToast(page, 'Assignment Removed');
    await page.goto(`${weeksPath}?dialog=delete&week=W001`);
    await expect(dialog(page)).toContainText('1 manual assignment will be deleted too.');
  });

  await test.step('the award is published twice, with its difference, record and posting', async () => {
    await page.goto(finalPath);
    await pressPublish(page, 'Publish Assignments');
    await expectToast(page, 'Vacation assignments published');
    const table = page.getByRole('table', { name: 'Vacation assignments' });
    await expect(table.getByRole('row').nth(1)).toContainText('Driver 1');
    await expect(table.getByRole('row').nth(1)).toContainText('W002');
    await expect(table.getByRole('row').nth(1)).toContainText('Pick 2');
    await page.getByLabel('Show').selectOption('manual');
    await expect(table.getByRole('row')).toHaveCount(2);
    await expect(table.getByRole('row').nth(1)).toContainText('Manual');
    await page.getByRole('searchbox', { name: 'Search assignments' }).fill('nobody');
    await expect(page.getByText('No assignments match your search criteria')).toBeVisible();

    await page.getByRole('button', { name: /Remove the assignment of W001/ }).click();
    await expect(page.getByText(/results differ from the published version/)).toBeVisible();
    await pressPublish(page, 'Publish Assignments');
    await expect(page.getByText('Published, version 2')).toBeVisible();
    await expect(
      page.getByText(/changed result has seniority number 1 \(place 1 in the order\)/),
    ).toBeVisible();
    const downloading = page.waitForEvent('download');
    await openMenu(page);
    await page.getByRole('link', { name: 'Award record' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('award-vacation-v2.json');
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const record: unknown = JSON.parse(Buffer.concat(chunks).toString());
    expect(verifyAward(record, site.platform.deps.sha256)).toMatchObject({ ok: true });

    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    const opening = page.context().waitForEvent('page');
    await openMenu(page);
    await page.getByRole('link', { name: /Generate Assignment Posting/ }).click();
    const posting = await opening;
    await posting.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await posting.reload();
    await expect(posting.locator('body[data-printed]')).toHaveCount(1);
    await expect(posting.getByText(/Version 2, published/)).toBeVisible();
    await expect(posting.getByRole('row')).toHaveCount(7);
  });
});

test('an empty site says so, a blocked print window is reported, and closing takes ten seconds', async ({
  page,
  site,
}) => {
  await test.step('no list, no assignment, and a blocked window', async () => {
    await openAsAdmin(page, site, '/admin/live-vacation-picks');
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.getByRole('link', { name: /Generate Report/ }).click();
    await expect(page.getByText('Print Error')).toBeVisible();
    await expect(
      page.getByText('Unable to open print window. Please check your browser settings.'),
    ).toBeVisible();
    await expect(page.getByText('No driver preferences have been submitted yet')).toBeVisible();
    await page.goto(finalPath);
    await expect(page.getByText('No vacation assignments have been created yet')).toBeVisible();
  });
  await test.step('closing takes effect ten seconds later, and the card says so', async () => {
    await page.goto('/admin/vacation-dashboard');
    await page.getByRole('button', { name: 'Open Portal' }).click();
    await expectToast(page, 'Vacation Portal Opened');
    await page.getByRole('button', { name: 'Close Portal' }).click();
    await expectToast(page, 'Vacation Portal Closed');
    await expectToast(page, 'Drivers can no longer submit vacation preferences.');
    await expect(page.getByText('The portal closes within 10 seconds')).toBeVisible();
    site.clock.advance(10_000);
    await page.reload();
    await expect(
      page.getByText('Drivers cannot submit or modify vacation preferences.'),
    ).toBeVisible();
  });
});

test('picks are searched and sorted by time and week; a refused edit shows both values', async ({
  page,
  site,
}) => {
  await seedSample(site.platform);
  await changePortal({ ...(await asAdmin(site)), input: { intent: 'open-portal' } });
  await rankWeeks(site.platform.deps, '1234567', ['W002', 'W001']);
  site.clock.advance(60_000);
  await rankWeeks(site.platform.deps, '3456789', ['W002']);
  await openAsAdmin(page, site, '/admin/live-vacation-picks');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toContainText('David Johnson');
  await expect(page.getByRole('columnheader', { name: 'Submitted' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.getByRole('link', { name: 'Seniority' }).click();
  await expect(rows.nth(1)).toContainText('John Smith');
  await page.getByRole('searchbox').fill('nobody');
  await expect(page.getByText('No drivers match your search criteria')).toBeVisible();
  await page.getByRole('tab', { name: 'By Week' }).click();
  const second = page.getByRole('listitem').filter({ hasText: 'W002' }).first();
  await expect(second).toContainText('Pick 1John Smith');
  await expect(page.getByText('No picks.').first()).toBeVisible();

  await page.goto(`${weeksPath}?dialog=edit&week=W001`);
  await dialog(page).getByLabel('Total Slots').fill('9');
  const other = await page.context().newPage();
  await other.goto(`${weeksPath}?dialog=edit&week=W001`);
  await dialog(other).getByLabel('Total Slots').fill('7');
  await dialog(other).getByRole('button', { name: 'Save Week' }).click();
  await expectToast(other, 'Vacation Week Updated');
  await dialog(page).getByRole('button', { name: 'Save Week' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Someone else saved changes first');
  await expect(dialog(page).getByRole('row', { name: 'Total Slots 7 9' })).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Save Week' }).click();
  await expectToast(page, 'Vacation Week Updated');
  expect((await readWeeks(site))[0]?.totalSlots).toBe(9);
});

test('a week is added and lists are sorted with the keyboard alone', async ({ page, site }) => {
  await seedSample(site.platform);
  await openAsAdmin(page, site, weeksPath);
  await page.getByRole('link', { name: 'Add Week' }).focus();
  await page.keyboard.press('Enter');
  await dialog(page).getByLabel('Week ID').focus();
  await page.keyboard.type('X');
  await page.keyboard.press('Tab');
  await page.keyboard.type('03032025');
  await dialog(page).getByLabel('End Date').focus();
  await page.keyboard.type('03092025');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Vacation Week Added');
  expect((await readWeeks(site)).at(-1)).toMatchObject({ endDate: '2025-03-09', totalSlots: 5 });
  await page.getByRole('link', { name: 'Week ID' }).focus();
  for (const order of ['ascending', 'descending', 'ascending']) {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('columnheader', { name: 'Week ID' })).toHaveAttribute(
      'aria-sort',
      order,
    );
  }
});

const pages = [
  '/admin/vacation-dashboard',
  '/admin/vacation-dashboard?dialog=schedule',
  weeksPath,
  `${weeksPath}?tab=master`,
  `${weeksPath}?dialog=add`,
  `${weeksPath}?dialog=edit&week=W001`,
  `${weeksPath}?dialog=delete&week=W001`,
  `${weeksPath}?dialog=delete-past`,
  `${weeksPath}?dialog=generate`,
  '/admin/live-vacation-picks',
  '/admin/live-vacation-picks?tab=week',
  '/admin/live-vacation-picks/report',
  finalPath,
  `${finalPath}/posting`,
];
test('vacation pages are accessible', async ({ page, site }) => {
  await seedSample(site.platform);
  await changePortal({ ...(await asAdmin(site)), input: { intent: 'open-portal' } });
  await rankWeeks(site.platform.deps, '1234567', ['W002', 'W001']);
  await rankWeeks(site.platform.deps, '2345678', []);
  await assignVacation(await asAdmin(site), { driverId: '3456789', weekId: 'W001' });
  await page.setViewportSize({ width: 360, height: 800 });
  await openAsAdmin(page, site);
  for (const path of pages) {
    await page.goto(path);
    await expectAccessibleInEveryLook(page);
  }
});
