import type { ScopeCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { toClosing } from '~/domain/activity/to-closing';
import { findFarCutoff, type FarCutoff } from '~/domain/selection/far-cutoff';
import { startNextPeriod } from '~/domain/selection/next-period';
import { moveCutoff, type WindowError } from '~/domain/selection/selection-window';
import { findSoonCutoff, type SoonCutoff } from '~/domain/selection/soon-cutoff';
import { fail, ok, type Result } from '~/domain/shared/result';
import { getClaimsUntil } from '~/domain/site/current-award';
import type { Site } from '~/domain/site/site';
import { deadlineAt, type Deadline } from '~/domain/time/deadline';
import type { Instant } from '~/domain/time/instant';
import { countWeekBlockers } from './count-week-blockers.server';

export type OpenPeriodError =
  | WindowError
  | FarCutoff
  | SoonCutoff
  | { readonly code: 'site-changed' }
  | { readonly code: 'claims-open'; readonly count: number }
  | { readonly code: 'claims-running'; readonly closesAt: Deadline }
  | { readonly code: 'grants-unpublished'; readonly count: number }
  | { readonly code: 'trades-unpublished'; readonly count: number };

/** Opens the next period, by the button or at the time that the site has set, with the default cutoff or a chosen one. */
export const openNextPeriod = async ({
  deps,
  scope,
  site,
  now,
  wallTime = '',
  asks = false,
  confirmed,
  endsClaims = false,
  periodId: shownPeriod,
}: ScopeCall<
  Writing,
  {
    site: Site;
    now: Instant;
    /** The chosen cutoff in the site's local time; empty for the default one. */
    wallTime?: string | undefined;
    /** Whether somebody is there who can be asked about claims and about a cutoff that is far or soon. */
    asks?: boolean;
    /** The chosen cutoff again, if the administrator was asked whether it is right. */
    confirmed?: string | undefined;
    /** Whether the administrator was asked about ending the time for claims. */
    endsClaims?: boolean | undefined;
    /** The period that the confirmation showed. Refused as `site-changed` if another would open by now. */
    periodId?: string | undefined;
  }
>): Promise<Result<Site, OpenPeriodError>> => {
  const { timeZone } = site;
  const defaultWindow = startNextPeriod(site.window, now, timeZone, site.settings, site.plan);
  if (!defaultWindow.ok) return defaultWindow;
  if ((shownPeriod ?? defaultWindow.value.periodId) !== defaultWindow.value.periodId)
    return fail({ code: 'site-changed' });
  const { wallTime: defaultTime } = defaultWindow.value.closesAt;
  const isChosen = wallTime !== '' && wallTime !== defaultTime;
  const selection = isChosen
    ? moveCutoff(defaultWindow.value, { wallTime, timeZone, now })
    : defaultWindow;
  if (!selection.ok) return selection;
  const { awards, claims: storedClaims } = deps.stores;
  // A version that is being published, or waits for that, would be lost.
  if (await awards.findPublication(scope, site.window.periodId))
    return fail({ code: 'publishing-unfinished' });
  const claims = await storedClaims.list(scope, site.window.periodId);
  const { openClaims, grants, trades } = await countWeekBlockers(deps, { scope, site, claims });
  // Claims must be answered first, while the answer can still change the award.
  const count = openClaims.length;
  if (count > 0) return fail({ code: 'claims-open', count });
  // Granted claims must be published first, or the drivers would not get the jobs they were promised.
  if (grants > 0) return fail({ code: 'grants-unpublished', count: grants });
  if (trades > 0) return fail({ code: 'trades-unpublished', count: trades });
  const claimsUntil = asks && !endsClaims ? getClaimsUntil(site, 'jobs', now) : null;
  if (claimsUntil)
    return fail({
      code: 'claims-running',
      closesAt: deadlineAt(Date.parse(claimsUntil), timeZone),
    });
  const doubt =
    asks &&
    confirmed !== (wallTime || defaultTime) &&
    (findFarCutoff(selection.value, now) ?? findSoonCutoff(selection.value, now));
  if (doubt) return fail(doubt);
  const { periodId, closesAt } = selection.value;
  const event = { code: 'selection-opened', periodId, closesAt: toClosing(closesAt) } as const;
  const entry = makeLogEntry(deps, scope, 'update', event, { at: now });
  const saved = await deps.stores.sites.save(scope, { ...site, window: selection.value }, [entry]);
  return saved.ok ? ok(saved.value) : fail(saved.error);
};
