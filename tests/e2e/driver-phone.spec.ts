import type { Page } from '@playwright/test';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { toInstant } from '~/domain/time/instant';
import { minuteMs } from '~/domain/time/time-units';
import { testEntry } from '~/tests/support/stocked-site';
import type { TestServer } from '~/tests/support/test-server';
import { offerWeeks, openVacations } from '~/tests/support/vacations';
import { openMore, openOther } from './support/driver-page';
import { sendNotes } from './support/notes';
import { openNext, publish, publishWith, rankJobsOn, storePicks } from './support/ranks';
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

/** Where the first row or card with a job and its time, or a week and its days, ends, in pixels from the top of the screen. */
const findFirstEnd = (page: Page): Promise<number> =>
  page.getByRole('main').evaluate((main) => {
    const parts = [...main.querySelectorAll('tr, li, section > div')].filter(
      ({ textContent: text }) => /[JW]\d{3}/.test(text) && /\d:\d\d|20\d\d/.test(text),
    );
    const boxes = parts.map((part) => part.getBoundingClientRect());
    return Math.min(...boxes.filter(({ height }) => height > 0).map(({ bottom }) => bottom));
  });

const expectInSight = async (page: Page, state: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const end = await findFirstEnd(page);
  test.info().annotations.push({ type: 'first end', description: `${state}: ${end}` });
  expect.soft(end, state).toBeLessThanOrEqual(440);
};

/** How many jobs or weeks stand wholly above the bar. */
const countInSight = async (page: Page): Promise<number> => {
  const bar = (await page.locator('[data-save-bar]').boundingBox())!;
  const rows = await page.getByRole('main').locator('tbody tr').all();
  const boxes = await Promise.all(rows.map((row) => row.boundingBox()));
  return boxes.filter((box) => box && box.y + box.height <= bar.y).length;
};

/** Jobs `J101` and on, besides those of the sample. */
const offerJobs = async ({ platform: { deps } }: TestServer, count: number): Promise<void> => {
  const { version, items } = await deps.stores.jobs.list(scope);
  const [job] = items;
  const puts = Array.from({ length: count }, (_, index) => ({
    ...job!,
    isAirport: false,
    jobId: `J${String(index + 101)}`,
    location: 'Eastside Industrial',
  }));
  const change = { expectedVersion: version, puts, deletes: [], entry: testEntry(deps) };
  expect((await deps.stores.jobs.commit(scope, change)).ok).toBe(true);
};

test('five jobs are in sight, and four below a notice', async ({ page, site }) => {
  await offerJobs(site, 12);
  await openAsDriver(page, site, john);
  expect(await countInSight(page)).toBe(5);
  await storePicks(site, john, ['J002', 'J101'], '2026-W40');
  await openAsDriver(page, site, john);
  expect(await countInSight(page)).toBe(4);
  const { height } = (await page.locator('[data-save-bar]').boundingBox())!;
  expect(height).toBeLessThanOrEqual(88);
});

