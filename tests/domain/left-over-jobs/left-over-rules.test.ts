import { expect, test } from 'vitest';
import { itemBytes, maxItemBytes } from '~/app/store/dynamo/item-size';
import {
  changeAnswer,
  chooseJobs,
  chooseUntil,
  endSoon,
  isRunning,
  isWithinLimit,
  listAnswered,
  listTakenPlaces,
  listWanted,
  maxLeftOverJobs,
  mayTake,
  proposeUntil,
} from '~/domain/left-over-jobs/left-over-rules';
import { requestDeadlineMs } from '~/domain/selection/selection-window';
import { deadlineOn } from '~/domain/time/deadline';
import { anAwardDriver } from '~/tests/support/award-builders';
import { aJob } from '~/tests/support/roster-builders';

const timeZone = 'America/New_York';
const periodId = '2026-W49';
const at = (wallTime: string) => deadlineOn(wallTime, timeZone).instant;
const until = deadlineOn('2026-11-27T12:00', timeZone);
const offer = { id: 'A', periodId, jobIds: ['J1', 'J2'], until };

test('answers count strictly before the time, those to this offer, about its jobs', () => {
  const early = at('2026-11-27T11:59');
  expect(isRunning(offer, early)).toBe(true);
  expect(isRunning(offer, until.instant)).toBe(false);
  const answers = {
    offerId: 'A',
    jobs: [
      { jobId: 'J2', at: early },
      { jobId: 'J1', at: until.instant },
      { jobId: 'J3', at: early },
    ],
  };
  expect(listAnswered(answers, offer)).toEqual([{ jobId: 'J2', at: early }]);
  expect(listAnswered({ ...answers, offerId: 'B' }, offer)).toEqual([]);
  expect(listAnswered(null, offer)).toEqual([]);
});

test('takes a time that is ahead and within the week', () => {
  const asked = { periodId, timeZone, now: at('2026-11-26T15:00') };
  expect(chooseUntil('2026-11-27T12:00', asked)).toEqual({ ok: true, value: until });
  expect(chooseUntil('2026-12-07T00:00', asked).ok).toBe(true);
  for (const wrong of ['2026-11-26T15:00', '2026-12-07T00:01', '9999-99-99T99:99', 'noon', ''])
    expect(chooseUntil(wrong, asked)).toEqual({ ok: false, error: { code: 'left-over-until' } });
});

test('ends as early as no acknowledged answer is lost, and never later than it would', () => {
  const now = at('2026-11-26T15:00');
  expect(Date.parse(endSoon(offer, now).instant) - Date.parse(now)).toBe(requestDeadlineMs);
  expect(endSoon({ until: deadlineOn('2026-11-26T15:00', timeZone) }, now).instant).toBe(now);
});

test.each([
  ['2026-11-26T15:00', '2026-11-27T12:00'],
  ['2026-11-29T09:00', '2026-11-29T18:00'],
  ['2026-11-29T18:00', '2026-11-30T12:00'],
  ['2026-12-02T09:00', '2026-12-03T12:00'],
])('at %s it proposes %s', (now, proposed) => {
  expect(proposeUntil(periodId, timeZone, at(now)).wallTime).toBe(proposed);
});

test('offers only jobs with a free place, one at least and not too many', () => {
  const left = Array.from({ length: maxLeftOverJobs + 1 }, (_, n) => ({ jobId: `J${n}` }));
  expect(chooseJobs(['J1', 'J0', 'X'], left)).toEqual({ ok: true, value: ['J0', 'J1'] });
  const refused = { ok: false, error: { code: 'left-over-count', most: maxLeftOverJobs } };
  expect(chooseJobs(['X'], left)).toEqual(refused);
  const all = left.map(({ jobId }) => jobId);
  expect(chooseJobs(all, left)).toEqual(refused);
});

test('who takes no turn, may not hold the job, holds it, freed it or holds one that stays may not take it', () => {
  const job = aJob({ jobId: 'J1', isAirport: true });
  const rules = { airportCertificationRequired: true };
  const driver = anAwardDriver({ airportCertified: true });
  const taker = { driver, held: null, struck: [] };
  expect(mayTake(job, taker, rules)).toBe(true);
  const holding = (jobId: string, assignmentType: string) => ({
    ...taker,
    held: { jobId, assignmentType },
  });
  expect(mayTake(job, holding('J2', 'preference'), rules)).toBe(true);
  const days = { from: '2026-11-30', to: '2026-12-06' };
  for (const other of [
    holding('J1', 'preference'),
    holding('J2', 'manual'),
    holding('J2', 'trade'),
    { ...taker, struck: ['J1'] },
    { ...taker, driver: { ...driver, isEligible: false } },
    { ...taker, driver: { ...driver, airportCertified: false } },
    { ...taker, driver: { ...driver, onLeave: days } },
    { ...taker, driver: { ...driver, onVacation: { weekId: 'W1', usualJobId: null } } },
  ])
    expect(mayTake(job, other, rules)).toBe(false);
});

test('a job is taken once, at the end, and taken back', () => {
  const [first, second] = [at('2026-11-26T15:00'), at('2026-11-26T16:00')];
  const one = changeAnswer([], { jobId: 'J2', isTaken: true, at: first });
  const both = changeAnswer(one, { jobId: 'J1', isTaken: true, at: second });
  expect(both.map(({ jobId }) => jobId)).toEqual(['J2', 'J1']);
  expect(changeAnswer(both, { jobId: 'J2', isTaken: true, at: second })).toEqual(both);
  expect(changeAnswer(both, { jobId: 'J2', isTaken: false, at: second })).toEqual([
    { jobId: 'J1', at: second },
  ]);
});

test('a driver takes up to 20 jobs at once, fewer if their IDs are long, which fits into an item for everybody', () => {
  const take = (count: number, length: number) =>
    Array.from({ length: count }, (_, at) => ({ jobId: `${at}`.padStart(length, 'J') }));
  expect([take(20, 10), take(5, 40)].map(isWithinLimit)).toEqual([true, true]);
  expect([take(21, 3), take(20, 11), take(6, 40)].map(isWithinLimit)).toEqual([
    false,
    false,
    false,
  ]);
  for (const most of [take(20, 10), take(5, 40)]) {
    const taken = Array.from({ length: 1000 }, (_, at) => ({
      driverId: `${1_000_000 + at}`,
      jobIds: most.map(({ jobId }) => jobId),
      at: '2026-11-26T15:00:00.000Z',
    }));
    const freed = taken.map(() => ({ driverId: null, jobId: 'J'.repeat(40) }));
    expect(itemBytes({ chain: { taken, freed, drivers: [] } })).toBeLessThan(
      maxItemBytes - 45 * 1024,
    );
  }
});

test('only what was taken before the held job is still wanted', () => {
  const answered = ['J2', 'J1', 'J3'].map((jobId) => ({ jobId }));
  expect(listWanted(answered, 'J1')).toEqual([{ jobId: 'J2' }]);
  expect(listWanted(answered, 'J2')).toEqual([]);
  for (const heldId of ['J9', null]) expect(listWanted(answered, heldId)).toEqual(answered);
});

test('places are passed on in the order in which seniority gives them out', () => {
  const wishes = [['J2', 'J1'], ['J2'], ['J2', 'J1'], ['J9']].map((jobIds) => ({ jobIds }));
  const free = new Map([
    ['J1', 1],
    ['J2', 2],
    ['J3', 1],
  ]);
  expect(listTakenPlaces(wishes, free).map(({ jobId }) => jobId)).toEqual(['J2', 'J2', 'J1']);
});
