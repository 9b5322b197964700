import { expect, test } from 'vitest';
import { listWithoutList } from '~/domain/selection/without-list';
import { aDriver } from '~/tests/support/roster-builders';

const ids = ['1000001', '1000002', '1000003', '1000004', '1000005'] as const;
const [saved, carriedOver, without, onVacation, notEligible] = ids;
const drivers = ids.map((employeeId) => ({
  ...aDriver({ employeeId, isEligible: employeeId !== notEligible }),
  onVacation: employeeId === onVacation ? { weekId: 'W1', usualJobId: null } : undefined,
}));
const lists = [
  { employeeId: saved, periodId: '2026-W49' },
  { employeeId: carriedOver, periodId: '2026-W48' },
];
const find = (standingPicks: boolean) =>
  listWithoutList(drivers, lists, {
    window: { periodId: '2026-W49' },
    settings: { standingPicks },
  }).map(({ employeeId }) => employeeId);

test('a driver with a carried-over list is not without a list', () => {
  expect(find(true)).toEqual([without]);
});

test('where lists are not carried over, only a save of the period counts', () => {
  expect(find(false)).toEqual([carriedOver, without]);
});
