import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startNextPeriod } from '~/domain/selection/next-period';
import { published, firstWindow } from '~/domain/selection/selection-window';
import {
  addHoliday,
  chooseCutoff,
  holidayDaysAhead,
  maxHolidays,
  noPlan,
  planCutoff,
  removeHoliday,
  getDefaultCutoff,
  type WeekPlan,
} from '~/domain/selection/week-plan';
import { addDays, getMonday } from '~/domain/time/iso-week';

const timeZone = 'America/New_York';
const now = '2026-11-26T08:00:00.000Z';
const today = '2026-11-26';
const onHolidays = (...dates: string[]): WeekPlan => ({
  ...noPlan,
  holidays: dates.map((date) => ({ date, name: '' })),
});
const cutoffOf = (periodId: string, plan: WeekPlan, after = now) => {
  const defaultCutoff = getDefaultCutoff(periodId, timeZone);
  const { closesAt, why } = planCutoff({ periodId, defaultCutoff, plan, timeZone, after });
  return [closesAt.wallTime, why];
};

test('without a plan, the cutoff is on Wednesday at 15:00 of the week before', () => {
  expect(cutoffOf('2026-W53', noPlan)).toEqual(['2026-12-23T15:00', 'usual']);
});

test('a cutoff on a holiday moves to the last working day before', () => {
  expect(cutoffOf('2026-W53', onHolidays('2026-12-23'))).toEqual(['2026-12-22T15:00', 'holiday']);
  expect(
    cutoffOf('2026-W53', onHolidays('2026-12-23', '2026-12-22', '2026-12-21', '2026-12-20')),
  ).toEqual(['2026-12-19T15:00', 'holiday']);
  expect(cutoffOf('2026-W53', onHolidays('2026-12-24', '2026-12-22'))).toEqual([
    '2026-12-23T15:00',
    'usual',
  ]);
});

test('a cutoff never moves into the past, and never by more than a week', () => {
  const plan = onHolidays('2026-12-23');
  expect(cutoffOf('2026-W53', plan, '2026-12-22T20:00:00.000Z')).toEqual([
    '2026-12-23T15:00',
    'usual',
  ]);
  const days = Array.from({ length: 9 }, (_, before) => addDays('2026-12-23', -before));
  expect(cutoffOf('2026-W53', onHolidays(...days))).toEqual(['2026-12-23T15:00', 'usual']);
});

test('a chosen cutoff comes before holidays, while it is ahead', () => {
  const plan = {
    ...onHolidays('2026-12-23'),
    cutoffs: [{ periodId: '2026-W53', wallTime: '2026-12-24T09:00' }],
  };
  expect(cutoffOf('2026-W53', plan)).toEqual(['2026-12-24T09:00', 'chosen']);
  expect(cutoffOf('2026-W53', plan, '2026-12-24T14:00:00.000Z')[1]).toBe('usual');
  expect(cutoffOf('2026-W52', plan)[1]).toBe('usual');
});

test('the next period opens with its planned cutoff, and its week stays the same', () => {
  const selection = published(firstWindow('2026-11-20T08:00:00.000Z', timeZone), now);
  const start = (plan: WeekPlan) => {
    const next = startNextPeriod(selection, now, timeZone, selection.rules, plan);
    if (!next.ok) throw new Error(next.error.code);
    return [next.value.periodId, next.value.closesAt.wallTime];
  };
  expect(start(noPlan)).toEqual(['2026-W50', '2026-12-02T15:00']);
  // Sunday is in the week before.
  expect(start(onHolidays('2026-12-02', '2026-12-01', '2026-11-30'))).toEqual([
    '2026-W50',
    '2026-11-29T15:00',
  ]);
  const cutoffs = [{ periodId: '2026-W50', wallTime: '2026-12-04T18:30' }];
  expect(start({ ...noPlan, cutoffs })).toEqual(['2026-W50', '2026-12-04T18:30']);
});

test('whatever is planned, a cutoff is ahead and before the work week', () => {
  const dates = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 30 });
  fc.assert(
    fc.property(dates, fc.integer({ min: 0, max: 20 }), (days, hours) => {
      const plan = onHolidays(...days.map((day) => addDays('2026-12-01', day)));
      const after = new Date(Date.parse('2026-12-23T00:00:00Z') + hours * 3_600_000).toISOString();
      const defaultCutoff = getDefaultCutoff('2026-W53', timeZone);
      fc.pre(defaultCutoff.instant > after);
      const { closesAt } = planCutoff({
        periodId: '2026-W53',
        defaultCutoff,
        plan,
        timeZone,
        after,
      });
      expect(closesAt.instant > after).toBe(true);
      expect(closesAt.wallTime < getMonday('2026-W53')).toBe(true);
    }),
  );
});

