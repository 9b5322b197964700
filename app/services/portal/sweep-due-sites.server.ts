import type { Deps } from '~/app/services/deps';
import { toInstant, type Instant } from '~/domain/shared/instant';
import type { Site } from '~/domain/tenancy/site';

const pageSize = 100;

/** Offers every site that is due to `record`, page by page, and counts those it recorded something of. */
export const sweepDueSites = async (
  { deps, shards }: { deps: Pick<Deps, 'stores' | 'clock'>; shards: readonly number[] },
  record: (site: Site, now: Instant) => Promise<boolean>,
): Promise<number> => {
  const now = toInstant(deps.clock.now());
  let recorded = 0;
  for (const shard of shards) {
    let cursor: string | undefined;
    do {
      const page = await deps.stores.due.page({ shard, until: now, limit: pageSize, cursor });
      const done = await Promise.all(page.sites.map((site) => record(site, now)));
      recorded += done.filter(Boolean).length;
      cursor = page.cursor ?? undefined;
    } while (cursor);
  }
  return recorded;
};
