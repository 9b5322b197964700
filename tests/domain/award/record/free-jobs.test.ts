import { expect, test } from 'vitest';
import { award } from '~/domain/award/award';
import type { AwardInput } from '~/domain/award/award-input';
import { parseAwardInput } from '~/domain/award/parse-award-input';
import { changeJobs } from '~/domain/award/record/change-offers';
import {
  listDriversSince,
  listFreedJobs,
  passOnJobs,
  putOnTop,
  rememberChains,
  strikeFreed,
} from '~/domain/award/record/free-jobs';
import { anAwardDriver, anAwardJob, anInput, makePicks } from '~/tests/support/award-builders';

const [ada, ben, cleo] = ['1000001', '1000002', '1000003'] as const;
const drivers = [ada, ben, cleo].map((employeeId, at) =>
  anAwardDriver({ employeeId, seniorityNumber: at + 1 }),
);
const version = (more: Partial<AwardInput> = {}) => {
  const input = {
    ...anInput({
      drivers,
      jobs: ['J1', 'J2', 'J3'].map((jobId) => anAwardJob({ jobId })),
      preferences: [ada, ben, cleo].flatMap((id) => makePicks(id, ['J1', 'J2', 'J3'])),
    }),
    ...more,
  };
  return { input, output: award(input) };
};
const facts = { timeZone: 'UTC', jobs: version().input.jobs, weeks: [], changedIn: [] };
const free = (driverId: string | null, jobId: string) => ({ driverId, jobId });

test('names the drivers who are otherwise today, and nobody else', () => {
  const [first, second, third] = drivers as [
    (typeof drivers)[0],
    (typeof drivers)[0],
    (typeof drivers)[0],
  ];
  const onLeave = { from: '2026-12-01', to: '2026-12-02' };
  const away = { ...third, onLeave };
  expect(
    listDriversSince(
      [first, second, away],
      new Map([
        [first.employeeId, { ...first, name: 'Renamed' }],
        [third.employeeId, { ...away, airportCertified: !third.airportCertified }],
      ]),
    ),
  ).toEqual([
    { driverId: ben, now: null },
    {
      driverId: cleo,
      now: { isEligible: true, airportCertified: !third.airportCertified, onLeave },
    },
  ]);
});

test('puts manual assignments that were taken back and jobs of deleted drivers first', () => {
  const before = version({ manualAssignments: [{ driverId: cleo, jobId: 'J1' }] });
  const gone = [{ driverId: ben, now: null }];
  const asked = { chosen: [free(ada, 'J2')], drivers: gone };
  expect(listFreedJobs(before, { ...asked, manual: [] })).toEqual([
    free(cleo, 'J1'),
    free(ben, 'J3'),
    free(ada, 'J2'),
  ]);
  // One that is chosen is not listed twice, and one that stands is not freed.
  const manual = [{ driverId: cleo, jobId: 'J1' }];
  expect(listFreedJobs(before, { chosen: [free(ben, 'J3')], manual, drivers: gone })).toEqual([
    free(ben, 'J3'),
  ]);
});

test('passes jobs on with the limit of today, and makes no trade again', () => {
  const trade = { driverId: ada, jobId: 'J1', withDriverId: cleo, forJobId: 'J3' };
  const before = version({ trades: [trade], kept: [] });
  const plan = { freed: [free(ben, 'J2')], drivers: [], chainMoves: 2 };
  const input = passOnJobs(before, { plan, facts, siteName: 'Depot' });
  expect(input).toMatchObject({
    site: { siteName: 'Depot', timeZone: 'UTC' },
    settings: { chainMoves: 2 },
    freedJobs: { held: before.output.jobs, freed: plan.freed },
  });
  expect(input).not.toHaveProperty('trades');
  expect(input).not.toHaveProperty('kept');
  // Who holds a job by a trade does not move.
  expect(award(input).jobs).toMatchObject([
    { jobId: 'J1', driverId: cleo },
    { jobId: 'J3', driverId: ada },
  ]);
  const unlimited = passOnJobs(
    { input, output: award(input) },
    { plan: { freed: [], drivers: [] }, facts, siteName: 'Depot' },
  );
  expect(unlimited.settings).not.toHaveProperty('chainMoves');
});

