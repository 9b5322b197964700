import { expect, test, vi } from 'vitest';
import type { AwardStore } from '~/app/ports/award';
import { publishAward } from '~/app/services/award/publish-award.server';
import { withdrawAward } from '~/app/services/award/withdraw-award.server';
import { readReportPage } from '~/app/services/reports/read-report-page.server';
import type { ReportName } from '~/app/services/reports/read-report.server';
import { openNextPeriod } from '~/app/services/selection/open-next-period.server';
import { countAwardReads } from '~/tests/support/award-stores';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { rankJobs } from '~/tests/support/save-ranks';

const drivers = [1, 2, 3].map((rank) =>
  aDriver({ employeeId: `100000${rank}`, name: `Driver ${rank}`, seniorityNumber: rank }),
);
const jobs = ['J1', 'J2', 'J3'].map((jobId) => aJob({ jobId }));

const publish = async (fake: FakeSite) => {
  await fake.close();
  expect((await publishAward({ deps: fake.deps, access: await fake.asAdmin() })).ok).toBe(true);
};
const openNext = async ({ deps, scope, site, now }: FakeSite) =>
  expect(
    await openNextPeriod({ deps, scope, site: (await site()).site, now: now() }),
  ).toMatchObject({ ok: true });

/** Weeks from 2026-W49 on, in which driver 3 ranks only what driver 1 gets. The last one is open. */
const publishedWeeks = async (count: number) => {
  const fake = await fakeSite(drivers, jobs);
  await rankJobs(fake.deps, '1000001', ['J1']);
  await rankJobs(fake.deps, '1000003', ['J1']);
  for (let week = 0; week < count; week += 1) {
    await publish(fake);
    await openNext(fake);
  }
  return fake;
};

const read = async <Name extends ReportName>(
  { deps, asAdmin, now }: FakeSite,
  names: readonly Name[],
  asked: string | null = null,
) => readReportPage({ deps, access: await asAdmin(), now: now() }, { names, asked });

test('reports about the latest published weeks, and about the newest of them', async () => {
  const fake = await publishedWeeks(3);
  const page = await read(fake, ['outcomes', 'demand', 'leftovers']);
  expect(page).toMatchObject({
    awards: ['2026-W51', '2026-W50', '2026-W49'].map((periodId) => ({ periodId, version: 1 })),
    shown: { periodId: '2026-W51', version: 1 },
    hasProvisional: true,
    seal: null,
  });
  const [outcomes, demand, leftovers] = page.reports.map(({ report }) => report!.rows);
  expect(outcomes).toEqual(
    ['2026-W51', '2026-W50', '2026-W49'].map((week) => [{ week }, 3, 1, 0, 0, 0, 0, 2, 0]),
  );
  expect(demand?.[0]).toEqual(['J1', '08:00', 'Mon-Fri', 2, 2, 1, 1]);
  expect(leftovers).toEqual([
    ['1000003', 'Driver 3', 3, 3, 0, 3, { weeks: ['2026-W51', '2026-W50', '2026-W49'] }],
  ]);
});

test('covers twelve weeks, and reads the record of each only once', async () => {
  const fake = await publishedWeeks(13);
  const { counted, deps } = countAwardReads(fake.deps);
  const page = await read({ ...fake, deps }, ['outcomes-by-band', 'outcomes', 'last-holders']);
  expect(page.awards).toHaveLength(12);
  expect(page.reports[1]?.report?.rows).toHaveLength(12);
  expect(counted.reads).toBe(12);
  await read({ ...fake, deps }, ['outcomes', 'leftovers']);
  expect(counted.reads).toBe(12);
});

test('leaves out weeks that it has no time to compute, says how many, and goes on with the next report', async () => {
  const fake = await publishedWeeks(3);
  const { awards } = fake.deps.stores;
  let passed = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => passed);
  const slow: AwardStore['read'] = (...asked) => {
    passed += 5_000;
    return awards.read(...asked);
  };
  const deps = { ...fake.deps, stores: { ...fake.deps.stores, awards: { ...awards, read: slow } } };
  const count = async () => {
    const [{ report } = {}] = (await read({ ...fake, deps }, ['outcomes'])).reports;
    return [report?.rows.length, report?.unreadWeeks];
  };
  expect([await count(), await count(), await count()]).toEqual([
    [1, 2],
    [2, 1],
    [3, undefined],
  ]);
  clock.mockRestore();
});

