import fc from 'fast-check';
import { expect, test } from 'vitest';
import { award, runAward } from '~/domain/award/award';
import type { AwardInput } from '~/domain/award/award-input';
import { explainAllPicks } from '~/domain/award/reasons';
import { inputsWithTrades } from '~/tests/support/award-arbitrary';
import { runs } from '~/tests/support/fast-check';
import { mayHold, weeksOverlap } from '~/tests/support/naive-award';

const check = (property: (input: AwardInput) => void, count = 200) =>
  fc.assert(fc.property(inputsWithTrades, property), runs(count));

const withoutTrades = ({ trades: _, vacationTrades: __, ...input }: AwardInput): AwardInput =>
  input;

const toRows = ({ jobs, vacations }: ReturnType<typeof award>) => [
  ...jobs.map(({ jobId, ...row }) => ({ ...row, id: `job ${jobId}` })),
  ...vacations.map(({ weekId, ...row }) => ({ ...row, id: `week ${weekId}` })),
];

test('changes nothing if there are no trades', () => {
  check((input) => {
    const before = award(withoutTrades(input));
    expect(award({ ...input, trades: [], vacationTrades: [] })).toEqual(before);
    expect(award({ ...input, trades: undefined, vacationTrades: undefined })).toEqual(before);
  });
});

test('changes no driver who is in none of the trades that count', () => {
  check((input) => {
    const run = runAward(input);
    const trading = new Set(
      [
        ...(input.trades ?? []).filter((_, at) => run.jobs.tradesCount[at]),
        ...(input.vacationTrades ?? []).filter((_, at) => run.vacations.tradesCount[at]),
      ].flatMap(({ driverId, withDriverId }) => [driverId, withDriverId]),
    );
    const isThird = ({ driverId }: { driverId: string }) => !trading.has(driverId);
    expect(toRows(award(input)).filter(isThird)).toEqual(
      toRows(award(withoutTrades(input))).filter(isThird),
    );
  });
});

test('gives away as many places and slots as before, and leaves each driver as many', () => {
  check((input) => {
    const [before, after] = [award(withoutTrades(input)), award(input)].map(toRows);
    const count = (rows: typeof after, get: (row: { driverId: string; id: string }) => string) =>
      rows!.map(get).sort();
    expect(count(after, ({ id }) => id)).toEqual(count(before, ({ id }) => id));
    const toHolder = ({ driverId, id }: { driverId: string; id: string }) =>
      `${driverId} ${id.slice(0, 3)}`;
    expect(count(after, toHolder)).toEqual(count(before, toHolder));
  });
});

test('gives nobody by a trade what they may not hold, or what they hold already', () => {
  check((input) => {
    const { jobs, vacations } = award(input);
    for (const { driverId, jobId, assignmentType } of jobs) {
      const driver = input.drivers.find(({ employeeId }) => employeeId === driverId)!;
      const job = input.jobs.find((one) => one.jobId === jobId)!;
      // Held jobs stay, also those of earlier trades.
      if (assignmentType === 'trade' && !input.freedJobs)
        expect(mayHold(input, driver, job)).toBe(true);
    }
    for (const { driverId, weekId, assignmentType } of vacations) {
      if (assignmentType !== 'trade') continue;
      // Held weeks may overlap among themselves if they were assigned manually.
      const isReceived = (input.vacationTrades ?? []).some(
        (one) =>
          (one.driverId === driverId && one.forWeekId === weekId) ||
          (one.withDriverId === driverId && one.weekId === weekId),
      );
      const own = vacations.filter((one) => one.driverId === driverId);
      const others = own.filter((one) => one.weekId !== weekId);
      expect(own.length - others.length).toBe(1);
      if (isReceived && !input.freedWeeks)
        expect(others.filter((one) => weeksOverlap(input, one.weekId, weekId))).toEqual([]);
    }
  });
});

test('does not depend on the order in which drivers, jobs and weeks are stored', () => {
  check((input) => {
    const backward = {
      ...input,
      drivers: input.drivers.toReversed(),
      jobs: input.jobs.toReversed(),
      vacationWeeks: input.vacationWeeks.toReversed(),
    };
    expect(award(backward)).toEqual(award(input));
  });
});

test('keeps the reasons of the award before the trades, except for what was traded away', () => {
  check((input) => {
    for (const catalogue of ['jobs', 'vacations'] as const) {
      const before = [...explainAllPicks(runAward(withoutTrades(input)), catalogue)];
      const run = runAward(input);
      const after = [...explainAllPicks(run, catalogue)];
      expect(after.length).toBe(before.length);
      after.forEach((pick, at) => {
        if (pick.reason.code !== 'traded-away') expect(pick).toEqual(before[at]);
        else expect(before[at]).toMatchObject({ pickId: pick.pickId, reason: { code: 'awarded' } });
        const isHeld = run[catalogue]
          .findDriver(pick.driverId)!
          .held.some(({ offerId }) => offerId === pick.pickId);
        if (pick.reason.code === 'awarded') expect(isHeld).toBe(true);
        if (pick.reason.code === 'traded-away') expect(isHeld).toBe(false);
      });
    }
  });
});
