import type { Locator } from '@playwright/test';
import { testEntry } from '~/tests/support/stocked-site';
import type { TestServer } from '~/tests/support/test-server';
import { rankJobsOn } from './support/ranks';
import { expect, scope, openAsAdmin, test } from './support/site';

const numbers = (length: number, start: number) =>
  Array.from({ length }, (_, index) => start + index);

const addDrivers = async (site: TestServer, count: number) => {
  const puts = numbers(count, 2_000_000).map((n) => ({
    employeeId: String(n),
    name: `Driver ${n}`,
    seniorityNumber: n - 1_999_999,
    vcStatus: false,
    airportCertified: true,
    isEligible: true,
  }));
  const { drivers } = site.platform.deps.stores;
  await drivers.commit(scope, {
    expectedVersion: 0,
    puts,
    deletes: [],
    entry: testEntry(site.platform.deps),
  });
  return puts;
};

/** Scrolls down the table in steps and checks that few rows are rendered, whatever the site's size. */
const expectFewRowsEverywhere = async (grid: Locator, count: number) => {
  for (const part of [0, 0.25, 0.5, 0.75, 1]) {
    await grid.evaluate((element, to) => element.scrollTo(0, to * element.scrollHeight), part);
    const wanted = Math.max(1, Math.round(part * count));
    await expect(grid.locator(`[aria-rowindex="${wanted + 1}"]`)).toBeVisible();
    expect(await grid.getByRole('row').count()).toBeLessThan(60);
  }
};

test('a grid of 1,000 drivers renders only the visible part', async ({ page, site }) => {
  await addDrivers(site, 1000);
  await openAsAdmin(page, site, '/admin/edit-drivers');
  const grid = page.getByRole('table', { name: 'All drivers' });
  await expect(grid).toHaveAttribute('aria-rowcount', '1001');
  await page.getByLabel('Name of 2000000').fill('Hydrated');
  await expect(page.getByRole('button', { name: 'Save Changes (1)' })).toBeEnabled();
  await expectFewRowsEverywhere(grid, 1000);
  await expect(page.getByLabel('Name of 2000999')).toBeVisible();
});

test('all drivers of a grid are selected and deleted, not only those that arrive first', async ({
  page,
  site,
}) => {
  await addDrivers(site, 40);
  await openAsAdmin(page, site, '/admin/edit-drivers');
  await page.getByLabel('Select all 40 shown').check();
  await expect(page.getByText('40 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Delete 40 drivers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete drivers?' });
  await dialog.getByRole('button', { name: 'Delete 40', exact: true }).click();
  await expect(page.getByText('No drivers.').first()).toBeVisible();
  expect((await site.platform.deps.stores.drivers.list(scope)).items).toEqual([]);
});

test('a table of 200 drivers with 50 picks renders only the visible part', async ({
  page,
  site,
}) => {
  const jobs = numbers(500, 1).map((n) => `J${String(n).padStart(4, '0')}`);
  await site.platform.deps.stores.jobs.commit(scope, {
    expectedVersion: 0,
    puts: jobs.map((jobId) => ({ jobId, startTime: '08:00', isAirport: false, weekDays: 'Mon' })),
    deletes: [],
    entry: testEntry(site.platform.deps),
  });
  for (const [at, { employeeId }] of (await addDrivers(site, 200)).entries())
    await rankJobsOn(
      site,
      employeeId,
      numbers(50, at).map((n) => jobs[n % 500]!),
    );
  await openAsAdmin(page, site, '/admin/live-picks-snapshot');
  const grid = page.getByRole('table', { name: 'Picks by driver' });
  await expect(grid).toHaveAttribute('aria-rowcount', '201');
  await expect(page.getByText('200 of 200 eligible drivers submitted')).toBeVisible();
  await expectFewRowsEverywhere(grid, 200);
  await expect(page.getByRole('row', { name: /Driver 2000199/ })).toBeVisible();
});