test('keeps in mind what every earlier version freed, also past one that changes jobs', () => {
  const before = version();
  const plan = { freed: [free(ada, 'J1')], drivers: [] };
  const input = passOnJobs(before, { plan, facts, siteName: 'Depot' });
  const chained = { input, output: award(input) };
  const changed = changeJobs(chained, { changes: [], facts, siteName: 'Depot' });
  const again = passOnJobs(
    { input: changed, output: award(changed) },
    { plan: { freed: [free(ada, 'J2')], drivers: [] }, facts, siteName: 'Depot' },
  );
  expect(rememberChains(again).struck).toEqual([{ driverId: ada, jobIds: ['J1', 'J2'] }]);
  const lists = strikeFreed(version().input.preferences, rememberChains(again));
  expect(lists.find(({ driverId }) => driverId === ada)).toMatchObject({ struck: ['J1', 'J2'] });
  expect(lists.find(({ driverId }) => driverId === ben)).not.toHaveProperty('struck');
});

test('keeps in mind what was freed from a driver without a list, and counts it as no submitted one', () => {
  const before = version({ preferences: [] });
  const asked = { facts, siteName: 'Depot' };
  const input = passOnJobs(before, {
    plan: { freed: [free(ada, 'J1')], drivers: [] },
    ...asked,
  });
  const changed = changeJobs({ input, output: award(input) }, { changes: [], ...asked });
  const struck = [{ driverId: ada, jobIds: ['J1'] }];
  expect(rememberChains(changed).struck).toEqual(struck);
  const list = { driverId: ada, preferences: [], submissionTime: '', struck: ['J1'] };
  expect(changed.preferences).toEqual([{ ...list, isMemory: true }]);
  const at = '2026-11-26T15:00:00.000Z';
  const taken = [{ driverId: ada, jobIds: ['J2'], at }];
  const again = passOnJobs(
    { input: changed, output: award(changed) },
    { plan: { freed: [], drivers: [], taken }, ...asked },
  );
  expect(again.preferences).toEqual([
    { ...list, isMemory: true, preferences: ['J2'], taken: ['J2'] },
  ]);
  expect(parseAwardInput(again)).toMatchObject({ value: { preferences: again.preferences } });
  // A list that was submitted meanwhile is one.
  expect(putOnTop([makePicks(ada, ['J3'])], taken)[0]).not.toHaveProperty('isMemory');
});

test('puts left-over jobs on top of the lists of who takes them, passes them on, and keeps that in mind', () => {
  const jobs = ['J1', 'J2', 'J3', 'J4', 'J5'].map((jobId) => anAwardJob({ jobId }));
  const before = version({
    jobs,
    preferences: [ada, ben].flatMap((id) => makePicks(id, ['J1', 'J2'])),
  });
  const at = '2026-11-26T15:00:00.000Z';
  const taken = [
    { driverId: cleo, jobIds: ['J5', 'J4'], at },
    { driverId: ben, jobIds: ['J5'], at },
  ];
  const plan = { freed: [free(null, 'J5'), free(null, 'J4')], drivers: [], taken };
  const asked = { facts: { ...facts, jobs }, siteName: 'Depot' };
  const input = passOnJobs(before, { plan, ...asked });
  const output = award(input);
  // Seniority decides about J5, and who leaves a job for it leaves that to the others.
  expect(output.jobs).toMatchObject([
    { jobId: 'J1', driverId: ada },
    { jobId: 'J4', driverId: cleo },
    { jobId: 'J5', driverId: ben },
  ]);
  expect(input.preferences).toMatchObject([
    { driverId: ada, preferences: ['J1', 'J2'] },
    { driverId: ben, preferences: ['J5', 'J1', 'J2'], taken: ['J5'] },
    { driverId: cleo, preferences: ['J5', 'J4'], submissionTime: at, isMemory: true },
  ]);
  const memory = rememberChains(input);
  expect(memory.taken).toMatchObject([
    { driverId: ben, jobIds: ['J5'] },
    { driverId: cleo, jobIds: ['J5', 'J4'] },
  ]);
  // Whole versions read the stored lists, and others keep those of the record.
  expect(putOnTop([makePicks(ben, ['J2', 'J5'])], memory.taken)).toMatchObject([
    { driverId: ben, preferences: ['J5', 'J2'] },
    { driverId: cleo, preferences: ['J5', 'J4'] },
  ]);
  const later = {
    freed: [free(ben, 'J5')],
    drivers: [],
    taken: [{ driverId: ben, jobIds: ['J3'], at }],
  };
  const again = passOnJobs({ input, output }, { plan: later, ...asked });
  expect(again.preferences[1]).toMatchObject({
    preferences: ['J3', 'J5', 'J1', 'J2'],
    taken: ['J3', 'J5'],
  });
});
