import { readFile } from 'node:fs/promises';
import { readSheet } from 'read-excel-file/node';
import { toInstant } from '~/domain/time/instant';
import { dayMs } from '~/domain/time/time-units';
import type { TestServer } from '~/tests/support/test-server';
import { fillDepot } from './support/depot';
import { openNext, publish, rankInConflict, rankJobsOn } from './support/ranks';
import {
  expect,
  expectAccessible,
  expectAccessibleInEveryLook,
  openAsAdmin,
  scope,
  test,
} from './support/site';

/** Two published weeks of five drivers, of whom 4567890 gets none of the ranked jobs, and an open one. */
const twoWeeks = async (site: TestServer) => {
  await rankInConflict(site);
  await rankJobsOn(site, '4567890', ['J002']);
  for (const _ of [49, 50]) {
    await publish(site);
    await openNext(site);
  }
};

/** Five days on each of which eight more drivers save a list. */
const saveDayByDay = async (site: TestServer) => {
  const { clock, platform } = site;
  const { items } = await platform.deps.stores.drivers.list(scope);
  const { items: jobs } = await platform.deps.stores.jobs.list(scope);
  const local = jobs.filter(({ isAirport }) => !isAirport).map(({ jobId }) => jobId);
  for (let day = 0; day < 5; day += 1) {
    for (const { employeeId } of items.slice(8 * day, 8 * day + 8))
      await rankJobsOn(site, employeeId, local.slice(day, day + 9));
    clock.moveTo(toInstant(clock.now() + dayMs));
  }
};

const pages = ['', '?tab=demand', '?tab=leftovers', '?tab=submissions', '?tab=without-picks'];

test('a dispatcher reads results, demand and leftovers of published weeks, and exports them', async ({
  page,
  site,
}) => {
  await twoWeeks(site);
  await openAsAdmin(page, site);
  const main = page.getByRole('main');
  await page.getByRole('link', { name: 'Reports and Past Weeks' }).click();
  const byWeek = main.getByRole('region', { name: 'Results by week' }).last();
  await expect(byWeek.getByRole('row')).toHaveCount(3);
  await expect(byWeek.getByRole('row').nth(1)).toHaveText(/^Week of Dec 7 – 13, 20265/);
  const bySeniority = main.getByRole('region', { name: 'Results by seniority' }).last();
  await expect(bySeniority.getByRole('row')).toHaveCount(5);

  await main.getByRole('tab', { name: 'Demand' }).click();
  const demand = main.getByRole('region', { name: 'Demand for each job' }).last();
  await expect(demand.getByRole('row').nth(1)).toHaveText(/^J00/);
  await main
    .getByLabel('Week', { exact: true })
    .selectOption({ label: 'Week of Nov 30 – Dec 6, 2026' });
  await main.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/tab=demand&period=2026-W49$/);
  const workbook = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Export demand for each job as Excel' }).click();
  const file = await workbook;
  expect(file.suggestedFilename()).toBe('demand.xlsx');
  expect((await readSheet(await file.path()))[0]).toEqual([
    ...['Job ID', 'Start Time', 'Week Days', 'Ranked By', 'First Choice Of'],
    ...['Went To Seniority', 'As Pick'],
  ]);
  await main.getByRole('link', { name: 'Every holder of job J002' }).click();
  await expect(page.getByRole('heading', { name: 'Job J002: who got it' })).toBeVisible();

  await page.goto('/admin/reports?tab=leftovers');
  const leftovers = main.getByRole('region', { name: 'Leftovers by driver' }).last();
  await expect(leftovers.getByRole('row').nth(1)).toContainText('4567890');
  await expect(leftovers.getByRole('row').nth(1)).toContainText('Dec 7 – 13, Nov 30 – Dec 6');
  const csv = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Export leftovers by driver as CSV' }).click();
  const text = await readFile(await (await csv).path(), 'utf8');
  expect(text.split('\r\n')[1]).toMatch(/^4567890,.*,2,\d,2,"2026-W50, 2026-W49"$/);
});

test('drivers on a carried-over list stand apart from those without picks', async ({
  page,
  site,
}) => {
  await twoWeeks(site);
  await rankJobsOn(site, '1234567', ['J001']);
  await openAsAdmin(page, site, '/admin/reports?tab=without-picks');
  const main = page.getByRole('main');
  await expect(main.getByText('Without picks: 0 drivers')).toBeVisible();
  await expect(main.getByText('On a carried-over list: 4 drivers')).toBeVisible();
  const carried = main.getByRole('region', { name: 'On a carried-over list' });
  await expect(carried.getByRole('row')).toHaveCount(5);
  await expect(carried).not.toContainText('1234567');
  await page.goto('/admin/dashboard');
  await page.getByText('Not saved yet: 4 drivers').click();
  await expect(page.getByText('4 of them have a carried-over list')).toBeVisible();
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto('/admin/reports/drivers-without-picks');
  await expect(page.getByRole('heading', { name: 'On a carried-over list' })).toBeVisible();
  await expectAccessible(page);
});

test('submissions are compared with the week before at the same weekdays and times', async ({
  page,
  site,
}) => {
  await twoWeeks(site);
  await rankJobsOn(site, '1234567', ['J001']);
  await openAsAdmin(page, site, '/admin/reports?tab=submissions');
  const table = page.getByRole('table', { name: 'Submissions over time' });
  await expect(table.getByRole('columnheader')).toHaveText([
    ...['Before the Cutoff', 'Until', 'Had Saved', 'Final Lists', 'Week Before'],
  ]);
  // Nobody saved in the week before, and in this one the cutoff is a week ahead.
  await expect(table.getByRole('row').nth(1)).toHaveText(/^6 days.*N\/AN\/A0$/);
  const csv = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export submissions over time as CSV' }).click();
  const text = await readFile(await (await csv).path(), 'utf8');
  expect(text.split('\r\n').at(-1)).toMatch(/^At the cutoff,2026-12-\d\dT15:00,N\/A,N\/A,0$/);
});

test('while lists are sealed, reports about the open week say until when', async ({
  page,
  site,
}) => {
  await rankInConflict(site);
  const { stores } = site.platform.deps;
  const { site: stored } = await stores.sites.read(scope);
  const selection = { ...stored!.window, rules: { ...stored!.window.rules, sealedPicks: true } };
  await stores.sites.save(scope, { ...stored!, window: selection }, []);
  await openAsAdmin(page, site, '/admin/reports');
  const main = page.getByRole('main');
  for (const tab of ['Demand', 'Results']) {
    await main.getByRole('tab', { name: tab }).click();
    await expect(main.getByText(/Lists are sealed until Wed, Nov 25, 3:00/)).toBeVisible();
    await expect(main.getByRole('table')).toHaveCount(0);
  }
  await main.getByRole('tab', { name: 'Leftovers' }).click();
  await expect(main.getByText('No week is published yet')).toBeVisible();
});

test('reports of a depot are accessible', async ({ page, site }) => {
  test.slow();
  await fillDepot(site, { drivers: 60, jobs: 50 });
  for (const _ of [49, 50, 51]) {
    await publish(site);
    await openNext(site);
  }
  await saveDayByDay(site);
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.setViewportSize({ width: 360, height: 900 });
  await openAsAdmin(page, site);
  const sheets = ['/outcomes', '/last-holders', '/demand?period=2026-W50'];
  for (const path of [...pages, ...sheets]) {
    await page.goto(`/admin/reports${path}`);
    await expectAccessibleInEveryLook(page);
  }
});
