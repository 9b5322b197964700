import { expect, test } from 'vitest';
import { reasons } from '~/app/copy/en/driver/reasons';
import type { AssignmentType } from '~/domain/award/assignment-type';
import { award, runAward } from '~/domain/award/award';
import type { AwardInput } from '~/domain/award/award-input';
import { toDriverReason } from '~/domain/award/driver-reason';
import { explainPicks } from '~/domain/award/reasons';
import { changeJobs } from '~/domain/award/record/change-offers';
import { getPublishedFacts } from '~/domain/award/record/published-facts';
import { anAwardDriver, anAwardJob, anInput, makePicks } from '~/tests/support/award-builders';

const [ada, ben, cleo] = ['1000001', '1000002', '1000003'] as const;
const keep = (driverId: string, jobId: string, assignmentType: AssignmentType = 'preference') => ({
  ...{ driverId, jobId, assignmentType },
});
const site = { siteName: 'North', timeZone: 'America/New_York' };

/** Three drivers and four jobs, of which J2 has two places. */
const aWeek = (lists: Partial<Omit<AwardInput, 'settings'>>): AwardInput =>
  anInput({
    site,
    drivers: [1, 2, 3].map((seniorityNumber) => anAwardDriver({ seniorityNumber })),
    jobs: ['J1', 'J2', 'J3', 'J4'].map((jobId) =>
      anAwardJob({ jobId, places: jobId === 'J2' ? 2 : 1 }),
    ),
    ...lists,
  });
const listJobs = (input: AwardInput) =>
  award(input).jobs.map(
    ({ jobId, driverId, assignmentType }) => `${jobId} ${driverId} ${assignmentType}`,
  );
const explain = (input: AwardInput, driverId: string) =>
  explainPicks(runAward(input), 'jobs', driverId).map(
    ({ pickId, reason }) => `${pickId}: ${reasons.describe(toDriverReason(reason))}`,
  );

test('keeps jobs with their own type, and awards the others by the rules', () => {
  const input = aWeek({
    preferences: [makePicks(ada, ['J1', 'J2']), makePicks(ben, ['J1']), makePicks(cleo, ['J2'])],
    kept: [keep(ada, 'J2', 'seniority')],
  });
  expect(listJobs(input)).toEqual([
    `J1 ${ben} preference`,
    `J2 ${ada} seniority`,
    `J2 ${cleo} preference`,
  ]);
});

test('keeps jobs beyond the places, of drivers who take no turn, and drops unknown drivers and jobs', () => {
  const input = aWeek({
    drivers: [1, 2, 3].map((seniorityNumber) =>
      anAwardDriver({ seniorityNumber, isEligible: seniorityNumber > 1 }),
    ),
    preferences: [makePicks(cleo, ['J1', 'J3'])],
    kept: [keep(ada, 'J1'), keep(ben, 'J1'), keep(cleo, 'J9'), keep('1999999', 'J3')],
  });
  expect(listJobs(input)).toEqual([
    `J1 ${ada} preference`,
    `J1 ${ben} preference`,
    `J3 ${cleo} preference`,
  ]);
});

test('drops manual assignments of kept drivers first, and then keeps the newest of each place that is left', () => {
  const input = aWeek({
    manualAssignments: [
      { driverId: ben, jobId: 'J2' },
      { driverId: cleo, jobId: 'J2' },
      { driverId: ada, jobId: 'J2' },
      { driverId: ben, jobId: 'J1' },
    ],
    kept: [keep(ada, 'J1')],
  });
  // J1 has no place left, so the entry of Ben for J2 counts. J2 loses no place by the entry of Ada.
  expect(listJobs(input)).toEqual([
    `J1 ${ada} preference`,
    `J2 ${ben} manual`,
    `J2 ${cleo} manual`,
  ]);
  const oneLeft = { ...input, kept: [keep(ada, 'J2')] };
  expect(listJobs(oneLeft)).toEqual([
    `J1 ${ben} manual`,
    `J2 ${ada} preference`,
    `J2 ${cleo} manual`,
  ]);
});

test('makes trades of kept jobs, and skips those that they contain already', () => {
  const trades = [{ driverId: ada, jobId: 'J1', withDriverId: ben, forJobId: 'J3' }];
  const preferences = [makePicks(ben, ['J3'])];
  expect(listJobs(aWeek({ preferences, trades, kept: [keep(ada, 'J1')] }))).toEqual([
    `J1 ${ben} trade`,
    `J3 ${ada} trade`,
  ]);
  const settled = [keep(ada, 'J3', 'trade'), keep(ben, 'J1', 'trade')];
  expect(listJobs(aWeek({ preferences, trades, kept: settled }))).toEqual([
    `J1 ${ben} trade`,
    `J3 ${ada} trade`,
  ]);
});

test('says who keeps a job, to the driver and to those passed over', () => {
  const input = aWeek({
    preferences: [
      makePicks(ada, ['J3', 'J1']),
      makePicks(ben, ['J1', 'J4', 'J3']),
      makePicks(cleo, ['J1', 'J4', 'J2']),
    ],
    kept: [keep(ada, 'J1'), keep(cleo, 'J2', 'seniority')],
    manualAssignments: [{ driverId: ben, jobId: 'J3' }],
  });
  expect(explain(input, ada)).toEqual([
    'J3: assigned manually',
    'J1: you kept it when jobs were awarded again',
  ]);
  expect(explain(input, ben)).toEqual([
    'J1: you were assigned J3 manually',
    'J4: you were assigned J3 manually',
    'J3: assigned to you manually',
  ]);
  expect(explain(input, cleo)).toEqual([
    'J1: stayed with driver #1, who had it before',
    'J4: you kept J2',
    'J2: you kept it when jobs were awarded again',
  ]);
});

test('says what a kept driver missed: a more senior driver got it, or they kept another job', () => {
  const input = aWeek({
    preferences: [
      makePicks(ada, ['J3']),
      makePicks(ben, ['J3', 'J4', 'J1']),
      makePicks(cleo, ['J4']),
    ],
    kept: [keep(ben, 'J1')],
  });
  expect(explain(input, ben)).toEqual([
    'J3: went to a more senior driver (#1), who ranked it #1',
    'J4: you kept J1',
    'J1: you kept it when jobs were awarded again',
  ]);
});

test('a job can be changed in a version that kept jobs', () => {
  const input = aWeek({ preferences: [makePicks(ben, ['J3'])], kept: [keep(ada, 'J1')] });
  const output = award(input);
  const facts = getPublishedFacts(input)!;
  const now = { ...facts.jobs[0]!, startTime: '09:15' };
  const changed = changeJobs(
    { input, output },
    { changes: [{ jobId: 'J1', now }], facts, siteName: 'North' },
  );
  expect(changed).not.toHaveProperty('kept');
  expect(award(changed).jobs).toEqual(output.jobs);
});
