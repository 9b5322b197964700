import type { ListRules } from '~/domain/settings/list-rules';
import { fail, ok, type Result } from '~/domain/shared/result';
import { deadlineAt, type Deadline } from '~/domain/time/deadline';
import { toEpochMs, type Instant } from '~/domain/time/instant';
import {
  firstWindow,
  moveCutoff,
  nextDefaultCutoff,
  workWeekAfter,
  type SelectionWindow,
  type WindowError,
} from './selection-window';
import { planCutoff, type WeekPlan } from './week-plan';

/**
 * The window of a new site (domain/README.md#selection-window). Its cutoff is over and recorded, so that nobody can save and
 * nothing happens by itself.
 */
export const unopenedWindow = (now: Instant, timeZone: string): SelectionWindow => ({
  ...firstWindow(now, timeZone),
  notOpenedYet: true,
  closesAt: deadlineAt(toEpochMs(now), timeZone),
  cutoffRecordedAt: now,
  remindFrom: null,
});

/** The cutoff that a site's first selection would usually have: the next one, moved by the holidays of the plan. */
export const proposeFirstCutoff = (now: Instant, timeZone: string, plan: WeekPlan): Deadline => {
  const defaultCutoff = nextDefaultCutoff(now, timeZone);
  const periodId = workWeekAfter(defaultCutoff);
  return planCutoff({ periodId, defaultCutoff, plan, timeZone, after: now }).closesAt;
};

/** Opens a site's first selection until a chosen cutoff. Its jobs are worked in the week after the cutoff. */
export const openFirstWindow = (
  selection: SelectionWindow,
  {
    wallTime,
    timeZone,
    now,
    rules: { sealedPicks, openResults },
  }: { wallTime: string; timeZone: string; now: Instant; rules: ListRules },
): Result<SelectionWindow, WindowError | { readonly code: 'first-selection-opened' }> => {
  if (!selection.notOpenedYet) return fail({ code: 'first-selection-opened' });
  const first = { ...firstWindow(now, timeZone), version: selection.version };
  const opened = moveCutoff(first, { wallTime, timeZone, now });
  if (!opened.ok) return opened;
  const { closesAt } = opened.value;
  const rules = { sealedPicks, openResults };
  return ok({ ...opened.value, rules, periodId: workWeekAfter(closesAt) });
};
