import { formatDaysOfYear } from '~/app/copy/format-time';
import { writeIn } from '~/app/copy/server-copy.server';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { rankWeeks } from '~/tests/support/save-ranks';
import { assignByHand, offerWeeks, openVacations, publishWeeks } from '~/tests/support/vacations';
import { rankJobsOn } from './support/ranks';
import {
  expect,
  expectAccessible,
  expectAccessibleInEveryLook,
  expectToast,
  pressPublish,
  scope,
  openAsAdmin,
  test,
  openAsDriver,
} from './support/site';

const finalPath = '/admin/final-vacation-assignments';
test.beforeEach(({ site }) => seedSample(site.platform));

test('a freed week is offered down the seniority list and may be declined', async ({
  page,
  site,
  copy,
  adminCopy,
  serverCopy,
  language,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const dates = writeIn(language, () => formatDaysOfYear('2027-01-04', '2027-01-10'));
  const nextDates = writeIn(language, () => formatDaysOfYear('2027-01-11', '2027-01-17'));
  await offerWeeks(site, { count: 2, slots: 1 });
  await openVacations(site, '2026-11-23T15:00');
  for (const [employeeId, weekIds] of [
    ['1234567', ['W001']],
    ['2345678', ['W001', 'W002']],
    ['3456789', ['W001', 'W002']],
  ] as const)
    expect((await rankWeeks(site.platform.deps, employeeId, weekIds)).ok).toBe(true);
  site.clock.moveTo('2026-11-23T20:01:00.000Z');
  await publishWeeks(site);

  await test.step('the driver gives it up after a confirmation', async () => {
    await openAsDriver(page, site, '1234567', '/driver-vacation');
    await page.getByRole('link', { name: copy.vacationPreferences.giveUpOpen }).click();
    const dialog = page.getByRole('dialog', {
      name: copy.vacationPreferences.giveUpTitle('W001'),
    });
    await expect(dialog).toContainText(copy.vacationPreferences.goesOn(`W001 (${dates})`));
    await expect(dialog).toContainText(copy.vacationPreferences.keepNone);
    await expectAccessibleInEveryLook(page);
    await dialog.getByRole('button', { name: copy.vacationPreferences.giveUp('W001') }).click();
    await expectToast(page, serverCopy.vacationPreferences.givenUp);
    await expect(page.getByText(copy.vacationPreferences.gaveUp)).toBeVisible();
    await expect(page.getByRole('link', { name: copy.vacationPreferences.giveUpOpen })).toHaveCount(
      0,
    );
  });

  await test.step('the next driver is offered it and declines', async () => {
    await openAsDriver(page, site, '2345678', '/driver-vacation');
    const offer = page.getByText(copy.vacationPreferences.freed(`W001 (${dates})`));
    await expect(offer).toBeVisible();
    await expectAccessibleInEveryLook(page);
    await page
      .getByRole('link', { name: copy.vacationPreferences.declineKeepOpen('W002') })
      .click();
    const dialog = page.getByRole('dialog', {
      name: copy.vacationPreferences.declineTitle('W001'),
    });
    await expect(dialog).toContainText(copy.vacationPreferences.goesOn(`W001 (${dates})`));
    await expect(dialog).toContainText(copy.vacationPreferences.keep(`W002 (${nextDates})`));
    await expectAccessibleInEveryLook(page);
    await dialog.getByRole('button', { name: copy.vacationPreferences.decline('W001') }).click();
    await expectToast(page, serverCopy.vacationPreferences.declined);
    await expect(offer).toHaveCount(0);
    await expect(
      page.getByRole('heading', { name: copy.vacationPreferences.yourWeeks(['W002']) }),
    ).toBeVisible();
  });

  await test.step('the driver after that gets it with the next publication', async () => {
    await page.context().clearCookies();
    await openAsAdmin(page, site, finalPath);
    await expect(page.getByText(adminCopy.vacations.givenUpTitle)).toBeVisible();
    await page.getByRole('link', { name: adminCopy.vacations.seeWhoGets }).click();
    await expect(page.getByText('3456789').first()).toBeVisible();
    await expectAccessibleInEveryLook(page);
    await pressPublish(page, adminCopy.vacations.publishLabel);
    await expectToast(page, serverCopy.vacations.published);
    await openAsDriver(page, site, '3456789', '/driver-vacation');
    await expect(
      page.getByRole('heading', { name: copy.vacationPreferences.yourWeeks(['W001']) }),
    ).toBeVisible();
  });

  await test.step('an administrator gives up a week for a driver', async () => {
    await page.context().clearCookies();
    await openAsAdmin(page, site, finalPath);
    await page
      .getByRole('link', { name: adminCopy.vacations.freeLabel('W002', 'Maria Garcia') })
      .click();
    const dialog = page.getByRole('dialog', {
      name: adminCopy.vacations.freeTitle('W002', 'Maria Garcia (2345678, seniority 2)'),
    });
    const { noWeek, staysFree, thenHolds } = adminCopy.vacations;
    await expect(dialog).toContainText(thenHolds('Maria Garcia', noWeek));
    await expect(dialog).toContainText(staysFree('W002'));
    await expectAccessibleInEveryLook(page);
    await dialog.getByRole('button', { name: adminCopy.vacations.freeConfirm('W002') }).click();
    await expectToast(page, serverCopy.vacations.weekFreed);
    expect((await site.platform.deps.stores.vacationPicks.get(scope, '2345678'))?.givenUp).toEqual([
      'W001',
      'W002',
    ]);
  });
});

test('a refused request to give up a week is reported once, on the current page', async ({
  page,
  site,
  copy,
  serverCopy,
  list,
}) => {
  await offerWeeks(site, { count: 1, slots: 1 });
  await assignByHand(site, '1234567', 'W001');
  await publishWeeks(site);
  await openAsDriver(page, site, '1234567', '/driver-vacation?dialog=give-up');
  await openVacations(site, '2026-11-23T15:00');
  const dialog = page.getByRole('dialog', { name: copy.vacationPreferences.giveUpTitle('W001') });
  await dialog.getByRole('button', { name: copy.vacationPreferences.giveUp('W001') }).click();
  // The portal is open again, so the week cannot be given up, and the list can be changed.
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByRole('alert')).toContainText(
    serverCopy.errors.unchangedWeeks['vacation-portal-open'],
  );
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(list.saveButton).toBeVisible();
});

