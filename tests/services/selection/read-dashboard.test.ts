import { expect, test } from 'vitest';
import { clearActivity } from '~/app/services/activity/clear-activity.server';
import { publishAward } from '~/app/services/award/publish-award.server';
import { changeRoster } from '~/app/services/roster/change-roster.server';
import { siteDrivers } from '~/app/services/roster/site-rosters.server';
import { readDashboard } from '~/app/services/selection/read-dashboard.server';
import { completion, resolution, submission } from '~/domain/selection/metrics';
import { noBlockers } from '~/domain/selection/week-step';
import { fakeSite } from '~/tests/support/fake-site';
import { aDriver, aJob } from '~/tests/support/roster-builders';

const known = { isKnown: true };

test('there is no completion rate before anybody has a list', () => {
  expect(completion(0, [aJob()], { isKnown: false })).toEqual({
    ...{ jobs: 1, total: 1 },
    ...{ rate: null, assigned: null, pending: null },
  });
});

test('rounds rates, and shows 100% resolved if there are no conflicts', () => {
  expect([
    completion(2, [aJob(), aJob(), aJob()], known).rate,
    completion(0, [], known).rate,
    submission(1, 8).rate,
    resolution(0, 0).rate,
  ]).toEqual([67, 0, 13, 100]);
});

test('counts the places of jobs', () => {
  expect(completion(2, [aJob()], known)).toMatchObject({ rate: 100, assigned: 2, pending: 0 });
  expect(completion(1, [aJob({ places: 3 }), aJob({ jobId: 'J2' })], known)).toEqual({
    rate: 25,
    jobs: 2,
    total: 4,
    assigned: 1,
    pending: 3,
  });
});

test('counts this period’s saves of eligible drivers, and conflicts over Pick 1', async () => {
  const drivers = [1, 2, 3, 4].map((rank) =>
    aDriver({
      employeeId: `100000${rank}`,
      name: `D${rank}`,
      seniorityNumber: rank,
      isEligible: rank !== 4,
    }),
  );
  const fake = await fakeSite(drivers, [aJob({ jobId: 'J1' }), aJob({ jobId: 'J2' })]);
  const [entry] = await fake.deps.stores.activity.latest(fake.scope, 1);
  for (const [index, employeeId] of ['1000001', '1000002', '1000004'].entries()) {
    await fake.deps.stores.picks.save(
      fake.scope,
      {
        employeeId,
        jobIds: ['J1'],
        periodId: index === 1 ? '2026-W48' : '2026-W49',
        windowVersion: 1,
        acceptedAt: fake.now(),
        receiptNumber: `R${index}`,
        late: false,
      },
      { ...entry!, id: fake.deps.ids.next(), actor: { role: 'driver', id: employeeId, name: 'D' } },
    );
  }
  const now = fake.now();
  const { feed, progress, ...figures } = await readDashboard({
    deps: fake.deps,
    access: await fake.asAdmin(),
    now,
  });
  expect(figures).toEqual({
    seal: null,
    asOf: now,
    carriedOver: 1,
    assignments: { rate: 100, jobs: 2, total: 2, assigned: 2, pending: 0 },
    publishedVersion: null,
    submissions: { rate: 33, eligible: 3, submitted: 1, missing: 2 },
    conflicts: { rate: 100, total: 1, resolved: 1, active: 0 },
    openClaims: 0,
    reminder: { withoutList: 1, remindedAt: null },
    blockers: noBlockers,
  });
  expect(progress.hasSaved).toEqual([true, false, false]);
  expect(feed.map((one) => one.actor.id)).toEqual(['1000004', '1000002', '1000001']);

  const access = await fake.asAdmin();
  await clearActivity({ deps: fake.deps, access });
  const cleared = await readDashboard({ deps: fake.deps, access, now: fake.now() });
  expect(cleared.feed).toEqual([]);
});

test('after publishing, the figures are those of the published award', async () => {
  const fake = await fakeSite([aDriver()], [aJob({ jobId: 'J1' }), aJob({ jobId: 'J2' })]);
  await fake.close();
  const args = async () => ({ deps: fake.deps, access: await fake.asAdmin() });
  const read = async () => readDashboard({ ...(await args()), now: fake.now() });
  const figures = { jobs: 2, total: 2, assigned: 1, pending: 1 };
  // The selection has closed, so no list can change anymore.
  const closed = { assignments: figures, publishedVersion: null, asOf: null };
  expect(await read()).toMatchObject(closed);
  expect((await publishAward(await args())).ok).toBe(true);
  // Changes of the lists are not in the award.
  const toEvent = () => ({ code: 'rows-saved', noun: 'driver', count: 1 }) as const;
  const input = { deletes: [aDriver().employeeId] };
  expect((await changeRoster(siteDrivers, { ...(await args()), input, toEvent })).ok).toBe(true);
  expect(await read()).toMatchObject({ assignments: figures, publishedVersion: 1 });
});
