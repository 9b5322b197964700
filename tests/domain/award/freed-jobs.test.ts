import { expect, test } from 'vitest';
import { reasons } from '~/app/copy/en/driver/reasons';
import type { AssignmentType } from '~/domain/award/assignment-type';
import { award, runAward } from '~/domain/award/award';
import type { AwardDriver, AwardInput, FreedJobs } from '~/domain/award/award-input';
import { toDriverReason } from '~/domain/award/driver-reason';
import { explainPicks } from '~/domain/award/reasons';
import { anAwardDriver, anAwardJob, anInput, makePicks } from '~/tests/support/award-builders';

const [ada, ben, cleo, dan] = ['1000001', '1000002', '1000003', '1000004'] as const;
const free = (driverId: string | null, jobId: string) => ({ driverId, jobId });

/** Drivers by seniority, each with the job that they hold and their list. */
const aWeekOf = (
  roster: readonly {
    readonly holds?: string;
    readonly by?: AssignmentType;
    readonly list?: readonly string[];
    readonly driver?: Partial<AwardDriver>;
  }[],
  freed: FreedJobs['freed'],
  more: { places?: Record<string, number>; chainMoves?: number | undefined } & Partial<
    Pick<AwardInput, 'trades' | 'manualAssignments'>
  > = {},
): AwardInput => {
  const { places = {}, chainMoves, ...lists } = more;
  const drivers = roster.map(({ driver }, at) =>
    anAwardDriver({ seniorityNumber: at + 1, ...driver }),
  );
  return anInput({
    settings: { chainMoves },
    drivers,
    jobs: ['J1', 'J2', 'J3', 'J4', 'A1'].map((jobId) =>
      anAwardJob({ jobId, isAirport: jobId === 'A1', places: places[jobId] }),
    ),
    preferences: roster.flatMap(({ list }, at) =>
      list ? makePicks(drivers[at]!.employeeId, list) : [],
    ),
    freedJobs: {
      held: roster.flatMap(({ holds: jobId, by: assignmentType = 'preference' }, at) =>
        jobId ? { driverId: drivers[at]!.employeeId, jobId, assignmentType } : [],
      ),
      freed,
    },
    ...lists,
  });
};

/** Each step as `J1 1000001>1000002 J2`: the job, who freed it, who takes it, and what they move from. */
const listSteps = (input: AwardInput) =>
  award(input).jobChain!.map(
    ({ jobId, freedBy, driverId, movedFrom }) =>
      `${jobId} ${freedBy ?? 'nobody'}>${driverId ?? 'nobody'} ${movedFrom ?? '-'}`,
  );
const listJobs = (input: AwardInput) =>
  award(input).jobs.map(
    ({ jobId, driverId, assignmentType }) => `${jobId} ${driverId} ${assignmentType}`,
  );
const explain = (input: AwardInput, driverId: string) =>
  explainPicks(runAward(input), 'jobs', driverId).map(
    ({ pickId, reason }) => `${pickId}: ${reasons.describe(toDriverReason(reason))}`,
  );

test('goes down the list until nobody moves', () => {
  const input = aWeekOf(
    [
      { holds: 'J1', list: ['J1'] },
      { holds: 'J2', list: ['J1', 'J2'] },
      { holds: 'J3', list: ['J1', 'J2', 'J3'] },
    ],
    [free(ada, 'J1')],
  );
  expect(listSteps(input)).toEqual([
    `J1 ${ada}>${ben} J2`,
    `J2 ${ben}>${cleo} J3`,
    `J3 ${cleo}>nobody -`,
  ]);
  expect(listJobs(input)).toEqual([`J1 ${ben} preference`, `J2 ${cleo} preference`]);
});

test('offers the giver what becomes free by it, but never again what they freed', () => {
  const input = aWeekOf(
    [
      { holds: 'J1', list: ['J1', 'J2'] },
      { holds: 'J2', list: ['J1', 'J2'] },
    ],
    [free(ada, 'J1'), free(ben, 'J1')],
  );
  expect(listSteps(input)).toEqual([
    `J1 ${ada}>${ben} J2`,
    `J2 ${ben}>${ada} -`,
    `J1 ${ben}>nobody -`,
  ]);
  expect(explain(input, ben)).toEqual([
    'J1: you held it until it was freed, so it was not offered to you again',
    'J2: went to a more senior driver (#1), who ranked it #2',
  ]);
});

