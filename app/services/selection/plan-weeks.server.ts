import { isDeepStrictEqual } from 'node:util';
import type { AdminCall, Writing } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { actOnSite } from '~/app/services/tenancy/act-on-site.server';
import type { NewEvent } from '~/domain/activity/activity';
import {
  addHoliday,
  chooseCutoff,
  removeHoliday,
  type Holiday,
  type PlanError,
  type WeekPlan,
} from '~/domain/selection/week-plan';
import { ok, type Result } from '~/domain/shared/result';
import { nextPeriodId } from '~/domain/site/coming-weeks';
import type { Site } from '~/domain/site/site';
import { toInstant } from '~/domain/time/instant';
import { toWallTime } from '~/domain/time/zoned-time';

export type PlanChange =
  | { readonly intent: 'add-holiday'; readonly holiday: Holiday }
  | { readonly intent: 'remove-holiday'; readonly date: string }
  | { readonly intent: 'choose-cutoff'; readonly periodId: string; readonly wallTime: string }
  | { readonly intent: 'usual-cutoff'; readonly periodId: string };

type ChangePlanError = PlanError | { readonly code: 'site-changed' };

const decide = (site: Site, change: PlanChange, now: number): Result<WeekPlan, PlanError> => {
  const { plan, timeZone } = site;
  if (change.intent === 'add-holiday')
    return addHoliday(plan, change.holiday, toWallTime(now, timeZone).slice(0, 10));
  if (change.intent === 'remove-holiday') return ok(removeHoliday(plan, change.date));
  const wallTime = change.intent === 'choose-cutoff' ? change.wallTime : null;
  const about = { present: site.window, first: nextPeriodId(site, toInstant(now)) };
  const chosen = { periodId: change.periodId, wallTime };
  return chooseCutoff(plan, chosen, { ...about, timeZone, now: toInstant(now) });
};

const toEvent = (change: PlanChange, timeZone: string): NewEvent => {
  switch (change.intent) {
    case 'add-holiday':
      return { code: 'holiday-added', ...change.holiday };
    case 'remove-holiday':
      return { code: 'holiday-removed', date: change.date };
    case 'choose-cutoff': {
      const { periodId, wallTime } = change;
      return { code: 'cutoff-planned', periodId, closesAt: { wallTime, timeZone } };
    }
    case 'usual-cutoff':
      return { code: 'cutoff-planned', periodId: change.periodId, closesAt: null };
  }
};

/** Changes what is planned for the coming weeks. The present week and its cutoff stay as they are. */
export const planWeeks = (
  context: AdminCall<Writing, { input: PlanChange }>,
): Promise<Result<Site, ChangePlanError>> => {
  const { deps, input } = context;
  const change = async ({ scope, site }: AdminSession): Promise<Result<Site, ChangePlanError>> => {
    const now = deps.clock.now();
    const plan = decide(site, input, now);
    if (!plan.ok) return plan;
    if (isDeepStrictEqual(plan.value, site.plan)) return ok(site);
    const at = toInstant(now);
    const entry = makeLogEntry(deps, scope, 'update', toEvent(input, site.timeZone), { at });
    return deps.stores.sites.save(scope, { ...site, plan: plan.value }, [entry]);
  };
  return actOnSite(context, ({ plan, timeZone }) => JSON.stringify([plan, timeZone]), change);
};
