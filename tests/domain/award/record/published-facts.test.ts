import { expect, test } from 'vitest';
import {
  addChangedIn,
  addKnownToday,
  findOutdatedJobs,
  getChangedIn,
  getPublishedFacts,
} from '~/domain/award/record/published-facts';
import { aJob } from '~/tests/support/roster-builders';

const week = { weekId: 'W1', startDate: '2027-01-04', endDate: '2027-01-10', totalSlots: 2 };
const site = { siteName: 'North', timeZone: 'America/Chicago' };
const jobs = [
  aJob({ location: 'Harbor' }),
  aJob({ jobId: 'J2', places: 3, endTime: '16:00', paidHours: 8 }),
];
const input = { site, jobs, vacationWeeks: [{ ...week, remainingSlots: 1 }] };

test('a version says what it offered and how its site was called', () => {
  expect(getPublishedFacts(input)).toStrictEqual({
    ...site,
    jobs,
    weeks: [week],
    changedIn: [],
  });
});

test('a record of an earlier version of the application gets site and locations as they are known today', () => {
  const before = {
    jobs: [aJob({ startTime: '05:30' }), aJob({ jobId: 'J2' }), aJob({ jobId: 'J3' })],
    vacationWeeks: [],
  };
  expect(getPublishedFacts(before)).toBeNull();
  const today = {
    site,
    jobs: [aJob({ startTime: '09:15', location: 'Dock' }), aJob({ jobId: 'J3' })],
  };
  expect(getPublishedFacts(addKnownToday(before, today))).toEqual({
    ...site,
    jobs: [
      aJob({ startTime: '05:30', location: 'Dock' }),
      aJob({ jobId: 'J2' }),
      aJob({ jobId: 'J3' }),
    ],
    weeks: [],
    changedIn: [],
  });
  expect(addKnownToday(input, today)).toBe(input);
});

const facts = { ...site, jobs, weeks: [week], changedIn: [] };

test('what a holder has of a job or week is its times, days and place, and not its places or slots', () => {
  const [first, second] = jobs;
  const after = {
    ...facts,
    jobs: [{ ...first!, location: 'Dock' }, { ...second!, places: 9 }, aJob({ jobId: 'J3' })],
    weeks: [{ ...week, totalSlots: 9 }],
  };
  const version = addChangedIn(after, { before: facts, version: 2 });
  // An added job may have been there before, with other facts.
  expect(version.changedIn).toEqual([first!.jobId, 'J3'].map((id) => ({ id, version: 2 })));
  expect(findOutdatedJobs(facts, after.jobs)).toEqual([first]);
});

test('a version knows what earlier ones changed, and the latest change counts', () => {
  const before = {
    ...facts,
    changedIn: [
      { id: 'J2', version: 2 },
      { id: 'W1', version: 3 },
    ],
  };
  const after = { ...facts, weeks: [{ ...week, endDate: '2027-01-11' }] };
  const { changedIn } = addChangedIn(after, { before, version: 4 });
  expect(getChangedIn({ changedIn }, ['J2'])).toBe(2);
  expect(getChangedIn({ changedIn }, ['J2', 'W1'])).toBe(4);
  expect(getChangedIn({ changedIn }, ['J9'])).toBe(0);
});

test('another end or other paid hours change what a holder has', () => {
  const [, second] = jobs;
  for (const changed of [{ endTime: '17:00' }, { paidHours: 8.5 }, { endTime: '' }])
    expect(findOutdatedJobs(facts, [jobs[0]!, { ...second!, ...changed }])).toEqual([second]);
  expect(findOutdatedJobs(facts, [{ ...jobs[0]!, endTime: '', paidHours: 0 }, second!])).toEqual(
    [],
  );
});
