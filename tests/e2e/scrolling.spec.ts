import type { Locator } from '@playwright/test';
import { makeActivity } from '~/domain/activity/make-activity';
import { toInstant } from '~/domain/shared/instant';
import type { TestServer } from '~/tests/support/test-server';
import { savePicks } from './support/ranks';
import { expect, scope, openAsAdmin, test } from './support/site';

const numbers = (length: number, start: number) =>
  Array.from({ length }, (_, index) => start + index);

const entryOf = ({ platform: { deps } }: TestServer) =>
  makeActivity({
    id: deps.ids.next(),
    at: toInstant(deps.clock.now()),
    actor: scope.actor,
    action: 'create',
    details: 'test',
  });

const addDrivers = async (site: TestServer) => {
  const puts = numbers(1000, 2_000_000).map((n) => ({
    employeeId: String(n),
    name: `Driver ${n}`,
    seniorityNumber: n - 1_999_999,
    vcStatus: false,
    airportCertified: true,
    isEligible: true,
  }));
  const { drivers } = site.platform.deps.stores;
  await drivers.commit(scope, { expectedVersion: 0, puts, deletes: [], entry: entryOf(site) });
  return puts;
};

/**
 * What the page computes for its busiest step in one pass over the table, in milliseconds. It counts the time
 * of the page's own thread, which no other work on the machine makes longer.
 */
const busiestStep = async (grid: Locator, step: number): Promise<number> => {
  const session = await grid.page().context().newCDPSession(grid.page());
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const computedMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1_000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
  const height = await grid.evaluate(({ scrollHeight }) => scrollHeight);
  const steps: number[] = [];
  for (let at = 0; at <= height; at += step) {
    const before = await computedMs();
    await grid.evaluate((element, top) => {
      element.scrollTo(0, top);
      return new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    }, at);
    steps.push((await computedMs()) - before);
  }
  await grid.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await session.detach();
  console.log(
    'STEPS',
    Math.max(...steps),
    steps.reduce((a, b) => a + b, 0),
    steps.length,
  );
  return Math.max(...steps);
};

const smoothMs = 200;

test('a grid of 1,000 drivers renders only what is in sight and scrolls without a long pause', async ({
  page,
  site,
}) => {
  await addDrivers(site);
  await openAsAdmin(page, site, '/admin/edit-drivers');
  const grid = page.getByRole('table', { name: 'All drivers' });
  await expect(grid).toHaveAttribute('aria-rowcount', '1001');
  expect(await grid.getByRole('row').count()).toBeLessThan(60);
  await page.getByLabel('Name of 2000000').fill('Hydrated');
  await expect(page.getByRole('button', { name: 'Save Changes (1)' })).toBeEnabled();
  expect(await busiestStep(grid, 700)).toBeLessThan(smoothMs);
  await expect(page.getByLabel('Name of 2000999')).toBeVisible();
});

test('1,000 drivers with 50 picks scroll without a long pause', async ({ page, site }) => {
  const jobs = numbers(500, 1).map((n) => `J${String(n).padStart(4, '0')}`);
  await site.platform.deps.stores.jobs.commit(scope, {
    expectedVersion: 0,
    puts: jobs.map((jobId) => ({ jobId, startTime: '08:00', isAirport: false, weekDays: 'Mon' })),
    deletes: [],
    entry: entryOf(site),
  });
  for (const [at, { employeeId }] of (await addDrivers(site)).entries())
    await savePicks(
      site,
      employeeId,
      numbers(50, at).map((n) => jobs[n % 500]!),
    );
  await openAsAdmin(page, site, '/admin/live-picks-snapshot');
  const grid = page.getByRole('table', { name: 'Picks by driver' });
  await expect(grid).toHaveAttribute('aria-rowcount', '1001');
  await expect(page.getByText('1000 of 1000 drivers submitted')).toBeVisible();
  expect(await grid.getByRole('row').count()).toBeLessThan(60);
  expect(await busiestStep(grid, 400)).toBeLessThan(smoothMs);
  await expect(page.getByRole('row', { name: /Driver 2000999/ })).toBeVisible();
});
