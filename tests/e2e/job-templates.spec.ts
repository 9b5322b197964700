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

const path = '/admin/edit-jobs?tab=master';

test('the jobs of a season are kept as a template and fill the list again', async ({
  page,
  site,
}) => {
  await seedSample(site.platform);
  const read = async () => (await site.platform.deps.stores.jobs.list(scope)).items;
  const before = await read();
  await openAsAdmin(page, site, path);
  await page.getByLabel('Name of a new template').fill('Winter');
  await page.getByRole('button', { name: 'Save the present 5 jobs' }).click();
  await expectToast(page, 'Template saved');
  await pasteToImport(page, ['S001\tMon-Fri\t06:30']);
  await page.getByRole('radio', { name: /^Replace the whole list/ }).check();
  await confirmImport(page);
  await expectToast(page, 'Import Successful');
  expect(await read()).toHaveLength(1);

  await page.goto(path);
  await expectAccessibleInEveryLook(page);
  await page.getByRole('button', { name: 'Use the template Winter' }).click();
  await expect(page.getByText('5 new, 0 changed, 0 unchanged')).toBeVisible();
  await page.getByRole('radio', { name: /^Replace the whole list/ }).check();
  await confirmImport(page);
  await expectToast(page, 'Import Successful');
  expect(await read()).toEqual(before);

  await page.goto(path);
  await page.getByRole('link', { name: 'Delete the template Winter' }).click();
  await expect(page.getByRole('dialog')).toContainText('The jobs of your site stay as they are.');
  await page.getByRole('button', { name: 'Delete the template', exact: true }).click();
  await expectToast(page, 'Template “Winter” deleted');
  await expect(page.getByRole('button', { name: 'Use the template Winter' })).toHaveCount(0);
  expect(await read()).toEqual(before);
});
