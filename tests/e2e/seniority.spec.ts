import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { expect, expectAccessibleInEveryLook, openAsAdmin, scope, test } from './support/site';

const path = '/admin/edit-drivers/seniority';

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
