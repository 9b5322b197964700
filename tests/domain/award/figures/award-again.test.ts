import fc from 'fast-check';
import { expect, test } from 'vitest';
import { award } from '~/domain/award/award';
import type { AwardInput } from '~/domain/award/award-input';
import { listAgainNumbers, listKept } from '~/domain/award/figures/award-again';
import { inputsWithKept, inputsWithTrades } from '~/tests/support/award-arbitrary';
import { anAwardDriver, anAwardJob, anInput, makePicks } from '~/tests/support/award-builders';
import { runs } from '~/tests/support/fast-check';
import { naiveAward } from '~/tests/support/naive-award';

const findAwardAgainFrom = (...args: Parameters<typeof listAgainNumbers>) => {
  const { candidates, isSame } = listAgainNumbers(...args);
  return candidates.find(isSame);
};

const drivers = [10, 20, 30, null].map((seniorityNumber, at) =>
  anAwardDriver({ employeeId: `100000${at + 1}`, seniorityNumber }),
);
const aWeek = (lists: Record<string, string[]>, jobIds: string[]) =>
  anInput({
    drivers,
    jobs: jobIds.map((jobId) => anAwardJob({ jobId })),
    preferences: Object.entries(lists).map(([driverId, ids]) => makePicks(driverId, ids)),
  });
const lists = {
  '1000001': ['J1'],
  '1000002': ['J9', 'J2'],
  '1000003': ['J2', 'J3'],
  '1000004': ['J3', 'J4'],
};
const before = award(aWeek(lists, ['J1', 'J2', 'J3', 'J4'])).jobs;

test('drivers below the number keep what they hold', () => {
  expect(listKept(before, drivers, 20)).toEqual([
    { jobId: 'J1', driverId: '1000001', assignmentType: 'preference' },
  ]);
  expect(listKept(before, drivers, 999_999)).toHaveLength(3);
  expect(listKept(before, drivers, 1_000_000)).toHaveLength(4);
});

test('a job that was missing is awarded from the most senior driver whose result it changes', () => {
  expect(findAwardAgainFrom(aWeek(lists, ['J1', 'J2', 'J3', 'J4', 'J9']), before)).toBe(20);
});

test('everybody may keep what they hold if nothing changes, or only for drivers without a job', () => {
  const same = aWeek(lists, ['J1', 'J2', 'J3', 'J4']);
  expect(findAwardAgainFrom(same, before)).toBe(1_000_000);
  const withoutFirst = before.filter(({ driverId }) => driverId !== '1000001');
  expect(findAwardAgainFrom(same, withoutFirst)).toBe(1_000_000);
});

test('a number is not proposed whose kept drivers bring back a manual assignment', () => {
  // Of the entries for J2 the newest counts. Its driver has J1 already, so J2 goes to the third driver by their list.
  const input = {
    ...aWeek({ '1000003': ['J2'] }, ['J1', 'J2', 'J3']),
    manualAssignments: [
      { driverId: '1000001', jobId: 'J1' },
      { driverId: '1000002', jobId: 'J2' },
      { driverId: '1000001', jobId: 'J2' },
    ],
  };
  const held = [
    { jobId: 'J1', driverId: '1000001', assignmentType: 'manual' as const },
    { jobId: 'J3', driverId: '1000003', assignmentType: 'preference' as const },
  ];
  // The third driver's result differs, but from 30 or 20 the first one keeps J1, and the entry of the second one counts.
  expect(award(input).jobs[1]).toMatchObject({ jobId: 'J2', driverId: '1000003' });
  expect(findAwardAgainFrom(input, held)).toBe(10);
});

/** A week whose jobs were awarded without some of them, or with other lists. */
const laterWeeks = fc
  .tuple(fc.oneof(inputsWithTrades, inputsWithKept), fc.nat({ max: 4 }), fc.boolean())
  .map(([{ freedJobs: _, kept, ...input }, missing, isOther]) => {
    const { trades: __, ...untraded } = input;
    const first: AwardInput = isOther
      ? { ...untraded, preferences: untraded.preferences.slice(1) }
      : { ...untraded, jobs: untraded.jobs.filter((___, at) => at % 5 !== missing) };
    return { input, held: kept ?? award(first).jobs };
  });

test('finds the largest number that changes nothing against awarding all jobs again', () => {
  fc.assert(
    fc.property(laterWeeks, ({ input, held }) => {
      const whole = naiveAward(input).jobs;
      const numbers = input.drivers.map(({ seniorityNumber }) => seniorityNumber ?? 999_999);
      const fits = [...numbers, Math.max(0, ...numbers) + 1].filter((from) => {
        const kept = held.filter(({ driverId }) => {
          const at = input.drivers.findIndex(({ employeeId }) => employeeId === driverId);
          return at >= 0 && numbers[at]! < from;
        });
        return JSON.stringify(naiveAward({ ...input, kept }).jobs) === JSON.stringify(whole);
      });
      expect(findAwardAgainFrom(input, held)).toBe(Math.max(...fits));
    }),
    runs(1000),
  );
});
