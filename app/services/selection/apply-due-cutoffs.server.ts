import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { makeSiteScope } from '~/app/ports/sessions';
import type { NewEvent } from '~/domain/activity/activity';
import { toClosing } from '~/domain/activity/to-closing';
import { plannedOpening } from '~/domain/site/next-opening';
import { recordCutoff } from '~/domain/selection/record-cutoff';
import type { SelectionWindow } from '~/domain/selection/selection-window';
import type { Instant } from '~/domain/shared/instant';
import type { Site } from '~/domain/site/site';
import { openNextPeriod } from './open-next-period.server';
import { sweepDueSites, type Sweep, type Swept } from './sweep-due-sites.server';

const actor = { role: 'system', name: 'Scheduler' } as const;

/**
 * Records every past cutoff and opens every next period that is due, each once with one activity entry. On a
 * conflict the site has been changed in the meantime, and the next sweep checks it again.
 */
export const applyDueCutoffs = ({ deps, ...sweep }: Sweep<'ids'>): Promise<Swept> => {
  const { stores } = deps;
  const save = async (site: Site, window: SelectionWindow, now: Instant, event: NewEvent) => {
    const entry = makeLogEntry(deps, { actor }, 'update', event, { at: now });
    return (await stores.sites.save(makeSiteScope(site, actor), { ...site, window }, [entry])).ok;
  };
  return sweepDueSites({ deps, ...sweep }, async (site, now) => {
    const closed = recordCutoff(site.window, now);
    if (closed) {
      const { periodId } = closed;
      const closesAt = toClosing(closed.closesAt);
      return save(site, closed, now, { code: 'cutoff-reached', periodId, closesAt });
    }
    const opening = plannedOpening(site);
    if (!opening || opening.instant > now) return false;
    const opened = await openNextPeriod({ deps, scope: makeSiteScope(site, actor), site, now });
    if (opened.ok || !('count' in opened.error)) return opened.ok;
    // Stop retrying, so that the refusal is logged only once. The administrator can resolve its cause and then open the
    // period with the button.
    const waiting = { ...site.window, opensNextFrom: null };
    const { code: because, count } = opened.error;
    return save(site, waiting, now, { code: 'opening-refused', because, count });
  });
};
