import { expect, test } from 'vitest';
import { copy } from '~/app/copy/copy';
import { writeIn } from '~/app/copy/server-copy.server';
import { toDifferenceTable } from '~/app/services/award/export-assignments.server';
import { publishAward } from '~/app/services/award/publish-award.server';
import { readProvisional, readPublished } from '~/app/services/award/read-assignments.server';
import { fakeSite } from '~/tests/support/fake-site';
import { assignManually } from '~/tests/support/manual-assignments';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { rankJobs } from '~/tests/support/save-ranks';

const drivers = [
  aDriver({ employeeId: '1000003', name: '=Ann', seniorityNumber: 1 }),
  aDriver({ employeeId: '1000001', name: 'Bob', seniorityNumber: 2 }),
];

test('names whose result differs, most senior first, before and after it is published', async () => {
  const fake = await fakeSite(drivers, [aJob(), aJob({ jobId: 'J2' })]);
  await rankJobs(fake.deps, '1000003', ['J1', 'J2']);
  await rankJobs(fake.deps, '1000001', ['J2']);
  await fake.close();
  const publish = async () => {
    const published = await publishAward({ deps: fake.deps, access: await fake.asAdmin() });
    expect(published.ok).toBe(true);
  };
  await publish();
  const readNow = async () => ({ deps: fake.deps, access: await fake.asAdmin(), now: fake.now() });
  expect((await readPublished(await readNow()))?.difference).toBeNull();
  const input = { driverId: '1000001', jobId: 'J1', note: '', confirmed: true };
  expect((await assignManually({ ...(await readNow()), input })).ok).toBe(true);

  const provisional = await readProvisional(await readNow());
  await publish();
  const published = await readPublished(await readNow());
  expect(published?.difference).toEqual(provisional?.difference);
  const names = writeIn('en', () => copy.assignments.types);
  expect(toDifferenceTable(published?.difference?.changes ?? [], names)).toEqual([
    ['employee_id', 'driver_name', 'seniority_number', 'before', 'before_type', 'now', 'now_type'],
    ['1000003', '=Ann', 1, 'J1', 'Pick', 'J2', 'Pick'],
    ['1000001', 'Bob', 2, 'J2', 'Pick', 'J1', 'Manual'],
  ]);
});
