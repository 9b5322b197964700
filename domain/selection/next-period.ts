import type { ListRules } from '~/domain/settings/list-rules';
import type { Deadline } from '~/domain/shared/deadline';
import type { Instant } from '~/domain/shared/instant';
import { nextIsoWeek } from '~/domain/shared/iso-week';
import { fail, ok, type Result } from '~/domain/shared/result';
import {
  firstWindow,
  nextDefaultCutoff,
  workWeekAfter,
  type SelectionWindow,
  type WindowError,
} from './selection-window';
import { noPlan, planCutoff, usualCutoff, type PlannedCutoff, type WeekPlan } from './week-plan';

/**
 * The period that would open at `now`, and its cutoff: the one after the present period while its chosen cutoff is ahead,
 * otherwise the first one whose usual cutoff is. If the present cutoff was planned for an earlier or later day than the
 * usual one, the next one keeps its own week all the same.
 */
export const planNextPeriod = (
  { periodId: present, openedAt }: Pick<SelectionWindow, 'periodId' | 'openedAt'>,
  now: Instant,
  timeZone: string,
  plan: WeekPlan,
): PlannedCutoff & { readonly periodId: string } => {
  const planOf = (periodId: string, usual: Deadline, after: Instant) => ({
    periodId,
    ...planCutoff({ periodId, usual, plan, timeZone, after }),
  });
  const following = nextIsoWeek(present);
  const chosen = planOf(following, usualCutoff(following, timeZone), now);
  if (chosen.why === 'chosen') return chosen;
  const usual = nextDefaultCutoff(now, timeZone);
  const upcoming = workWeekAfter(usual);
  const periodId = upcoming > following ? upcoming : following;
  const wasPlanned = planOf(present, usualCutoff(present, timeZone), openedAt).why !== 'usual';
  return planOf(periodId, wasPlanned ? usualCutoff(periodId, timeZone) : usual, now);
};

/**
 * Opens the next period without manual assignments; jobs and drivers stay. The rules hold for the whole period; by default
 * they stay as they are.
 */
export const startNextPeriod = (
  window: SelectionWindow,
  now: Instant,
  timeZone: string,
  { sealedPicks, openResults }: ListRules = window.rules,
  plan: WeekPlan = noPlan,
): Result<SelectionWindow, WindowError> => {
  if (window.status === 'publishing') return fail({ code: 'publishing-unfinished' });
  if (window.status !== 'published') return fail({ code: 'not-published-yet' });
  const { periodId, closesAt } = planNextPeriod(window, now, timeZone, plan);
  return ok({
    ...firstWindow(now, timeZone),
    rules: { sealedPicks, openResults },
    closesAt,
    periodId,
    version: window.version + 1,
    lastAward: {
      periodId: window.periodId,
      version: window.awardVersion,
      publishedAt: window.publishedAt,
    },
    awardBefore: window.lastAward,
  });
};
