import fc from 'fast-check';
import { expect, test } from 'vitest';
import { award, runAward } from '~/domain/award/award';
import type { AwardInput } from '~/domain/award/award-input';
import { explainAllPicks } from '~/domain/award/reasons';
import { inputsWithKept } from '~/tests/support/award-arbitrary';
import { runs } from '~/tests/support/fast-check';
import { inSeniorityOrder, latestByDriver } from '~/tests/support/naive-award';

/** Without trades, which may exchange any two jobs. */
const withoutTrades = ({ trades: _, ...input }: AwardInput): AwardInput => input;

const check = (property: (input: AwardInput) => void) =>
  fc.assert(fc.property(inputsWithKept, property), runs(1000));

const listKnown = ({ drivers, jobs, kept = [] }: AwardInput) =>
  kept.filter(
    ({ driverId, jobId }) =>
      drivers.some(({ employeeId }) => employeeId === driverId) &&
      jobs.some((job) => job.jobId === jobId),
  );

test('leaves every kept job with its driver and its type, and nobody has two', () => {
  check((input) => {
    const { jobs } = award(withoutTrades(input));
    for (const row of listKnown(input)) expect(jobs).toContainEqual(row);
    expect(new Set(jobs.map(({ driverId }) => driverId)).size).toBe(jobs.length);
  });
});

test('gives no job to more drivers than it has places or kept rows', () => {
  check((input) => {
    const { jobs } = award(input);
    for (const { jobId, places = 1 } of input.jobs) {
      const count = (rows: readonly { readonly jobId: string }[]) =>
        rows.filter((one) => one.jobId === jobId).length;
      expect(count(jobs)).toBeLessThanOrEqual(Math.max(places, count(listKnown(input))));
    }
  });
});

test('awards by the rules alone if nobody keeps anything', () => {
  check(({ kept: _, ...input }) => {
    expect(award({ ...input, kept: [] })).toEqual(award(input));
  });
});

test('does not depend on the order in which drivers, jobs, lists and kept jobs are stored', () => {
  check((input) => {
    const backward = {
      ...input,
      drivers: input.drivers.toReversed(),
      jobs: input.jobs.toReversed(),
      preferences: [...latestByDriver(input.preferences).values()].toReversed(),
      kept: input.kept!.toReversed(),
    };
    expect(award(backward).jobs).toEqual(award(input).jobs);
  });
});

test('gives a true reason for every pick', () => {
  check((traded) => {
    const input = withoutTrades(traded);
    const { jobs } = award(input);
    const known = listKnown(input);
    const keeps = (id: string) => known.some(({ driverId }) => driverId === id);
    const order = inSeniorityOrder(input.drivers).map(({ employeeId }) => employeeId);
    for (const { driverId, pickId, reason } of explainAllPicks(runAward(input), 'jobs')) {
      const takers = jobs.filter(({ jobId }) => jobId === pickId);
      const isOwn = takers.some((one) => one.driverId === driverId);
      expect(reason.code === 'awarded' || reason.code === 'kept').toBe(isOwn);
      if (isOwn) expect(reason.code === 'kept').toBe(keeps(driverId));
      if (reason.code === 'got-kept') expect(keeps(driverId)).toBe(true);
      if (reason.code === 'kept-by') expect(takers.every((one) => keeps(one.driverId))).toBe(true);
      if (reason.code !== 'went-to' && reason.code !== 'job-full') continue;
      if (reason.decider.assignmentType === 'manual') continue;
      expect(order.indexOf(reason.decider.driverId)).toBeLessThan(order.indexOf(driverId));
    }
  });
});
