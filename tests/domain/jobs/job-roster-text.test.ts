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

test('imports and exports end times and paid hours, which may be empty', () => {
  const jobs = [aJob({ endTime: '02:15', paidHours: 8.25 }), aJob({ jobId: 'J2', paidHours: 10 })];
  expect(parseText(jobRoster, toText(jobRoster, jobs))).toEqual({ ok: true, value: jobs });
  expect(
    parseText(
      jobRoster,
      'Job,Days,Start,Finish,Pay Hours\nJ1,Mon-Fri,08:00,4:30 PM,"8,5"\nJ2,Mon-Fri,08:00,,0',
    ),
  ).toEqual({
    ok: true,
    value: [aJob({ endTime: '16:30', paidHours: 8.5 }), aJob({ jobId: 'J2' })],
  });
});

test.each(['End', 'Off Duty', 'End Time', 'Finish', 'Hora de salida'])(
  'takes the column %s for the end time',
  (header) => {
    expect(parseText(jobRoster, `Job ID,Days,Start,${header}\nJ1,Mon-Fri,08:00,17:00`)).toEqual({
      ok: true,
      value: [aJob({ endTime: '17:00' })],
    });
  },
);

test.each([
  ['late 5', '', { code: 'invalid-end-time' }],
  ['24:00', '', { code: 'invalid-end-time' }],
  ['', '24.01', { code: 'invalid-paid-hours', most: 24 }],
  ['', '8.125', { code: 'invalid-paid-hours', most: 24 }],
  ['', '-1', { code: 'invalid-paid-hours', most: 24 }],
  ['', '8:30', { code: 'invalid-paid-hours', most: 24 }],
])('refuses the end "%s" and "%s" paid hours', (end, hours, problem) => {
  expect(parseText(jobRoster, `J1,Mon-Fri,08:00,,,,${end},${hours}`)).toEqual({
    ok: false,
    error: { code: 'import-errors', errors: [{ code: 'bad-line', line: 1, problem }] },
  });
});

test('asks whether a word instead of an end or of paid hours is left empty', () => {
  expect(parseText(jobRoster, 'J1,Mon-Fri,08:00,,,,TBD,varies')).toMatchObject({
    error: {
      words: [
        { field: 'endTime', word: 'TBD', choices: ['empty'] },
        { field: 'paidHours', word: 'varies', choices: ['empty'] },
      ],
    },
  });
});
