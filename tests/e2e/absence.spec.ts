import { changeLeave } from '~/app/services/leave/change-leave.server';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { assignByHand, offerWeeks } from '~/tests/support/vacations';
import { asAdmin } from './support/as-admin';
import {
  expect,
  expectAccessibleInEveryLook,
  expectToast,
  openAsAdmin,
  test,
} from './support/site';

const weeksPath = '/admin/edit-vacation-weeks';

test.beforeEach(async ({ site }) => {
  await seedSample(site.platform);
  await offerWeeks(site, { count: 52, slots: 2 });
});

test('weeks are closed for holidays at once, which drivers and the calendar of absence show @core', async ({
  page,
  site,
}) => {
  await assignByHand(site, '1234567', 'W001');
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAsAdmin(page, site, weeksPath);

  await test.step('the days are chosen first, and then exactly the weeks are named', async () => {
    await page.getByRole('link', { name: 'Close for holidays' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('First day').fill('2029-01-01');
    await dialog.getByLabel('Last day').fill('2029-01-10');
    await dialog.getByRole('button', { name: 'Show the weeks' }).click();
    await expect(dialog.getByText('No open week has one of these days.')).toBeVisible();
    await dialog.getByLabel('First day').fill('2027-12-22');
    await dialog.getByLabel('Last day').fill('2027-12-29');
    await dialog.getByRole('button', { name: 'Show the weeks' }).click();
    await expect(dialog.getByRole('listitem')).toHaveText([/W051/, /W052/]);
    await expectAccessibleInEveryLook(page);
    await dialog.getByRole('button', { name: 'Close 2 weeks' }).click();
    await expectToast(page, 'Vacation Weeks Closed');
    await page.getByRole('searchbox', { name: 'Search vacation weeks' }).fill('closed');
    await expect(page.getByRole('row')).toHaveCount(3);
    await expect(page.getByRole('row', { name: /W052/ })).toContainText('Closed');
    await expect(page.getByRole('button', { name: 'Undo this change' })).toBeVisible();
  });

  await test.step('the calendar shows closed weeks, slots and leave', async () => {
    const span = { from: '2027-01-06', to: '2027-01-07', kind: 'leave' as const };
    const args = { ...(await asAdmin(site)), now: new Date(site.clock.now()).toISOString() };
    const change = { before: null, after: span };
    expect((await changeLeave({ ...args, employeeId: '2345678', change })).ok).toBe(true);
    await page.goto('/admin/leave');
    await page.getByRole('main').getByRole('link', { name: 'Absence' }).click();
    await expect(page).toHaveURL(/absence/);
    await page.getByRole('link', { name: '2027' }).click();
    await expect(page).toHaveURL(/year=2027/);
    await expect(page.getByText('At most 2 of 5 drivers away: Jan 4 – 10')).toBeVisible();
    const weeks = page.getByRole('list', { name: 'Absence in 2027' }).getByRole('listitem');
    const findWeek = (days: string) => weeks.filter({ hasText: days }).last();
    await expect(findWeek('Jan 4 – 10')).toContainText('1 of 2');
    await expect(findWeek('Jan 4 – 10')).toContainText('1 on leave');
    await expect(findWeek('Dec 20 – 26')).toContainText('Closed');
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessibleInEveryLook(page);
      const room = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(room).toBeLessThanOrEqual(width);
    }
  });
});
