import type { ListRules } from '~/domain/settings/list-rules';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Instant } from '~/domain/time/instant';
import { nextIsoWeek } from '~/domain/time/iso-week';
import {
  firstWindow,
  nextDefaultCutoff,
  workWeekAfter,
  type SelectionWindow,
  type WindowError,
} from './selection-window';
import {
  noPlan,
  planCutoff,
  getDefaultCutoff,
  type PlannedCutoff,
  type WeekPlan,
} from './week-plan';

/**
 * The period that would open at `now`, and its cutoff, which is that of its own week (`planCutoff`) however early the present
 * one ended: the one after the present period while its chosen cutoff is ahead, otherwise the first one whose default cutoff is.
 */
export const planNextPeriod = (
  { periodId: present }: Pick<SelectionWindow, 'periodId'>,
  now: Instant,
  timeZone: string,
  plan: WeekPlan,
): PlannedCutoff & { readonly periodId: string } => {
  const planPeriod = (periodId: string) => ({
    periodId,
    ...planCutoff({
      periodId,
      defaultCutoff: getDefaultCutoff(periodId, timeZone),
      plan,
      timeZone,
      after: now,
    }),
  });
  const following = planPeriod(nextIsoWeek(present));
  const upcoming = workWeekAfter(nextDefaultCutoff(now, timeZone));
  const isNext = following.why === 'chosen' || following.periodId >= upcoming;
  return isNext ? following : planPeriod(upcoming);
};

/**
 * Opens the next period without manual assignments; jobs and drivers stay. The rules hold for the whole period; by default
 * they stay as they are.
 */
export const startNextPeriod = (
  selection: SelectionWindow,
  now: Instant,
  timeZone: string,
  { sealedPicks, openResults }: ListRules = selection.rules,
  plan: WeekPlan = noPlan,
): Result<SelectionWindow, WindowError> => {
  if (selection.status === 'publishing') return fail({ code: 'publishing-unfinished' });
  if (selection.status !== 'published') return fail({ code: 'not-published-yet' });
  const { periodId, closesAt } = planNextPeriod(selection, now, timeZone, plan);
  return ok({
    ...firstWindow(now, timeZone),
    rules: { sealedPicks, openResults },
    closesAt,
    periodId,
    version: selection.version + 1,
    lastAward: {
      periodId: selection.periodId,
      version: selection.awardVersion,
      publishedAt: selection.publishedAt,
    },
    awardBefore: selection.lastAward,
  });
};
