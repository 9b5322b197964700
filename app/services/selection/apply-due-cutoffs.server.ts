import { makeSiteScope } from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { NewEvent } from '~/domain/activity/activity';
import { toClosing } from '~/domain/activity/to-closing';
import type { NewNotice } from '~/domain/mail/notice';
import { findOutage, hourBefore, recordCutoff } from '~/domain/selection/outage';
import type { Outage } from '~/domain/selection/outage-schema';
import type { SelectionWindow } from '~/domain/selection/selection-window';
import { plannedOpening } from '~/domain/site/next-opening';
import type { Site } from '~/domain/site/site';
import type { Instant } from '~/domain/time/instant';
import { describeGaps, prepareMove } from './move-after-outage.server';
import { openNextPeriod } from './open-next-period.server';
import { sweepDueSites, type Sweep, type Swept } from './sweep-due-sites.server';

const actor = { role: 'system', name: 'Scheduler' } as const;

/**
 * Records every past cutoff, moves it after an outage where the site wants that, and opens every next period that is due, each once with one activity entry. On a
 * conflict the site has been changed in the meantime, and the next sweep checks it again.
 */
export const applyDueCutoffs = ({ deps, ...sweep }: Sweep<'ids'>): Promise<Swept> => {
  const { stores } = deps;
  const save = async (
    site: Site,
    selection: SelectionWindow,
    now: Instant,
    events: readonly NewEvent[],
    notices: readonly NewNotice[] = [],
  ) => {
    const entries = events.map((event) =>
      makeLogEntry(deps, { actor }, 'update', event, { at: now }),
    );
    const scope = makeSiteScope(site, actor);
    return (await stores.sites.save(scope, { ...site, window: selection }, entries, notices)).ok;
  };
  const readOutage = async ({ window: selection, settings }: Site): Promise<Outage | null> =>
    settings.outageRule === 'off'
      ? null
      : findOutage(selection, await stores.status.readReadiness(hourBefore(selection)));
  const close = async (site: Site, closed: SelectionWindow, now: Instant) => {
    const outage = await readOutage(site);
    if (outage && site.settings.outageRule === 'automatic') {
      const moved = prepareMove(deps, site, outage, now);
      if (moved.ok)
        return save(site, moved.value.window, now, [moved.value.event], moved.value.notices);
    }
    const { periodId } = closed;
    return save(site, outage ? { ...closed, outage } : closed, now, [
      { code: 'cutoff-reached', periodId, closesAt: toClosing(closed.closesAt) },
      ...(outage ? [{ code: 'outage-found', periodId, ...describeGaps(outage) } as const] : []),
    ]);
  };
  return sweepDueSites({ deps, ...sweep }, async (site, now) => {
    const closed = recordCutoff(site.window, now);
    if (closed) return close(site, closed, now);
    const opening = plannedOpening(site);
    if (!opening || opening.instant > now) return false;
    const opened = await openNextPeriod({ deps, scope: makeSiteScope(site, actor), site, now });
    if (opened.ok || !('count' in opened.error)) return opened.ok;
    // Stop retrying, so that the refusal is logged only once. The administrator can resolve its cause and then open the
    // period with the button.
    const waiting = { ...site.window, opensNextFrom: null };
    const { code: because, count } = opened.error;
    return save(site, waiting, now, [{ code: 'opening-refused', because, count }]);
  });
};
