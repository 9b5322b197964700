import { expect, test } from 'vitest';
import { picksByDriver, picksByWeek } from '~/domain/vacation/live-picks';
import { countSlots } from '~/domain/vacation/vacation-week';
import { aDriver } from '~/tests/support/roster-builders';

const week = { startDate: '2027-01-04', endDate: '2027-01-10', totalSlots: 2, version: 1 };
const weeks = countSlots(
  ['W001', 'W002', 'W003'].map((weekId) => ({ ...week, weekId })),
  [{ driverId: '1000003', weekId: 'W002' }],
);
const drivers = [
  aDriver({ employeeId: '1000002', name: 'Ben', seniorityNumber: 2 }),
  aDriver({ employeeId: '1000001', name: 'Ada', seniorityNumber: 1 }),
  aDriver({ employeeId: '1000003', name: 'Silent', seniorityNumber: 3 }),
];
const saved = (employeeId: string, weekIds: string[]) => ({
  employeeId,
  weekIds,
  acceptedAt: '2026-11-23T12:00:00.000Z',
  receiptNumber: 'AAAA',
});
const picks = [
  saved('1000001', ['W002', 'GONE', 'W001']),
  saved('1000002', ['W001']),
  saved('9999999', ['W001']),
];

test('lists by driver: who has saved, most senior first, without deleted weeks', () => {
  expect(picksByDriver(drivers, picks, weeks).map(({ name, weekIds }) => [name, weekIds])).toEqual([
    ['Ada', ['W002', 'W001']],
    ['Ben', ['W001']],
  ]);
});

test('tells a list that an administrator entered', () => {
  const enteredBy = { username: 'admin', askedBy: 'Ada', how: 'phone' };
  const lists = [{ ...saved('1000001', ['W001']), enteredBy }, saved('1000002', ['W001'])];
  expect(picksByDriver(drivers, lists, weeks).map(({ isEntered }) => isEntered)).toEqual([
    true,
    false,
  ]);
});

test('lists weeks by their dates', () => {
  const [first, second] = weeks as [(typeof weeks)[number], (typeof weeks)[number]];
  const later = { ...first, startDate: '2027-02-01', endDate: '2027-02-07' };
  expect(picksByWeek([later, second], []).map(({ weekId }) => weekId)).toEqual(['W002', 'W001']);
});

test('lists by week: most first choices first, with the free slots', () => {
  const byWeek = picksByWeek(weeks, picksByDriver(drivers, picks, weeks));
  expect(
    byWeek.map((one) => [
      one.weekId,
      one.remainingSlots,
      one.picks.map(({ name, rank }) => `${name} ${rank}`),
    ]),
  ).toEqual([
    ['W001', 2, ['Ben 1', 'Ada 2']],
    ['W002', 1, ['Ada 1']],
    ['W003', 2, []],
  ]);
});
