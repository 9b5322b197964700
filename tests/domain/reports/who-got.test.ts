import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runAward } from '~/domain/award/award';
import { getOutcomes } from '~/domain/award/results/outcomes';
import { getAwardFigures } from '~/domain/reports/award-figures';
import {
  explainByFigures,
  explainByOwnResult,
  findTypedJob,
  type WhoGot,
} from '~/domain/reports/who-got';
import { inputsWithPlaces } from '~/tests/support/award-arbitrary';
import { anAwardDriver, anAwardJob, anInput, makePicks } from '~/tests/support/award-builders';
import { runs } from '~/tests/support/fast-check';

const drivers = [1, 2, 3, 4].map((seniorityNumber) => anAwardDriver({ seniorityNumber }));
const [first, second, third, fourth] = drivers.map(({ employeeId }) => employeeId) as [
  string,
  string,
  string,
  string,
];

const ask = (input: Parameters<typeof anInput>[0], employeeId: string, jobId: string): WhoGot => {
  const run = runAward(anInput({ drivers, ...input }));
  const outcomes = getOutcomes(run, 'jobs');
  const outcome = outcomes.slice(0, outcomes.length).find((one) => one.employeeId === employeeId)!;
  return (
    explainByOwnResult(jobId, outcome) ?? explainByFigures(jobId, outcome, getAwardFigures(run))
  );
};

describe('who got a job', () => {
  const input = {
    jobs: ['J1', 'J2', 'J3', 'J4', 'J5'].map((jobId) => anAwardJob({ jobId })),
    preferences: [
      makePicks(first, ['J1']),
      makePicks(second, ['J1', 'J2', 'J3']),
      makePicks(third, ['J3']),
    ],
    manualAssignments: [{ driverId: fourth, jobId: 'J4' }],
  };

  test('a job that the driver holds', () =>
    expect(ask(input, second, 'J2')).toEqual({ code: 'yours' }));

  test('a ranked job, with the reason that the page gives', () =>
    expect(ask(input, second, 'J1')).toEqual({
      code: 'explained',
      reason: {
        rank: 1,
        pickId: 'J1',
        code: 'went-to',
        taker: { seniorityNumber: 1, rank: 1, isManual: false },
      },
    }));

  test('a job below the pick that the driver got', () =>
    expect(ask(input, second, 'J3')).toEqual({
      code: 'taken',
      isRankedBelow: true,
      by: { code: 'went-to', places: 1, taken: 1, seniorityNumber: 3, rank: 1 },
    }));

  test('a job that the driver did not rank', () =>
    expect(ask(input, fourth, 'J1')).toEqual({
      code: 'taken',
      isRankedBelow: false,
      by: { code: 'went-to', places: 1, taken: 1, seniorityNumber: 1, rank: 1 },
    }));

  test('a job that a driver who keeps their job ranked below it', () =>
    expect(
      ask(
        {
          jobs: input.jobs,
          preferences: [makePicks(first, ['J1', 'J2']), makePicks(second, ['J2'])],
          kept: [{ driverId: first, jobId: 'J1', assignmentType: 'preference' }],
        },
        first,
        'J2',
      ),
    ).toMatchObject({ code: 'taken', isRankedBelow: true }));

  test('a job that was assigned manually says so and no more', () =>
    expect(ask(input, first, 'J4')).toEqual({
      code: 'taken',
      isRankedBelow: true,
      by: { code: 'assigned-manually', places: 1, taken: 1 },
    }));

  test('one place of several, assigned manually', () =>
    expect(
      ask({ ...input, jobs: [anAwardJob({ jobId: 'J4', places: 3 })] }, first, 'J4'),
    ).toMatchObject({ by: { code: 'assigned-manually', places: 3, taken: 1 } }));

  test('of several places, one assigned manually does not speak for the others', () => {
    const shared = {
      settings: { useSeniorityAssignment: true },
      jobs: [anAwardJob({ jobId: 'J1' }), anAwardJob({ jobId: 'J4', places: 3 })],
      preferences: [makePicks(first, ['J1'])],
      manualAssignments: [{ driverId: fourth, jobId: 'J4' }],
    };
    expect(ask(shared, first, 'J4')).toMatchObject({
      by: { code: 'places-taken', places: 3, taken: 3 },
    });
  });

  test('a job that nobody got', () =>
    expect(ask(input, first, 'J5')).toMatchObject({ by: { code: 'nobody' } }));

  test('a job that the award did not offer', () =>
    expect(ask(input, first, 'J9')).toEqual({ code: 'not-offered' }));

  test('a trade stays between its two drivers', () => {
    const trades = [{ driverId: first, jobId: 'J1', withDriverId: third, forJobId: 'J3' }];
    expect(ask({ ...input, trades }, fourth, 'J1')).toEqual(ask(input, fourth, 'J1'));
    expect(ask({ ...input, trades }, third, 'J1')).toEqual({ code: 'yours' });
  });

  test('never tells more of another driver than seniority number and rank', () =>
    fc.assert(
      fc.property(inputsWithPlaces, (any) => {
        for (const { employeeId } of any.drivers)
          for (const { jobId } of any.jobs) {
            const answer = ask(any, employeeId, jobId);
            if (answer.code === 'taken')
              expect(JSON.stringify(answer)).not.toMatch(/driverId|employeeId|name/);
          }
      }),
      runs(20),
    ));
});

describe('the job that a driver typed', () => {
  const jobs = ['J012', 'j012', 'A1'].map((jobId) => ({ jobId }));

  test('is found in capitals or not, with spaces around it', () => {
    expect(findTypedJob(jobs, ' a1 ')).toEqual({ jobId: 'A1' });
    expect(findTypedJob(jobs, 'J012')).toEqual({ jobId: 'J012' });
    expect(findTypedJob(jobs, 'j012')).toEqual({ jobId: 'j012' });
  });

  test('is not found by a part of its ID', () => {
    expect(findTypedJob(jobs, 'J0')).toBeNull();
    expect(findTypedJob(jobs, '')).toBeNull();
  });
});
