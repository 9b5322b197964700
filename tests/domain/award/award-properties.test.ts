import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { award } from '~/domain/award/award';
import type { AwardInput } from '~/domain/award/award-input';
import { awardInputs } from '~/tests/support/award-arbitrary';
import { runs } from '~/tests/support/fast-check';
import {
  inSeniorityOrder,
  isInRing,
  isInTurn,
  latestByDriver,
  mayHold,
} from '~/tests/support/naive-award';

const check = (property: (input: AwardInput) => void, count = 200) =>
  fc.assert(fc.property(awardInputs, property), runs(count));

/** Each driver's job from the preference phase. */
const pickedJobs = (input: AwardInput) =>
  new Map(
    award(input)
      .jobs.filter(({ assignmentType }) => assignmentType === 'preference')
      .map(({ driverId, jobId }) => [driverId, jobId]),
  );

/** The drivers who take part in the preference phase, most senior first, with their usable picks. */
const contenders = (input: AwardInput) => {
  const manual = award(input).jobs.filter(({ assignmentType }) => assignmentType === 'manual');
  const gone = new Set(manual.map(({ jobId }) => jobId));
  const busy = new Set(manual.map(({ driverId }) => driverId));
  const latest = latestByDriver(input.preferences);
  return inSeniorityOrder(input.drivers)
    .filter((driver) => isInTurn(driver) && !busy.has(driver.employeeId))
    .map((driver) => ({
      id: driver.employeeId,
      wishes: (latest.get(driver.employeeId)?.preferences ?? []).filter((id, rank, all) => {
        const job = input.jobs.find(({ jobId }) => jobId === id);
        return job && !gone.has(id) && all.indexOf(id) === rank && mayHold(input, driver, job);
      }),
    }));
};

const wishRank = (wishes: readonly string[], jobId: string | undefined): number => {
  const rank = jobId === undefined ? -1 : wishes.indexOf(jobId);
  return rank < 0 ? Infinity : rank;
};

const shuffledBy = <T>(list: readonly T[], random: () => number): T[] => {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [copy[i], copy[j]] = [copy[j]!, copy[i]!];
  }
  return copy;
};

