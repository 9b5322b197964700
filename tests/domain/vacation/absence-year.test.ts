import { expect, test } from 'vitest';
import { countAbsences, findBusiest } from '~/domain/vacation/absence-year';

const aWeek = (weekId: string, startDate: string, endDate: string, totalSlots = 2) => ({
  ...{ weekId, startDate, endDate, totalSlots },
});
const hold = (driverId: string, weekId: string) => ({ driverId, weekId });
const leave = (employeeId: string, from: string, to: string) => ({
  ...{ employeeId, version: 1 },
  spans: [{ from, to, kind: 'leave' as const }],
});
const nothing = { published: [], listed: [], held: [], leaves: [] };

test('a year has its ISO weeks, Monday to Sunday', () => {
  const weeks = countAbsences(2026, nothing);
  expect(weeks).toHaveLength(53);
  expect(weeks[0]).toMatchObject({ from: '2025-12-29', to: '2026-01-04', slots: 0, away: 0 });
  expect(findBusiest(weeks)).toBeNull();
});

test('counts each driver once, published weeks as published, and leave on any day', () => {
  const weeks = countAbsences(2027, {
    published: [
      aWeek('W1', '2027-01-04', '2027-01-10'),
      // Begins on a Saturday, so it counts in the week before.
      aWeek('W2', '2027-01-16', '2027-01-22'),
    ],
    listed: [
      { ...aWeek('W1', '2027-03-01', '2027-03-07', 9), isClosed: true },
      aWeek('W3', '2027-01-18', '2027-01-24', 5),
    ],
    held: [hold('1', 'W1'), hold('2', 'W1'), hold('1', 'W2'), hold('4', 'gone')],
    leaves: [leave('1', '2027-01-10', '2027-01-11'), leave('3', '2027-01-06', '2027-01-06')],
  });
  const [first, second, third] = weeks.slice(1);
  expect(weeks[0]).toMatchObject({ from: '2027-01-04' });
  expect(weeks[0]).toEqual({
    ...{ from: '2027-01-04', to: '2027-01-10', weekIds: ['W1'], slots: 2 },
    ...{ onVacation: 2, onLeave: 2, away: 3, isClosed: true },
  });
  expect(first).toMatchObject({ weekIds: ['W2'], onVacation: 1, onLeave: 1, away: 1 });
  expect(second).toMatchObject({ weekIds: ['W3'], slots: 5, onVacation: 0, isClosed: false });
  expect(third).toMatchObject({ weekIds: [], slots: 0, away: 0 });
  expect(findBusiest(weeks)).toEqual(weeks[0]);
});
