import { expect, test } from 'vitest';
import { checkPicks } from '~/domain/picks/check-picks';
import { offeredWeeks } from '~/domain/vacation/offered-week';
import { currentVacationPicks, type VacationPicks } from '~/domain/vacation/vacation-picks';

const aWeek = (weekId: string, startDate: string) => ({
  weekId,
  startDate,
  endDate: startDate,
  totalSlots: 2,
  version: 1,
});
const weeks = [aWeek('P1', '2026-11-23'), aWeek('W1', '2026-11-24'), aWeek('W2', '2026-12-07')];
const stored: VacationPicks = {
  employeeId: '1000001',
  weekIds: ['W9', 'P1'],
  acceptedAt: '2026-11-20T12:00:00.000Z',
  receiptNumber: 'R1',
};
const today = '2026-11-23';
const check = (weekIds: string[]) => {
  const offered = new Set(weeks.map(({ weekId }) => weekId));
  const checked = checkPicks(weekIds, offered, 'week');
  return checked.ok ? checked.value : checked.error;
};

test('accepts an empty list, or offered weeks once each', () => {
  expect(check([])).toEqual([]);
  expect(check(['W2', 'W1'])).toEqual(['W2', 'W1']);
  expect(check(['W1', 'W1'])).toEqual({ code: 'week-picked-twice', weekId: 'W1' });
  expect(check(['W1', 'W9'])).toEqual({ code: 'week-not-offered', weekId: 'W9' });
});

test('marks a week that has begun, which can still be ranked', () => {
  expect(check(['W1', 'P1'])).toEqual(['W1', 'P1']);
  expect(offeredWeeks(weeks, [], today).map((week) => week.isPast)).toEqual([true, false, false]);
});

test('drops and names picks of deleted weeks', () => {
  expect(currentVacationPicks(stored, weeks)).toEqual({ weekIds: ['P1'], vanished: ['W9'] });
  expect(currentVacationPicks(null, weeks)).toEqual({ weekIds: [], vanished: [] });
});

test('shows a driver the number of free slots but not who took the others', () => {
  const manual = { driverId: '1000002', weekId: 'W1', id: 'A', at: stored.acceptedAt, by: 'admin' };
  expect(offeredWeeks(weeks, [manual], today)[1]).toEqual({
    weekId: 'W1',
    startDate: '2026-11-24',
    endDate: '2026-11-24',
    totalSlots: 2,
    remainingSlots: 1,
    isPast: false,
  });
});

test('drops and names picks of closed weeks', () => {
  const closed = weeks.map((week) => ({ ...week, isClosed: week.weekId === 'P1' }));
  expect(currentVacationPicks(stored, closed)).toEqual({ weekIds: [], vanished: ['W9', 'P1'] });
});
