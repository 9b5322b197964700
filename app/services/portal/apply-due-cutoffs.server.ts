import { makeActivity } from '~/domain/activity/make-activity';
import { recordCutoff } from '~/domain/portal/record-cutoff';
import { sweepDueSites, type Sweep, type Swept } from './sweep-due-sites.server';

const actor = { role: 'system', name: 'Scheduler' } as const;

/** Records every cutoff that has passed, each once, one activity entry each. */
export const applyDueCutoffs = (sweep: Sweep<'ids'>): Promise<Swept> =>
  sweepDueSites(sweep, async (site, now) => {
    const { stores, ids } = sweep.deps;
    const window = recordCutoff(site.window, now);
    if (!window) return false;
    const { wallTime, timeZone } = window.closesAt;
    const entry = makeActivity({
      id: ids.next(),
      at: now,
      actor,
      action: 'update',
      details: `Selection for ${window.periodId} closed at ${wallTime.replace('T', ' ')} (${timeZone})`,
    });
    // A conflict means that somebody changed the site meanwhile: the next sweep looks at it again.
    return (await stores.sites.save({ ...site, actor }, { ...site, window }, [entry])).ok;
  });
