import { expect, test } from 'vitest';
import { jobRoster } from '~/domain/jobs/job-roster';
import { toText } from '~/domain/roster/roster-text';
import { parseText } from '~/tests/support/parse-text';
import { aJob } from '~/tests/support/roster-builders';

test('exports its fixed columns', () => {
  expect(toText(jobRoster, [aJob({ isAirport: true })])).toBe(
    'JobID\tWeekDays\tStartTime\tAirport\nJ1\tMon-Fri\t08:00\tYes',
  );
});

test('imports its own export unchanged, locations included', () => {
  const jobs = [aJob({ location: 'Harbor, north gate' }), aJob({ jobId: 'J2', isAirport: true })];
  expect(parseText(jobRoster, toText(jobRoster, jobs))).toEqual({ ok: true, value: jobs });
});

test('imports and exports places, of which an empty field means one', () => {
  const jobs = [aJob({ places: 3 }), aJob({ jobId: 'J2', location: 'Harbor' })];
  const text = toText(jobRoster, jobs);
  expect(text).toBe(
    'JobID\tWeekDays\tStartTime\tAirport\tLocation\tPlaces\nJ1\tMon-Fri\t08:00\tNo\t\t3\nJ2\tMon-Fri\t08:00\tNo\tHarbor\t',
  );
  expect(parseText(jobRoster, text)).toEqual({ ok: true, value: jobs });
  expect(parseText(jobRoster, 'J1,Mon-Fri,08:00,,,1')).toEqual({ ok: true, value: [aJob()] });
});

test.each(['0', '-1', '1000', '1.5', '2e2', 'three'])('refuses "%s" places', (places) => {
  expect(parseText(jobRoster, `J1,Mon-Fri,08:00,,,${places}`)).toEqual({
    ok: false,
    error: {
      code: 'import-errors',
      errors: [{ code: 'bad-line', line: 1, problem: { code: 'invalid-places', most: 999 } }],
    },
  });
});

test('names every bad line', () => {
  const read = parseText(
    jobRoster,
    [
      'Job ID,Days,Start',
      'J1,Mon-Fri',
      ',Mon-Fri,08:00',
      'J3,Mon-Fri,8 am',
      'J4,Mon,09:00',
      'J4,Tue,09:00',
    ].join('\n'),
  );
  expect(read).toEqual({
    ok: false,
    error: {
      code: 'import-errors',
      errors: [
        { code: 'bad-line', line: 2, problem: { code: 'too-few-job-fields' } },
        { code: 'bad-line', line: 3, problem: { code: 'job-id-empty' } },
        { code: 'bad-line', line: 4, problem: { code: 'invalid-start-time' } },
        { code: 'repeated-line', line: 6, key: { of: 'job-id', value: 'J4' }, firstLine: 5 },
      ],
    },
  });
});

test.each(['yes', 'Y', 'true', '1', 'Airport'])('"%s" marks an airport job', (mark) => {
  expect(parseText(jobRoster, `J1,Mon-Fri,08:00,${mark}`)).toEqual({
    ok: true,
    value: [aJob({ isAirport: true })],
  });
});

test('an ID has none of the characters that nobody sees', () => {
  expect(parseText(jobRoster, 'J\u00ad1\u200d\tMon-Fri\t08:00')).toMatchObject({
    value: [{ jobId: 'J1' }],
  });
});
