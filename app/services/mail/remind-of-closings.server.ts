import { makeSiteScope } from '~/app/ports/sessions';
import {
  sweepDueSites,
  type Sweep,
  type Swept,
} from '~/app/services/selection/sweep-due-sites.server';
import { isInTime, plannedReminders, reminded } from '~/domain/site/closing-reminder';

const actor = { role: 'system', name: 'Scheduler' } as const;

/** Stores one notice for every closing that is near, unless it is too late for a reminder. */
export const remindOfClosings = (sweep: Sweep<'ids'>): Promise<Swept> =>
  sweepDueSites(sweep, async (site, now) => {
    const { stores, ids } = sweep.deps;
    const due = plannedReminders(site).filter(({ at }) => at <= now);
    if (due.length === 0) return false;
    const { companyId, siteId } = site;
    const notices = due
      .filter((reminder) => isInTime(reminder, now))
      .map(({ of, closesAt, isLast }) => ({
        id: ids.next(),
        at: now,
        notice: { kind: 'closing-soon', companyId, siteId, of, closesAt, isLast } as const,
      }));
    // On a conflict the site has been changed in the meantime, and the next sweep checks it again.
    return (
      await stores.sites.save(makeSiteScope(site, actor), reminded(site, due, now), [], notices)
    ).ok;
  });
