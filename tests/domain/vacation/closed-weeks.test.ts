import { expect, test } from 'vitest';
import { findWeeksIn, listOpenWeeks, offerOpenWeeks } from '~/domain/vacation/closed-weeks';

const aWeek = (weekId: string, startDate: string, endDate: string, isClosed?: boolean) => ({
  ...{ weekId, startDate, endDate, totalSlots: 3 },
  ...(isClosed && { isClosed }),
});
const weeks = [
  aWeek('W3', '2027-12-27', '2028-01-02'),
  aWeek('W1', '2027-12-13', '2027-12-19', true),
  aWeek('W2', '2027-12-20', '2027-12-26', true),
];
const toIds = (some: readonly { weekId: string }[]) => some.map(({ weekId }) => weekId);

test('finds the weeks with a day in a span, by date', () => {
  expect(toIds(findWeeksIn(weeks, { from: '2027-12-24', to: '2027-12-31' }))).toEqual(['W2', 'W3']);
  expect(toIds(findWeeksIn(weeks, { from: '2027-12-19', to: '2027-12-20' }))).toEqual(['W1', 'W2']);
  expect(findWeeksIn(weeks, { from: '2028-01-03', to: '2028-01-09' })).toEqual([]);
});

test('an award anew offers open weeks, and a closed one only to its manual assignments', () => {
  expect(toIds(listOpenWeeks(weeks))).toEqual(['W3']);
  const offered = offerOpenWeeks(weeks, [{ weekId: 'W2' }, { weekId: 'W3' }]);
  expect(offered.map(({ weekId, totalSlots }) => [weekId, totalSlots])).toEqual([
    ['W3', 3],
    ['W2', 1],
  ]);
});
