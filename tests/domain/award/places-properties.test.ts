import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { award, runAward } from '~/domain/award/award';
import { countWeeks, type AwardInput } from '~/domain/award/award-input';
import { explainAllPicks } from '~/domain/award/reasons';
import { getPlaces } from '~/domain/jobs/job';
import { listCounting } from '~/domain/jobs/manual-places';
import { awardInputs, inputsWithPlaces } from '~/tests/support/award-arbitrary';
import { runs } from '~/tests/support/fast-check';
import {
  inSeniorityOrder,
  isInTurn,
  latestByDriver,
  mayHold,
  weeksOverlap,
} from '~/tests/support/naive-award';

const check = (property: (input: AwardInput) => void, count = 200) =>
  fc.assert(fc.property(inputsWithPlaces, property), runs(count));

test('gives what engine 1, without places and rounds, gave for 3,000 inputs', () => {
  const hash = createHash('sha256');
  for (const input of fc.sample(awardInputs, { numRuns: 3000, seed: 18 })) {
    const run = runAward(input);
    hash.update(JSON.stringify(award(input)));
    hash.update(
      JSON.stringify([...explainAllPicks(run, 'jobs'), ...explainAllPicks(run, 'vacations')]),
    );
  }
  // Computed with the engine of commit 3e0b4dd5.
  expect(hash.digest('hex')).toBe(
    '69fab8ea51aed3cbe6f211ebba3d03731185a1254bcbe3a272384b3c28c3a038',
  );
});

test('counts the manual assignments that pages show as counting', () => {
  check((input) => {
    const toPairs = (rows: readonly { driverId: string; jobId: string }[]) =>
      rows.map(({ driverId, jobId }) => JSON.stringify([driverId, jobId])).sort();
    const manual = award(input).jobs.filter(({ assignmentType }) => assignmentType === 'manual');
    expect(toPairs(manual)).toEqual(toPairs(listCounting(input.manualAssignments, input)));
  });
});

test('exceeds no places, slots or weeks of a driver, and gives nobody overlapping weeks by a rule', () => {
  check((input) => {
    const { jobs, vacations } = award(input);
    for (const job of input.jobs)
      expect(jobs.filter(({ jobId }) => jobId === job.jobId).length).toBeLessThanOrEqual(
        getPlaces(job),
      );
    for (const { weekId, totalSlots } of input.vacationWeeks)
      expect(vacations.filter((one) => one.weekId === weekId).length).toBeLessThanOrEqual(
        totalSlots,
      );
    for (const driver of input.drivers) {
      const own = vacations.filter(({ driverId }) => driverId === driver.employeeId);
      expect(new Set(own.map(({ weekId }) => weekId)).size).toBe(own.length);
      expect(own.length).toBeLessThanOrEqual(countWeeks(driver));
      for (const { weekId, assignmentType } of own)
        if (assignmentType !== 'manual')
          expect(
            own.filter((one) => one.weekId !== weekId && weeksOverlap(input, one.weekId, weekId)),
          ).toEqual([]);
    }
  });
});

test('wastes no place: nobody would rather have a job with a free place, or a picked week with a free slot', () => {
  check((input) => {
    const { jobs, vacations } = award(input);
    const picks = latestByDriver(input.preferences);
    for (const driver of input.drivers.filter(isInTurn)) {
      const own = jobs.find(({ driverId }) => driverId === driver.employeeId);
      const list = picks.get(driver.employeeId)?.preferences ?? [];
      const wanted = own?.assignmentType === 'manual' ? [] : list;
      const got = own ? wanted.indexOf(own.jobId) : -1;
      for (const id of wanted.slice(0, got < 0 ? undefined : got)) {
        const job = input.jobs.find(({ jobId }) => jobId === id);
        if (!job || !mayHold(input, driver, job)) continue;
        expect(jobs.filter(({ jobId }) => jobId === id)).toHaveLength(getPlaces(job));
      }
    }
    // Reasons name a free slot only after publishing.
    const reasons = [...explainAllPicks(runAward(input), 'vacations')];
    expect(reasons.filter(({ reason }) => reason.code === 'not-freed')).toEqual([]);
    for (const { pickId, reason } of reasons)
      if (reason.code === 'week-full')
        expect(vacations.filter(({ weekId }) => weekId === pickId)).toHaveLength(reason.slots);
  });
});

test('lets nobody envy a less senior driver: of a job, or within a round of weeks', () => {
  check((input) => {
    const order = inSeniorityOrder(input.drivers).map(({ employeeId }) => employeeId);
    const run = runAward(input);
    for (const { driverId, reason } of [
      ...explainAllPicks(run, 'jobs'),
      ...explainAllPicks(run, 'vacations'),
    ]) {
      if (reason.code !== 'job-full' && reason.code !== 'week-full') continue;
      const { decider } = reason;
      if (!decider || decider.assignmentType === 'manual') continue;
      const isAhead = order.indexOf(decider.driverId) < order.indexOf(driverId);
      expect(isAhead).toBe(!('before' in reason));
      if (!isAhead) expect(input.settings.vacationRounds?.length ?? 1).toBeGreaterThan(1);
    }
  });
});

test('gives a true reason for every week', () => {
  check((input) => {
    const run = runAward(input);
    const { vacations } = award(input);
    for (const { driverId, pickId, reason } of explainAllPicks(run, 'vacations')) {
      const own = vacations.filter((one) => one.driverId === driverId);
      const isOwn = own.some(({ weekId }) => weekId === pickId);
      expect(isOwn).toBe(reason.code === 'awarded');
      if (reason.code === 'overlaps') {
        expect(weeksOverlap(input, reason.weekId, pickId)).toBe(true);
        expect(own.map(({ weekId }) => weekId)).toContain(reason.weekId);
      }
      if (reason.code === 'weeks-used-up') expect(own).toHaveLength(reason.weeks);
    }
  }, 300);
});
