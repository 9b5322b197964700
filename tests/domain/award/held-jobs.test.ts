import fc from 'fast-check';
import { expect, test } from 'vitest';
import { award, runAward } from '~/domain/award/award';
import type { AwardInput } from '~/domain/award/award-input';
import { explainPicks } from '~/domain/award/reasons';
import { inputsWithHeldJobs } from '~/tests/support/award-arbitrary';
import { anAwardDriver, anAwardJob, anInput, makePicks } from '~/tests/support/award-builders';
import { runs } from '~/tests/support/fast-check';

const check = (property: (input: AwardInput) => void, count = 200) =>
  fc.assert(fc.property(inputsWithHeldJobs, property), runs(count));

test('changes no result but those of drivers whose job was deleted', () => {
  check((input) => {
    const offered = new Set(input.jobs.map(({ jobId }) => jobId));
    expect(award(input).jobs).toEqual(
      input.freedJobs!.held.filter(({ jobId }) => offered.has(jobId)),
    );
  });
});

test('reads neither manual assignments nor rules', () => {
  check((input) => {
    const { settings } = input;
    const others = {
      ...input,
      manualAssignments: [],
      settings: { ...settings, useSeniorityAssignment: !settings.useSeniorityAssignment },
    };
    expect(award(others).jobs).toEqual(award(input).jobs);
  });
});

const [ada, ben, cleo] = [1, 2, 3].map((seniorityNumber) =>
  anAwardDriver({ employeeId: `100000${seniorityNumber}`, seniorityNumber }),
);
const published = anInput({
  drivers: [ada!, ben!, cleo!],
  jobs: [anAwardJob({ jobId: 'J1' }), anAwardJob({ jobId: 'J2' }), anAwardJob({ jobId: 'J3' })],
  preferences: [
    makePicks('1000001', ['J1']),
    makePicks('1000002', ['J1', 'J2']),
    makePicks('1000003', ['J1', 'J3']),
  ],
});

test('explains the picks as the version before did, and a place that nobody may take', () => {
  const explain = (input: AwardInput) => explainPicks(runAward(input), 'jobs', '1000002');
  const held = { held: award(published).jobs, freed: [] as const };
  expect(explain({ ...published, freedJobs: held })).toEqual(explain(published));
  const [first, ...others] = published.jobs;
  const jobs = [{ ...first!, places: 2 }, ...others];
  expect(explain({ ...published, jobs, freedJobs: held })).toMatchObject([
    { pickId: 'J1', reason: { code: 'not-awarded-again' } },
    { pickId: 'J2', reason: { code: 'awarded', assignmentType: 'preference' } },
  ]);
});

test('a trade is possible after the held jobs', () => {
  const held = award(published).jobs;
  const trades = [
    { driverId: '1000001', jobId: 'J1', withDriverId: '1000003', forJobId: 'J3' },
  ] as const;
  expect(award({ ...published, trades, freedJobs: { held, freed: [] } })).toMatchObject({
    jobs: [
      { jobId: 'J1', driverId: '1000003', assignmentType: 'trade' },
      { jobId: 'J2', driverId: '1000002', assignmentType: 'preference' },
      { jobId: 'J3', driverId: '1000001', assignmentType: 'trade' },
    ],
    jobChain: [],
  });
});

test('names no driver who has a job by a trade as the one whom the rules gave it', () => {
  const trades = [
    { driverId: '1000001', jobId: 'J1', withDriverId: '1000003', forJobId: 'J3' },
  ] as const;
  const held = award({ ...published, trades }).jobs;
  const run = runAward({ ...published, freedJobs: { held, freed: [] } });
  for (const driverId of ['1000001', '1000002', '1000003'])
    expect(explainPicks(run, 'jobs', driverId)[0]).toMatchObject({
      reason: { code: driverId === '1000003' ? 'awarded' : 'not-awarded-again' },
    });
});
