import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeSpans, endSpan, listKept } from '~/domain/leave/change-spans';
import { findLeaveInWeek, listOnLeave } from '~/domain/leave/leave-in-week';
import type { LeaveSpan } from '~/domain/leave/leave-schema';
import { addDays, getMonday, toIsoWeek } from '~/domain/time/iso-week';

const today = '2026-11-30';
const span = (from: string, to: string, kind: LeaveSpan['kind'] = 'leave') => ({ from, to, kind });
const change = (spans: readonly LeaveSpan[], before: LeaveSpan | null, after: LeaveSpan | null) =>
  changeSpans({ spans: [...spans] }, { before, after }, today);
const add = (spans: readonly LeaveSpan[], after: LeaveSpan) => change(spans, null, after);

test('adds, changes and deletes a span, and keeps them in the order of time', () => {
  const [june, may] = [span('2027-06-01', '2027-06-30'), span('2027-05-01', '2027-05-31', 'other')];
  expect(add([june], may)).toEqual({ ok: true, value: [may, june] });
  const shorter = { ...may, to: '2027-05-10' };
  expect(change([may, june], may, shorter)).toEqual({ ok: true, value: [shorter, june] });
  expect(change([may, june], june, null)).toEqual({ ok: true, value: [may] });
});

test.each([
  ['ends before it starts', span('2026-12-02', '2026-12-01'), { code: 'leave-ends-before-start' }],
  ['is too long', span('2026-12-01', '2027-12-02'), { code: 'leave-too-long', limit: 366 }],
  [
    'ended too long ago',
    span('2026-08-01', '2026-08-31'),
    { code: 'leave-day-refused', first: '2026-09-01', last: '2028-11-29' },
  ],
  [
    'begins too far ahead',
    span('2028-11-30', '2028-11-30'),
    { code: 'leave-day-refused', first: '2026-09-01', last: '2028-11-29' },
  ],
  [
    'has a day in common with another one',
    span('2026-12-20', '2026-12-22'),
    { code: 'leave-overlaps', from: '2026-12-07', to: '2026-12-20' },
  ],
])('refuses a span that %s', (_, after, error) => {
  expect(add([span('2026-12-07', '2026-12-20')], after)).toEqual({ ok: false, error });
});

test('takes the longest span, and one that follows on another', () => {
  expect(add([], span('2026-12-01', '2027-12-01')).ok).toBe(true);
  expect(add([span('2026-12-07', '2026-12-20')], span('2026-12-21', '2026-12-21')).ok).toBe(true);
});

test('ends a span today, and never lengthens one that has ended', () => {
  const going = span('2026-11-23', '2026-12-06');
  expect(endSpan(going, today)).toEqual(span('2026-11-23', today));
  const over = span('2026-11-23', '2026-11-29');
  expect(endSpan(over, today)).toEqual(over);
});

test('refuses to change or delete a span that is not stored any more', () => {
  const stored = span('2026-12-07', '2026-12-20');
  const gone = { ok: false, error: { code: 'leave-gone' } };
  expect(change([stored], { ...stored, kind: 'other' }, null)).toEqual(gone);
  expect(change([], stored, span('2026-12-07', '2026-12-08'))).toEqual(gone);
});

test('keeps 40 spans, of which those that ended more than 90 days ago do not count', () => {
  const many = Array.from({ length: 40 }, (_, at) => {
    const day = addDays('2027-01-01', at * 2);
    return span(day, day);
  });
  const next = span('2028-01-01', '2028-01-01');
  expect(add(many, next)).toEqual({ ok: false, error: { code: 'too-many-leaves', limit: 40 } });
  const old = span('2026-08-01', '2026-08-31');
  const added = add([old, ...many.slice(1)], next);
  expect(added.ok && added.value).toHaveLength(40);
  expect(listKept([old, next], today)).toEqual([next]);
});

test.each([
  ['the whole week', [span('2026-12-07', '2026-12-13')], '2026-12-07', '2026-12-13', true],
  ['more than the week', [span('2026-12-01', '2026-12-31')], '2026-12-01', '2026-12-31', true],
  [
    'the week by two spans of different kinds',
    [span('2026-12-05', '2026-12-09', 'injury'), span('2026-12-10', '2026-12-14', 'training')],
    '2026-12-05',
    '2026-12-14',
    true,
  ],
  ['all but Sunday', [span('2026-12-07', '2026-12-12')], '2026-12-07', '2026-12-12', false],
  ['all but Monday', [span('2026-12-08', '2026-12-31')], '2026-12-08', '2026-12-31', false],
  [
    'all but one day in the middle',
    [span('2026-12-01', '2026-12-09'), span('2026-12-11', '2026-12-31')],
    '2026-12-01',
    '2026-12-09',
    false,
  ],
])('finds leave of %s', (_, spans, from, to, isWhole) => {
  expect(findLeaveInWeek({ spans }, '2026-W50')).toEqual({ days: { from, to }, isWhole });
});

test('finds no leave in the weeks beside it', () => {
  const spans = [span('2026-12-07', '2026-12-13')];
  expect(['2026-W49', '2026-W51'].map((week) => findLeaveInWeek({ spans }, week))).toEqual([
    null,
    null,
  ]);
});

/** Any spans without a common day, from gaps and lengths in turns. */
const anySpans = fc
  .array(fc.tuple(fc.nat({ max: 6 }), fc.nat({ max: 9 })), { maxLength: 6 })
  .map((parts) => {
    let next = '2026-11-23';
    return parts.map(([gap, more]) => {
      const from = addDays(next, gap);
      const to = addDays(from, more);
      next = addDays(to, 1);
      return span(from, to);
    });
  });

test('a driver is on leave in a week if and only if each of its days is in a span', () => {
  fc.assert(
    fc.property(anySpans, fc.nat({ max: 80 }), (spans, days) => {
      const week = toIsoWeek(addDays('2026-11-23', days));
      const all = Array.from({ length: 7 }, (_, at) => addDays(getMonday(week), at));
      const isAway = (day: string) => spans.some(({ from, to }) => from <= day && day <= to);
      const found = listOnLeave([{ employeeId: '1', version: 1, spans }], week);
      expect(found.has('1')).toBe(all.every(isAway));
      expect(findLeaveInWeek({ spans }, week) !== null).toBe(all.some(isAway));
      const { from, to } = found.get('1') ?? {};
      if (from && to)
        expect([addDays(from, -1), addDays(to, 1)].map(isAway)).toEqual([false, false]);
    }),
  );
});
