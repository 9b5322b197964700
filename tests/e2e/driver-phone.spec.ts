import type { Page } from '@playwright/test';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { toInstant } from '~/domain/time/instant';
import { minuteMs } from '~/domain/time/time-units';
import { testEntry } from '~/tests/support/stocked-site';
import type { TestServer } from '~/tests/support/test-server';
import { offerWeeks, openVacations } from '~/tests/support/vacations';
import { openMore } from './support/driver-page';
import { openNext, publish, rankJobsOn, storePicks } from './support/ranks';
import {
  expect,
  expectAccessible,
  expectAccessibleInEveryLook,
  openAsDriver,
  scope,
  test,
} from './support/site';

const phone = { width: 360, height: 740 };
test.use({ viewport: phone });

const [john, maria] = ['1234567', '2345678'];

test.beforeEach(({ site }) => seedSample(site.platform));

const readSite = async ({ platform: { deps } }: TestServer) =>
  (await deps.stores.sites.read(scope)).site!;

const passCutoff = async (site: TestServer): Promise<void> => {
  const { closesAt } = (await readSite(site)).window;
  site.clock.moveTo(toInstant(Date.parse(closesAt.instant) + minuteMs));
};

/** The upper edge of the first job, week or pick on the page, in pixels from the top of the screen. */
const findFirstTop = async (page: Page): Promise<number> => {
  const rows = page.getByRole('main').locator('tbody tr, [data-pick]');
  await expect(rows.first()).toBeVisible();
  const boxes = await Promise.all((await rows.all()).map((row) => row.boundingBox()));
  return Math.min(...boxes.flatMap((box) => (box ? [box.y] : [])));
};

const expectInFirstScreen = async (page: Page, state: string): Promise<void> => {
  const top = await findFirstTop(page);
  test.info().annotations.push({ type: 'first row', description: `${state}: ${top}` });
  expect(top, state).toBeLessThan(600);
};

test('the first job or pick is in the first screen of a phone, whatever the state', async ({
  page,
  site,
  copy,
}) => {
  const open = async (state: string, path?: string) => {
    await openAsDriver(page, site, john, path);
    await expectInFirstScreen(page, state);
    await expect(page.getByRole('region', { name: copy.common.driver })).toContainText(
      `John Smith · ${copy.ranking.seniority} 1`,
    );
  };
  await open('open, without a list');
  await storePicks(site, john, ['J002', 'GONE1', 'GONE2'], '2026-W40');
  await open('open, with a carried-over list of which some jobs are gone');
  await expect(page.getByText(copy.common.picksGone)).toBeVisible();
  await expect(page.getByText(copy.preferences.carriedTitle)).toBeVisible();
  await expect(page.locator('[data-save-bar]')).toContainText(copy.preferences.carriedOver);
  const gone = Array.from({ length: 40 }, (_, index) => `GONE${index}`);
  await storePicks(site, john, ['J002', ...gone], '2026-W40');
  await open('open, with a carried-over list of which 40 jobs are gone');
  await rankJobsOn(site, john, ['J002', 'J003']);
  await open('open, with a list');
  await offerWeeks(site, { count: 4, slots: 2 });
  await openVacations(site);
  await open('vacations, open', '/driver-vacation');
  await passCutoff(site);
  await open('closed');
});

