import type { Deps } from '~/app/services/deps';
import { makeActivity } from '~/domain/activity/make-activity';
import { recordCutoff } from '~/domain/portal/record-cutoff';
import { toInstant } from '~/domain/shared/instant';
import type { Site } from '~/domain/tenancy/site';

const pageSize = 100;
const actor = { role: 'system', name: 'Scheduler' } as const;

/** Records every cutoff that has passed, each once, one activity entry each. Returns how many. */
export const applyDueCutoffs = async ({
  deps,
  shards,
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids'>;
  shards: readonly number[];
}): Promise<number> => {
  const until = toInstant(deps.clock.now());
  const recordOne = async (site: Site): Promise<number> => {
    const window = recordCutoff(site.window, until);
    if (!window) return 0;
    const entry = makeActivity({
      id: deps.ids.next(),
      at: until,
      actor,
      action: 'update',
      details: `Selection for ${window.periodId} closed at ${window.closesAt.wallTime.replace('T', ' ')} (${window.closesAt.timeZone})`,
    });
    // A conflict means that somebody changed the site meanwhile: the next sweep looks at it again.
    const saved = await deps.stores.sites.save({ ...site, actor }, { ...site, window }, [entry]);
    return saved.ok ? 1 : 0;
  };
  let recorded = 0;
  for (const shard of shards) {
    let cursor: string | undefined;
    do {
      const page = await deps.stores.due.page({ shard, until, limit: pageSize, cursor });
      const counts = await Promise.all(page.sites.map(recordOne));
      recorded += counts.reduce((sum, count) => sum + count, 0);
      cursor = page.cursor ?? undefined;
    } while (cursor);
  }
  return recorded;
};
