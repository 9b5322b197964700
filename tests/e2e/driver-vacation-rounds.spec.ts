import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { rankWeeks } from '~/tests/support/save-ranks';
import { offerWeeks, openVacations, publishWeeks } from '~/tests/support/vacations';
import {
  expect,
  expectAccessible,
  expectToast,
  openAsAdmin,
  openAsDriver,
  scope,
  test,
} from './support/site';

const [maria, ali] = ['2345678', '3456789'];

test.beforeEach(({ site }) => seedSample(site.platform));

test('several weeks are picked in rounds, shown by round and given up one by one', async ({
  page,
  site,
  copy,
  adminCopy,
  serverCopy,
}) => {
  const { stores } = site.platform.deps;
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAsAdmin(page, site, '/admin/edit-drivers');
  const { label: weeks } = adminCopy.drivers.fields.vacationWeeks;
  await page.getByLabel(adminCopy.roster.cell(weeks, maria)).fill('3');
  await page.getByRole('button', { name: adminCopy.roster.saveCount(1) }).click();
  await expect
    .poll(async () => {
      const { items } = await stores.drivers.list(scope);
      return items.find(({ employeeId }) => employeeId === maria)?.vacationWeeks;
    })
    .toBe(3);
  await expectAccessible(page);

  await page.goto('/admin/system-settings');
  const rounds = page.getByLabel(adminCopy.settings.labels.vacationRounds, { exact: true });
  await rounds.fill('2, 1');
  await expect(page.getByText(adminCopy.settings.roundsExample(3, [2, 1]))).toBeVisible();
  await page.getByRole('button', { name: adminCopy.common.saveSettings }).click();
  await expectToast(page, serverCopy.common.settingsUpdated);
  await expectAccessible(page);

  await offerWeeks(site, { count: 4, slots: 1 });
  await openVacations(site, '2026-11-23T15:00');
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsDriver(page, site, maria, '/driver-vacation');
  await expect(page.getByText(copy.vacationPreferences.entitlement(3, [2, 1]))).toBeVisible();
  await expectAccessible(page);
  const picks = { [maria]: ['W001', 'W002', 'W003', 'W004'], [ali]: ['W003', 'W001'] };
  for (const [employeeId, weekIds] of Object.entries(picks))
    expect((await rankWeeks(site.platform.deps, employeeId, weekIds)).ok).toBe(true);
  site.clock.moveTo('2026-11-23T20:01:00.000Z');
  await publishWeeks(site);

  // Maria takes two weeks, then Ali takes one, and then Maria her third.
  await openAsDriver(page, site, maria, '/driver-vacation');
  const { yourWeeks, round } = copy.vacationPreferences;
  await expect(
    page.getByRole('heading', { name: yourWeeks(['W001', 'W002', 'W004']) }),
  ).toBeVisible();
  await expect(page.getByText(round(1), { exact: true })).toHaveCount(2);
  await expect(page.getByText(round(2), { exact: true })).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('link', { name: copy.vacationPreferences.giveUpOneOpen('W002') }).click();
  const dialog = page.getByRole('dialog', { name: copy.vacationPreferences.giveUpTitle('W002') });
  await expect(dialog).toContainText('W001');
  await expect(dialog).toContainText('W004');
  await dialog.getByRole('button', { name: copy.vacationPreferences.giveUp('W002') }).click();
  await expect(page.getByText(copy.vacationPreferences.gaveUp)).toHaveCount(1);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.context().clearCookies();
  await openAsAdmin(page, site, '/admin/final-vacation-assignments');
  const rows = page.getByRole('row', { name: new RegExp(maria) });
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: adminCopy.vacations.round(2) })).toContainText('W004');
  await expectAccessible(page);
});
