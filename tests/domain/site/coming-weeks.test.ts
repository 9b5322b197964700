import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startNextPeriod } from '~/domain/selection/next-period';
import { firstWindow, published } from '~/domain/selection/selection-window';
import { noPlan, type WeekPlan } from '~/domain/selection/week-plan';
import { defaultSiteSettings } from '~/domain/settings/site-settings';
import { comingWeeks } from '~/domain/site/coming-weeks';
import { addDays } from '~/domain/time/iso-week';

const timeZone = 'America/New_York';
const opened = '2026-11-20T13:00:00.000Z';
const list = (now: string, openNextAt: string, plan: WeekPlan = noPlan) =>
  comingWeeks(
    {
      ...{ timeZone, plan, window: firstWindow(opened, timeZone) },
      settings: { ...defaultSiteSettings, openNextOn: 'Wednesday', openNextAt },
    },
    now,
  ).map(({ periodId, opensAt, opensTooLate, closesAt, why }) => [
    ...[periodId, opensAt?.wallTime, opensTooLate, closesAt.wallTime, why],
  ]);

test('while a week is open, each later one opens after the cutoff before it', () => {
  expect(list('2026-11-23T13:00:00.000Z', '18:00').slice(0, 2)).toEqual([
    ['2026-W50', '2026-11-25T18:00', false, '2026-12-02T15:00', 'usual'],
    ['2026-W51', '2026-12-02T18:00', false, '2026-12-09T15:00', 'usual'],
  ]);
});

test('a week that would open after its own cutoff is marked', () => {
  const cutoffs = [{ periodId: '2026-W50', wallTime: '2026-12-04T15:00' }];
  const [week, next] = list('2026-11-23T13:00:00.000Z', '18:00', { ...noPlan, cutoffs });
  expect(week?.slice(2)).toEqual([false, '2026-12-04T15:00', 'chosen']);
  expect(next).toEqual(['2026-W51', '2026-12-09T18:00', true, '2026-12-09T15:00', 'usual']);
});

test('the next week opens with the cutoff that was announced, however early the present one ends', () => {
  const days = fc.array(fc.integer({ min: -7, max: 14 }), { maxLength: 12 });
  const chosen = fc.option(fc.integer({ min: 1, max: 18 }), { nil: null });
  fc.assert(
    fc.property(days, chosen, fc.integer({ min: 0, max: 5 * 24 - 1 }), (holidays, day, hours) => {
      const plan = {
        holidays: holidays.map((ahead) => ({ date: addDays('2026-11-28', ahead), name: '' })),
        cutoffs:
          day === null
            ? []
            : [{ periodId: '2026-W50', wallTime: `${addDays('2026-11-25', day)}T16:00` }],
      };
      const now = new Date(Date.parse(opened) + hours * 3_600_000).toISOString();
      const [announced] = list(now, '18:00', plan);
      const selection = published(firstWindow(opened, timeZone), now);
      const next = startNextPeriod(selection, now, timeZone, selection.rules, plan);
      const { periodId, closesAt } = next.ok ? next.value : selection;
      expect([periodId, closesAt.wallTime]).toEqual([announced?.[0], announced?.[3]]);
      expect(closesAt.wallTime > '2026-11-25T15:00' || announced?.[4] === 'holiday').toBe(true);
    }),
  );
});

test('a week that was left unpublished promises no opening in the past', () => {
  const [week] = list('2026-12-17T13:00:00.000Z', '18:00');
  expect(week).toEqual(['2026-W53', '2026-12-23T18:00', true, '2026-12-23T15:00', 'usual']);
});
