import type { Deps } from '~/app/services/deps';
import { makeActivity } from '~/domain/activity/make-activity';
import { recordCutoff } from '~/domain/portal/record-cutoff';
import { sweepDueSites } from './sweep-due-sites.server';

const actor = { role: 'system', name: 'Scheduler' } as const;

/** Records every cutoff that has passed, each once, one activity entry each. Returns how many. */
export const applyDueCutoffs = ({
  deps,
  shards,
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids'>;
  shards: readonly number[];
}): Promise<number> =>
  sweepDueSites({ deps, shards }, async (site, now) => {
    const window = recordCutoff(site.window, now);
    if (!window) return false;
    const { wallTime, timeZone } = window.closesAt;
    const entry = makeActivity({
      id: deps.ids.next(),
      at: now,
      actor,
      action: 'update',
      details: `Selection for ${window.periodId} closed at ${wallTime.replace('T', ' ')} (${timeZone})`,
    });
    // A conflict means that somebody changed the site meanwhile: the next sweep looks at it again.
    return (await deps.stores.sites.save({ ...site, actor }, { ...site, window }, [entry])).ok;
  });
