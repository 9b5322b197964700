import { expect, test } from 'vitest';
import { award, runAward } from '~/domain/award/award';
import type { AwardInput } from '~/domain/award/award-input';
import { explainPicks } from '~/domain/award/reasons';
import { changeJobs, type JobChange } from '~/domain/award/record/change-offers';
import { getPublishedFacts } from '~/domain/award/record/published-facts';
import { anAwardDriver, anInput, makePicks } from '~/tests/support/award-builders';
import { aJob } from '~/tests/support/roster-builders';

const [ada, ben, cleo] = ['1000001', '1000002', '1000003'] as const;
const site = { siteName: 'North', timeZone: 'America/Chicago' };
const [j1, j2, j3] = ['J1', 'J2', 'J3'].map((jobId) => aJob({ jobId }));

/** Ada got J1 and traded it to Cleo for J3, and Ben wanted J1. */
const traded: AwardInput = {
  ...anInput({
    drivers: [ada, ben, cleo].map((employeeId, at) =>
      anAwardDriver({ employeeId, seniorityNumber: at + 1, airportCertified: false }),
    ),
    jobs: [j1!, j2!, j3!],
    preferences: [makePicks(ada, ['J1']), makePicks(ben, ['J1', 'J2']), makePicks(cleo, ['J3'])],
  }),
  site,
  trades: [{ driverId: ada, jobId: 'J1', withDriverId: cleo, forJobId: 'J3' }],
};

const change = (...changes: JobChange[]): AwardInput =>
  changeJobs(
    { input: traded, output: award(traded) },
    { changes, facts: getPublishedFacts(traded)!, siteName: 'North' },
  );
const listHolders = (input: AwardInput) =>
  award(input).jobs.map(({ jobId, driverId }) => [jobId, driverId]);

test('reasons stay those of the award before its trades', () => {
  const after = change({ jobId: 'J2', now: { ...j2!, startTime: '21:45' } });
  expect(award(after).jobs).toEqual(award(traded).jobs);
  for (const driver of [ada, ben, cleo])
    expect(explainPicks(runAward(after), 'jobs', driver)).toEqual(
      explainPicks(runAward(traded), 'jobs', driver),
    );
});

test('whoever traded for a job keeps it, although the job given for it was deleted', () => {
  expect(listHolders(change({ jobId: 'J1', now: null }))).toEqual([
    ['J2', ben],
    ['J3', ada],
  ]);
});

test('whoever traded for a job keeps it, although they could not trade for it now', () => {
  const after = change({ jobId: 'J1', now: { ...j1!, isAirport: true } });
  expect(listHolders(after)).toEqual(listHolders(traded));
});

test('a job that the version does not offer is not added', () => {
  expect(
    change({ jobId: 'J9', now: aJob({ jobId: 'J9' }) }).jobs.map(({ jobId }) => jobId),
  ).toEqual(['J1', 'J2', 'J3']);
});
