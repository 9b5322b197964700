import { expect, test } from 'vitest';
import { publishAward } from '~/app/services/award/publish-award.server';
import { withdrawAward } from '~/app/services/award/withdraw-award.server';
import { readAllResults } from '~/app/services/results/read-all-results.server';
import { changeSelection } from '~/app/services/selection/change-selection.server';
import { changeSettings } from '~/app/services/settings/change-settings.server';
import { editableSettings } from '~/domain/settings/editable-settings';
import type { OpenResults } from '~/domain/settings/list-rules';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { rankJobs } from '~/tests/support/save-ranks';

const employeeId = (number: number) => String(1_000_000 + number);
const drivers = Array.from({ length: 30 }, (_, index) =>
  aDriver({
    employeeId: employeeId(index + 1),
    seniorityNumber: index + 1,
    name: `Driver ${index + 1}`,
  }),
);
const jobs = Array.from({ length: 24 }, (_, index) => aJob({ jobId: `J${index + 1}` }));
const args = async (fake: FakeSite) => ({ deps: fake.deps, access: await fake.asAdmin() });

const publish = async (fake: FakeSite) => {
  await fake.close();
  expect(await publishAward(await args(fake))).toMatchObject({ ok: true });
};

/** Publishes the present week, with the setting changed before the next one begins. */
const set = async (fake: FakeSite, openResults: OpenResults, sealedPicks = false) => {
  const basis = editableSettings((await fake.site()).site);
  const wanted = { ...basis, openResults, sealedPicks };
  expect((await changeSettings({ ...(await args(fake)), input: { basis, wanted } })).ok).toBe(true);
};
const openNext = async (fake: FakeSite) => {
  const input = { intent: 'start-next-period', endsClaims: true } as const;
  expect((await changeSelection({ ...(await args(fake)), input })).ok).toBe(true);
};
const rank = async (fake: FakeSite) => {
  for (const number of [1, 2])
    await rankJobs(
      fake.deps,
      employeeId(number),
      jobs.map(({ jobId }) => jobId),
    );
};
const read = async (
  fake: FakeSite,
  query: Partial<Parameters<typeof readAllResults>[0]['query']> = {},
) =>
  readAllResults({
    deps: fake.deps,
    access: await fake.asDriver(employeeId(2)),
    of: 'jobs',
    query: { search: '', page: 1, number: null, ...query },
  });

/** A published week whose results are open in this way. */
const published = async (openResults: OpenResults) => {
  const fake = await fakeSite(drivers, jobs);
  await publish(fake);
  await set(fake, openResults);
  await openNext(fake);
  await rank(fake);
  await publish(fake);
  return fake;
};

test('a switch takes effect with the next week, never within one', async () => {
  const fake = await fakeSite(drivers, jobs);
  await set(fake, 'by-name', true);
  const { window: selection } = (await fake.site()).site;
  expect(selection.rules).toEqual({ sealedPicks: false, openResults: 'off' });
  await publish(fake);
  expect(await read(fake)).toBeNull();
  await openNext(fake);
  expect((await fake.site()).site.window.rules).toEqual({
    sealedPicks: true,
    openResults: 'by-name',
  });
  await set(fake, 'off');
  await publish(fake);
  expect(await read(fake)).toMatchObject({ by: 'by-name', drivers: 30 });
});

test('shows lists by number without names and never an employee ID, a page at a time', async () => {
  const fake = await published('by-number');
  const all = await read(fake);
  expect(all).toMatchObject({ by: 'by-number', found: 30, drivers: 30, page: 1, pages: 2 });
  expect(all?.results).toHaveLength(25);
  expect(all?.results[1]).toMatchObject({
    seniorityNumber: 2,
    name: null,
    isOwn: true,
    held: [{ id: 'J2', dates: null }],
    count: 24,
  });
  expect(all?.results[1]?.picks).toHaveLength(20);
  expect(JSON.stringify(all)).not.toMatch(/Driver|10000\d\d/);
  expect((await read(fake, { page: 99 }))?.results).toHaveLength(5);
  expect((await read(fake, { search: 'Driver 3' }))?.results).toEqual([]);
  const whole = await read(fake, { number: 1 });
  expect(whole?.results.map(({ picks }) => picks.length)).toEqual([24]);
});

test('shows names where the site wants them', async () => {
  const fake = await published('by-name');
  const found = await read(fake, { search: 'driver 30' });
  expect(found?.results).toEqual([
    { seniorityNumber: 30, name: 'Driver 30', isOwn: false, held: [], count: 0, picks: [] },
  ]);
  expect(JSON.stringify(await read(fake))).not.toMatch(/10000\d\d/);
});

test('reads the record once, and in force anew each time', async () => {
  const fake = await published('by-number');
  const { stores } = fake.deps;
  let reads = 0;
  const counted = {
    ...fake,
    deps: {
      ...fake.deps,
      stores: {
        ...stores,
        awards: {
          ...stores.awards,
          read: (...about: Parameters<typeof stores.awards.read>) => {
            reads += 1;
            return stores.awards.read(...about);
          },
        },
      },
    },
  };
  await Promise.all([read(counted), read(counted), read(counted)]);
  await read(counted);
  expect(reads).toBe(1);
  const reason = 'A job was missing';
  const withdrawn = await withdrawAward({
    ...(await args(fake)),
    input: { of: 'jobs', seen: 1, reason },
  });
  expect(withdrawn.ok).toBe(true);
  expect(await read(counted)).toBeNull();
});