test('moves nobody from a manual job or one of a trade, and anybody from a job that is not on the list', () => {
  const input = aWeekOf(
    [
      { holds: 'J1', by: 'manual', list: ['J4'] },
      { holds: 'J2', by: 'trade', list: ['J4'] },
      { holds: 'J3', by: 'seniority', list: ['J4'] },
      { holds: 'J4', by: 'manual' },
    ],
    [free(dan, 'J4')],
  );
  expect(listSteps(input)).toEqual([`J4 ${dan}>${cleo} J3`, `J3 ${cleo}>nobody -`]);
  expect(explain(input, ada)).toEqual(['J4: you were assigned J1 manually']);
  expect(explain(input, ben)).toEqual([
    'J4: went to a less senior driver (#3), who ranked it #1, and keeps it',
  ]);
});

test.each<[string, Partial<AwardDriver>, string]>([
  ['not eligible', { isEligible: false }, 'you are not eligible for this selection'],
  ['on leave', { onLeave: { from: '2026-11-30', to: '2026-12-06' } }, 'you are on leave'],
  ['on vacation', { onVacation: { weekId: 'W1', usualJobId: null } }, 'you are on vacation (W1)'],
  ['not certified', {}, 'needs airport certification'],
])('passes over a driver who is %s', (_, driver, reason) => {
  const certified = { airportCertified: true };
  const input = aWeekOf(
    [
      {
        list: ['A1'],
        driver: { ...driver, airportCertified: reason !== 'needs airport certification' },
      },
      { list: ['A1'], driver: certified },
      { holds: 'A1', driver: certified },
    ],
    [free(cleo, 'A1')],
  );
  expect(listSteps(input)).toEqual([`A1 ${cleo}>${ben} -`]);
  expect(explain(input, ada)).toEqual([`A1: ${reason}`]);
});

test('frees only what its driver holds, what a deleted driver had, and what nobody frees', () => {
  const input = aWeekOf(
    [{ holds: 'J1' }, { list: ['J1', 'J2', 'J3', 'J4'] }],
    [
      free(ben, 'J1'),
      free(ada, 'J2'),
      free(ada, 'J9'),
      free('1999999', 'J4'),
      free(null, 'J3'),
      free(null, 'J1'),
    ],
  );
  expect(listSteps(input)).toEqual([
    `J4 1999999>${ben} -`,
    `J3 nobody>${ben} J4`,
    `J4 ${ben}>nobody -`,
  ]);
});

test('offers no job that has more holders than places, even when one of them leaves', () => {
  const [first, second] = [{ holds: 'J1' }, { holds: 'J1' }];
  const input = aWeekOf([first, second, { list: ['J1'] }], [free(ada, 'J1'), free(ben, 'J1')]);
  expect(listSteps(input)).toEqual([`J1 ${ben}>${cleo} -`]);
});

test('offers what nobody wanted again after each row, in the chain of its own row', () => {
  const roster = [
    { holds: 'J1' },
    { holds: 'J2', list: ['J1', 'J2'] },
    { holds: 'J3', list: ['J3', 'J2', 'J4'] },
    { holds: 'J4', list: ['J4'] },
  ];
  const freed = [free(ada, 'J1'), free(cleo, 'J3'), free(dan, 'J4')];
  const steps = [
    `J1 ${ada}>${ben} J2`,
    `J2 ${ben}>nobody -`,
    `J3 ${cleo}>nobody -`,
    `J2 ${ben}>${cleo} -`,
    `J4 ${dan}>nobody -`,
  ];
  expect(listSteps(aWeekOf(roster, freed))).toEqual(steps);
  // Two moves: the taker of J2 is the second one of the first row, in whatever row's turn.
  expect(listSteps(aWeekOf(roster, freed, { chainMoves: 2 }))).toEqual(steps);
  // One move: J2 stays free without an offer, and is not put aside.
  const limited = aWeekOf(roster, freed, { chainMoves: 1 });
  expect(listSteps(limited)).toEqual([
    `J1 ${ada}>${ben} J2`,
    `J3 ${cleo}>nobody -`,
    `J4 ${dan}>${cleo} -`,
  ]);
  expect(explain(limited, cleo)).toEqual([
    'J3: you held it until it was freed, so it was not offered to you again',
    'J2: left free: your site limits how many drivers move when a job is freed',
    'J4: awarded to you',
  ]);
});

