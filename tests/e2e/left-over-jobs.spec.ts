import type { Page } from '@playwright/test';
import { readRecord } from '~/app/services/award/read-record.server';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { verifyAward } from '~/domain/award/record/verify-award';
import { drainMs } from '~/domain/selection/selection-window';
import { toInstant } from '~/domain/time/instant';
import type { TestServer } from '~/tests/support/test-server';
import { publish, rankJobsOn } from './support/ranks';
import {
  expect,
  expectAccessibleInEveryLook,
  expectToast,
  openAsAdmin,
  openAsDriver,
  openMenu,
  scope,
  test,
} from './support/site';

const path = '/admin/left-over-jobs';

const readVersion = async ({ platform: { deps } }: TestServer) => {
  const { periodId, awardVersion: version } = (await deps.stores.sites.read(scope)).site!.window;
  const record = (await readRecord({ deps, scope, periodId, version }))!;
  expect(verifyAward(record, deps.sha256)).toMatchObject({ ok: true });
  return record;
};

const [john, emily, david] = ['1234567', '3456789', '4567890'];
const jobId = 'J005';

/** John has J002 and Emily J003, which she ranked below it. David has nothing, and nobody has J005. */
const publishWeek = async (site: TestServer) => {
  const { deps } = site.platform;
  await seedSample(site.platform);
  const stored = (await deps.stores.sites.read(scope)).site!;
  const settings = { ...stored.settings, disableAutoAssignments: true };
  expect((await deps.stores.sites.save(scope, { ...stored, settings }, [])).ok).toBe(true);
  for (const [driver, ranked] of [
    [john, ['J002']],
    [emily, ['J002', 'J003']],
    [david, ['J003']],
  ] as const)
    await rankJobsOn(site, driver, ranked);
  await publish(site);
};

/** Moves the clock past the end of the offer and the drain. */
const passEnd = async ({ platform: { deps }, clock }: TestServer) => {
  const { leftOver } = (await deps.stores.sites.read(scope)).site!;
  clock.moveTo(toInstant(Date.parse(leftOver!.until.instant) + drainMs));
};

const take = async (page: Page, site: TestServer, driver: string, name: string) => {
  await openAsDriver(page, site, driver);
  await page.getByRole('button', { name, exact: true }).click();
};

test('jobs that nobody has go to who takes them, by seniority, and the job left moves a third driver up @core', async ({
  page,
  site,
  copy: { leftOver: words, results },
  adminCopy: { leftOver, freeJob },
  serverCopy: { assignments },
}) => {
  await publishWeek(site);

  await test.step('the dispatcher offers them until a time', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAsAdmin(page, site, '/admin/final-assignments');
    await openMenu(page);
    await page.getByRole('main').getByRole('link', { name: leftOver.title }).click();
    await expect(page.getByRole('checkbox', { name: jobId })).toBeChecked();
    await expectAccessibleInEveryLook(page);
    await page.getByRole('button', { name: leftOver.offer }).click();
    await expectToast(page, assignments.leftOverOffered);
    await expect(page.getByRole('heading', { name: leftOver.running })).toBeVisible();
  });

  await test.step('two drivers take one', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await take(page, site, david, words.takeJob(jobId));
    await expect(page.getByText(words.taken)).toBeVisible();
    await expectAccessibleInEveryLook(page);
    await take(page, site, john, words.takeJob(jobId));
    await expect(page.getByRole('button', { name: words.takeBackJob(jobId) })).toBeVisible();
    const button = page.getByRole('button', { name: words.takeBackJob(jobId) });
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  });

  await test.step('the time is ended, the chain is shown, and one button publishes it', async () => {
    await openAsAdmin(page, site, path);
    await expect(page.getByText(leftOver.answers(2))).toBeVisible();
    await expectAccessibleInEveryLook(page);
    await page.getByRole('button', { name: leftOver.endNow }).click();
    await expectToast(page, assignments.leftOverEnded);
    await passEnd(site);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: freeJob.chainTitle })).toBeVisible();
    await expectAccessibleInEveryLook(page);
    await page.locator('button[value="publish"]').click();
    await expectToast(page, assignments.leftOverPublished);
  });

  await test.step('seniority decided, a third driver moved up, and the version verifies', async () => {
    const { output } = await readVersion(site);
    const now = Object.fromEntries(output.jobs.map((row) => [row.driverId, row.jobId]));
    expect(now).toEqual({ [john]: jobId, [emily]: 'J002', [david]: 'J003' });
  });

  await test.step('the driver reads before, now and why', async () => {
    await openAsDriver(page, site, john);
    const why = results.describeCause({ code: 'job-taken', own: true, ids: [jobId] });
    await expect(page.getByText(why)).toBeVisible();
    await expect(page.getByRole('button', { name: words.takeJob(jobId) })).toHaveCount(0);
  });
});

test('a job is taken back without scripts, and nobody is offered anything once the time is over', async ({
  browser,
  page,
  site,
  copy: { leftOver: words },
  adminCopy: { leftOver },
  serverCopy: { assignments },
}) => {
  await publishWeek(site);
  await openAsAdmin(page, site, path);
  await page.getByRole('button', { name: leftOver.offer }).click();
  await expect(page.getByRole('heading', { name: leftOver.running })).toBeVisible();
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const phone = await plain.newPage();
  await take(phone, site, john, words.takeJob(jobId));
  await phone.getByRole('button', { name: words.takeBackJob(jobId) }).click();
  await expect(phone.getByRole('button', { name: words.takeJob(jobId) })).toBeVisible();
  await page.getByRole('button', { name: leftOver.endNow }).click();
  await expectToast(page, assignments.leftOverEnded);
  await passEnd(site);
  await page.goto(path);
  await expect(page.getByText(leftOver.nobody)).toBeVisible();
  await phone.getByRole('button', { name: words.takeJob(jobId) }).click();
  await expect(phone.getByRole('alert')).toBeVisible();
  await plain.close();
  await expect(page.getByRole('button', { name: leftOver.offer })).toBeVisible();
});