test('holidays are added in order, renamed, removed and dropped when they are over', () => {
  const add = (plan: WeekPlan, date: string, name = '') => addHoliday(plan, { date, name }, today);
  const past = onHolidays('2026-11-25', '2026-12-25');
  const added = add(past, '2026-12-24', 'Christmas Eve');
  expect(added).toMatchObject({
    ok: true,
    value: { holidays: [{ date: '2026-12-24', name: 'Christmas Eve' }, { date: '2026-12-25' }] },
  });
  expect(add(past, '2026-12-25', 'Christmas')).toMatchObject({
    value: { holidays: [{ date: '2026-12-25', name: 'Christmas' }] },
  });
  expect(removeHoliday(past, '2026-12-25').holidays).toEqual([{ date: '2026-11-25', name: '' }]);
  const refused = { ok: false, error: { code: 'holiday-not-ahead' } };
  expect(add(noPlan, '2026-11-25')).toEqual(refused);
  expect(add(noPlan, addDays(today, holidayDaysAhead + 1))).toEqual(refused);
  const full = onHolidays(
    ...Array.from({ length: maxHolidays }, (_, day) => addDays('2026-12-01', day)),
  );
  expect(add(full, '2027-07-04')).toMatchObject({ ok: false, error: { limit: maxHolidays } });
  expect(add(full, '2026-12-01', 'renamed').ok).toBe(true);
});

test('only a coming week can get a cutoff, which must be ahead and before the work week', () => {
  const present = { periodId: '2026-W49', closesAt: getDefaultCutoff('2026-W49', timeZone) };
  const at = { present, first: '2026-W50', timeZone, now };
  const choose = (periodId: string, wallTime: string | null, plan: WeekPlan = noPlan) => {
    const chosen = chooseCutoff(plan, { periodId, wallTime }, at);
    return chosen.ok ? chosen.value.cutoffs : chosen.error.code;
  };
  const chosen = [{ periodId: '2026-W51', wallTime: '2026-12-11T18:00' }];
  expect(choose('2026-W51', '2026-12-11T18:00')).toEqual(chosen);
  expect(choose('2026-W51', null, { ...noPlan, cutoffs: chosen })).toEqual([]);
  const over = [{ periodId: '2026-W48', wallTime: '2026-11-18T12:00' }];
  expect(choose('2026-W51', '2026-12-11T18:00', { ...noPlan, cutoffs: over })).toEqual(chosen);
  expect([
    choose('2026-W49', '2026-12-11T18:00'),
    choose('2027-W20', '2026-12-11T18:00'),
    choose('2026-W51', 'soon'),
    choose('2026-W51', '2026-11-26T02:00'),
    choose('2026-W51', '2026-12-14T00:00'),
    choose('2026-W51', '2026-12-02T15:00'),
  ]).toEqual([
    'week-not-ahead',
    'week-not-ahead',
    'cutoff-not-a-time',
    'cutoff-in-the-past',
    'cutoff-not-before-week',
    'cutoff-not-after-week-before',
  ]);
});

test('after a cutoff that was planned earlier, the next week still has its own', () => {
  const openedAt = '2026-12-04T13:00:00.000Z';
  const closedAt = '2026-12-11T23:00:00.000Z';
  const first = firstWindow(openedAt, timeZone);
  const start = (plan: WeekPlan, at: string, closesAt: string) => {
    const selection = published(
      { ...first, periodId: '2026-W52', closesAt: { ...first.closesAt, instant: closesAt } },
      closesAt,
    );
    const next = startNextPeriod(selection, at, timeZone, selection.rules, plan);
    if (!next.ok) throw new Error(next.error.code);
    return [next.value.periodId, next.value.closesAt.wallTime];
  };
  const cutoffs = [{ periodId: '2026-W52', wallTime: '2026-12-11T18:00' }];
  expect(start({ ...noPlan, cutoffs }, '2026-12-14T13:00:00.000Z', closedAt)).toEqual([
    '2026-W53',
    '2026-12-23T15:00',
  ]);
  const tuesday = '2026-12-15T20:00:00.000Z';
  expect(start(onHolidays('2026-12-16'), '2026-12-15T23:00:00.000Z', tuesday)).toEqual([
    '2026-W53',
    '2026-12-23T15:00',
  ]);
  // Moved by hand, without a plan.
  expect(start(noPlan, '2026-12-14T13:00:00.000Z', closedAt)).toEqual([
    '2026-W53',
    '2026-12-23T15:00',
  ]);
});

test('a week whose chosen cutoff is still ahead is not skipped', () => {
  const selection = published(firstWindow('2026-11-20T08:00:00.000Z', timeZone), now);
  const late = '2026-12-03T15:00:00.000Z';
  const start = (plan: WeekPlan) => {
    const next = startNextPeriod(selection, late, timeZone, selection.rules, plan);
    return next.ok && [next.value.periodId, next.value.closesAt.wallTime];
  };
  expect(start(noPlan)).toEqual(['2026-W51', '2026-12-09T15:00']);
  const cutoffs = [{ periodId: '2026-W50', wallTime: '2026-12-04T18:00' }];
  expect(start({ ...noPlan, cutoffs })).toEqual(['2026-W50', '2026-12-04T18:00']);
});