test('a published result is in the first screen, and the last week is below it', async ({
  page,
  site,
  copy,
}) => {
  await rankJobsOn(site, john, ['J002', 'J003']);
  await publish(site);
  await openAsDriver(page, site, john);
  const job = page.getByRole('heading', { name: copy.preferences.yourJob('J002') });
  await expect(job).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(`6:00 ${copy.time.am}`).first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: copy.results.gotIt })).toBeInViewport({ ratio: 1 });
  await openNext(site);

  await openAsDriver(page, site, john);
  await expectInFirstScreen(page, 'the next week');
  const line = page.getByText(`${copy.ranking.when['next-week']}: J002`);
  await expect(line).toBeInViewport({ ratio: 1 });
  const saveBar = (await page.locator('[data-save-bar]').boundingBox())!;
  expect((await job.boundingBox())!.y).toBeGreaterThan(saveBar.y + saveBar.height);

  await rankJobsOn(site, john, ['J003']);
  await publish(site);
  await openAsDriver(page, site, john);
  const next = page.getByRole('heading', { name: copy.preferences.yourJob('J003') });
  await expect(next).toBeInViewport({ ratio: 1 });
  expect((await job.boundingBox())!.y).toBeGreaterThan((await next.boundingBox())!.y);
});

test('a result names each job with its start and days as published, also one that was deleted since', async ({
  page,
  site,
  copy,
}) => {
  await rankJobsOn(site, john, ['J002']);
  await rankJobsOn(site, maria, ['J002', 'J003']);
  await publish(site);
  const { deps } = site.platform;
  const { version } = await deps.stores.jobs.list(scope);
  const removed = await deps.stores.jobs.commit(scope, {
    expectedVersion: version,
    puts: [],
    deletes: ['J003'],
    entry: testEntry(deps),
  });
  expect(removed.ok).toBe(true);
  await openAsDriver(page, site, maria);
  const result = page.getByRole('region', { name: copy.preferences.yourJob('J003') });
  const days = `${copy.common.shortDays.Mon}-${copy.common.shortDays.Fri}`;
  const [first, second] = [1, 2].map((rank) =>
    result.getByRole('listitem').filter({ hasText: copy.common.pick(rank) }),
  );
  await expect(first!).toContainText(`J002 · 6:00 ${copy.time.am} · ${days}`);
  await expect(second!).toContainText(`J003 · 8:00 ${copy.time.am}`);
  await expect(page.getByText(copy.preferences.youAreHere)).toHaveCount(1);
  await expectAccessible(page);
});

test('a driver without a job reads what happens next and which jobs are left', async ({
  page,
  site,
  copy,
}) => {
  const { stores } = site.platform.deps;
  const { settings, ...own } = await readSite(site);
  const changed = {
    ...own,
    settings: { ...settings, disableAutoAssignments: true, adminContactEmail: 'help@site.test' },
  };
  await stores.sites.save(scope, changed, []);
  const david = '3456789';
  await rankJobsOn(site, john, ['J002']);
  await rankJobsOn(site, maria, ['J003']);
  await rankJobsOn(site, david, ['J002', 'J003']);
  await publish(site);
  const { notAssigned, noJob, noPicksNoJob } = copy.preferences;
  const result = page.getByRole('region', { name: notAssigned });

  await openAsDriver(page, site, david);
  await expect(result.getByText(noJob.assignable)).toBeVisible();
  await expect(result.getByText(noJob.left(1))).toBeVisible();
  const left = result.getByRole('list').getByRole('listitem').filter({ hasText: 'J005' });
  await expect(left).toContainText(`2:00 ${copy.time.pm}`);
  await expect(result.getByText('J001')).toHaveCount(0);
  await expectAccessible(page);

  await openAsDriver(page, site, '4567890');
  await expect(result.getByText(noPicksNoJob)).toBeVisible();
  await expect(result.getByText(noJob.left(1))).toBeVisible();
  await expect(result.getByRole('link', { name: 'help@site.test' })).toHaveAttribute(
    'href',
    'mailto:help@site.test',
  );

  await openAsDriver(page, site, maria);
  await expect(page.getByText(noJob.title)).toHaveCount(0);
});

