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

const [john, maria] = ['1234567', '2345678'];

/** W001 went to John. Maria wanted it too and got W002. */
test.beforeEach(async ({ site }) => {
  await seedSample(site.platform);
  await offerWeeks(site, { count: 2, slots: 1 });
  await openVacations(site, '2026-11-23T15:00');
  for (const [employeeId, weekIds] of [
    [john, ['W001']],
    [maria, ['W001', 'W002']],
  ] as const)
    expect((await rankWeeks(site.platform.deps, employeeId, weekIds)).ok).toBe(true);
  site.clock.moveTo('2026-11-23T20:01:00.000Z');
  await publishWeeks(site);
});

test('a driver files a claim about a week, and it is granted against seniority', async ({
  page,
  site,
  copy,
  adminCopy,
  serverCopy,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsDriver(page, site, maria, '/driver-vacation');
  await page.getByText(copy.claims.file, { exact: true }).click();
  await page.getByLabel(copy.claims.about).selectOption('pick W001');
  await page.getByLabel(copy.claims.textLabel).fill('My wedding is that week');
  await page.getByRole('button', { name: copy.claims.send }).click();
  await expectToast(page, serverCopy.preferences.claimFiled);
  await expect(page.getByText(copy.claims.open)).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.context().clearCookies();
  await openAsAdmin(page, site, '/admin/dispute-resolution');
  await expect(page.getByRole('main').getByText(adminCopy.disputes.vacationWeek)).toBeVisible();
  await page
    .getByRole('link', { name: adminCopy.disputes.answerClaim('Maria Garcia', 'W001') })
    .click();
  const dialog = page.getByRole('dialog', { name: /W001/ });
  await dialog.getByLabel(adminCopy.disputes.reason).fill('Agreed with the union');
  await expect(dialog).toContainText(adminCopy.disputes.checkGrant);
  expect(await site.platform.deps.stores.weeks.manual(scope)).toEqual([]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: adminCopy.disputes.grantAnyway }).click();
  await expectToast(page, serverCopy.disputes.claimGranted);
  await page.getByRole('link', { name: adminCopy.disputes.seeTheDifference }).click();
  await expect(page).toHaveURL(/final-vacation-assignments/);
  await publishWeeks(site);
  await page.goto('/admin/final-vacation-assignments/1');
  await expect(page.getByText('Agreed with the union')).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.context().clearCookies();
  await openAsDriver(page, site, maria, '/driver-vacation');
  await expect(
    page.getByRole('heading', { name: copy.vacationPreferences.yourWeeks(['W001']) }),
  ).toBeVisible();
  await expect(page.getByText('Agreed with the union')).toBeVisible();
});
