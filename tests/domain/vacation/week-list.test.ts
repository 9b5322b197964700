import { expect, test } from 'vitest';
import { toText } from '~/domain/roster/roster-text';
import { countSlots, type VacationWeek } from '~/domain/vacation/vacation-week';
import { addWeeks, maxWeeks, nextWeekId, makeYearWeeks } from '~/domain/vacation/week-list';
import { weekRoster } from '~/domain/vacation/week-roster';
import { parseText } from '~/tests/support/parse-text';

const aWeek = (weekId: string, fields: Partial<VacationWeek> = {}): VacationWeek => ({
  weekId,
  startDate: '2027-01-04',
  endDate: '2027-01-10',
  totalSlots: 5,
  version: 1,
  ...fields,
});

test('names a new week W and the count plus one, or the next free number', () => {
  expect(nextWeekId([])).toBe('W001');
  expect(nextWeekId([aWeek('W001'), aWeek('A')])).toBe('W003');
  expect(nextWeekId([aWeek('W001'), aWeek('W003')])).toBe('W004');
});

test.each([
  [{ weekId: '' }, { code: 'missing-week-fields' }],
  [{ startDate: '' }, { code: 'missing-week-fields' }],
  [{ endDate: '' }, { code: 'missing-week-fields' }],
  [{ weekId: 'W001' }, { code: 'duplicate-week-id', weekId: 'W001' }],
  [{ endDate: '2027-01-03' }, { code: 'week-ends-before-start', weekId: 'W002' }],
  [{ totalSlots: 0 }, { code: 'invalid-slots', weekId: 'W002', most: 1000 }],
])('refuses a week with %j', (fields, error) => {
  expect(addWeeks([aWeek('W001')], [aWeek('W002', fields)])).toEqual({ ok: false, error });
});

test('gives weeks added together different ids, and limits their number', () => {
  expect(addWeeks([], [aWeek('W001'), aWeek('W001')])).toMatchObject({ ok: false });
  const many = Array.from({ length: maxWeeks + 1 }, (_, i) => aWeek(`W${i}`));
  expect(addWeeks([], many)).toEqual({
    ok: false,
    error: { code: 'too-many-weeks', limit: maxWeeks, count: maxWeeks + 1 },
  });
});

test('generates the ISO weeks of a year, Monday to Sunday, except existing ones', () => {
  const year = makeYearWeeks(2026, 3, []);
  expect(year).toHaveLength(53);
  expect(year[0]).toEqual({
    weekId: 'W001',
    startDate: '2025-12-29',
    endDate: '2026-01-04',
    totalSlots: 3,
  });
  expect(year.at(-1)).toMatchObject({ weekId: 'W053', endDate: '2027-01-03' });
  const rest = makeYearWeeks(2027, 3, [aWeek('W007')]);
  expect(rest).toHaveLength(51);
  expect(rest[0]).toMatchObject({ weekId: 'W002', startDate: '2027-01-11' });
  expect(new Set(rest.map((week) => week.weekId)).size).toBe(51);
});

test('counts remaining slots as total less assignments, never below zero', () => {
  const weeks = [aWeek('A'), aWeek('B', { totalSlots: 1 })];
  const manual = [
    { driverId: '1', weekId: 'A' },
    { driverId: '1', weekId: 'B' },
    { driverId: '2', weekId: 'B' },
  ];
  expect(
    countSlots(weeks, manual).map(({ usedSlots, remainingSlots }) => [usedSlots, remainingSlots]),
  ).toEqual([
    [1, 4],
    [2, 0],
  ]);
});

test('counts slots of a published award as taken, each once', () => {
  const manual = [
    { driverId: '1', weekId: 'A' },
    { driverId: '3', weekId: 'A' },
  ];
  const held = ['1', '2', null, null].map((driverId) => ({ driverId, weekId: 'A' }));
  expect(countSlots([aWeek('A', { totalSlots: 6 })], manual, held)).toMatchObject([
    { usedSlots: 2, remainingSlots: 1 },
  ]);
});

test('imports its own export unchanged', () => {
  const weeks = [
    aWeek('W001'),
    aWeek('Sommer 1', { startDate: '2027-07-05', endDate: '2027-07-11' }),
  ];
  const back = parseText(weekRoster, toText(weekRoster, weeks));
  expect(back).toEqual({ ok: true, value: weeks.map(({ version: _, ...week }) => week) });
});

test('names every bad line of a paste', () => {
  const text = [
    'W001, 2027-01-04, 2027-01-10, 5',
    'W002, 2027-01-11',
    ', 2027-01-04, 2027-01-10, 5',
    'W003, 2027-02-30, 2027-03-07, 5',
    'W004, 2027-01-10, 2027-01-04, 5',
    'W005, 2027-01-04, 2027-01-10, none',
  ].join('\n');
  expect(parseText(weekRoster, text)).toEqual({
    ok: false,
    error: {
      code: 'import-errors',
      errors: [
        { code: 'bad-line', line: 2, problem: { code: 'too-few-week-fields' } },
        { code: 'bad-line', line: 3, problem: { code: 'week-id-empty' } },
        { code: 'bad-line', line: 4, problem: { code: 'no-such-date', found: '2027-02-30' } },
        { code: 'bad-line', line: 5, problem: { code: 'week-ends-early' } },
        { code: 'bad-line', line: 6, problem: { code: 'invalid-slots', most: 1000 } },
      ],
    },
  });
});
