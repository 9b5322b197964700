import type { Page } from '@playwright/test';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
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

test.beforeEach(({ site }) => seedSample(site.platform));

const undo = (page: Page) => page.getByRole('button', { name: 'Undo this change' });

test('a list that was replaced by mistake is restored @core', async ({ page, site }) => {
  const read = async () => (await site.platform.deps.stores.drivers.list(scope)).items;
  const before = await read();
  await openAsAdmin(page, site, '/admin/edit-drivers?tab=master');
  await expect(page.getByLabel('Lines to import')).toBeVisible();
  await expect(undo(page)).toHaveCount(0);
  await pasteToImport(page, ['1234567\tJohn Smith Jr.\t1\tNo\tYes', '7000001\tNora New\t70']);
  await page.getByRole('radio', { name: /^Replace the whole list/ }).check();
  await confirmImport(page);
  await expectToast(page, 'Import Successful');
  expect(await read()).toHaveLength(2);

  await expect(page.getByText('admin changed 6 drivers at')).toBeVisible();
  await undo(page).click();
  await expect(page.getByRole('heading', { name: 'Undo this change?' })).toBeFocused();
  await expect(page.getByRole('table', { name: 'Come back (4)' })).toBeVisible();
  await expect(page.getByText('Name: John Smith Jr. → John Smith', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'Added by the change, removed again (1)' }),
  ).toBeVisible();
  await expectAccessibleInEveryLook(page);
  expect(await read()).toHaveLength(2);
  await page.getByRole('button', { name: 'Undo the change' }).click();
  await expectToast(page, '4 restored, 1 changed back, 1 removed.');
  expect(await read()).toEqual(before);
  await expect(undo(page)).toHaveCount(0);
});

test('a deleted driver is brought back, and then the edit before it is undone', async ({
  page,
  site,
}) => {
  const read = async () => (await site.platform.deps.stores.drivers.list(scope)).items;
  const before = await read();
  await openAsAdmin(page, site, '/admin/edit-drivers');
  await page.getByLabel('Name of 2345678').fill('Maria G.');
  await page.getByRole('button', { name: 'Save Changes (1)' }).click();
  await expect(
    page.getByText('admin changed driver Maria G. (2345678, seniority 2) at'),
  ).toBeVisible();
  await page.getByLabel('Select 2345678').check();
  await page.getByRole('button', { name: 'Delete 1 driver' }).click();
  await page.getByRole('button', { name: 'Delete 1', exact: true }).click();
  await expect(
    page.getByText('admin deleted driver Maria G. (2345678, seniority 2)'),
  ).toBeVisible();
  await undo(page).click();
  await expect(page.getByRole('table', { name: 'Come back (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo the change' }).click();
  await expectToast(page, '1 restored, 0 changed back, 0 removed.');
  await undo(page).click();
  await expect(page.getByRole('table', { name: 'Change back (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo the change' }).click();
  await expectToast(page, '0 restored, 1 changed back, 0 removed.');
  expect(await read()).toEqual(before);
  await expect(undo(page)).toHaveCount(0);
});

test('a column that was pasted into the table is undone, except for a row that was edited since', async ({
  page,
  site,
}) => {
  await openAsAdmin(page, site, '/admin/edit-jobs');
  await page.getByLabel('Location of J001').fill('East');
  await page.getByLabel('Location of J002').fill('East');
  await page.getByRole('button', { name: 'Save Changes (2)' }).click();
  await expectToast(page, 'Jobs Updated');
  await page.getByLabel('Location of J002').fill('West');
  await page.getByRole('button', { name: 'Save Changes (1)' }).click();
  await expect(page.getByText('admin changed job J002 at')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Recently Deleted' }).click();
  const changes = page.getByRole('main').getByRole('listitem');
  await expect(changes).toHaveCount(2);
  await expect(changes.nth(1)).toContainText('admin changed 2 jobs at');
  await expectAccessibleInEveryLook(page);
  await changes.nth(1).getByRole('button', { name: 'Undo…' }).click();
  await expect(page.getByRole('table', { name: 'Change back (1)' })).toBeVisible();
  await page.getByText('Changed since then, stay as they are (1)').click();
  await page.getByRole('button', { name: 'Undo the change' }).click();
  await expectToast(page, 'Change undone');
  await expect(page.getByLabel('Location of J001')).toHaveValue('');
  await expect(page.getByLabel('Location of J002')).toHaveValue('West');
});
