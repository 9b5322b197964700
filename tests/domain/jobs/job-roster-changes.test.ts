import { expect, test } from 'vitest';
import { jobRoster } from '~/domain/jobs/job-roster';
import { changeList } from '~/domain/roster/change-list';
import { aJob } from '~/tests/support/roster-builders';

const one = aJob({ jobId: 'J1' });
const two = aJob({ jobId: 'J2' });
const limits = { limit: 2 };

test('adds, edits and deletes in one change', () => {
  expect(
    changeList(
      jobRoster,
      [one],
      { adds: [two], edits: [{ jobId: 'J1', startTime: '05:30' }] },
      limits,
    ),
  ).toEqual({ ok: true, value: { puts: [{ ...one, startTime: '05:30' }, two], deletes: [] } });
  expect(changeList(jobRoster, [one, two], { deletes: ['J2'] }, limits)).toEqual({
    ok: true,
    value: { puts: [], deletes: ['J2'] },
  });
});

test('stores places only if there are several', () => {
  const adds = [aJob({ jobId: 'J2', places: 1 })];
  const edits = [{ jobId: 'J1', places: 3 }];
  expect(changeList(jobRoster, [one], { adds, edits }, limits)).toEqual({
    ok: true,
    value: { puts: [{ ...one, places: 3 }, two], deletes: [] },
  });
});

test('takes two equal edits of places as no conflict', () => {
  const seen = new Map([['J1', { ...one, places: 3 }]]);
  const edits = [{ jobId: 'J1', places: 1 }];
  expect(changeList(jobRoster, [one], { edits, seen }, limits)).toMatchObject({ ok: true });
});

test.each([
  ['a blank id', { adds: [aJob({ jobId: ' ' })] }, 'missing-job-id'],
  ['an id in use', { adds: [one] }, 'duplicate-job-id'],
  ['an id twice', { adds: [two, two] }, 'duplicate-job-id'],
  ['a wrong time', { edits: [{ jobId: 'J1', startTime: '24:00' }] }, 'invalid-start-time'],
  ['no days', { edits: [{ jobId: 'J1', weekDays: '' }] }, 'job-without-days'],
  ['no places', { edits: [{ jobId: 'J1', places: 0 }] }, 'invalid-places'],
  ['too many places', { adds: [aJob({ jobId: 'J2', places: 1000 })] }, 'invalid-places'],
  ['places typed wrong', { edits: [{ jobId: 'J1', places: Number.NaN }] }, 'invalid-places'],
  ['a job deleted meanwhile', { edits: [{ jobId: 'J9', weekDays: 'Mon' }] }, 'job-gone'],
  ['more jobs than the limit', { adds: [two, aJob({ jobId: 'J3' })] }, 'too-many-jobs'],
])('refuses %s', (_name, change, code) => {
  expect(changeList(jobRoster, [one], change, limits)).toMatchObject({
    ok: false,
    error: { code },
  });
});

test('stores a job without end and paid hours as before, and refuses wrong ones', () => {
  const change = (fields: object) =>
    changeList(jobRoster, [one], { edits: [{ jobId: 'J1', ...fields }] }, limits);
  expect(change({ endTime: '15:00', paidHours: 7.75 })).toEqual({
    ok: true,
    value: { puts: [{ ...one, endTime: '15:00', paidHours: 7.75 }], deletes: [] },
  });
  expect(change({ endTime: '', paidHours: 0, startTime: '09:00' })).toStrictEqual({
    ok: true,
    value: { puts: [{ ...one, startTime: '09:00' }], deletes: [] },
  });
  expect(change({ endTime: '25:00' })).toMatchObject({
    error: { code: 'invalid-end-time', jobId: 'J1' },
  });
  for (const paidHours of [24.5, -1, Number.NaN, 1.005])
    expect(change({ paidHours })).toMatchObject({
      error: { code: 'invalid-paid-hours', jobId: 'J1', most: 24 },
    });
});
