import { readFile } from 'node:fs/promises';
import { publish, rankInConflict } from './support/ranks';
import {
  expect,
  expectAccessibleInEveryLook,
  expectToast,
  openAsAdmin,
  openAsDriver,
  scope,
  test,
  openMenu,
} from './support/site';

test('an administrator states end and paid hours of a job, which drivers and payroll get', async ({
  page,
  browser,
  site,
  adminCopy,
}) => {
  const { jobs } = site.platform.deps.stores;
  const { fields } = adminCopy.jobs;
  const find = async (id: string) =>
    (await jobs.list(scope)).items.find(({ jobId }) => jobId === id);
  await rankInConflict(site);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAsAdmin(page, site, '/admin/edit-jobs');
  await page.getByLabel(adminCopy.roster.cell(fields.endTime.label, 'J002')).fill('14:30');
  await page.getByLabel(adminCopy.roster.cell(fields.paidHours.label, 'J002')).fill('8.25');
  await page.getByRole('button', { name: 'Save Changes (1)' }).click();
  await expectToast(page, 'Jobs Updated');
  expect(await find('J002')).toMatchObject({ endTime: '14:30', paidHours: 8.25 });
  await expectAccessibleInEveryLook(page);
  const grid = (await page.getByRole('table', { name: 'All jobs' }).boundingBox())!;
  const pencil = (await page.getByRole('link', { name: 'Edit J002' }).boundingBox())!;
  expect(pencil.x + pencil.width).toBeLessThanOrEqual(grid.x + grid.width);

  await test.step('the dialog holds nothing for a job that states neither', async () => {
    await page.goto('/admin/edit-jobs?tab=plain');
    await expect(page.getByRole('row', { name: /J003/ }).getByRole('cell').last()).toHaveText('');
    await page.goto('/admin/edit-jobs?tab=plain&dialog=edit&edit=J003');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(fields.endTime.input)).toHaveValue('');
    await expect(dialog.getByLabel(fields.paidHours.input)).toHaveValue('');
    await dialog.getByLabel(fields.endTime.input).fill('16:00');
    await expectAccessibleInEveryLook(page);
    await dialog.getByRole('button', { name: /Save/ }).click();
    await expectToast(page, 'Jobs Updated');
    const job = await find('J003');
    expect(job).toMatchObject({ endTime: '16:00' });
    expect(job).not.toHaveProperty('paidHours');
  });

  await test.step('a driver sees them on a phone', async () => {
    const phone = await browser.newPage({
      baseURL: site.url,
      viewport: { width: 360, height: 800 },
    });
    await openAsDriver(phone, site);
    const row = phone.getByRole('row', { name: /J002/ });
    await expect(row).toContainText('6:00 AM–2:30 PM');
    await expect(row).toContainText('8.25 paid hours');
    const times = (await row.getByText('6:00 AM').boundingBox())!;
    const days = (await row.getByText('Mon-Fri').boundingBox())!;
    expect(times.x + times.width).toBeLessThanOrEqual(days.x);
    await expectAccessibleInEveryLook(phone);
  });

  await test.step('payroll is one press after publishing', async () => {
    await publish(site);
    // The session has ended meanwhile.
    await openAsAdmin(page, site, '/admin/final-assignments');
    const downloading = page.waitForEvent('download');
    await openMenu(page);
    await page.getByRole('link', { name: adminCopy.assignments.payrollCsv }).click();
    const file = await readFile(await (await downloading).path(), 'utf8');
    expect(file).toContain(',1234567,John Smith,J002,Mon-Fri,06:00,14:30,8.25,1');
    await openMenu(page);
    await expect(
      page.getByRole('link', { name: adminCopy.assignments.payrollExcel }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expectAccessibleInEveryLook(page);
  });
});
