import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { assignByHand, offerWeeks, openVacations, publishWeeks } from '~/tests/support/vacations';
import { rankWeeks } from '~/tests/support/save-ranks';
import { rankJobsOn } from './support/ranks';
import {
  expect,
  expectAccessible,
  expectToast,
  looks,
  pressPublish,
  scope,
  openAsAdmin,
  test,
  openAsDriver,
} from './support/site';

const finalPath = '/admin/final-vacation-assignments';
test.beforeEach(async ({ site }) => {
  await seedSample({ deps: site.platform.deps });
});

for (const { colorScheme, width } of looks) {
  test(`a freed week is offered down the seniority list and may be declined, ${colorScheme}, ${width} px`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
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
      await page.getByRole('link', { name: 'Give up this week…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Give up week W001?' });
      await expect(dialog).toContainText('next driver in seniority');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Give up W001' }).click();
      await expectToast(page, 'Vacation Week Given Up');
      await expect(page.getByText('You gave up this week.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Give up this week…' })).toHaveCount(0);
    });

    await test.step('the next driver is offered it and declines', async () => {
      await openAsDriver(page, site, '2345678', '/driver-vacation');
      const offer = page.getByText('Week W001 (Jan 4 – 10, 2027) became free');
      await expect(offer).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Decline and keep W002…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Decline week W001?' });
      await expect(dialog).toContainText('you keep W002');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Decline W001' }).click();
      await expectToast(page, 'Vacation Week Declined');
      await expect(offer).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Your vacation week: W002' })).toBeVisible();
    });

    await test.step('the driver after that gets it with the next publication', async () => {
      await page.context().clearCookies();
      await openAsAdmin(page, site, finalPath);
      await expect(page.getByText('Drivers gave weeks up')).toBeVisible();
      await page.getByRole('link', { name: 'See who gets them' }).click();
      await expect(page.getByText('3456789').first()).toBeVisible();
      await expectAccessible(page);
      await pressPublish(page, 'Publish Assignments');
      await expectToast(page, 'Vacation assignments published');
      await openAsDriver(page, site, '3456789', '/driver-vacation');
      await expect(page.getByRole('heading', { name: 'Your vacation week: W001' })).toBeVisible();
    });

    await test.step('an administrator gives up a week for a driver', async () => {
      await page.context().clearCookies();
      await openAsAdmin(page, site, finalPath);
      await page.getByRole('link', { name: /^Free W002 of / }).click();
      const dialog = page.getByRole('dialog', { name: /^Free week W002 of / });
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Free W002' }).click();
      await expectToast(page, 'Vacation Week Freed');
      expect(
        (await site.platform.deps.stores.vacationPicks.get(scope, '2345678'))?.givenUp,
      ).toEqual(['W001', 'W002']);
    });
  });
}

test('a refused request to give up a week is reported once, on the current page', async ({
  page,
  site,
}) => {
  await offerWeeks(site, { count: 1, slots: 1 });
  await assignByHand(site, '1234567', 'W001');
  await publishWeeks(site);
  await openAsDriver(page, site, '1234567', '/driver-vacation?dialog=give-up');
  await openVacations(site, '2026-11-23T15:00');
  const dialog = page.getByRole('dialog', { name: 'Give up week W001?' });
  await dialog.getByRole('button', { name: 'Give up W001' }).click();
  // The portal is open again, so the week cannot be given up, and the list can be changed.
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByRole('alert')).toContainText('Save a new list of picks');
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Save Preferences' })).toBeVisible();
});

test('without JavaScript a page asks before a week is given up', async ({ browser, site }) => {
  await offerWeeks(site, { count: 1, slots: 1 });
  await assignByHand(site, '1234567', 'W001');
  await publishWeeks(site);
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await openAsDriver(page, site, '1234567', '/driver-vacation');
  await page.getByRole('link', { name: 'Give up this week…' }).click();
  await page.getByRole('button', { name: 'Give up W001' }).click();
  await expect(page.getByText('You gave up this week.')).toBeVisible();
  await context.close();
});

test('a driver on vacation is left out of that week and sees why', async ({ page, site }) => {
  const { stores } = site.platform.deps;
  await offerWeeks(site, { count: 0, slots: 1 }, [
    { weekId: 'V049', startDate: '2026-11-30', endDate: '2026-12-06', totalSlots: 1 },
  ]);
  await assignByHand(site, '1234567', 'V049');
  await publishWeeks(site);
  await rankJobsOn(site, '1234567', ['J001']);

  await openAsAdmin(page, site, '/admin/system-settings');
  await page.getByLabel('Vacation cover', { exact: true }).check();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expectToast(page, 'Settings updated');
  expect((await stores.sites.read(scope)).site?.settings.vacationCover).toBe(true);

  await page.goto('/admin/final-assignments?view=provisional');
  await expect(page.getByRole('row', { name: /1234567/ })).toContainText('On vacation');
  await expectAccessible(page);
  await openAsDriver(page, site, '1234567', '/driver-preferences');
  await expect(page.getByText('You are on vacation that week')).toBeVisible();
  await expectAccessible(page);
});

test('a confirmation left open does not give up the week of the driver who signed in after it', async ({
  page,
  context,
  site,
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
  await page.getByRole('button', { name: 'Give up W001' }).click();
  await expect(page.getByRole('alert')).toContainText('another driver signed in here');
  await other.reload();
  await expect(other.getByRole('link', { name: 'Give up this week…' })).toBeVisible();
});