test('uses the latest version of a week, and none that was withdrawn', async () => {
  const fake = await publishedWeeks(1);
  await rankJobs(fake.deps, '1000002', ['J2']);
  await publish(fake);
  await publish(fake);
  const byBand = async () => (await read(fake, ['outcomes-by-band'])).shown;
  expect(await byBand()).toEqual({ periodId: '2026-W50', version: 2 });
  const withdrawn = await withdrawAward({
    deps: fake.deps,
    access: await fake.asAdmin(),
    input: { of: 'jobs', seen: 2, reason: 'A job was missing' },
  });
  expect(withdrawn.ok).toBe(true);
  expect(await byBand()).toEqual({ periodId: '2026-W49', version: 1 });
});

test('shows another week if it is asked for, and the newest instead of an unknown one', async () => {
  const fake = await publishedWeeks(2);
  const shown = async (asked: string) => (await read(fake, ['demand'], asked)).shown;
  expect(await shown('2026-W49')).toEqual({ periodId: '2026-W49', version: 1 });
  expect(await shown('2026-W51')).toBe('provisional');
  for (const asked of ['2026-W01', 'x', '', '__proto__'])
    expect(await shown(asked)).toEqual({ periodId: '2026-W50', version: 1 });
});

test('reports about the present picks only after the cutoff of a sealed selection', async () => {
  const fake = await fakeSite(drivers, jobs);
  const { site } = await fake.site();
  const selection = { ...site.window, rules: { ...site.window.rules, sealedPicks: true } };
  await fake.deps.stores.sites.save(fake.scope, { ...site, window: selection }, []);
  await rankJobs(fake.deps, '1000001', ['J1']);
  const names = ['outcomes-by-band', 'demand'] as const;
  const sealed = await read(fake, names);
  expect(sealed).toMatchObject({ shown: 'provisional', seal: { until: selection.closesAt } });
  expect(sealed.reports.map(({ report }) => report)).toEqual([null, null]);
  await fake.close();
  const open = await read(fake, names);
  expect(open.seal).toBeNull();
  expect(open.reports[1]?.report?.rows[0]).toEqual(['J1', '08:00', 'Mon-Fri', 1, 1, 1, 1]);
});

test('keeps drivers on a carried-over list apart, sealed or not', async () => {
  const fake = await publishedWeeks(1);
  const groups = async () => {
    const [page] = (await read(fake, ['drivers-without-picks'])).reports;
    return page?.report?.rows.map((row) => [row[0], row.at(-1)]);
  };
  const expected = [
    ['1000002', false],
    ['1000001', true],
    ['1000003', true],
  ];
  expect(await groups()).toEqual(expected);
  const { site } = await fake.site();
  const selection = { ...site.window, rules: { ...site.window.rules, sealedPicks: true } };
  await fake.deps.stores.sites.save(fake.scope, { ...site, window: selection }, []);
  expect(await groups()).toEqual(expected);
  await rankJobs(fake.deps, '1000001', ['J1']);
  expect(await groups()).toEqual([expected[0], expected[2]]);
});

test('compares submissions with the week before, without its carried-over lists', async () => {
  const fake = await publishedWeeks(1);
  await rankJobs(fake.deps, '1000002', ['J2']);
  const counts = async () => {
    const [page] = (await read(fake, ['submissions'])).reports;
    return page?.report?.rows.at(-1)?.slice(2);
  };
  await fake.close();
  // Drivers 1 and 3 saved in 2026-W49, and only driver 2 in 2026-W50.
  expect(await counts()).toEqual([1, 1, 2]);
  await publish(fake);
  await openNext(fake);
  await fake.close();
  expect(await counts()).toEqual([0, 0, 1]);
});
