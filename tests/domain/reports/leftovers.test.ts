import { expect, test } from 'vitest';
import type { DriverFigures } from '~/domain/reports/award-figures';
import { leftoversReport } from '~/domain/reports/leftovers';

const aRow = (employeeId: string, change: Partial<DriverFigures> = {}): DriverFigures => ({
  employeeId,
  name: `Driver ${employeeId.at(-1)}`,
  seniorityNumber: Number(employeeId.at(-1)),
  savedAt: '2026-11-23T10:00:00.000Z',
  ranked: 2,
  rank: 1,
  jobId: 'J1',
  assignmentType: 'preference',
  ...change,
});
const leftover = { rank: null, jobId: 'J9', assignmentType: 'seniority' };
const nothing = { rank: null, jobId: null, assignmentType: null };
const aWeek = (periodId: string, drivers: readonly DriverFigures[]) => ({
  periodId,
  figures: { drivers, jobs: [] },
});

test('lists who fell to leftovers how often, and in which weeks', () => {
  const weeks = [
    aWeek('2026-W51', [
      aRow('1000001', leftover),
      aRow('1000002', { ...leftover, seniorityNumber: 8, name: 'Renamed' }),
      aRow('1000003'),
    ]),
    { periodId: '2026-W50', figures: null },
    aWeek('2026-W49', [aRow('1000001'), aRow('1000002', nothing), aRow('1000003')]),
  ];
  expect(leftoversReport(weeks)).toEqual({
    columns: [
      ...['driverId', 'driverName', 'seniorityNumber', 'leftovers', 'withoutJob'],
      ...['weeksRanked', 'leftoverWeeks'],
    ],
    rows: [
      ['1000002', 'Renamed', 8, 2, 1, 2, { weeks: ['2026-W51', '2026-W49'] }],
      ['1000001', 'Driver 1', 1, 1, 0, 2, { weeks: ['2026-W51'] }],
    ],
  });
});

test.each([
  ['got a pick', {}],
  ['ranked nothing on offer', { ...leftover, ranked: 0 }],
  ['has a manual assignment', { ...leftover, assignmentType: 'manual' }],
])('does not list a driver who %s', (_, change) => {
  expect(leftoversReport([aWeek('2026-W49', [aRow('1000001', change)])]).rows).toEqual([]);
});
