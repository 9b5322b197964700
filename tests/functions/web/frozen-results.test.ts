import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultTenant } from '~/domain/company/scope';
import { openNext, publish, rankInConflict, rankJobsOn } from '~/tests/e2e/support/ranks';
import { plainBrowser, type PlainBrowser } from '~/tests/support/plain-browser';
import { openAsDriver } from '~/tests/support/plain-visits';
import { rankWeeks } from '~/tests/support/save-ranks';
import { makeTestScope, testEntry } from '~/tests/support/stocked-site';
import { startTestServer, type TestServer } from '~/tests/support/test-server';
import { offerWeeks, openVacations, publishWeeks } from '~/tests/support/vacations';

/** Holds J002 and W001. */
const john = '1234567';
/** Holds no job. */
const michael = '5678901';
const scope = makeTestScope(defaultTenant);

let site: TestServer;
beforeEach(async () => {
  site = await startTestServer();
  await rankInConflict(site);
  const { deps } = site.platform;
  const { site: stored } = await deps.stores.sites.read(scope);
  const rules = { trades: 'with-approval', disableAutoAssignments: true } as const;
  const settings = { ...stored!.settings, ...rules };
  await deps.stores.sites.save(scope, { ...stored!, settings }, []);
  await rankJobsOn(site, michael, ['J002']);
  await offerWeeks(site, { count: 3, slots: 1 });
  await openVacations(site, '2026-11-23T15:00');
  expect((await rankWeeks(deps, john, ['W002', 'W001'])).ok).toBe(true);
  expect((await rankWeeks(deps, '2345678', ['W001'])).ok).toBe(true);
  site.clock.moveTo('2026-11-23T20:01:00.000Z');
  await publishWeeks(site);
  await publish(site);
});
afterEach(() => site.stop());

const readRows = async () => {
  const { stores } = site.platform.deps;
  const [jobs, drivers, weeks] = await Promise.all([
    stores.jobs.list(scope),
    stores.drivers.list(scope),
    stores.weeks.list(scope),
  ]);
  const others = drivers.items.filter(({ employeeId }) => ![john, michael].includes(employeeId));
  return { stores, jobs, drivers, others, weeks, entry: testEntry(site.platform.deps) };
};

const changes = {
  /** Gives every job and week, the site, and the drivers who do not look another name or other facts. */
  edited: async () => {
    const { stores, jobs, drivers, others, weeks, entry } = await readRows();
    const done = [
      await stores.jobs.commit(scope, {
        expectedVersion: jobs.version,
        puts: jobs.items.map((job) => ({
          ...job,
          ...{ startTime: '21:45', weekDays: 'Tue-Sat', location: 'Elsewhere', places: 2 },
        })),
        deletes: [],
        entry,
      }),
      await stores.drivers.commit(scope, {
        expectedVersion: drivers.version,
        puts: others.map((driver) => ({ ...driver, name: `New ${driver.name}` })),
        deletes: [],
        entry,
      }),
      await stores.weeks.change(scope, {
        puts: weeks.map((week) => ({ ...week, startDate: '2028-06-05', endDate: '2028-06-11' })),
        entry,
      }),
    ];
    const { site: stored } = await stores.sites.read(scope);
    const renamed = { ...stored!, name: 'Renamed', timeZone: 'Asia/Kolkata' };
    const saved = await stores.sites.save(scope, renamed, []);
    expect([...done, saved].map(({ ok }) => ok)).toEqual([true, true, true, true]);
  },
  /** Deletes every job and week, and the drivers who do not look. */
  deleted: async () => {
    const { stores, jobs, drivers, others, weeks, entry } = await readRows();
    const done = [
      await stores.jobs.commit(scope, {
        expectedVersion: jobs.version,
        puts: [],
        deletes: jobs.items.map(({ jobId }) => jobId),
        entry,
      }),
      await stores.drivers.commit(scope, {
        expectedVersion: drivers.version,
        puts: [],
        deletes: others.map(({ employeeId }) => employeeId),
        entry,
      }),
      await stores.weeks.change(scope, { deletes: weeks, entry }),
    ];
    expect(done.map(({ ok }) => ok)).toEqual([true, true, true]);
  },
};
const kinds = Object.keys(changes) as (keyof typeof changes)[];

/** What a page shows of a published result. */
const readResult = async (page: PlainBrowser, path: string, name: RegExp) => {
  await page.open(path);
  return page.find('region', name).text;
};

/** All that drivers see of what is published. */
const readResults = async () => {
  const page = plainBrowser(site.url);
  await openAsDriver(page, site, john);
  const calendar = await page.client.get('/driver-vacation/calendar.ics');
  const results = {
    job: await readResult(page, '/driver-preferences', /^Your job: J002/),
    week: await readResult(page, '/driver-vacation', /^Your vacation week: W002/),
    // Its stamp is the time of the request.
    calendar: (await calendar.text()).replaceAll(/^DTSTAMP.*$/gm, ''),
  };
  await page.open('/driver-preferences/trades');
  const trades = page.find('main').text;
  await page.open('/driver-vacation/trades');
  const weekTrades = page.find('main').text;
  await openAsDriver(page, site, michael);
  return {
    ...results,
    trades,
    weekTrades,
    noJob: page.find('region', /^You were not assigned a job/).text,
  };
};

const expectPublished = ({
  job,
  week,
  calendar,
  weekTrades,
}: Awaited<ReturnType<typeof readResults>>) => {
  expect(job).toContain('6:00 AM · Mon-Fri · Downtown');
  expect(week).toContain('Jan 11 – 17, 2027');
  expect(calendar).toContain('6:00 AM');
  expect(weekTrades).toContain('W001 · Jan 4 – 10, 2027');
};

test.each(kinds)('published results stay as they are when everything is %s', async (kind) => {
  const before = await readResults();
  expectPublished(before);
  expect(before.trades).toContain('J003 · 8:00 AM');
  await changes[kind]();
  expect(await readResults()).toEqual(before);
});

test.each(kinds)(
  'so do those of the week before, while drivers rank for the next (%s)',
  async (kind) => {
    await openNext(site);
    const before = await readResults();
    expectPublished(before);
    await changes[kind]();
    expect(await readResults()).toEqual(before);
  },
);
