import { makeSiteScope } from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import {
  sweepDueSites,
  type Sweep,
  type Swept,
} from '~/app/services/selection/sweep-due-sites.server';
import { toClosing } from '~/domain/activity/to-closing';
import { recordClosure } from '~/domain/vacation/vacation-portal';

const actor = { role: 'system', name: 'Scheduler' } as const;

/** Records every past closure of a vacation portal, each once with one activity entry. */
export const closeDuePortals = (sweep: Sweep<'ids'>): Promise<Swept> =>
  sweepDueSites(sweep, async (site, now) => {
    const { stores } = sweep.deps;
    const vacation = recordClosure(site.vacation, now);
    if (!vacation) return false;
    const closesAt = toClosing(site.vacation.closesAt!);
    const event = { code: 'portal-closure-reached', closesAt } as const;
    const entry = makeLogEntry(sweep.deps, { actor }, 'update', event, { at: now });
    // On a conflict the site has been changed in the meantime, and the next sweep checks it again.
    return (await stores.sites.save(makeSiteScope(site, actor), { ...site, vacation }, [entry])).ok;
  });
