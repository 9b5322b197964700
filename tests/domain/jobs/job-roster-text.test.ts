import { expect, test } from 'vitest';
import { jobRoster } from '~/domain/jobs/job-roster';
import { parseText, toText } from '~/domain/roster/roster-text';
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

test('names every bad line', () => {
  const read = parseText(
    jobRoster,
    [
      'Job ID,Days,Start',
      'J1,Mon-Fri',
      ',Mon-Fri,08:00',
      'J3,Mon-Fri,8:00',
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
        { code: 'duplicate-job-ids' },
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
