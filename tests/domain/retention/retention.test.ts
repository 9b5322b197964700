import { expect, test } from 'vitest';
import {
  changeRetention,
  findNextRun,
  firstRetention,
  keptForever,
  takeEffect,
  type Kept,
  type Retention,
} from '~/domain/retention/retention';

const at = '2026-11-21T12:00:00.000Z';
const inAWeek = '2026-11-28T12:00:00.000Z';
const later = '2026-11-24T12:00:00.000Z';
const keep = (fields: Partial<Kept>): Kept => ({ ...keptForever, ...fields });
const choose = (current: Retention, kept: Kept, time = at) =>
  changeRetention(current, kept, { by: 'Ada', at: time });
const waiting = choose(firstRetention, keep({ awards: 2 }));

test('a shorter time waits for seven days', () => {
  expect(waiting).toEqual({
    kept: keptForever,
    asked: { kept: keep({ awards: 2 }), by: 'Ada', at, from: inAWeek },
  });
});

test('a longer time counts at once, and what is shorter waits', () => {
  const current = { kept: keep({ awards: 2, log: 2 }), asked: null };
  expect(choose(current, keep({ awards: 5, log: 1 }))).toEqual({
    kept: keep({ awards: 5, log: 2 }),
    asked: { kept: keep({ awards: 5, log: 1 }), by: 'Ada', at, from: inAWeek },
  });
  expect(choose(current, keptForever)).toEqual({ kept: keptForever, asked: null });
});

test('a longer time during the wait takes the place of the one that waits, without a new wait', () => {
  expect(choose(waiting, keep({ awards: 3 }), later).asked?.from).toBe(inAWeek);
  expect(choose(waiting, keptForever, later)).toEqual(firstRetention);
});

test('a shorter time during the wait begins a new wait', () => {
  expect(choose(waiting, keep({ awards: 1 }), later).asked?.from).toBe('2026-12-01T12:00:00.000Z');
  const other = keep({ awards: 2, claims: 7 });
  expect(choose(waiting, other, later).asked?.from).toBe('2026-12-01T12:00:00.000Z');
});

test('takes effect when its time is over, not before', () => {
  const before = '2026-11-28T11:59:59.999Z';
  expect(takeEffect(waiting, { at: before, isActive: true })).toBe(waiting);
  expect(takeEffect(waiting, { at: inAWeek, isActive: true })).toEqual({
    kept: keep({ awards: 2 }),
    asked: null,
  });
});

test('waits anew while the company is deactivated', () => {
  expect(takeEffect(waiting, { at: inAWeek, isActive: false })).toEqual({
    kept: keptForever,
    asked: { ...waiting.asked, from: '2026-12-05T12:00:00.000Z' },
  });
});

test('runs daily, at the end of a wait, or never', () => {
  expect(findNextRun(firstRetention, null, at)).toBeNull();
  expect(findNextRun(waiting, null, at)).toBe(inAWeek);
  const counts = { kept: keep({ log: 1 }), asked: null };
  expect(findNextRun(counts, null, at)).toBe(at);
  expect(findNextRun(counts, at, later)).toBe('2026-11-22T12:00:00.000Z');
});
