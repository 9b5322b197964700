import { expect, test } from 'vitest';
import type { AwardDriver } from '~/domain/award/award-input';
import { findRosterChanges, hideRemoved, isEmpty } from '~/domain/award/figures/roster-changes';
import { anAwardDriver } from '~/tests/support/award-builders';
import { aJob } from '~/tests/support/roster-builders';

const driver = (seniorityNumber: number, fields: Partial<AwardDriver> = {}) =>
  anAwardDriver({ seniorityNumber, name: `Dora ${seniorityNumber}`, ...fields });
const nameOf = (seniorityNumber: number) => ({
  employeeId: String(1_000_000 + seniorityNumber),
  name: `Dora ${seniorityNumber}`,
});
const held = (jobId: string, driverId: string) =>
  ({ jobId, driverId, assignmentType: 'manual' }) as const;

const drivers = [driver(1), driver(2), driver(3)];
const jobs = [aJob({ jobId: 'J1' }), aJob({ jobId: 'J2' }), aJob({ jobId: 'J3' })];
const published = {
  ...{ drivers, jobs, erased: new Set<string>() },
  held: [held('J1', '1000001'), held('J2', '1000002'), held('J2', '1000003')],
};
const nothing = {
  offers: { added: [], changed: [], deleted: [] },
  drivers: { added: [], changed: [], removed: [], erased: 0 },
};

test('finds nothing in the same lists, however their rows are written', () => {
  const same = findRosterChanges(published, {
    drivers: [...drivers].reverse(),
    jobs: jobs.map((job) => ({ ...job, places: 1, location: '' })),
  });
  expect(same).toEqual(nothing);
  expect(isEmpty(same)).toBe(true);
});

test('lists jobs that were added, changed and deleted, and counts who holds a deleted one', () => {
  const changed = { startTime: '09:15', weekDays: 'Tue-Sat', location: 'Pier', isAirport: true };
  const found = findRosterChanges(published, {
    drivers,
    jobs: [
      aJob({ jobId: 'J1', places: 2, ...changed }),
      aJob({ jobId: 'J3' }),
      aJob({ jobId: 'J4' }),
    ],
  });
  expect(found).toEqual({
    ...nothing,
    offers: {
      added: ['J4'],
      changed: [
        {
          id: 'J1',
          facts: [
            { code: 'startTime', before: '08:00', now: '09:15' },
            { code: 'weekDays', before: 'Mon-Fri', now: 'Tue-Sat' },
            { code: 'location', before: null, now: 'Pier' },
            { code: 'isAirport', before: false, now: true },
            { code: 'places', before: 1, now: 2 },
          ],
        },
      ],
      deleted: [{ id: 'J2', holders: 2 }],
    },
  });
  expect(isEmpty(found)).toBe(false);
});

test('lists drivers who were added, changed and removed', () => {
  const changed = driver(1, {
    ...{ name: 'Dora Novak', seniorityNumber: null, isEligible: false },
    ...{ airportCertified: true, vcStatus: true },
    onVacation: { weekId: 'W1', usualJobId: 'J1' },
    onLeave: { from: '2026-11-30', to: '2026-12-06' },
  });
  const other = findRosterChanges(published, {
    jobs,
    drivers: [{ ...changed, employeeId: '1000001' }, driver(3), driver(4)],
  });
  expect(other).toEqual({
    ...nothing,
    drivers: {
      added: [nameOf(4)],
      changed: [
        {
          ...{ employeeId: '1000001', name: 'Dora Novak' },
          facts: [
            { code: 'name', before: 'Dora 1', now: 'Dora Novak' },
            { code: 'seniorityNumber', before: 1, now: null },
            { code: 'isEligible', before: true, now: false },
            { code: 'airportCertified', before: false, now: true },
            { code: 'vcStatus', before: false, now: true },
            { code: 'onVacation', before: null, now: 'W1' },
            { code: 'onLeave', before: false, now: true },
            { code: 'usualJob', before: null, now: 'J1' },
          ],
        },
      ],
      removed: [nameOf(2)],
      erased: 0,
    },
  });
  expect(isEmpty(other)).toBe(false);
});

test('names no erased driver, and nobody who was removed while a driver is being erased', () => {
  const before = { ...published, erased: new Set(['1000003']) };
  const found = findRosterChanges(before, { jobs, drivers: [driver(1)] });
  expect(found.drivers).toEqual({ ...nothing.drivers, removed: [nameOf(2)], erased: 1 });
  expect(isEmpty(found)).toBe(false);
  expect(hideRemoved(found).drivers).toEqual({ ...nothing.drivers, erased: 2 });
  expect(isEmpty(hideRemoved(found))).toBe(false);
});

test('takes places that an erasure left for no change of seniority numbers', () => {
  // Before the erasure the numbers were 10, 20, 20 and 40.
  const before = { ...published, drivers: [...drivers, driver(4)], erased: new Set(['1000002']) };
  const [first, third, fourth] = [driver(1), driver(3), driver(4)];
  const now = (numbers: readonly number[]) =>
    findRosterChanges(before, {
      jobs,
      drivers: [first, third, fourth].map((one, at) => ({
        ...one,
        seniorityNumber: numbers[at] ?? null,
      })),
    }).drivers.changed;
  expect(now([10, 20, 40])).toEqual([]);
  expect(now([10, 50, 40])).toEqual([
    { ...nameOf(3), facts: [{ code: 'seniorityNumber', before: 3, now: 50 }] },
    { ...nameOf(4), facts: [{ code: 'seniorityNumber', before: 4, now: 40 }] },
  ]);
});