test('counts the moves of an offer made again in the chain in which it was put aside', () => {
  const eve = '1000005';
  const pass = (chainMoves?: number) =>
    listSteps(
      aWeekOf(
        [
          { holds: 'J1' },
          { holds: 'J2', list: ['J1', 'J2'] },
          { holds: 'J4', list: ['J4', 'J2', 'J3'] },
          { holds: 'J3', list: ['J4', 'J3'] },
          { list: ['J3'] },
        ],
        [free(ada, 'J1'), free(cleo, 'J4')],
        { chainMoves },
      ),
    );
  const twoMoves = [
    `J1 ${ada}>${ben} J2`,
    `J2 ${ben}>nobody -`,
    `J4 ${cleo}>${dan} J3`,
    `J3 ${dan}>${cleo} -`,
    `J2 ${ben}>${cleo} J3`,
  ];
  expect(pass()).toEqual([...twoMoves, `J3 ${cleo}>${eve} -`]);
  expect(pass(3)).toEqual(pass());
  expect(pass(2)).toEqual(twoMoves);
  expect(pass(1)).toEqual([`J1 ${ada}>${ben} J2`, `J4 ${cleo}>${dan} J3`]);
});

test('counts the move of a driver who held nothing', () => {
  const input = aWeekOf([{ holds: 'J1' }, { list: ['J1'] }], [free(ada, 'J1')], { chainMoves: 1 });
  expect(listSteps(input)).toEqual([`J1 ${ada}>${ben} -`]);
});

test('reads no manual assignment, and makes trades after the chains', () => {
  const input = aWeekOf(
    [{ holds: 'J1' }, { holds: 'J2', list: ['J1', 'J2'] }, { holds: 'J3' }],
    [free(ada, 'J1')],
    {
      manualAssignments: [{ driverId: dan, jobId: 'J1' }],
      trades: [{ driverId: ben, jobId: 'J1', withDriverId: cleo, forJobId: 'J3' }],
    },
  );
  expect(listJobs(input)).toEqual([`J1 ${cleo} trade`, `J3 ${ben} trade`]);
});

test('says who took the last place, whether they are more or less senior', () => {
  const input = aWeekOf(
    [
      { holds: 'J1', list: ['J1', 'J2'] },
      { holds: 'J2', list: ['J2'] },
      { holds: 'J2', list: ['J2'] },
      { list: ['J1', 'J2'] },
    ],
    [free(ada, 'J1')],
    { places: { J2: 2 } },
  );
  expect(explain(input, ada)).toEqual([
    'J1: you held it until it was freed, so it was not offered to you again',
    'J2: all 2 places were taken; the last went to a less senior driver (#3), who ranked it #1, and keeps it',
  ]);
  expect(explain(input, dan)).toEqual(['J1: awarded to you']);
});

test('gives nobody a job by a list from which it is struck, by rules and in chains, and says why', () => {
  const roster = [{ list: ['J1', 'J2'] }, { list: ['J1'] }];
  const { freedJobs: _, preferences, ...input } = aWeekOf(roster, []);
  const struck = preferences.map((list) =>
    list.driverId === ada ? { ...list, struck: ['J1'] } : list,
  );
  const byRules = { ...input, preferences: struck };
  expect(listJobs(byRules)).toEqual([`J1 ${ben} preference`, `J2 ${ada} preference`]);
  expect(explainPicks(runAward(byRules), 'jobs', ada)[0]?.reason).toEqual({ code: 'freed' });
  const held = [{ driverId: ada, jobId: 'J2', assignmentType: 'preference' }] as const;
  const chain = { ...byRules, freedJobs: { held, freed: [free(null, 'J1')] } };
  expect(listSteps(chain)).toEqual([`J1 nobody>${ben} -`]);
});
