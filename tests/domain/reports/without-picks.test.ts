import { expect, test } from 'vitest';
import { findWithoutPicks, joinWithoutPicks } from '~/domain/reports/without-picks';
import { aPickList } from '~/tests/store/builders';
import { aDriver, aJob } from '~/tests/support/roster-builders';

const drivers = [
  aDriver({ employeeId: '1000001', name: 'Ada', seniorityNumber: 4 }),
  aDriver({ employeeId: '1000002', name: 'Bob', seniorityNumber: 1 }),
  aDriver({ employeeId: '1000003', name: 'Eve', seniorityNumber: 3, isEligible: false }),
  aDriver({ employeeId: '1000004', name: 'Gus', seniorityNumber: 2, airportCertified: false }),
];
const jobs = [aJob({ jobId: 'J1' }), aJob({ jobId: 'A1', isAirport: true })];
const before = (employeeId: string, jobIds: string[]) =>
  aPickList({ employeeId, periodId: '2026-W48', jobIds });
const asked = {
  drivers,
  jobs,
  period: { periodId: '2026-W49', standingPicks: true },
  rules: { airportCertificationRequired: true },
  isSealed: false,
};
const find = (change: Partial<Parameters<typeof findWithoutPicks>[0]>) => {
  const { none, carriedOver } = findWithoutPicks({ ...asked, lists: [], ...change });
  return [none, carriedOver].map(({ rows }) => rows.map(([id]) => id));
};

test('lists eligible drivers who have not saved in the period, even an empty list', () => {
  const lists = [aPickList({ employeeId: '1000001', periodId: '2026-W49', jobIds: [] })];
  expect(findWithoutPicks({ ...asked, lists }).none).toEqual({
    columns: ['driverId', 'driverName', 'seniorityNumber', 'vcStatus', 'airportCertified'],
    rows: [
      ['1000002', 'Bob', 1, false, false],
      ['1000004', 'Gus', 2, false, false],
    ],
  });
});

test('keeps drivers apart whose earlier list takes part in the award', () => {
  const lists = [before('1000002', ['J1']), before('1000003', ['J1'])];
  expect(find({ lists })).toEqual([['1000004', '1000001'], ['1000002']]);
});

test('counts no carried-over list where the site uses none, or if nothing of it is offered', () => {
  const lists = [before('1000002', ['J1']), before('1000004', ['A1']), before('1000001', ['gone'])];
  const none = ['1000002', '1000004', '1000001'];
  expect(find({ lists, period: { ...asked.period, standingPicks: false } })).toEqual([none, []]);
  expect(find({ lists })).toEqual([['1000004', '1000001'], ['1000002']]);
  expect(find({ lists, rules: { airportCertificationRequired: false } })).toEqual([
    ['1000001'],
    ['1000002', '1000004'],
  ]);
});

test('does not depend on what is in sealed lists', () => {
  const withPicks = [before('1000002', ['J1']), before('1000001', ['gone'])];
  const sealed = withPicks.map((list) => ({ ...list, jobIds: [] }));
  expect(find({ lists: sealed, isSealed: true })).toEqual([['1000004'], ['1000002', '1000001']]);
  expect(find({ lists: withPicks, isSealed: true })).toEqual(
    find({ lists: sealed, isSealed: true }),
  );
});

test('tells the groups apart in one table only if there are two', () => {
  const lists = [before('1000002', ['J1'])];
  const joined = joinWithoutPicks(findWithoutPicks({ ...asked, lists }));
  expect(joined.columns.at(-1)).toBe('carriedOver');
  expect(joined.rows.map((row) => [row[0], row.at(-1)])).toEqual([
    ['1000004', false],
    ['1000001', false],
    ['1000002', true],
  ]);
  const alone = joinWithoutPicks(findWithoutPicks({ ...asked, lists: [] }));
  expect([alone.columns.at(-1), alone.rows.length]).toEqual(['airportCertified', 3]);
});
