import type { Locator, Page } from '@playwright/test';
import type * as en from '~/app/copy/en/admin';
import type { TestServer } from '~/tests/support/test-server';
import { publish, rankInConflict } from './support/ranks';
import {
  expect,
  expectAccessible,
  expectAccessibleInEveryLook,
  expectToast,
  openAsAdmin,
  openAsDriver,
  scope,
  test,
} from './support/site';

const periodId = '2026-W49';
/** Holds J002, which starts at 6:00 AM. */
const john = '1234567';
/** Wants J002 most, and holds J003. */
const emily = '3456789';
const job = 'J002';
const phone = { width: 360, height: 800 };
const desk = { width: 1440, height: 900 };

/** Moves the job by two and a half hours, also in the published week. */
const moveJob = async (
  page: Page,
  site: TestServer,
  { jobs, publishedWeeks, roster }: Pick<typeof en, 'jobs' | 'publishedWeeks' | 'roster'>,
) => {
  await page.setViewportSize(desk);
  await openAsAdmin(page, site, '/admin/edit-jobs?tab=table');
  await page.getByLabel(roster.cell(jobs.fields.startTime.label, job)).fill('08:30');
  await page.getByRole('button', { name: roster.saveChanges }).click();
  await page.getByRole('link', { name: publishedWeeks.review }).click();
  await expect(page.getByRole('heading', { name: publishedWeeks.title })).toBeVisible();
  await page.getByRole('checkbox', { name: job }).check();
  await page.getByRole('button', { name: publishedWeeks.change }).click();
  await expect(page.getByText(publishedWeeks.none)).toBeVisible();
};

test.beforeEach(async ({ site }) => {
  await rankInConflict(site);
  await publish(site);
});

test('a driver gives back a job that moved, and two clicks pass it on to the next in line @core', async ({
  page,
  site,
  copy: { giveBack, results },
  adminCopy,
  serverCopy: { assignments, preferences },
}) => {
  const { freeJob } = adminCopy;
  let clicks = 0;
  const click = async (place: Locator) => {
    await place.click();
    clicks += 1;
  };
  const { givenBack, awards } = site.platform.deps.stores;

  await moveJob(page, site, adminCopy);

  await test.step('its holder is asked on the phone, reads what happens, and gives it back', async () => {
    await page.setViewportSize(phone);
    await openAsDriver(page, site, john);
    await expect(page.getByText(giveBack.ask(job))).toBeVisible();
    const open = page.getByRole('link', { name: giveBack.open });
    expect((await open.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await expectAccessibleInEveryLook(page);
    await open.click();
    await expect(page.getByRole('heading', { name: giveBack.title(job) })).toBeVisible();
    await expectAccessibleInEveryLook(page);
    await page.getByRole('button', { name: giveBack.confirm(job) }).click();
    await expectToast(page, preferences.givenBack(job));
    await expect(page.getByText(giveBack.waitingTitle(job, ''))).toBeVisible();
    await expect(page.getByRole('link', { name: giveBack.open })).toHaveCount(0);
    await expectAccessibleInEveryLook(page);
    expect(await givenBack.get(scope, periodId, john)).toMatchObject({ jobId: job, version: 2 });
  });

  await test.step('the dispatcher reads it first and passes the job on', async () => {
    await page.setViewportSize(desk);
    await openAsAdmin(page, site, '/admin/final-assignments');
    await expect(page.getByText(freeJob.givenBackTitle(1))).toBeVisible();
    await expectAccessible(page);
    await openAsAdmin(page, site, '/admin/dashboard');
    await expect(page.getByText(freeJob.givenBackTitle(1))).toBeVisible();
    await expectAccessibleInEveryLook(page);
    await click(page.getByRole('link', { name: job }));
    await expect(page.getByRole('listitem').filter({ hasText: job }).first()).toContainText(john);
    await expectAccessibleInEveryLook(page);
    await click(page.locator('button[value="free"]'));
    await expectToast(page, assignments.jobFreed(job));
    await expect(page.getByText(freeJob.givenBackTitle(1))).toHaveCount(0);
    expect(clicks).toBeLessThanOrEqual(4);
    expect((await awards.outcome(scope, periodId, 3, emily))?.outcome?.awardedId).toBe(job);
  });

  await test.step('both read before, now and why', async () => {
    await page.setViewportSize(phone);
    await openAsDriver(page, site, john);
    await expect(page.getByText(giveBack.gave(job))).toBeVisible();
    await openAsDriver(page, site, emily);
    await expect(
      page.getByText(results.describeCause({ code: 'job-freed', own: false })),
    ).toBeVisible();
    await expectAccessible(page);
  });
});

test('a driver who asked to give a job back keeps it after all', async ({
  page,
  site,
  copy: { giveBack },
  adminCopy,
  serverCopy: { preferences },
}) => {
  await moveJob(page, site, adminCopy);
  await page.setViewportSize(phone);
  await openAsDriver(page, site, john);
  await page.getByRole('link', { name: giveBack.open }).click();
  await page.getByRole('button', { name: giveBack.confirm(job) }).click();
  await page.getByRole('button', { name: giveBack.keepAfterAll(job) }).click();
  await expectToast(page, preferences.kept);
  await expect(page.getByRole('button', { name: giveBack.keepAfterAll(job) })).toHaveCount(0);
  await openAsDriver(page, site, john, `/driver-preferences/give-back?week=${periodId}`);
  await expect(page.getByRole('heading', { name: giveBack.nothing })).toBeVisible();
  await expectAccessible(page);
  await openAsAdmin(page, site, '/admin/free-job');
  await expect(page.getByText(adminCopy.freeJob.givenBackTitle(1))).toHaveCount(0);
});
