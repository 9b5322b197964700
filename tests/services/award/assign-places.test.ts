import { expect, test } from 'vitest';
import { removeManualAssignment } from '~/app/services/award/assign-manually.server';
import { readAssignmentsPage } from '~/app/services/award/read-assignments.server';
import { changeRoster } from '~/app/services/roster/change-roster.server';
import { siteJobs } from '~/app/services/roster/site-rosters.server';
import { anEvent } from '~/tests/support/events';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { assignManually } from '~/tests/support/manual-assignments';
import { aDriver, aJob } from '~/tests/support/roster-builders';

const drivers = [1, 2, 3, 4].map((rank) =>
  aDriver({ employeeId: `100000${rank}`, name: `D${rank}`, seniorityNumber: rank }),
);
const site = () => fakeSite(drivers, [aJob({ places: 2 }), aJob({ jobId: 'J2' })]);
const args = async (fake: FakeSite) => ({ deps: fake.deps, access: await fake.asAdmin() });

const give = async (fake: FakeSite, driver: number, confirmed = false) => {
  const input = { driverId: `100000${driver}`, jobId: 'J1', note: '', confirmed };
  return assignManually({ ...(await args(fake)), input });
};
const listManual = async (fake: FakeSite) => {
  const { manual } = await readAssignmentsPage(
    { ...(await args(fake)), now: fake.now() },
    'provisional',
  );
  return manual.map(({ driverId, counts }) => `${driverId}${counts ? '' : ' not counted'}`);
};

test('fills the places of a job, and asks before the oldest assignment loses its place', async () => {
  const fake = await site();
  expect([(await give(fake, 1)).ok, (await give(fake, 2)).ok]).toEqual([true, true]);
  expect(await give(fake, 3)).toEqual({
    ok: false,
    error: {
      code: 'manual-needs-confirmation',
      driverName: 'D3',
      seniorityNumber: 3,
      because: expect.arrayContaining([
        expect.objectContaining({ code: 'taken', driverId: '1000001', driverName: 'D1' }),
      ]),
    },
  });
  expect(await listManual(fake)).toEqual(['1000001', '1000002']);
  expect((await give(fake, 3, true)).ok).toBe(true);
  expect(await listManual(fake)).toEqual(['1000002', '1000003']);
  const [entry] = await fake.deps.stores.activity.latest(fake.scope, 1);
  expect(entry?.event).toMatchObject({ code: 'job-assigned', replacedId: '1000001' });
});

test('a repeated assignment of the same driver takes no second place', async () => {
  const fake = await site();
  for (const driver of [1, 2, 1]) expect((await give(fake, driver)).ok).toBe(true);
  expect(await listManual(fake)).toEqual(['1000002', '1000001']);
});

test('of three administrators who assign two places at once, one is refused', async () => {
  const fake = await site();
  const all = await Promise.all([1, 2, 3].map((driver) => give(fake, driver)));
  expect(all.filter(({ ok }) => ok)).toHaveLength(2);
  expect(all.find(({ ok }) => !ok)).toMatchObject({
    error: { code: 'manual-needs-confirmation' },
  });
  expect(await listManual(fake)).toHaveLength(2);
});

test('removes the assignment of one driver, and leaves the others', async () => {
  const fake = await site();
  for (const driver of [1, 2]) await give(fake, driver);
  const remove = async (driverId: string) =>
    removeManualAssignment({ ...(await args(fake)), shown: { jobId: 'J1', driverId } });
  expect((await remove('1000001')).ok).toBe(true);
  expect(await listManual(fake)).toEqual(['1000002']);
  expect(await remove('1000003')).toMatchObject({ error: { code: 'hand-assignment-changed' } });
  expect((await give(fake, 4, true)).ok).toBe(true);
  expect(await listManual(fake)).toEqual(['1000002', '1000004']);
});

test('shows which assignments no longer count once a job has fewer places', async () => {
  const fake = await site();
  for (const driver of [1, 2]) await give(fake, driver);
  const setPlaces = async (places: number) => {
    const input = { edits: [{ jobId: 'J1', places }] };
    const changed = { ...(await args(fake)), input, toEvent: () => anEvent };
    expect((await changeRoster(siteJobs, changed)).ok).toBe(true);
  };
  await setPlaces(1);
  expect(await listManual(fake)).toEqual(['1000001 not counted', '1000002']);
  // The driver who no longer counts may get another job.
  const input = { driverId: '1000001', jobId: 'J2', note: '', confirmed: true };
  expect((await assignManually({ ...(await args(fake)), input })).ok).toBe(true);
  expect((await give(fake, 3, true)).ok).toBe(true);
  expect(await listManual(fake)).toEqual(['1000002 not counted', '1000001', '1000003']);
  await setPlaces(3);
  expect(await listManual(fake)).toEqual(['1000002', '1000001', '1000003']);
});
