import { expect, test } from 'vitest';
import { addKnownToday, getPublishedFacts } from '~/domain/award/published-facts';
import { aJob } from '~/tests/support/roster-builders';

const week = { weekId: 'W1', startDate: '2027-01-04', endDate: '2027-01-10', totalSlots: 2 };
const site = { siteName: 'North', timeZone: 'America/Chicago' };
const jobs = [aJob({ location: 'Harbor' }), aJob({ jobId: 'J2', places: 3 })];
const input = { site, jobs, vacationWeeks: [{ ...week, remainingSlots: 1 }] };

test('a version says what it offered and how its site was called', () => {
  expect(getPublishedFacts(input)).toStrictEqual({
    ...site,
    jobs,
    weeks: [week],
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
  });
  expect(addKnownToday(input, today)).toBe(input);
});
