import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runAward } from '~/domain/award/award';
import type { AwardInput } from '~/domain/award/award-input';
import { checkRanked } from '~/domain/award/figures/safe-list';
import { getAward, getSafeDepth, listJobsWithinReach } from '~/domain/award/figures/standing';
import { awardInputs } from '~/tests/support/award-arbitrary';
import { anAwardDriver, anAwardJob, anInput, makePicks } from '~/tests/support/award-builders';
import { runs } from '~/tests/support/fast-check';

const drivers = [1, 2, 3].map((seniorityNumber) => anAwardDriver({ seniorityNumber }));
const jobs = ['J1', 'J2', 'J3'].map((jobId) => anAwardJob({ jobId }));
const [first, second, third] = drivers.map((driver) => driver.employeeId) as [
  string,
  string,
  string,
];

/** The same input with this list as the driver's only one. */
const withList = (input: AwardInput, driverId: string, list: readonly string[]): AwardInput => ({
  ...input,
  preferences: [
    ...input.preferences.filter((record) => record.driverId !== driverId),
    makePicks(driverId, list),
  ],
});

test('calls a list safe if it is longer than the number of drivers ahead', () => {
  const run = runAward(anInput({ drivers, jobs }));
  expect(getSafeDepth(run, first)).toEqual({ ahead: 0, byHand: 0, picks: 1 });
  expect(getSafeDepth(run, third)).toEqual({ ahead: 2, byHand: 0, picks: 3 });
});

test('counts every manual assignment, and no driver ahead who has one', () => {
  const input = anInput({ drivers, jobs });
  const behind = { ...input, manualAssignments: [{ driverId: third, jobId: 'J2' }] };
  const before = { ...input, manualAssignments: [{ driverId: first, jobId: 'J2' }] };
  expect(getSafeDepth(runAward(behind), second)).toEqual({ ahead: 1, byHand: 1, picks: 3 });
  expect(getSafeDepth(runAward(before), second)).toEqual({ ahead: 0, byHand: 1, picks: 2 });
});

test('a list is safe once its jobs have more places than others can take', () => {
  const depth = { ahead: 1, byHand: 1, picks: 3 };
  const job = anAwardJob({ jobId: 'J1' });
  expect(checkRanked(depth, [])).toEqual({ count: 0, isSafe: false });
  expect(checkRanked(depth, [job, job])).toEqual({ count: 2, isSafe: false });
  expect(checkRanked(depth, [job, job, job])).toEqual({ count: 3, isSafe: true });
  expect(checkRanked(depth, [job, { ...job, places: 2 }])).toEqual({ count: 2, isSafe: true });
});

test('gives no number where no list is safe', () => {
  const input = anInput({ drivers, jobs: jobs.slice(0, 2) });
  expect(getSafeDepth(runAward(input), third)).toBeNull();
  expect(getSafeDepth(runAward(input), '9999999')).toBeNull();
  const airport = jobs.map((job) => ({ ...job, isAirport: true }));
  expect(getSafeDepth(runAward({ ...input, jobs: airport }), first)).toBeNull();
  const resting = drivers.map((driver) => ({ ...driver, isEligible: false }));
  expect(getSafeDepth(runAward({ ...input, drivers: resting }), first)).toBeNull();
  const byHand = { ...input, manualAssignments: [{ driverId: first, jobId: 'J1' }] };
  expect(getSafeDepth(runAward(byHand), first)).toBeNull();
});

test('guarantees a job to a driver who ranks that many, whatever the others rank', () => {
  let checked = 0;
  fc.assert(
    fc.property(awardInputs, (input) => {
      for (const driver of input.drivers) {
        const depth = getSafeDepth(runAward(input), driver.employeeId);
        if (!depth) continue;
        const may = input.jobs.filter(
          (job) =>
            !job.isAirport ||
            driver.airportCertified ||
            !input.settings.company.airportCertificationRequired,
        );
        const list = may.slice(0, depth.picks).map((job) => job.jobId);
        const award = getAward(
          runAward(withList(input, driver.employeeId, list)),
          driver.employeeId,
        );
        expect(award?.assignmentType).toBe('preference');
        expect(list[award!.rank! - 1]).toBe(award!.jobId);
        checked++;
      }
    }),
    runs(500),
  );
  expect(checked).toBeGreaterThan(500);
});

test('lists the jobs that are left at the turn of the driver, and those that only drivers behind want', () => {
  const lists = [first, third].map((driverId) => withList(anInput(), driverId, ['J1', 'J3']));
  const preferences = lists.flatMap((input) => input.preferences);
  const run = runAward(anInput({ drivers, jobs, preferences }));
  expect(listJobsWithinReach(run, second)).toEqual(['J2', 'J3']);
  expect(listJobsWithinReach(run, third)).toEqual(['J2', 'J3']);
});

test('lists a job of which a place is left', () => {
  const input = anInput({ drivers, jobs: [{ ...jobs[0]!, places: 2 }] });
  const run = runAward(withList(input, first, ['J1']));
  expect(listJobsWithinReach(run, second)).toEqual(['J1']);
});

test('lists nothing for a driver whose list decides nothing', () => {
  const input = anInput({ drivers, jobs, manualAssignments: [{ driverId: third, jobId: 'J2' }] });
  expect(listJobsWithinReach(runAward(input), third)).toBeNull();
  expect(listJobsWithinReach(runAward(input), '9999999')).toBeNull();
  expect(listJobsWithinReach(runAward(input), first)).toEqual(['J1', 'J3']);
});

test('lists exactly the jobs that the engine gives to the driver who ranks them first', () => {
  let listed = 0;
  fc.assert(
    fc.property(awardInputs, (input) => {
      const run = runAward(input);
      for (const { employeeId } of input.drivers) {
        const within = listJobsWithinReach(run, employeeId);
        if (!within) continue;
        const given = input.jobs
          .map(({ jobId }) => jobId)
          .filter((jobId) => {
            const award = getAward(runAward(withList(input, employeeId, [jobId])), employeeId);
            return award?.jobId === jobId && award.assignmentType === 'preference';
          });
        expect(within).toEqual(given);
        listed += within.length;
      }
    }),
    runs(500),
  );
  expect(listed).toBeGreaterThan(500);
});