test('a claim asks what it is about', async ({ page, site, copy, serverCopy }) => {
  await rankJobsOn(site, john, ['J002']);
  await rankJobsOn(site, maria, ['J003']);
  const michael = '3456789';
  await rankJobsOn(site, michael, ['J002', 'J003']);
  await publish(site);
  await openAsDriver(page, site, michael);
  const open = page.getByText(copy.claims.file, { exact: true });
  await expect(open).toHaveCount(1);
  await open.click();
  const pick = page.getByLabel(copy.claims.about);
  await expect(pick).toHaveValue('');
  await pick.selectOption({ label: `${copy.common.pick(2)} · J003` });
  await page.getByLabel(copy.claims.textLabel).fill('I trained for it');
  await expectAccessible(page);
  await page.getByRole('button', { name: copy.claims.send }).click();
  await expect(page.getByText(serverCopy.preferences.claimFiled).first()).toBeVisible();
  await open.click();
  await expect(pick).toHaveValue('');
  await expect(pick.getByRole('option', { name: 'J003' })).toHaveCount(0);
  await expect(page.getByLabel(copy.claims.textLabel)).toHaveValue('');
});

test('a driver whose list was carried over saves it in three taps', async ({
  page,
  site,
  copy,
  list,
}) => {
  await storePicks(site, john, ['J002'], '2026-W40');
  await page.goto('/s/DEFAULT/MAIN');
  await page.getByLabel(copy.common.employeeId).fill(john);
  const steps = [copy.common.continue, copy.common.continue, copy.ranking.save];
  for (const name of steps) await page.getByRole('button', { name, exact: true }).click();
  await expect(list.saved).toHaveText('1. J002');
});

const driverPaths = [
  '/driver-login',
  `/driver-login?emplid=${john}`,
  '/driver-preferences',
  '/driver-preferences/history',
  '/driver-preferences/standing',
  '/driver-preferences/messages',
  '/driver-preferences/my-phone',
  '/driver-preferences/password',
  '/driver-preferences/past-weeks',
  '/driver-vacation',
];

const narrow = [
  { name: '320 px', width: 320, fontSize: '16px' },
  { name: '360 px and text of 200 %', width: 360, fontSize: '32px' },
];
const expectNarrow = async (page: Page, state: string): Promise<void> => {
  for (const { name, width, fontSize } of narrow) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize);
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(widest, `${state} at ${name}`).toBe(width);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
};

test('nothing scrolls sideways, and on a phone on its side the save bar leaves half of the screen', async ({
  page,
  site,
  copy,
  list,
}) => {
  await test.step('the save bar leaves half of the screen', async () => {
    await page.setViewportSize({ width: 740, height: 360 });
    await openAsDriver(page, site, john);
    const getBarHeight = async () => (await page.locator('[data-save-bar]').boundingBox())!.height;
    expect(await getBarHeight()).toBeLessThanOrEqual(180);
    await list.add('J002');
    expect(await getBarHeight()).toBeLessThanOrEqual(180);
  });
  await offerWeeks(site, { count: 4, slots: 2 });
  await openVacations(site);
  await storePicks(site, john, ['J002', 'GONE1'], '2026-W40');
  for (const path of driverPaths) {
    await page.goto(path);
    await expectNarrow(page, path);
  }
  await page.goto('/driver-preferences');
  await openMore(page, copy);
  await expectNarrow(page, 'more');
  await rankJobsOn(site, john, ['J002', 'J003']);
  await passCutoff(site);
  await openAsDriver(page, site, john);
  await expectNarrow(page, 'closed');
  await publish(site);
  for (const driver of [john, maria]) {
    await openAsDriver(page, site, driver);
    await expectNarrow(page, `published, ${driver}`);
  }
});

test('folded and unfolded parts are accessible', async ({ page, site, copy }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const gone = Array.from({ length: 9 }, (_, index) => `GONE${index}`);
  await storePicks(site, john, ['J002', ...gone], '2026-W40');
  await openAsDriver(page, site, john);
  await openMore(page, copy);
  await page.getByText(copy.preferences.carriedTitle).click();
  await page.getByText(copy.ranking.showAll, { exact: true }).click();
  await expect(page.getByText(gone.join(', '))).toBeVisible();
  await expectAccessibleInEveryLook(page);
});
