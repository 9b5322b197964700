import { expect, test } from 'vitest';
import { groupWaiting } from '~/domain/picks/carried-over';
import { aPickList } from '~/tests/store/builders';
import { aDriver, aJob } from '~/tests/support/roster-builders';

const [saved, carriedOver, outdated, without] = ['1000001', '1000002', '1000003', '1000004'];
const drivers = [saved, carriedOver, outdated, without].map((employeeId) =>
  aDriver({ employeeId: employeeId! }),
);
const lists = [
  aPickList({ employeeId: saved!, periodId: '2026-W49', jobIds: [] }),
  aPickList({ employeeId: carriedOver!, periodId: '2026-W48', jobIds: ['J1'] }),
  aPickList({ employeeId: outdated!, periodId: '2026-W48', jobIds: ['GONE'] }),
];
const group = (change: { standingPicks?: boolean; isSealed?: boolean }) => {
  const { standingPicks = true, isSealed = false } = change;
  const waiting = groupWaiting(drivers, {
    lists,
    jobs: [aJob({ jobId: 'J1' })],
    period: { periodId: '2026-W49', standingPicks },
    rules: { airportCertificationRequired: true },
    isSealed,
  });
  return [waiting.none, waiting.carriedOver].map((group) => group.map((one) => one.employeeId));
};

test('a carried-over list counts while it has a job on offer', () => {
  expect(group({})).toEqual([[outdated, without], [carriedOver]]);
});

test('while lists are sealed, every earlier list counts', () => {
  expect(group({ isSealed: true })).toEqual([[without], [carriedOver, outdated]]);
});

test('where lists are not carried over, only a save of the period counts', () => {
  expect(group({ standingPicks: false })).toEqual([[carriedOver, outdated, without], []]);
});
