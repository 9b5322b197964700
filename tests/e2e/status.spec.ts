import { toInstant } from '~/domain/time/instant';
import { minuteMs } from '~/domain/time/time-units';
import {
  expect,
  expectAccessibleInEveryLook,
  expectToast,
  openAsAdmin,
  test,
} from './support/site';

const noon = '2026-11-24T17:00:00.000Z';
const note = 'A new database. Save your list before.';

test('the master administrator plans work, everybody is told, and it is canceled', async ({
  page,
  site,
  adminCopy,
  serverCopy,
  copy,
}) => {
  site.clock.moveTo(noon);
  await openAsAdmin(page, site, '/admin/master/work');
  const { workPlan } = adminCopy;
  await page.getByLabel(workPlan.from, { exact: true }).fill('2026-11-25T08:00');
  await page.getByLabel(workPlan.until, { exact: true }).fill('2026-11-25T07:00');
  await page.getByLabel(workPlan.note, { exact: true }).fill(note);
  await page.getByRole('button', { name: workPlan.plan }).click();
  await expect(page.getByRole('alert')).toContainText(
    serverCopy.errors.workPlan['work-length']({ maxHours: 48 }),
  );
  await expect(page.getByLabel(workPlan.note, { exact: true })).toHaveValue(note);
  await page.getByLabel(workPlan.until, { exact: true }).fill('2026-11-25T09:30');
  await page.getByRole('button', { name: workPlan.plan }).click();
  await expectToast(page, serverCopy.workPlan.planned);

  const banner = page.getByRole('complementary', { name: copy.shell.status });
  const announced = 'Planned work: Wed, Nov 25, 8:00 AM – Wed, Nov 25, 9:30 AM Eastern.';
  await expect(banner).toContainText(announced);
  await expect(banner).toContainText(note);
  // A driver's page tells it too, and leads to the page about the status.
  await page.goto('/');
  await expect(banner).toContainText(announced);
  await banner.getByRole('link', { name: copy.shell.status }).click();
  await expect(page.getByRole('heading', { level: 1, name: copy.status.title })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(note);

  await page.goto('/admin/master/work');
  await page.getByRole('button', { name: /^Cancel the work from Wed, Nov 25/ }).click();
  await expectToast(page, serverCopy.workPlan.canceled);
  await expect(page.getByText(workPlan.none, { exact: true })).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('the status page lists outages in the time of the device', async ({ page, site, copy }) => {
  site.clock.moveTo(noon);
  const { status } = site.platform.deps.stores;
  for (let minute = 0; minute < 120; minute += 1)
    if (minute < 30 || minute >= 37)
      await status.markReady(toInstant(Date.parse(noon) + (minute - 120) * minuteMs));
  await page.goto('/status');
  const row = page.getByRole('row').filter({ hasText: copy.status.outage(7) });
  await expect(row).toContainText('Tue, Nov 24, 2026, 10:30 AM Eastern');
  await expect(row).toHaveCount(1);
});

test('status and announcement are accessible', async ({ page, site }) => {
  site.clock.moveTo(noon);
  await openAsAdmin(page, site, '/admin/master/work');
  await page.setViewportSize({ width: 360, height: 900 });
  await page.getByLabel('From', { exact: true }).fill('2026-11-25T08:00');
  await page.getByLabel('Until', { exact: true }).fill('2026-11-25T09:30');
  await page.getByRole('button', { name: 'Plan work' }).click();
  await expect(page.getByRole('button', { name: /^Cancel the work/ })).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.goto('/status');
  await expectAccessibleInEveryLook(page);
});