describe('award for any input', () => {
  test('assigns each driver and each job at most once, and no week beyond its slots', () => {
    check((input) => {
      const { jobs, vacations } = award(input);
      expect(new Set(jobs.map(({ jobId }) => jobId)).size).toBe(jobs.length);
      expect(new Set(jobs.map(({ driverId }) => driverId)).size).toBe(jobs.length);
      expect(new Set(vacations.map(({ driverId }) => driverId)).size).toBe(vacations.length);
      for (const { weekId, totalSlots } of input.vacationWeeks) {
        expect(vacations.filter((one) => one.weekId === weekId).length).toBeLessThanOrEqual(
          totalSlots,
        );
      }
    });
  });

  test('gives airport jobs only to certified and any job only to eligible drivers, except manually', () => {
    check((input) => {
      for (const { jobId, driverId, assignmentType } of award(input).jobs) {
        if (assignmentType === 'manual') continue;
        const driver = input.drivers.find(({ employeeId }) => employeeId === driverId)!;
        expect(isInTurn(driver)).toBe(true);
        expect(
          mayHold(
            input,
            driver,
            input.jobs.find((job) => job.jobId === jobId)!,
          ),
        ).toBe(true);
      }
    });
  });

  test('leaves no justified envy: a driver with a job that another prefers is more senior', () => {
    check((input) => {
      const got = pickedJobs(input);
      const seats = contenders(input);
      const turnById = new Map(seats.map(({ id }, turn) => [id, turn]));
      const holderByJob = new Map([...got].map(([driver, job]) => [job, driver]));
      seats.forEach(({ id, wishes }, turn) => {
        for (const better of wishes.slice(0, wishRank(wishes, got.get(id)))) {
          expect(turnById.get(holderByJob.get(better) ?? '')).toBeLessThan(turn);
        }
      });
    });
  });

  test('is Pareto efficient in the preference phase: no free job and no ring of swaps helps', () => {
    check((input) => {
      const got = pickedJobs(input);
      const seats = contenders(input);
      const holderByJob = new Map([...got].map(([driver, job]) => [job, driver]));
      // A graph with edges from each driver to the holders of the jobs they prefer. A trade that helps everyone
      // in it is a cycle.
      const wants = new Map(
        seats.map(({ id, wishes }) => {
          const better = wishes.slice(0, wishRank(wishes, got.get(id)));
          for (const job of better) expect(holderByJob.has(job)).toBe(true);
          return [id, better.map((job) => holderByJob.get(job)!)];
        }),
      );
      expect(seats.filter(({ id }) => isInRing(wants, id))).toEqual([]);
    });
  });

  test('is strategy-proof in the preference phase: no other list gets a driver a better job', () => {
    fc.assert(
      fc.property(awardInputs, fc.nat(), fc.infiniteStream(fc.nat()), (input, who, numbers) => {
        const seats = contenders(input);
        if (seats.length === 0) return;
        const { id, wishes } = seats[who % seats.length]!;
        const honest = wishRank(wishes, pickedJobs(input).get(id));
        const random = () => (numbers.next().value % 1000) / 1000;
        const lie = shuffledBy(
          input.jobs.map(({ jobId }) => jobId),
          random,
        ).slice(0, Math.floor(random() * (input.jobs.length + 1)));
        const others = input.preferences.filter(({ driverId }) => driverId !== id);
        const record = { driverId: id, preferences: lie, submissionTime: '2026-11-25T10:00:00Z' };
        const lied = pickedJobs({ ...input, preferences: [...others, record] });
        expect(wishRank(wishes, lied.get(id))).toBeGreaterThanOrEqual(honest);
      }),
      runs(200),
    );
  });

  test('does not depend on the order of lists, except manual entries and equal submission times', () => {
    fc.assert(
      fc.property(awardInputs, fc.infiniteStream(fc.nat()), (input, numbers) => {
        const shuffle = <T>(list: readonly T[]) =>
          shuffledBy(list, () => (numbers.next().value % 997) / 997);
        const settled = {
          ...input,
          preferences: [...latestByDriver(input.preferences).values()],
          vacationPreferences: [...latestByDriver(input.vacationPreferences).values()],
        };
        const mixed = {
          ...settled,
          drivers: shuffle(settled.drivers),
          jobs: shuffle(settled.jobs),
          preferences: shuffle(settled.preferences),
          vacationWeeks: shuffle(settled.vacationWeeks),
          vacationPreferences: shuffle(settled.vacationPreferences),
        };
        expect(award(mixed)).toEqual(award(input));
      }),
      runs(200),
    );
  });

  test('changes no other preference award when the least senior driver is absent', () => {
    check((input) => {
      const least = contenders(input).at(-1)?.id;
      if (least === undefined) return;
      const without = pickedJobs({
        ...input,
        drivers: input.drivers.filter(({ employeeId }) => employeeId !== least),
      });
      const before = pickedJobs(input);
      before.delete(least);
      // Everyone else keeps the same job. The job that the absent driver would have got stays free, because every other
      // driver could have taken it earlier.
      expect(new Map([...without].sort())).toEqual(new Map([...before].sort()));
    });
  });

  test('keeps the preference awards of drivers who are more senior than one whose picks change', () => {
    check((input) => {
      const seats = contenders(input);
      const middle = seats[Math.floor(seats.length / 2)];
      if (!middle) return;
      const preferences = input.preferences.filter(({ driverId }) => driverId !== middle.id);
      const [before, after] = [pickedJobs(input), pickedJobs({ ...input, preferences })];
      for (const { id } of seats.slice(0, Math.floor(seats.length / 2))) {
        expect(after.get(id)).toBe(before.get(id));
      }
    });
  });
});
