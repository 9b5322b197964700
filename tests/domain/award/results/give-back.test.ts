import { expect, test } from 'vitest';
import {
  findAskedJob,
  isLargeChange,
  isPassedOn,
  isWaiting,
  mayTakeBack,
} from '~/domain/award/results/give-back';
import { aJob } from '~/tests/support/roster-builders';

const before = { startTime: '08:00', endTime: '16:00', weekDays: 'Mon-Wed' };

test.each([
  ['an hour later', { startTime: '09:00', endTime: '17:00' }, false],
  ['a start of more than an hour later', { startTime: '09:01' }, true],
  ['a start of more than an hour earlier', { startTime: '06:59' }, true],
  ['an end of more than an hour later', { endTime: '17:01' }, true],
  ['an end of more than an hour earlier', { endTime: '14:59' }, true],
  ['an end after midnight', { endTime: '00:30' }, true],
  ['an end that is new', { endTime: '23:00' }, false],
  ['a start and an end before midnight and after', { startTime: '00:15', endTime: '08:15' }, true],
  ['the same days in other words', { weekDays: 'Mon, Tue, Wed' }, false],
  ['other days', { weekDays: 'Tue-Thu' }, true],
  ['one day more', { weekDays: 'Mon-Thu' }, true],
])('asks or does not ask after %s', (name, change, isAsked) => {
  const was = name === 'an end that is new' ? { ...before, endTime: '' } : before;
  const from = name.includes('before midnight') ? { startTime: '23:30', endTime: '07:30' } : {};
  expect(isLargeChange({ ...was, ...from }, { ...was, ...from, ...change })).toBe(isAsked);
});

test('compares days that it cannot read as text', () => {
  const named = { ...before, weekDays: 'School days' };
  expect(isLargeChange(named, { ...named })).toBe(false);
  expect(isLargeChange(named, { ...named, weekDays: 'Holidays' })).toBe(true);
});

test('asks about the job that the driver keeps, not about one that came or went', () => {
  const offers = (startTime: string) => ({ jobs: [aJob({ jobId: 'J1', startTime })], weeks: [] });
  const change = { before: ['J1'], now: ['J1'], causes: [] };
  const toOffers = (now: string) => ({ before: offers('08:00'), now: offers(now) });
  const asked = { jobId: 'J1', isAgain: false };
  expect(findAskedJob({ ...change, offers: toOffers('10:00') }, null)).toEqual(asked);
  expect(findAskedJob({ ...change, offers: toOffers('08:30') }, null)).toBeNull();
  expect(findAskedJob({ ...change, offers: null }, null)).toBeNull();
  expect(findAskedJob(null, null)).toBeNull();
});

test('asks again after a small change if the driver had asked to give the job back before it', () => {
  const offers = (startTime: string) => ({ jobs: [aJob({ jobId: 'J1', startTime })], weeks: [] });
  const small = { before: offers('08:00'), now: offers('08:10') };
  const change = { before: ['J1'], now: ['J1'], causes: [], offers: small };
  const wish = { jobId: 'J1' };
  expect(findAskedJob(change, wish)).toEqual({ jobId: 'J1', isAgain: true });
  expect(findAskedJob(change, { ...wish, jobId: 'J2' })).toBeNull();
  expect(findAskedJob({ ...change, offers: null }, wish)).toBeNull();
});

test('waits until the job is no longer held, or changes again', () => {
  const wish = { jobId: 'J1', version: 2 };
  const inForce = { held: ['J1'], facts: { changedIn: [{ id: 'J1', version: 2 }] } };
  expect(isWaiting(wish, inForce)).toBe(true);
  expect(isWaiting(wish, { ...inForce, facts: null })).toBe(true);
  expect(isWaiting(wish, { ...inForce, held: ['J2'] })).toBe(false);
  const changedAgain = { changedIn: [{ id: 'J1', version: 3 }] };
  expect(isWaiting(wish, { ...inForce, facts: changedAgain })).toBe(false);
  const otherChanged = { changedIn: [{ id: 'J2', version: 3 }] };
  expect(isWaiting(wish, { ...inForce, facts: otherChanged })).toBe(true);
});

test.each([
  ['claimed by nobody', { passedOn: null, version: 3, held: ['J1'] }, false, true],
  ['claimed by nobody and lost', { passedOn: null, version: 3, held: ['J2'] }, false, false],
  [
    'claimed by a version that is being published',
    { passedOn: 3, version: 2, held: ['J1'] },
    false,
    false,
  ],
  ['passed on in the version in force', { passedOn: 3, version: 3, held: ['J2'] }, true, false],
  ['passed on in an earlier version', { passedOn: 3, version: 5, held: [] }, true, false],
  [
    'claimed by a version that was given up',
    { passedOn: 3, version: 3, held: ['J1'] },
    false,
    true,
  ],
])('a job %s', (_, { passedOn, ...inForce }, isDone, mayKeep) => {
  const wish = { jobId: 'J1', version: 2, passedOn };
  expect(isPassedOn(wish, inForce)).toBe(isDone);
  expect(mayTakeBack(wish, inForce)).toBe(mayKeep);
  expect(isWaiting(wish, { ...inForce, facts: null })).toBe(inForce.held.includes('J1'));
});