test('the first job, pick or result is in sight, whatever the state', async ({
  page,
  site,
  copy,
}) => {
  const open = async (state: string, path?: string) => {
    await openAsDriver(page, site, john, path);
    await expectInSight(page, state);
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
  await sendNotes(site, 2);
  await open('open, with two notes and a carried-over list');
  await rankJobsOn(site, john, ['J002', 'J003']);
  await open('open, with notes and a list');
  await open('the list', '/driver-preferences?show=list');
  await offerWeeks(site, { count: 4, slots: 2 });
  await openVacations(site);
  await open('vacations, open', '/driver-vacation');
  await passCutoff(site);
  await open('closed');
});

test('the first job or result is in sight after the selection', async ({ page, site, copy }) => {
  const open = async (state: string, driver = john, path?: string) => {
    await openAsDriver(page, site, driver, path);
    await expectInSight(page, state);
  };
  await test.step('closed without a list: what comes next, and whom to ask', async () => {
    await passCutoff(site);
    await openAsDriver(page, site, john);
    await expect(page.getByRole('heading', { name: copy.preferences.closedTitle })).toBeVisible();
    const next = page.getByText(copy.preferences.afterClosing.results);
    await expect(next).toBeInViewport({ ratio: 1 });
    const { y, height } = (await next.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(440);
    await expect(page.getByRole('link', { name: copy.preferences.returnHome })).toBeInViewport({
      ratio: 1,
    });
  });
  await publish(site);
  await openNext(site);
  await rankJobsOn(site, john, ['J002', 'J003']);
  await publish(site);
  await open('a result');
  await publishWith(site, maria, 'J002');
  await open('a changed result');
  await openNext(site);
  await open('the next week, with a changed job of this one');
  const gotIt = page.getByRole('button', { name: copy.results.gotIt, exact: true });
  await gotIt.click();
  await expect(gotIt).toHaveCount(0);
  await sendNotes(site, 1);
  await open('the next week, with a job of this one and a note');
  // The bar says so, too.
  await expect(page.getByText(copy.preferences.carriedTitle)).toBeHidden();
  await expect(page.locator('[data-save-bar]')).toContainText(copy.preferences.carriedOver);
  await open('weeks, with a job of this week', john, '/driver-vacation');
  await openAsDriver(page, site, john, '/driver-preferences/past-weeks');
  const past = (await page.getByRole('heading', { level: 2 }).first().boundingBox())!;
  expect(past.y + past.height).toBeLessThanOrEqual(440);
});

test('a published result is in the first screen, and the last week is below it', async ({
  page,
  site,
  copy,
  list,
}) => {
  await rankJobsOn(site, john, ['J002', 'J003']);
  await publish(site);
  // The address of whoever was at the list before.
  await openAsDriver(page, site, john, '/driver-preferences?show=list');
  const job = page.getByRole('heading', { name: copy.preferences.yourJob('J002') });
  await expect(job).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(`6:00 ${copy.time.am}`).first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: copy.results.gotIt })).toBeInViewport({ ratio: 1 });
  await test.step('the list that led to it is one tap away', async () => {
    const parts = page.getByRole('navigation', { name: copy.ranking.parts });
    await parts.getByRole('link', { name: `${copy.ranking.myList} 2`, exact: true }).click();
    await expect(list.saved.getByRole('listitem')).toHaveText(['1. J002', '2. J003']);
    await expect(job).toBeHidden();
    await expectAccessibleInEveryLook(page);
    await page.setViewportSize(phone);
    await parts.getByRole('link', { name: copy.results.result, exact: true }).click();
    await expect(job).toBeInViewport({ ratio: 1 });
    await expect(list.saved).toBeHidden();
  });
  await openNext(site);

  await openAsDriver(page, site, john);
  await expectInSight(page, 'the next week');
  const line = page.getByText(`${copy.ranking.when['next-week']}: J002`);
  await expect(line).toBeInViewport({ ratio: 1 });
  const saveBar = (await page.locator('[data-save-bar]').boundingBox())!;
  expect((await job.boundingBox())!.y).toBeGreaterThan(saveBar.y + saveBar.height);
  await page.getByRole('link', { name: copy.ranking.seeWhy }).click();
  await expect(job).toBeInViewport({ ratio: 1 });

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

test('a driver who takes any job ranks 91 in three taps, the earliest first, and can undo that', async ({
  page,
  site,
  copy,
  list,
}) => {
  await offerJobs(site, 86);
  await openAsDriver(page, site, john);
  let taps = 0;
  const tap = async (role: 'button' | 'link', name: string) => {
    taps += 1;
    await page.getByRole(role, { name, exact: true }).click();
  };
  await tap('link', `${copy.ranking.myList} 0`);
  await expect(page.getByText(copy.ranking.job.rankAll(91, true))).toBeInViewport({ ratio: 1 });
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize(phone);
  await tap('button', copy.preferences.earliestFirst);
  await expect(list.picks).toHaveCount(91);
  await tap('button', copy.ranking.save);
  await expect(page.getByText(copy.ranking.wholeList(91))).toBeAttached();
  expect(taps).toBe(3);

  await test.step('who ranked some adds the rest below them', async () => {
    await rankJobsOn(site, john, ['J005', 'J004']);
    await page.reload();
    await expect(list.picks).toHaveCount(2);
    await page.getByText(copy.ranking.rankRest, { exact: true }).click();
    await expect(page.getByText(copy.ranking.job.rankAll(89, false))).toBeVisible();
    await expectAccessibleInEveryLook(page);
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: copy.preferences.weekendsOffFirst }).press('Enter');
    await expect(list.picks).toHaveCount(91);
    await expect(list.picks.locator(':focus')).toHaveCount(1);
    await expect(list.picks.nth(1)).toHaveAttribute('data-pick', 'J004');
    await expect(page.getByText(copy.ranking.rankRest, { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: copy.ranking.undo, exact: true }).click();
    await expect(list.picks).toHaveCount(2);
  });
});

test('a driver on a phone of somebody else saves a first list in four taps', async ({
  page,
  copy,
  list,
}) => {
  let taps = 0;
  const tap = async (name: string) => {
    taps += 1;
    await page.getByRole('button', { name, exact: true }).click();
  };
  await page.goto('/s/DEFAULT/MAIN');
  await page.getByLabel(copy.common.employeeId).fill(john);
  await tap(copy.common.continue);
  await tap(copy.common.continue);
  await tap(copy.ranking.addItem('J002'));
  await tap(copy.ranking.save);
  await expect(list.saved).toHaveText('1. J002');
  expect(taps).toBe(4);
});

