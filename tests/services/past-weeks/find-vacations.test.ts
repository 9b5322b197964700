import { expect, test } from 'vitest';
import type { AwardStore } from '~/app/ports/award';
import { withdrawAward } from '~/app/services/award/withdraw-award.server';
import {
  findDriverVacations,
  findWeekVersions,
} from '~/app/services/past-weeks/find-vacations.server';
import { publishVacations } from '~/app/services/vacation/publish-vacations.server';
import { countAwardReads } from '~/tests/support/award-stores';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { aDriver } from '~/tests/support/roster-builders';
import { assignByHand, offerWeeks } from '~/tests/support/vacations';

const drivers = [1, 2].map((rank) =>
  aDriver({ employeeId: `100000${rank}`, name: `Driver ${rank}`, seniorityNumber: rank }),
);

/** Publishes the vacation weeks; `isOld`: as an earlier version of the application did. */
const publish = async (fake: FakeSite, isOld = false) => {
  const { awards } = fake.deps.stores;
  const before: AwardStore['publish'] = (scope, { holders: _, ...input }, hasTime) =>
    awards.publish(scope, input, hasTime);
  const stores = { ...fake.deps.stores, ...(isOld && { awards: { ...awards, publish: before } }) };
  const done = await publishVacations({
    deps: { ...fake.deps, stores },
    access: await fake.asAdmin(),
  });
  expect(done.ok).toBe(true);
};

/** Two versions; in the second, Driver 1 gets W002 too. The first was published by an earlier version of the application. */
const twoVersions = async () => {
  const fake = await fakeSite(drivers, []);
  const site = { platform: { deps: fake.deps } } as never;
  await offerWeeks(site, { count: 2, slots: 2 });
  await assignByHand(site, '1000002', 'W002');
  await publish(fake, true);
  await assignByHand(site, '1000001', 'W002');
  await publish(fake);
  return fake;
};
const searching = async ({ deps, scope, site }: FakeSite) => ({
  deps,
  scope,
  site: (await site()).site,
});

test('finds to whom each version gave a week, also in an award of an earlier version', async () => {
  const fake = await twoVersions();
  const { counted, deps } = countAwardReads(fake.deps);
  const args = { ...(await searching(fake)), deps };
  const find = (weekId: string) => findWeekVersions(args, { weekId, below: null });
  const holder = {
    weekId: 'W002',
    startDate: '2027-01-11',
    endDate: '2027-01-17',
    assignmentType: 'manual',
  };
  expect(await find('w002')).toMatchObject({
    older: null,
    versions: [
      {
        version: 2,
        isLatest: true,
        isWithdrawn: false,
        holders: [
          { ...holder, driverId: '1000001', name: 'Driver 1', seniorityNumber: 1 },
          { ...holder, driverId: '1000002', name: 'Driver 2', seniorityNumber: 2 },
        ],
      },
      {
        version: 1,
        isLatest: false,
        holders: [{ ...holder, driverId: '1000002', name: 'Driver 2', seniorityNumber: 2 }],
      },
    ],
  });
  expect((await find('W001')).versions.map(({ holders }) => holders?.[0]?.driverId)).toEqual([
    null,
    null,
  ]);
  expect((await find('W009')).versions).toEqual([]);
  // The first search stored what it derived from the record.
  expect(counted.reads).toBe(1);
});

test('finds which weeks a driver held in each version', async () => {
  const fake = await twoVersions();
  const withdrawn = await withdrawAward({
    deps: fake.deps,
    access: await fake.asAdmin(),
    input: { of: 'vacations', reason: 'A week was missing', seen: 2 },
  });
  expect(withdrawn.ok).toBe(true);
  const find = async (employeeId: string) =>
    (await findDriverVacations(await searching(fake), { employeeId, below: null })).versions.map(
      ({ version, isWithdrawn, outcome }) => [version, isWithdrawn, outcome.awardedId],
    );
  expect(await find('1000001')).toEqual([
    [2, true, 'W002'],
    [1, false, null],
  ]);
  expect(await find('1000002')).toEqual([
    [2, true, 'W002'],
    [1, false, 'W002'],
  ]);
  expect(await find('7777777')).toEqual([]);
});

test('reads 20 versions at a time', async () => {
  const fake = await twoVersions();
  for (let version = 3; version <= 22; version += 1) await publish(fake);
  const find = async (below: number | null) => {
    const page = await findWeekVersions(await searching(fake), { weekId: 'W002', below });
    return [page.versions.map(({ version }) => version), page.older];
  };
  expect(await find(null)).toEqual([Array.from({ length: 20 }, (_, at) => 22 - at), 3]);
  expect(await find(3)).toEqual([[2, 1], null]);
  expect(await find(1)).toEqual([[], null]);
});
