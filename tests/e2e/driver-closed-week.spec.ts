import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { closeVacationWeeks } from '~/app/services/vacation/change-weeks.server';
import { offerWeeks, openVacations } from '~/tests/support/vacations';
import { asAdmin } from './support/as-admin';
import {
  expect,
  expectAccessibleInEveryLook,
  expectToast,
  openAsDriver,
  test,
} from './support/site';

test('a driver cannot rank a closed week, and reads so on a list that has it', async ({
  page,
  site,
  copy,
  serverCopy,
  list,
}) => {
  await seedSample(site.platform);
  await offerWeeks(site, { count: 9, slots: 2 });
  await openVacations(site);
  await openAsDriver(page, site, '2345678', '/driver-vacation');
  for (const weekId of ['W008', 'W009']) await list.add(weekId);
  await list.save();
  await expectToast(page, serverCopy.vacationPreferences.saved);
  const closing = { weekIds: ['W009'], isClosed: true };
  expect((await closeVacationWeeks(await asAdmin(site), closing)).ok).toBe(true);

  await page.reload();
  await expect(page.getByText(copy.common.picksGone)).toBeVisible();
  await expect(list.picks).toHaveCount(1);
  const row = page.getByRole('row', { name: /W009/ });
  await expect(row).toContainText(copy.vacationPreferences.closedWeek);
  await expect(row.getByRole('button')).toHaveCount(0);
  await expect(list.addButton('W007')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectAccessibleInEveryLook(page);
});
