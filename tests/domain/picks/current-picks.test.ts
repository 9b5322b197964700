import { expect, test } from 'vitest';
import { checkPicks } from '~/domain/picks/check-picks';
import { currentPicks, findEarlierList } from '~/domain/picks/current-picks';
import type { PickList } from '~/domain/picks/pick-list';
import { visibleJobs } from '~/domain/picks/visible-jobs';
import { aDriver, aJob } from '~/tests/support/roster-builders';

const stored: PickList = {
  employeeId: '1000001',
  jobIds: ['J1', 'J2', 'J3'],
  periodId: '2026-W49',
  windowVersion: 1,
  acceptedAt: '2026-11-21T12:00:00.000Z',
  receiptNumber: 'AAAA-BBBB',
  late: false,
};
const offered = new Set(['J1', 'J3']);

test('carries over a list of an earlier period without deleted jobs', () => {
  expect(currentPicks(stored, offered, { periodId: '2026-W50', standingPicks: true })).toEqual({
    jobIds: ['J1', 'J3'],
    standing: true,
    vanished: ['J2'],
  });
});

test('carries over no list where standing picks are off', () => {
  expect(currentPicks(stored, offered, { periodId: '2026-W50', standingPicks: false })).toEqual({
    jobIds: [],
    standing: false,
    vanished: [],
  });
});

test("uses the driver's own list of this period", () => {
  expect(
    currentPicks(stored, offered, { periodId: '2026-W49', standingPicks: false }).standing,
  ).toBe(false);
});

test('accepts an empty list, or offered jobs once each', () => {
  expect(checkPicks([], offered, 'job')).toEqual({ ok: true, value: [] });
  expect(checkPicks(['J1', 'J2'], offered, 'job')).toEqual({
    ok: false,
    error: { code: 'job-not-offered', jobId: 'J2' },
  });
  expect(checkPicks(['J1', 'J1'], offered, 'job')).toEqual({
    ok: false,
    error: { code: 'job-picked-twice', jobId: 'J1' },
  });
  expect(checkPicks(new Array(1001).fill('J1'), offered, 'job')).toMatchObject({
    ok: false,
    error: { code: 'too-many-picks' },
  });
});

test('shows airport jobs to certified drivers, or to all where certification is not required', () => {
  const jobs = [aJob(), aJob({ jobId: 'A1', isAirport: true })];
  const ids = (airportCertified: boolean, airportCertificationRequired: boolean) =>
    visibleJobs(jobs, aDriver({ airportCertified }), { airportCertificationRequired }).map(
      (job) => job.jobId,
    );
  expect([ids(false, true), ids(true, true), ids(false, false)]).toEqual([
    ['J1'],
    ['J1', 'A1'],
    ['J1', 'A1'],
  ]);
});

test('finds an earlier list to start from only where it does not count anyway', () => {
  const next = { periodId: '2026-W50', standingPicks: false };
  expect(findEarlierList(stored, offered, next)).toEqual({
    periodId: '2026-W49',
    ids: ['J1', 'J3'],
    gone: ['J2'],
  });
  expect(findEarlierList(stored, offered, { ...next, standingPicks: true })).toBeNull();
  expect(findEarlierList(stored, offered, { ...next, periodId: '2026-W49' })).toBeNull();
  expect(findEarlierList(stored, new Set(['J9']), next)).toBeNull();
  expect(findEarlierList(null, offered, next)).toBeNull();
});
