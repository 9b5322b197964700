import { expect, test } from 'vitest';
import { award } from '~/domain/award/award';
import {
  getAwardDifference,
  firstAffectedSeniority,
  nameDifferences,
} from '~/domain/award/results/award-difference';
import { anAwardDriver, anAwardJob, anInput, makePicks } from '~/tests/support/award-builders';

const drivers = [3, 1, 2].map((seniorityNumber) => anAwardDriver({ seniorityNumber }));
const jobs = ['J1', 'J2', 'J3'].map((jobId) => anAwardJob({ jobId }));
const awardPicks = (picks: Record<string, string[]>) =>
  award(
    anInput({
      drivers,
      jobs,
      preferences: Object.entries(picks).map(([id, ids]) => makePicks(id, ids)),
    }),
  );
const before = awardPicks({ '1000001': ['J1'], '1000002': ['J2'], '1000003': ['J3'] });

test('finds no difference between an award and itself', () => {
  const differences = getAwardDifference(before, before);
  expect([differences, firstAffectedSeniority(differences, drivers, drivers)]).toEqual([[], null]);
});

test('lists drivers who gained, lost or changed a job, and the first rank that changed', () => {
  const after = awardPicks({ '1000001': ['J1'], '1000002': ['J3'], '1000003': ['J3'] });
  const differences = getAwardDifference(before, after);
  expect(differences).toEqual([
    {
      driverId: '1000002',
      before: [{ awardedId: 'J2', assignmentType: 'preference' }],
      after: [{ awardedId: 'J3', assignmentType: 'preference' }],
    },
    { driverId: '1000003', before: [{ awardedId: 'J3', assignmentType: 'preference' }], after: [] },
  ]);
  expect(firstAffectedSeniority(differences, drivers, drivers)).toEqual({
    rank: 2,
    driverId: '1000002',
    seniorityNumber: 2,
  });
});

test('lists a driver who got the same job with another type', () => {
  const after = {
    ...before,
    jobs: before.jobs.map((job) => ({ ...job, assignmentType: 'manual' as const })),
  };
  expect(getAwardDifference(before, after)).toHaveLength(3);
});

test('ranks a deleted driver at their former seniority', () => {
  const gone = drivers.filter(({ seniorityNumber }) => seniorityNumber !== 1);
  const differences = getAwardDifference(before, { ...before, jobs: before.jobs.slice(1) });
  expect(firstAffectedSeniority(differences, drivers, gone)).toEqual({
    rank: 1,
    driverId: '1000001',
    seniorityNumber: 1,
  });
});

test('compares all vacation weeks of a driver', () => {
  const hold = (...weekIds: string[]) => ({
    jobs: [],
    vacations: weekIds.map((weekId) => ({
      weekId,
      driverId: '1000001',
      assignmentType: 'preference' as const,
    })),
  });
  expect(getAwardDifference(hold('W1', 'W2'), hold('W1', 'W2'), 'vacations')).toEqual([]);
  const [difference] = getAwardDifference(hold('W1', 'W2'), hold('W1', 'W3'), 'vacations');
  expect(difference?.before.map(({ awardedId }) => awardedId)).toEqual(['W1', 'W2']);
  expect(difference?.after.map(({ awardedId }) => awardedId)).toEqual(['W1', 'W3']);
});

test('names the drivers, most senior first, as the later award has them', () => {
  const differences = getAwardDifference(before, { ...before, jobs: [] });
  const [third, , second] = drivers;
  const later = [
    { ...second!, name: 'Renamed' },
    { ...third!, seniorityNumber: null },
  ];
  expect(
    nameDifferences(differences, drivers, later).map(({ driverId, name, seniorityNumber }) => [
      driverId,
      name,
      seniorityNumber,
    ]),
  ).toEqual([
    ['1000001', 'Ana Baker', 1],
    ['1000002', 'Renamed', 2],
    ['1000003', 'Ana Baker', null],
  ]);
});