test('a driver on vacation is left out of that week and sees why', async ({
  page,
  site,
  copy,
  adminCopy,
  serverCopy,
}) => {
  const { stores } = site.platform.deps;
  await offerWeeks(site, { count: 0, slots: 1 }, [
    { weekId: 'V049', startDate: '2026-11-30', endDate: '2026-12-06', totalSlots: 1 },
  ]);
  await assignByHand(site, '1234567', 'V049');
  await publishWeeks(site);
  await rankJobsOn(site, '1234567', ['J001']);

  await openAsAdmin(page, site, '/admin/system-settings');
  await page.locator('[name=vacationCover]').check();
  await page.getByRole('button', { name: adminCopy.common.saveSettings }).click();
  await expectToast(page, serverCopy.common.settingsUpdated);
  expect((await stores.sites.read(scope)).site?.settings.vacationCover).toBe(true);

  await page.goto('/admin/final-assignments?view=provisional');
  await expect(page.getByRole('row', { name: /1234567/ })).toContainText(
    copy.assignments.without['on-vacation'],
  );
  await expectAccessible(page);
  await openAsDriver(page, site, '1234567', '/driver-preferences');
  await expect(page.getByText(copy.preferences.vacationTitle)).toBeVisible();
  await expectAccessible(page);
});

test('a confirmation left open does not give up the week of the driver who signed in after it', async ({
  page,
  context,
  site,
  copy,
  serverCopy,
}) => {
  await offerWeeks(site, { count: 1, slots: 2 });
  await openVacations(site, '2026-11-23T15:00');
  for (const employeeId of ['1234567', '2345678'])
    expect((await rankWeeks(site.platform.deps, employeeId, ['W001'])).ok).toBe(true);
  site.clock.moveTo('2026-11-23T20:01:00.000Z');
  await publishWeeks(site);
  await openAsDriver(page, site, '1234567', '/driver-vacation?dialog=give-up');
  const other = await context.newPage();
  await openAsDriver(other, site, '2345678', '/driver-vacation');
  await page.getByRole('button', { name: copy.vacationPreferences.giveUp('W001') }).click();
  await expect(page.getByRole('alert')).toContainText(
    serverCopy.errors.stalePages['page-of-another'],
  );
  await other.reload();
  await expect(
    other.getByRole('link', { name: copy.vacationPreferences.giveUpOpen }),
  ).toBeVisible();
});
