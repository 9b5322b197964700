import { expect, test } from 'vitest';
import { runAward } from '~/domain/award/award';
import type { AwardInput } from '~/domain/award/award-input';
import { sealAward, type AwardRecord } from '~/domain/award/record/award-record';
import { newsFor, makeNotice } from '~/domain/mail/award-news';
import { vacationAwardId } from '~/domain/vacation/vacation-portal';
import {
  anAwardDriver,
  anAwardJob,
  anInput,
  aWeek,
  makePicks,
} from '~/tests/support/award-builders';

const [first, second] = ['1000001', '1000002'] as const;
const drivers = [anAwardDriver({ seniorityNumber: 1 }), anAwardDriver({ seniorityNumber: 2 })];
const jobs = [anAwardJob({ jobId: 'J1', startTime: '05:30' }), anAwardJob({ jobId: 'J2' })];

const record = (input: Partial<AwardInput>, periodId = '2026-W49'): AwardRecord => {
  const sealed = sealAward({
    companyId: 'ACME',
    siteId: 'LAX',
    periodId,
    version: 1,
    publishedAt: '2026-11-25T21:00:00.000Z',
    run: runAward(anInput({ drivers, jobs, ...input })),
    sha256: () => 'digest',
  });
  if (!sealed.ok) throw new Error(sealed.error.code);
  return sealed.value;
};
const news = (
  employeeId: string,
  published: AwardRecord,
  {
    before = null,
    latest = published,
  }:
    | { before?: AwardRecord; latest?: AwardRecord }
    | {
        before?: null;
        latest?: AwardRecord;
      } = {},
) => newsFor(employeeId, { record: published, before, latest });

test('names the job with its start time and days, or says that there is none', () => {
  const published = record({ preferences: [makePicks(first, ['J1'])] });
  expect(news(first, published)).toEqual({
    kind: 'job',
    jobId: 'J1',
    startTime: '05:30',
    weekDays: 'Mon-Fri',
  });
  expect(news(second, published)).toEqual({ kind: 'no-job' });
  expect(news('9999999', published)).toBeNull();
});

test('tells a driver who is on vacation in that week', () => {
  const away = anAwardDriver({ onVacation: { weekId: 'W048', usualJobId: null } });
  expect(news(first, record({ drivers: [away] }))).toEqual({
    kind: 'on-vacation',
    weekId: 'W048',
  });
});

test('tells a driver who is on leave in that week, also if a vacation week is in it', () => {
  const away = anAwardDriver({
    onLeave: { from: '2026-11-30', to: '2026-12-06' },
    onVacation: { weekId: 'W048', usualJobId: null },
  });
  expect(news(first, record({ drivers: [away] }))).toEqual({ kind: 'on-leave' });
});

test('names the vacation week with its days', () => {
  const published = record(
    { vacationWeeks: [aWeek()], vacationPreferences: [makePicks(first, ['W001'])] },
    vacationAwardId,
  );
  expect(news(first, published)).toEqual({
    kind: 'vacation-week',
    weekId: 'W001',
    startDate: '2025-01-06',
    endDate: '2025-01-12',
  });
  expect(news(second, published)).toEqual({ kind: 'no-vacation-week' });
});

const one = record({ preferences: [makePicks(first, ['J1']), makePicks(second, ['J2'])] });
const two = record({ preferences: [makePicks(first, ['J1'])] });

test('notifies only drivers whose result changed of a second version', () => {
  expect(news(first, two, { before: one })).toBeNull();
  expect(news(second, two, { before: one })).toEqual({ kind: 'no-job' });
  const earlier = record({ jobs: [anAwardJob({ jobId: 'J1', startTime: '04:00' }), jobs[1]!] });
  const moved = { ...one, input: { ...one.input, jobs: earlier.input.jobs } };
  expect(news(first, moved, { before: one })).toMatchObject({ startTime: '04:00' });
});

test('notifies of another place, unless a record of an earlier version of the application does not say it', () => {
  const site = { siteName: 'Main', timeZone: 'America/Los_Angeles' };
  const at = (location: string | undefined, isAirport = false) =>
    record({
      ...{ site, preferences: [makePicks(first, ['J1'])] },
      drivers: [anAwardDriver({ airportCertified: true })],
      jobs: [anAwardJob({ jobId: 'J1', isAirport, ...(location && { location }) })],
    });
  const [north, south] = [at('North'), at('South')];
  expect(news(first, south, { before: north })).toMatchObject({ jobId: 'J1', location: 'South' });
  expect(news(first, north, { latest: south })).toBeNull();
  expect(news(first, at(undefined), { before: north })).toMatchObject({ isAirport: false });
  // With a location, pages do not say whether the job is at the airport.
  expect(news(first, at('North', true), { before: north })).toBeNull();
  const { site: _, ...input } = north.input;
  const earlier = { ...north, input: { ...input, jobs: at(undefined).input.jobs } };
  expect(news(first, south, { before: earlier })).toBeNull();
  expect(news(first, earlier, { latest: south })).not.toBeNull();
  expect(news(first, earlier)).not.toHaveProperty('isAirport');
});

test('does not notify of a version that a later one replaced', () => {
  expect(news(first, one, { latest: two })).toMatchObject({ jobId: 'J1' });
  expect(news(second, one, { latest: two })).toBeNull();
});

test('notifies a driver who was not in the previous version of the second', () => {
  const alone = record({ drivers: [drivers[0]!], preferences: [makePicks(first, ['J1'])] });
  expect(news(second, two, { before: alone })).not.toBeNull();
});

test('names the publication in a notice', () => {
  expect(makeNotice(one, '01A')).toEqual({
    id: '01A',
    at: '2026-11-25T21:00:00.000Z',
    notice: {
      kind: 'award-published',
      companyId: 'ACME',
      siteId: 'LAX',
      awardId: '2026-W49',
      version: 1,
    },
  });
});
