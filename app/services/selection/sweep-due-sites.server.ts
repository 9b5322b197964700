import type { Deps } from '~/app/ports/deps';
import type { Tenant } from '~/domain/company/scope';
import type { Site } from '~/domain/site/site';
import { toInstant, type Instant } from '~/domain/time/instant';

/**
 * Sites per shard and page. Small, because all shards are swept in parallel and must not use up the store client's
 * sockets.
 */
const pageSize = 6;

export interface Sweep<Needs extends keyof Deps = never> {
  readonly deps: Pick<Deps, 'stores' | 'clock' | Needs>;
  readonly shards: readonly number[];
  /** Checked before each page. If false, the sweep stops; the sites it has not reached stay due for the next one. */
  readonly hasTime: () => boolean;
}

export interface SweepFailure {
  /** Null if a page of the index could not be read, so that the site is unknown. */
  readonly tenant: Tenant | null;
  readonly error: unknown;
}

export interface Swept {
  readonly recorded: number;
  /** The sites that failed. They are still due, so the next sweep retries only these. */
  readonly failures: readonly SweepFailure[];
  readonly isComplete: boolean;
}

/**
 * Passes every due site to `record`, page by page, and counts the sites for which something was recorded. A
 * failing site or shard does not stop the others.
 */
export const sweepDueSites = async (
  { deps, shards, hasTime }: Sweep,
  record: (site: Site, now: Instant) => Promise<boolean>,
): Promise<Swept> => {
  const now = toInstant(deps.clock.now());
  const failures: SweepFailure[] = [];
  let recorded = 0;
  let isComplete = true;

  const recordOne = async (site: Site) => {
    try {
      if (await record(site, now)) recorded += 1;
    } catch (error) {
      failures.push({ tenant: site, error });
    }
  };
  const sweepShard = async (shard: number) => {
    let cursor: string | undefined;
    do {
      if (!hasTime()) {
        isComplete = false;
        return;
      }
      const page = await deps.stores.due.page({ shard, until: now, limit: pageSize, cursor });
      failures.push(...page.unreadable);
      await Promise.all(page.sites.map(recordOne));
      cursor = page.cursor ?? undefined;
    } while (cursor);
  };
  await Promise.all(
    shards.map((shard) =>
      sweepShard(shard).catch((error: unknown) => failures.push({ tenant: null, error })),
    ),
  );
  return { recorded, failures, isComplete };
};
