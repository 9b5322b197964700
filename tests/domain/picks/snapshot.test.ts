import { expect, test } from 'vitest';
import type { PickList } from '~/domain/picks/pick-list';
import { snapshotRows } from '~/domain/picks/snapshot';
import { aDriver, aJob } from '~/tests/support/roster-builders';

const jobs = [...['J1', 'J2', 'J3', 'J4'].map((jobId) => aJob({ jobId }))];
const airport = aJob({ jobId: 'A1', isAirport: true });
const drivers = [3, 1, 2, 4].map((rank) =>
  aDriver({ employeeId: `100000${rank}`, name: `D${rank}`, seniorityNumber: rank }),
);
const list = (rank: number, jobIds: string[], periodId = '2026-W49'): PickList => ({
  employeeId: `100000${rank}`,
  jobIds,
  periodId,
  windowVersion: 1,
  acceptedAt: '2026-11-23T12:00:00.000Z',
  receiptNumber: 'R',
  late: false,
});
const getRows = (lists: PickList[], standingPicks = true) =>
  snapshotRows({
    drivers,
    lists,
    jobs: [...jobs, airport],
    period: { periodId: '2026-W49', standingPicks },
    rules: { airportCertificationRequired: true },
    onLeave: new Map([['1000003', {}]]),
  }).map(({ employeeId, picks, first, savedAt, state, isOnLeave }) => [
    employeeId,
    picks,
    first.join(' '),
    savedAt !== null,
    isOnLeave ? `${state}, on leave` : state,
  ]);

test('counts picks that take part by seniority, without deleted or forbidden jobs', () => {
  expect(
    getRows([
      list(1, ['A1', 'J4', 'gone', 'J1', 'J2', 'J3']),
      list(2, ['J2'], '2026-W48'),
      list(3, []),
    ]),
  ).toEqual([
    ['1000001', 4, 'J4 J1 J2', true, 'submitted'],
    ['1000002', 1, 'J2', true, 'standing'],
    ['1000003', 0, '', true, 'submitted, on leave'],
    ['1000004', 0, '', false, 'none'],
  ]);
});

test('tells a list that an administrator entered from one that the driver saved', () => {
  const enteredBy = { username: 'admin', askedBy: 'D1', how: 'phone' };
  const rows = getRows([
    { ...list(1, ['J1']), enteredBy },
    { ...list(2, ['J1'], '2026-W48'), enteredBy },
  ]);
  expect(rows.map((row) => row.at(-1))).toEqual(['entered', 'standing', 'none, on leave', 'none']);
});

test('ignores a list of an earlier period without standing picks', () => {
  expect(getRows([list(2, ['J2'], '2026-W48')], false)[1]).toEqual([
    '1000002',
    0,
    '',
    false,
    'none',
  ]);
});
