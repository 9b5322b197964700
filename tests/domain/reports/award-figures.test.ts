import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getResult, runAward } from '~/domain/award/award';
import { takesTurn } from '~/domain/award/award-input';
import { getAwardFigures } from '~/domain/reports/award-figures';
import { demandReport, lastHoldersReport } from '~/domain/reports/demand';
import { outcomeKinds } from '~/domain/reports/outcome-kinds';
import { bandOutcomesReport, outcomesReport } from '~/domain/reports/outcomes';
import { inputsWithPlaces } from '~/tests/support/award-arbitrary';
import { anAwardDriver, anAwardJob, anInput, makePicks } from '~/tests/support/award-builders';
import { runs } from '~/tests/support/fast-check';

const drivers = [1, 2, 3, 4].map((seniorityNumber) =>
  anAwardDriver({ seniorityNumber, name: `Driver ${seniorityNumber}` }),
);
const jobs = ['J1', 'J2', 'J3'].map((jobId) => anAwardJob({ jobId }));
const getFigures = (change: Parameters<typeof anInput>[0]) =>
  getAwardFigures(runAward(anInput({ drivers, jobs, ...change })));

const figures = getFigures({
  preferences: [
    makePicks('1000001', ['gone', 'J1', 'J2']),
    makePicks('1000002', ['J1', 'J2']),
    makePicks('1000003', ['J1']),
  ],
  manualAssignments: [{ driverId: '1000004', jobId: 'J3' }],
});

test('says what each driver got from their list, and how many jobs on offer they ranked', () => {
  expect(
    figures.drivers.map(({ employeeId, ranked, rank, jobId, assignmentType }) => [
      ...[employeeId, ranked, rank, jobId, assignmentType],
    ]),
  ).toEqual([
    ['1000001', 2, 2, 'J1', 'preference'],
    ['1000002', 2, 2, 'J2', 'preference'],
    ['1000003', 1, null, null, null],
    ['1000004', 0, null, 'J3', 'manual'],
  ]);
  expect(figures.drivers[3]?.savedAt).toBeNull();
});

test('counts who wanted a job, first choices being the first job on offer', () => {
  expect(
    figures.jobs.map(({ jobId, rankedBy, firstChoices, taken, wentTo, wentToRank, wentToType }) => [
      ...[jobId, rankedBy, firstChoices, taken, wentTo, wentToRank, wentToType],
    ]),
  ).toEqual([
    ['J1', 3, 3, 1, 1, 2, 'preference'],
    ['J2', 2, 0, 1, 2, 2, 'preference'],
    ['J3', 0, 0, 1, 4, null, 'manual'],
  ]);
});

test('a job with several places went to the least senior driver who got it from their list', () => {
  const [job] = getFigures({
    jobs: [anAwardJob({ jobId: 'J1', places: 3 })],
    preferences: [makePicks('1000001', ['J1']), makePicks('1000002', ['J1'])],
    manualAssignments: [{ driverId: '1000004', jobId: 'J1' }],
  }).jobs;
  expect(job).toMatchObject({ taken: 3, wentTo: 2, wentToRank: 1, places: 3 });
});

test('leaves out drivers who take no turn, whose picks count for nothing', () => {
  const resting = drivers.map((driver) => ({ ...driver, isEligible: false }));
  expect(
    getFigures({ drivers: resting, preferences: [makePicks('1000001', ['J1'])] }),
  ).toMatchObject({ drivers: [], jobs: [{ rankedBy: 0, taken: 0 }, {}, {}] });
});

test('sorts jobs by demand, and names the rule of a job that came from no list', () => {
  expect(demandReport(figures)).toEqual({
    columns: [
      ...['jobId', 'startTime', 'weekDays', 'rankedBy', 'firstChoices', 'wentTo', 'wentToRank'],
    ],
    rows: [
      ['J1', '08:00', 'Mon-Fri', 3, 3, 1, 2],
      ['J2', '08:00', 'Mon-Fri', 2, 0, 2, 2],
      ['J3', '08:00', 'Mon-Fri', 0, 0, { seniorityNumber: 4, type: 'manual' }, null],
    ],
  });
});

