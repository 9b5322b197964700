import { expect, test } from 'vitest';
import { isConfirmed, toConfirmation } from '~/domain/award/figures/confirmation';
import { getJobObjections, getWeekObjections } from '~/domain/award/figures/objections';
import {
  anAwardDriver,
  anAwardJob,
  anInput,
  aWeek,
  makePicks,
} from '~/tests/support/award-builders';

const drivers = [1, 2, 3].map((seniorityNumber) =>
  anAwardDriver({ seniorityNumber, name: `D${seniorityNumber}` }),
);
const jobs = ['J1', 'J2', 'J3'].map((jobId) => anAwardJob({ jobId }));
const input = (manualAssignments: { driverId: string; jobId: string }[] = []) =>
  anInput({
    drivers,
    jobs,
    preferences: [makePicks('1000001', ['J1']), makePicks('1000002', ['J1', 'J2'])],
    manualAssignments,
  });
const against = (driverId: string, jobId: string, given = input(), hasPicks = true) =>
  getJobObjections(given, { driverId, jobId }, { hasPicks });
const senior = { driverId: '1000001', driverName: 'D1' };
const junior = { driverId: '1000002', driverName: 'D2', seniorityNumber: 2 };

test('names who is passed over, and what everyone would get instead', () => {
  // The driver gets J1 instead of J2, so it takes nothing from the driver but from the more senior one.
  expect(against('1000002', 'J1')).toEqual([
    { code: 'less-senior', ...senior, seniorityNumber: 1, gainedId: null },
  ]);
  expect(against('1000003', 'J2')).toEqual([{ code: 'less-senior', ...junior, gainedId: null }]);
});

test('names the driver themself if they would get something worse', () => {
  expect(against('1000001', 'J3')).toEqual([
    { code: 'loses', ...senior, seniorityNumber: 1, lostId: 'J1', gainedId: 'J3' },
  ]);
  expect(against('1000001', 'J1')).toEqual([]);
});

test('names the others who lose something in consequence', () => {
  const given = anInput({
    drivers,
    jobs,
    preferences: [
      makePicks('1000001', ['J1', 'J2']),
      makePicks('1000002', ['J2', 'J3']),
      makePicks('1000003', ['J3']),
    ],
  });
  expect(against('1000003', 'J1', given)).toEqual([
    { code: 'less-senior', ...senior, seniorityNumber: 1, gainedId: 'J2' },
    { code: 'loses', ...junior, lostId: 'J2', gainedId: 'J3' },
    {
      code: 'loses',
      ...{ driverId: '1000003', driverName: 'D3', seniorityNumber: 3 },
      ...{ lostId: 'J3', gainedId: 'J1' },
    },
  ]);
});

test('names five drivers, and counts the others', () => {
  const many = Array.from({ length: 8 }, (_, index) =>
    anAwardDriver({ seniorityNumber: index + 1 }),
  );
  const ids = many.map((_, index) => `J${index + 1}`);
  const given = anInput({
    drivers: many,
    jobs: ids.map((jobId) => anAwardJob({ jobId })),
    // Each driver wants the job of the next one if they do not get theirs.
    preferences: many.map(({ employeeId }, index) =>
      makePicks(employeeId, ids.slice(index, index + 2)),
    ),
  });
  const found = against('1000008', 'J1', given);
  expect(found.map(({ code }) => code)).toEqual([
    'less-senior',
    ...Array.from({ length: 5 }, () => 'loses'),
    'others-lose',
  ]);
  expect(found.at(-1)).toEqual({ code: 'others-lose', count: 2 });
});

test('names who holds the job by a manual assignment, and who would get it by the rules', () => {
  const given = input([{ driverId: '1000003', jobId: 'J1' }]);
  expect(against('1000002', 'J1', given)).toEqual([
    // The more senior driver has nothing to lose, because they do not get the job now either.
    { code: 'less-senior', ...senior, seniorityNumber: 1 },
    { code: 'taken', driverId: '1000003', driverName: 'D3', gainedId: null },
  ]);
  expect(against('1000001', 'J1', given)).toEqual([
    { code: 'taken', driverId: '1000003', driverName: 'D3', gainedId: null },
  ]);
});

test('says nothing that depends on picks while they are sealed', () => {
  expect(against('1000002', 'J1', input(), false)).toEqual([]);
  const given = input([{ driverId: '1000003', jobId: 'J1' }]);
  expect(against('1000002', 'J1', given, false)).toEqual([
    { code: 'taken', driverId: '1000003', driverName: 'D3' },
  ]);
});

test('asks nothing for a free or unknown job or an unknown driver', () => {
  expect(against('1000003', 'J3')).toEqual([]);
  expect(against('1000003', 'J9')).toEqual([]);
  expect(against('9999999', 'J1')).toEqual([]);
  expect(against('1000003', 'J1', anInput({ ...input(), preferences: [] }))).toEqual([]);
});

test('says if the driver may not hold the job', () => {
  const onLeave = { from: '2026-11-30', to: '2026-12-06' };
  const driver = anAwardDriver({ isEligible: false, airportCertified: false, onLeave });
  const given = anInput({
    drivers: [driver],
    jobs: [anAwardJob({ jobId: 'A1', isAirport: true })],
  });
  expect(against(driver.employeeId, 'A1', given)).toEqual([
    { code: 'not-eligible' },
    { code: 'on-leave' },
    { code: 'not-certified' },
  ]);
});

test('names who would lose a vacation week', () => {
  const given = anInput({
    drivers,
    vacationWeeks: [aWeek({ weekId: 'W1' }), aWeek({ weekId: 'W2' })],
    vacationPreferences: [makePicks('1000001', ['W1', 'W2']), makePicks('1000002', ['W2'])],
  });
  const find = (driverId: string, weekId: string, hasPicks = true) => {
    const wish = { driverId, weekId };
    const inputs = { without: given, with: { ...given, manualVacationAssignments: [wish] } };
    return getWeekObjections(inputs, wish, { hasPicks });
  };
  expect(find('1000003', 'W1')).toEqual([
    { code: 'less-senior', ...senior, seniorityNumber: 1, gainedId: 'W2' },
    { code: 'loses', ...junior, lostId: 'W2', gainedId: null },
  ]);
  expect(find('1000003', 'W1', false)).toEqual([]);
  expect(find('9999999', 'W1')).toEqual([]);
});

test('confirms exactly the objections that were shown', () => {
  const asked = [{ code: 'not-eligible' }, { code: 'taken', driverId: '1000003' }] as const;
  const confirmation = toConfirmation(asked);
  expect(isConfirmed(asked, confirmation)).toBe(true);
  expect(isConfirmed(asked, confirmation.replaceAll('\n', '\r\n'))).toBe(true);
  expect(isConfirmed([asked[1]], confirmation)).toBe(true);
  expect(isConfirmed([...asked, { code: 'not-certified' }], confirmation)).toBe(false);
  expect(isConfirmed([{ code: 'taken', driverId: '1000002' }], confirmation)).toBe(false);
  expect(isConfirmed([], '')).toBe(true);
  expect(isConfirmed(asked, '')).toBe(false);
});