test('a phone shows the jobs or the list, and keeps both and unsaved picks', async ({
  page,
  site,
  copy,
  list,
}) => {
  await offerWeeks(site, { count: 4, slots: 2 });
  await openVacations(site);
  await openAsDriver(page, site, john);
  const parts = page.getByRole('navigation', { name: copy.ranking.parts });
  const getPart = (name: string, count: number) =>
    parts.getByRole('link', { name: `${name} ${count}`, exact: true });
  const isShown = async (part: 'jobs' | 'list') => {
    await expect(parts.locator('[aria-current=true]')).toHaveCount(1);
    await expect(parts.locator('[aria-current=true]')).toContainText(
      part === 'jobs' ? copy.ranking.jobs : copy.ranking.myList,
    );
    await expect(page.getByRole('table')).toBeVisible({ visible: part === 'jobs' });
    await expect(list.picks.first()).toBeVisible({ visible: part === 'list' });
  };
  await list.add('J003');
  await list.add('J002');
  await isShown('jobs');
  await getPart(copy.ranking.myList, 2).press('Enter');
  await isShown('list');
  await expect(getPart(copy.ranking.myList, 2)).toBeFocused();
  await expectAccessibleInEveryLook(page);
  await expect(page).toHaveURL(/show=list.*pick=J003&pick=J002/);

  await test.step('a reload', async () => {
    await page.reload();
    await isShown('list');
    await expect(list.picks).toHaveCount(2);
  });
  await test.step('Back from the other page', async () => {
    await openOther(page, copy.ranking.vacation);
    await page.getByRole('dialog').getByRole('button', { name: copy.shell.leave }).click();
    await expect(getPart(copy.vacationPreferences.weeks, 4)).toBeVisible();
    await page.goBack();
    await isShown('list');
    await expect(list.picks).toHaveCount(2);
  });
  await test.step('a save', async () => {
    await getPart(copy.ranking.jobs, 5).click();
    await isShown('jobs');
    await getPart(copy.ranking.myList, 2).click();
    await list.save();
    await expect(list.saved).toBeVisible();
    await isShown('list');
    await expect(page.getByRole('button', { name: copy.ranking.saved })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
  await test.step('wide screens show both', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(parts).toHaveCount(0);
    await expect(page.getByRole('table')).toBeVisible();
    await expect(list.picks.first()).toBeVisible();
  });
});

test('a pick moves step by step in the menu of its row, which stays open', async ({
  page,
  site,
  copy,
  list,
}) => {
  await rankJobsOn(site, john, ['J002', 'J003', 'J004']);
  await openAsDriver(page, site, john, '/driver-preferences?show=list');
  await expect(list.upButton('J004')).toHaveCount(0);
  await list.moreButton('J004').click();
  const up = list
    .actions('J004')
    .getByRole('button', { name: `${copy.ranking.rowLabels.up} J004` });
  for (const rank of [1, 0]) {
    await up.press('Enter');
    await expect(list.picks.nth(rank)).toHaveAttribute('data-pick', 'J004');
  }
  await expect(up).toBeDisabled();
  await expect(list.actions('J004').locator(':focus')).toHaveCount(1);
});

test('the columns of the table sort from one chip, also below a note', async ({
  page,
  site,
  copy,
}) => {
  await sendNotes(site, 1);
  await openAsDriver(page, site, john);
  const { sortedBy, directions } = copy.ranking;
  const chip = (column: string) => page.getByText(sortedBy(column));
  const choose = (column: string) =>
    page
      .getByRole('list')
      .getByRole('link', { name: new RegExp(`^${column}`) })
      .click();
  const first = page.getByRole('rowheader').first();
  await chip(copy.common.jobId).click();
  await expectAccessible(page);
  await choose(copy.common.startTime);
  await expect(chip(copy.common.startTime)).toContainText(directions.asc);
  const earliest = await first.textContent();
  await chip(copy.common.startTime).click();
  await choose(copy.common.startTime);
  await expect(chip(copy.common.startTime)).toContainText(directions.desc);
  await expect(first).not.toHaveText(earliest!);
  await expect(page).toHaveURL(/sort=startTime%3Adesc/);
});

const driverPaths = [
  '/driver-login',
  `/driver-login?emplid=${john}`,
  '/driver-preferences',
  '/driver-preferences/history',
  '/driver-preferences/standing',
  '/driver-preferences/messages',
  '/driver-preferences/calendar',
  '/driver-preferences/my-phone',
  '/driver-preferences/password',
  '/driver-preferences/past-weeks',
  '/driver-vacation',
];

const narrow = [
  { name: '320 px', width: 320, fontSize: '16px' },
  { name: '320 px and text of 200 %', width: 320, fontSize: '32px' },
  { name: '360 px and text of 200 %', width: 360, fontSize: '32px' },
];
const expectNarrow = async (page: Page, state: string): Promise<void> => {
  for (const { name, width, fontSize } of narrow) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize);
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(widest, `${state} at ${name}`).toBe(width);
    const bar = page.locator('[data-save-bar]');
    if ((await bar.count()) > 0)
      expect
        .soft((await bar.boundingBox())!.height, `${state} at ${name}`)
        .toBeLessThanOrEqual(148);
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
  await page.getByText(copy.common.picksGone).click();
  await page.getByText(copy.ranking.showAll, { exact: true }).click();
  await expect(page.getByText(gone.join(', '))).toBeVisible();
  await expectAccessibleInEveryLook(page);
});
