import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { rankJobsOn } from './support/ranks';
import {
  expect,
  expectAccessible,
  expectAccessibleInEveryLook,
  expectToast,
  openAsAdmin,
  openAsDriver,
  test,
} from './support/site';

const path = '/admin/leave';
test.beforeEach(({ site }) => seedSample(site.platform));

test('a driver on leave takes no turn, which lists, awards and their own page say @core', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await rankJobsOn(site, '1234567', ['J001']);
  await openAsAdmin(page, site, path);
  await expect(page.getByText('Nobody is away today')).toBeVisible();

  await test.step('a part of the week takes no turn away', async () => {
    await page.getByLabel('Driver', { exact: true }).fill('1234567');
    await page.getByLabel('First day').fill('2026-11-30');
    await page.getByLabel('Last day').fill('2026-12-04');
    await page.getByLabel('Kind').selectOption('Injury');
    await page.getByRole('button', { name: 'Add leave' }).click();
    await expectToast(page, 'Leave added');
    await expect(page.getByText('this driver still takes a turn')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Away later' })).toContainText('John Smith');
    await expectAccessibleInEveryLook(page);
  });

  await test.step('days that somebody has already are refused, and what was typed stays', async () => {
    await page.getByLabel('Driver', { exact: true }).fill('1234567');
    await page.getByLabel('First day').fill('2026-12-01');
    await page.getByLabel('Last day').fill('2026-12-31');
    await page.getByRole('button', { name: 'Add leave' }).click();
    await expect(page.getByRole('alert')).toContainText('away on some of these days already');
    await expect(page.getByLabel('Last day')).toHaveValue('2026-12-31');
  });

  await test.step('the whole week takes the turn', async () => {
    await page.getByRole('link', { name: /Edit the leave of John Smith/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Last day').fill('2026-12-20');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save leave' }).click();
    await expectToast(page, 'Leave changed');
    await expect(page.getByText('still takes a turn')).toHaveCount(0);
    await page.goto('/admin/live-picks-snapshot');
    await expect(page.getByRole('row', { name: /John Smith/ })).toContainText('On leave');
    await page.goto('/admin/edit-drivers');
    await expect(page.getByText(/1 driver is on leave.*John Smith/)).toBeVisible();
    await page.goto('/admin/final-assignments?view=provisional');
    await expect(page.getByRole('row', { name: /John Smith/ })).toContainText('On leave');
  });

  await test.step('the driver reads it, without the kind', async () => {
    await openAsDriver(page, site, '1234567', '/driver-preferences');
    await expect(page.getByText('You are on leave that week')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Nov 30 – Dec 20, 2026');
    await expect(page.getByRole('main')).not.toContainText('Injury');
    await expectAccessibleInEveryLook(page);
  });

  await test.step('what was deleted comes back', async () => {
    await openAsAdmin(page, site, path);
    await page.getByRole('button', { name: /Delete the leave of John Smith/ }).click();
    await expectToast(page, 'Leave deleted');
    await expect(page.getByText('No leave is planned.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, 'Leave added');
    await expect(page.getByRole('list', { name: 'Away later' })).toContainText('John Smith');
    site.clock.moveTo('2026-12-01T15:00:00.000Z');
    await openAsAdmin(page, site, path);
    await page.getByRole('button', { name: 'End the leave of John Smith today' }).click();
    await expectToast(page, 'Leave changed');
    await expect(page.getByRole('list', { name: 'Away now' })).toContainText('Dec 1, 2026');
  });
});
