import { expect, test } from 'vitest';
import { runAward } from '~/domain/award/award';
import { getPickShares } from '~/domain/award/figures/pick-shares';
import { anAwardDriver, anAwardJob, anInput, makePicks } from '~/tests/support/award-builders';

const drivers = Array.from({ length: 11 }, (_, i) => anAwardDriver({ seniorityNumber: i + 1 }));
const jobs = Array.from({ length: 10 }, (_, i) => anAwardJob({ jobId: `J${i + 1}` }));
const nothing = { pick1: 0, pick2: 0, pick3: 0, later: 0, other: 0, none: 0 };

test('counts the rank of each awarded pick in bands of equal size', () => {
  const everybody = jobs.map((job) => job.jobId);
  const input = anInput({
    drivers,
    jobs,
    preferences: drivers.map((driver) => makePicks(driver.employeeId, everybody)),
    manualAssignments: [{ driverId: drivers[10]!.employeeId, jobId: 'J10' }],
  });
  expect(getPickShares(runAward(input))).toEqual([
    { ...nothing, from: 1, to: 6, drivers: 6, pick1: 1, pick2: 1, pick3: 1, later: 3 },
    { ...nothing, from: 7, to: 11, drivers: 5, later: 3, other: 1, none: 1 },
  ]);
});

test('leaves out ineligible drivers, and shows nothing for too few drivers', () => {
  const resting = drivers.map((driver, i) => ({ ...driver, isEligible: i >= 6 }));
  expect(getPickShares(runAward(anInput({ drivers: resting, jobs })))).toEqual([
    { ...nothing, from: 7, to: 11, drivers: 5, none: 5 },
  ]);
  expect(getPickShares(runAward(anInput({ drivers: drivers.slice(0, 4), jobs })))).toEqual([]);
});
