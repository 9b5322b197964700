import { rankWeeks } from '~/tests/support/save-ranks';
import { offerWeeks, openVacations, publishWeeks } from '~/tests/support/vacations';
import { openNext, publish, rankInConflict } from './support/ranks';
import {
  expect,
  expectAccessible,
  expectAccessibleInEveryLook,
  expectToast,
  openAsAdmin,
  openAsDriver,
  test,
} from './support/site';

/** Holds J002, which starts at 6:00 AM. */
const john = '1234567';

test.beforeEach(({ site }) => rankInConflict(site));

test('a job that changed for the next week is changed in the published week too, and its driver is told', async ({
  page,
  site,
  copy: { giveBack, results },
  adminCopy: { jobs, publishedWeeks, roster },
  serverCopy,
}) => {
  await publish(site);
  await openNext(site);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAsAdmin(page, site, '/admin/edit-jobs?tab=table');
  await expect(page.getByText(publishedWeeks.differ(1))).toHaveCount(0);
  const start = page.getByLabel(roster.cell(jobs.fields.startTime.label, 'J002'));
  await start.fill('09:15');
  await page.getByRole('button', { name: roster.saveChanges }).click();
  await expect(page.getByText(publishedWeeks.differ(1))).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.getByRole('link', { name: publishedWeeks.review }).click();
  await expect(page.getByRole('heading', { name: publishedWeeks.title })).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.getByRole('checkbox', { name: 'J002' }).check();
  await page.getByRole('button', { name: publishedWeeks.change }).click();
  await expectToast(page, serverCopy.jobs.publishedWeekChangedText(2, 1));
  await expect(page.getByText(publishedWeeks.none)).toBeVisible();
  await expectAccessible(page);

  await openAsDriver(page, site, john);
  await page.setViewportSize({ width: 360, height: 800 });
  const cause = results.describeCause({ code: 'job-changed', own: true, ids: ['J002'] });
  await expect(page.getByText(cause)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: giveBack.keep }).click();
  await expect(page.getByText(cause)).toHaveCount(0);
});

test('a vacation week that moved is moved in the published version too, and its driver is told', async ({
  page,
  site,
  copy: { results },
  adminCopy: { publishedVacations, vacations, vacationWeeks },
  serverCopy,
}) => {
  await offerWeeks(site, { count: 2, slots: 1 });
  await openVacations(site, '2026-11-23T15:00');
  expect((await rankWeeks(site.platform.deps, john, ['W001'])).ok).toBe(true);
  site.clock.moveTo('2026-11-23T20:01:00.000Z');
  await publishWeeks(site);
  await openAsAdmin(page, site, '/admin/edit-vacation-weeks?dialog=edit&week=W001');
  await page.getByLabel(vacationWeeks.fields.startDate.label).fill('2027-01-11');
  await page.getByLabel(vacationWeeks.fields.endDate.label).fill('2027-01-17');
  await page.getByRole('button', { name: vacations.saveWeek }).click();
  await expect(page.getByText(publishedVacations.differ(1))).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.getByRole('link', { name: publishedVacations.review }).click();
  await expect(page.getByRole('heading', { name: publishedVacations.title })).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.getByRole('checkbox', { name: 'W001' }).check();
  await page.getByRole('button', { name: publishedVacations.change }).click();
  await expectToast(page, serverCopy.jobs.publishedWeekChangedText(2, 1));
  await expect(page.getByText(publishedVacations.none)).toBeVisible();

  await openAsDriver(page, site, john, '/driver-vacation');
  await page.setViewportSize({ width: 360, height: 800 });
  const cause = results.describeCause({ code: 'job-changed', own: true, ids: ['W001'] });
  await expect(page.getByText(cause)).toBeVisible();
  await expectAccessible(page);
});
