import { expect, test } from 'vitest';
import { jobEntries, vacationEntry } from '~/domain/calendar/calendar';
import { aJob } from '~/tests/support/roster-builders';

const published = { version: 3, publishedAt: '2026-11-25T20:01:00.000Z' };
const week = { periodId: '2026-W44', timeZone: 'America/New_York' };

test('writes a vacation week as whole days', () => {
  const vacation = {
    weekId: 'W001',
    startDate: '2027-01-04',
    endDate: '2027-01-10',
    totalSlots: 5,
    version: 1,
  };
  expect(vacationEntry(vacation, published)).toEqual({
    ...published,
    key: 'vacation 2027',
    what: { kind: 'vacation', weekId: 'W001' },
    when: { from: '2027-01-04', to: '2027-01-10' },
  });
});

test('starts a job at its local time on each of its days, across a change to daylight saving time', () => {
  const job = aJob({ jobId: 'J1', startTime: '05:30', weekDays: 'Fri-Sun', location: 'Harbor' });
  const entries = jobEntries(job, week, published);
  expect(entries.map(({ key, when }) => [key, when])).toEqual([
    ['job 2026-10-30', { startsAt: '2026-10-30T09:30:00.000Z' }],
    ['job 2026-10-31', { startsAt: '2026-10-31T09:30:00.000Z' }],
    ['job 2026-11-01', { startsAt: '2026-11-01T10:30:00.000Z' }],
  ]);
  expect(entries[0]).toMatchObject({
    what: {
      kind: 'job',
      jobId: 'J1',
      startTime: '05:30',
      timeZone: 'America/New_York',
      weekDays: 'Fri-Sun',
      location: 'Harbor',
      isAirport: false,
    },
  });
});

test('writes one entry for the whole week if the work days cannot be read', () => {
  const entries = jobEntries(aJob({ weekDays: 'rotating' }), week, published);
  expect(entries.map(({ when }) => when)).toEqual([{ from: '2026-10-26', to: '2026-11-01' }]);
});

test('ends a job at its end time, on the next day if that is not after the start', () => {
  const read = (startTime: string, endTime: string) =>
    jobEntries(aJob({ startTime, endTime, weekDays: 'Sat' }), week, published)[0]!.when;
  expect(read('05:30', '14:00')).toEqual({
    startsAt: '2026-10-31T09:30:00.000Z',
    endsAt: '2026-10-31T18:00:00.000Z',
  });
  // The night has an hour more, because daylight saving time ends in it.
  expect(read('22:00', '06:00')).toEqual({
    startsAt: '2026-11-01T02:00:00.000Z',
    endsAt: '2026-11-01T11:00:00.000Z',
  });
  expect(read('08:00', '08:00')).toEqual({
    startsAt: '2026-10-31T12:00:00.000Z',
    endsAt: '2026-11-01T13:00:00.000Z',
  });
});
