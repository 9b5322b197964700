import fc from 'fast-check';
import { expect, test } from 'vitest';
import { award, runAward } from '~/domain/award/award';
import type { AwardInput } from '~/domain/award/award-input';
import { explainAllPicks } from '~/domain/award/reasons';
import { inputsWithJobChains } from '~/tests/support/award-arbitrary';
import { runs } from '~/tests/support/fast-check';
import { inSeniorityOrder, latestByDriver, mayHold } from '~/tests/support/naive-award';

/** The award without its trades, which may exchange any two jobs. */
const passOn = ({ trades: _, ...input }: AwardInput) => award(input);

const check = (property: (input: AwardInput) => void, count = 1000) =>
  fc.assert(fc.property(inputsWithJobChains, property), runs(count));

const getRank = (input: AwardInput, driverId: string, jobId: string) => {
  const at = latestByDriver(input.preferences).get(driverId)?.preferences.indexOf(jobId) ?? -1;
  return at < 0 ? Infinity : at;
};
const listHeld = ({ drivers, jobs, freedJobs }: AwardInput) =>
  freedJobs!.held.filter(
    ({ driverId, jobId }) =>
      drivers.some(({ employeeId }) => employeeId === driverId) &&
      jobs.some((job) => job.jobId === jobId),
  );

test('takes no job from anybody: each is kept, freed, or left for one that its driver ranks higher', () => {
  check((input) => {
    const { jobs, jobChain } = passOn(input);
    for (const row of listHeld(input)) {
      const isFreed = input.freedJobs!.freed.some(
        ({ driverId, jobId }) => driverId === row.driverId && jobId === row.jobId,
      );
      const now = jobs.find(({ driverId }) => driverId === row.driverId);
      if (now?.jobId === row.jobId || isFreed) continue;
      const freedLater = jobChain!.some(
        ({ driverId, movedFrom }) => driverId === row.driverId && movedFrom === row.jobId,
      );
      expect(freedLater).toBe(true);
      const { freed } = input.freedJobs!;
      if (freed.some(({ driverId }) => driverId === row.driverId)) continue;
      expect(getRank(input, row.driverId, now!.jobId)).toBeLessThan(
        getRank(input, row.driverId, row.jobId),
      );
    }
  });
});

test('makes every step an improvement for the driver who takes the job, and one that they may hold', () => {
  check((input) => {
    const { jobChain } = award(input);
    for (const { jobId, driverId, movedFrom } of jobChain!) {
      if (driverId === null) continue;
      const driver = input.drivers.find(({ employeeId }) => employeeId === driverId)!;
      const job = input.jobs.find((one) => one.jobId === jobId)!;
      expect(driver.isEligible && !driver.onLeave && !driver.onVacation).toBe(true);
      expect(mayHold(input, driver, job)).toBe(true);
      const rank = getRank(input, driverId, jobId);
      expect(rank).toBeLessThan(
        movedFrom === null ? Infinity : getRank(input, driverId, movedFrom),
      );
    }
  });
});

test('keeps manual jobs and those of trades, and fills no job beyond its places', () => {
  check((input) => {
    const { jobs } = passOn(input);
    const isSame =
      (a: { driverId: string | null; jobId: string }) =>
      (b: { driverId: string | null; jobId: string }) =>
        a.driverId === b.driverId && a.jobId === b.jobId;
    for (const row of listHeld(input))
      if (['manual', 'trade'].includes(row.assignmentType))
        expect(jobs.some(isSame(row)) || input.freedJobs!.freed.some(isSame(row))).toBe(true);
    for (const { jobId, places = 1 } of input.jobs) {
      const count = (rows: readonly { readonly jobId: string }[]) =>
        rows.filter((one) => one.jobId === jobId).length;
      expect(count(jobs)).toBeLessThanOrEqual(Math.max(places, count(listHeld(input))));
    }
    expect(new Set(jobs.map(({ driverId }) => driverId)).size).toBe(jobs.length);
  });
});

test('limits the moves of each freed row', () => {
  check((input) => {
    const { chainMoves } = input.settings;
    const moves = award(input).jobChain!.filter(({ driverId }) => driverId !== null).length;
    if (chainMoves !== undefined)
      expect(moves).toBeLessThanOrEqual(chainMoves * input.freedJobs!.freed.length);
  });
});

test('does not depend on the order in which drivers, jobs, lists and held jobs are stored', () => {
  check((input) => {
    const { held, freed } = input.freedJobs!;
    const backward = {
      ...input,
      drivers: input.drivers.toReversed(),
      jobs: input.jobs.toReversed(),
      preferences: [...latestByDriver(input.preferences).values()].toReversed(),
      freedJobs: { held: held.toReversed(), freed },
    };
    expect(award(backward)).toEqual(award(input));
  });
});

test('reads neither manual assignments nor the rules of the company', () => {
  check((input) => {
    const { settings } = input;
    const others = {
      ...input,
      manualAssignments: [],
      settings: {
        ...settings,
        useSeniorityAssignment: !settings.useSeniorityAssignment,
        disableAutoAssignments: !settings.disableAutoAssignments,
      },
    };
    expect(award(others)).toMatchObject({ jobs: award(input).jobs });
  });
});

test('gives a true reason for every pick', () => {
  check((input) => {
    const { jobs } = passOn(input);
    const order = inSeniorityOrder(input.drivers).map(({ employeeId }) => employeeId);
    const { trades: _, ...untraded } = input;
    for (const { driverId, pickId, reason } of explainAllPicks(runAward(untraded), 'jobs')) {
      const takers = jobs.filter(({ jobId }) => jobId === pickId);
      expect(takers.some((one) => one.driverId === driverId)).toBe(reason.code === 'awarded');
      const places = input.jobs.find(({ jobId }) => jobId === pickId)?.places ?? 1;
      if (reason.code === 'chain-ended') expect(takers.length).toBeLessThan(places);
      if (reason.code !== 'went-to' && reason.code !== 'job-full') continue;
      expect(takers.length).toBeGreaterThanOrEqual(places);
      if (reason.decider.assignmentType === 'manual') continue;
      const isMoreSenior = order.indexOf(reason.decider.driverId) < order.indexOf(driverId);
      expect(isMoreSenior).toBe(!reason.isHeld);
    }
  });
});