test('shows the last holder of each job from the oldest week to the newest', () => {
  const later = getFigures({ jobs: [jobs[1]!, anAwardJob({ jobId: 'J9' })] });
  const weeks = [
    { periodId: '2026-W50', figures: later },
    { periodId: '2026-W49', figures: null },
    { periodId: '2026-W48', figures },
  ];
  expect(lastHoldersReport(weeks)).toEqual({
    columns: ['jobId', { week: '2026-W48' }, { week: '2026-W50' }],
    rows: [
      ['J2', 2, { holder: 'nobody' }],
      ['J9', { holder: 'not-offered' }, { holder: 'nobody' }],
      ['J1', 1, { holder: 'not-offered' }],
      ['J3', { seniorityNumber: 4, type: 'manual' }, { holder: 'not-offered' }],
    ],
  });
});

test('has a row of outcomes for each week that was read', () => {
  const weeks = [
    { periodId: '2026-W50', figures: null },
    { periodId: '2026-W49', figures },
  ];
  expect(outcomesReport(weeks)).toEqual({
    columns: ['week', 'drivers', ...outcomeKinds],
    rows: [[{ week: '2026-W49' }, 4, 0, 2, 0, 0, 0, 1, 1]],
  });
});

test.each([
  [1, 'pick1'],
  [2, 'pick2'],
  [3, 'pick3'],
  [4, 'pick4To10'],
  [10, 'pick4To10'],
  [11, 'pickLater'],
] as const)('counts pick %i as %s', (rank, kind) => {
  const preferences = [...Array.from({ length: rank - 1 }, (_, n) => `gone${n}`), 'J1'];
  const { rows } = bandOutcomesReport(
    getFigures({ drivers: [drivers[0]!], preferences: [makePicks('1000001', preferences)] }),
  );
  expect(rows).toEqual([[1, 1, 1, ...outcomeKinds.map((one) => Number(one === kind))]]);
});

const sum = (cells: readonly unknown[]) => cells.reduce<number>((all, one) => all + Number(one), 0);

test('every driver with a turn is in one band and has one outcome, for random awards', () => {
  fc.assert(
    fc.property(inputsWithPlaces, (input) => {
      const run = runAward(input);
      const ofRun = getAwardFigures(run);
      const turns = input.drivers.filter(takesTurn).length;
      const { rows } = bandOutcomesReport(ofRun);
      expect(rows).toHaveLength(Math.min(4, turns));
      expect(sum(rows.map((row) => row[2]))).toBe(turns);
      for (const row of rows) expect(sum(row.slice(3))).toBe(row[2]);
      const [week] = outcomesReport([{ periodId: '2026-W49', figures: ofRun }]).rows;
      expect(week!.slice(1)).toEqual([
        turns,
        ...outcomeKinds.map((_, at) => sum(rows.map((row) => row[3 + at]))),
      ]);
      // Each place that the rules gave is counted once, also of drivers without a turn.
      expect(sum(ofRun.jobs.map(({ taken }) => taken))).toBe(getResult(run).jobs.length);
      expect(sum(ofRun.jobs.map(({ rankedBy }) => rankedBy))).toBe(
        sum(ofRun.drivers.map(({ ranked }) => ranked)),
      );
      expect(sum(ofRun.jobs.map(({ firstChoices }) => firstChoices))).toBe(
        ofRun.drivers.filter(({ ranked }) => ranked > 0).length,
      );
      for (const job of ofRun.jobs) {
        expect(job.taken).toBeLessThanOrEqual(job.places);
        expect(job.firstChoices).toBeLessThanOrEqual(job.rankedBy);
      }
    }),
    runs(200),
  );
});
