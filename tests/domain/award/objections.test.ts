import { expect, test } from 'vitest';
import { objectionsTo, seniorityObjections } from '~/domain/award/objections';
import { anAwardDriver, anAwardJob, anInput, makePicks } from '~/tests/support/award-builders';

const drivers = [1, 2, 3].map((seniorityNumber) => anAwardDriver({ seniorityNumber }));
const input = (manualAssignments: { driverId: string; jobId: string }[] = []) =>
  anInput({
    drivers,
    jobs: [anAwardJob({ jobId: 'J1' }), anAwardJob({ jobId: 'J2' })],
    preferences: [makePicks('1000001', ['J1']), makePicks('1000002', ['J1', 'J2'])],
    manualAssignments,
  });
const against = (driverId: string, jobId: string, given = input()) =>
  seniorityObjections(given, { driverId, jobId });
const overruled = [{ code: 'less-senior', driverId: '1000001', seniorityNumber: 1 }];

test('asks for confirmation if the rules give the job to a more senior driver', () => {
  expect(against('1000002', 'J1')).toEqual(overruled);
  expect(against('1000003', 'J1')).toEqual(overruled);
  expect(against('1000001', 'J1')).toEqual([]);
  expect(against('1000001', 'J2')).toEqual([]);
});

test('ignores an existing manual assignment of the same job', () => {
  const given = input([{ driverId: '1000003', jobId: 'J1' }]);
  expect(against('1000002', 'J1', given)).toEqual(overruled);
  expect(against('1000001', 'J1', given)).toEqual([]);
});

test('asks nothing for a free or unknown job or an unknown driver', () => {
  expect(against('1000003', 'J9')).toEqual([]);
  expect(against('9999999', 'J1')).toEqual([]);
  expect(against('1000003', 'J1', anInput({ ...input(), preferences: [] }))).toEqual([]);
});

test('asks for confirmation if the driver may not hold the job', () => {
  const job = anAwardJob({ isAirport: true });
  const rules = { airportCertificationRequired: true };
  expect(objectionsTo(anAwardDriver({ isEligible: false }), job, rules)).toEqual([
    { code: 'not-eligible' },
    { code: 'not-certified' },
  ]);
  expect(objectionsTo(anAwardDriver(), job, { airportCertificationRequired: false })).toEqual([]);
});
