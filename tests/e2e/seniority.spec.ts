import type { Page } from '@playwright/test';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import type { TestServer } from '~/tests/support/test-server';
import {
  confirmImport,
  expect,
  expectAccessibleInEveryLook,
  expectToast,
  openAsAdmin,
  pasteToImport,
  scope,
  test,
} from './support/site';

const path = '/admin/edit-drivers/seniority';
const desktop = { width: 1440, height: 900 };

const readOrder = async ({ platform }: TestServer) =>
  (await platform.deps.stores.drivers.list(scope)).items
    .toSorted((a, b) => a.seniorityNumber - b.seniorityNumber)
    .map(({ employeeId, seniorityNumber }) => `${seniorityNumber} ${employeeId}`);

const undoLast = async (page: Page, changed: number) => {
  await page.getByRole('button', { name: 'Undo this change' }).click();
  await page.getByRole('button', { name: 'Undo the change' }).click();
  await expectToast(page, `0 restored, ${changed} changed back, 0 removed.`);
};

test('a new place that somebody else forestalled is refused, shown as it would be now, and then stored', async ({
  page,
  site,
}) => {
  const { deps } = site.platform;
  await seedSample({ deps });
  await openAsAdmin(page, site, `${path}?driver=4567890&to=2`);
  await expectAccessibleInEveryLook(page);
  const other = await page.context().newPage();
  await other.goto(`${path}?driver=5678901&move=up`);
  await other.getByRole('button', { name: 'Store 2 new numbers' }).click();
  await expect(other).toHaveURL('/admin/edit-drivers');
  await page.getByRole('button', { name: 'Store 3 new numbers' }).click();
  await expect(page.getByRole('alert')).toContainText('Someone else has changed this list');
  await page.getByRole('button', { name: 'Store 4 new numbers' }).click();
  await expect(page).toHaveURL('/admin/edit-drivers');
  const { items } = await deps.stores.drivers.list(scope);
  expect(items.find(({ employeeId }) => employeeId === '4567890')?.seniorityNumber).toBe(2);
});

test('a driver who came from another depot gets number 50, and one undo takes it back @core', async ({
  page,
  site,
}) => {
  await page.setViewportSize(desktop);
  const lines = Array.from({ length: 60 }, (_, at) => `${2000001 + at}\tDriver ${at}\t${at + 1}`);
  await openAsAdmin(page, site, '/admin/edit-drivers?tab=master');
  await pasteToImport(page, [...lines, '3000001\tNora New\t70']);
  await confirmImport(page);
  await expectToast(page, 'Successfully imported 61 drivers.');
  const before = await readOrder(site);
  await page.goto('/admin/edit-drivers?edit=3000001');
  await page.getByRole('link', { name: 'Change seniority…' }).click();
  // The dialog has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Change Seniority', level: 1 })).toBeVisible();
  await page.getByLabel('Seniority Number').fill('50');
  await page.getByRole('button', { name: 'Show what changes' }).click();
  const changes = page.getByRole('table', { name: '12 drivers get another number' });
  await expect(changes.getByRole('row').nth(1)).toContainText('5070Nora New3000001');
  await expect(changes.getByRole('row').last()).toContainText('6160Driver 592000060');
  expect(await readOrder(site)).toEqual(before);
  await page.getByRole('button', { name: 'Store 12 new numbers' }).click();
  await expect(page).toHaveURL('/admin/edit-drivers');
  expect((await readOrder(site)).slice(48, 51)).toEqual(['49 2000049', '50 3000001', '51 2000050']);
  await undoLast(page, 12);
  expect(await readOrder(site)).toEqual(before);
});

test('the list is ranked by date, with ties shown and a driver without a date named, and undone @core', async ({
  page,
  site,
}) => {
  await page.setViewportSize(desktop);
  await seedSample(site.platform);
  await openAsAdmin(page, site, `${path}?move=date`);
  await expect(page.getByText('No driver has a seniority date.')).toBeVisible();
  await page.goto('/admin/edit-drivers?tab=master');
  await pasteToImport(page, [
    'ID,Name,Seniority,Hire Date,Tie-Breaker',
    '1234567,John Smith,1,3/4/2019,',
    '2345678,Maria Garcia,2,4-Mar-98,',
    '3456789,David Johnson,3,2019-03-04,2',
    '4567890,Sarah Williams,4,,',
    '5678901,Michael Brown,5,2019-03-04,',
  ]);
  await confirmImport(page);
  await expectToast(page, 'Successfully imported 4 drivers.');
  await expect(page.getByRole('columnheader', { name: 'Seniority date' })).toBeVisible();

  await page.goto(path);
  await page.getByRole('link', { name: 'Rank by date' }).click();
  await expect(
    page.getByRole('table', { name: '1 driver without a seniority date' }).getByRole('row').last(),
  ).toContainText('Sarah Williams');
  const ties = page.getByRole('table', { name: '3 drivers with the same date as others' });
  await expect(ties.getByRole('row')).toHaveText([
    /^New/,
    '2Mar 4, 2019David Johnson23456789',
    '3Mar 4, 2019John Smith1234567tie number',
    '4Mar 4, 2019Michael Brown5678901employee ID',
  ]);
  await expectAccessibleInEveryLook(page);
  await page.getByRole('button', { name: 'Store 5 new numbers' }).click();
  await expect(page).toHaveURL('/admin/edit-drivers');
  const ranked = ['1 2345678', '2 3456789', '3 1234567', '4 5678901', '5 4567890'];
  expect(await readOrder(site)).toEqual(ranked);
  await page.goto(`${path}?move=date`);
  await expect(page.getByText('The seniority numbers follow the dates already.')).toBeVisible();
  await page.goto('/admin/edit-drivers');
  await undoLast(page, 5);
  expect((await readOrder(site))[0]).toBe('1 1234567');
});

test('an export of personnel without seniority numbers is numbered by date, if that is wanted', async ({
  page,
  site,
}) => {
  await page.setViewportSize(desktop);
  await openAsAdmin(page, site, '/admin/edit-drivers?tab=master');
  await pasteToImport(page, [
    'Emp. No.,First Name,Last Name,Hire Date',
    '1000001,Ada,Park,3/4/2019',
    '1000002,Bo,Lee,3/4/98',
  ]);
  const rank = page.getByRole('checkbox', { name: /^Number 2 drivers by seniority date/ });
  await expect(rank).not.toBeChecked();
  await expect(page.getByRole('alert')).toContainText('No row has a seniority number');
  await expectAccessibleInEveryLook(page);
  await rank.check();
  await page.getByRole('button', { name: 'Read the rows again' }).click();
  await expect(page.getByRole('table', { name: /^New/ })).toContainText('1998-03-04');
  expect(await readOrder(site)).toEqual([]);
  await confirmImport(page);
  await expectToast(page, 'Successfully imported 2 drivers.');
  expect(await readOrder(site)).toEqual(['1 1000002', '2 1000001']);
});
