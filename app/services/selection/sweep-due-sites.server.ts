import type { Deps } from '~/app/ports/deps';
import { toInstant, type Instant } from '~/domain/shared/instant';
import type { Tenant } from '~/domain/company/scope';
import type { Site } from '~/domain/site/site';

/** Of one shard. All shards are swept at once, and together keep below the sockets of the store’s client. */
const pageSize = 6;

export interface Sweep<Needs extends keyof Deps = never> {
  readonly deps: Pick<Deps, 'stores' | 'clock' | Needs>;
  readonly shards: readonly number[];
  /** Asked before every page. What is left then is still due, and the next sweep goes on with it. */
  readonly hasTime: () => boolean;
}

interface SweepFailure {
  /** Null: a page of the index could not be read. */
  readonly tenant: Tenant | null;
  readonly error: unknown;
}

export interface Swept {
  readonly recorded: number;
  /** Still due: the next sweep tries them again, and them alone. */
  readonly failures: readonly SweepFailure[];
  readonly isComplete: boolean;
}

/**
 * Offers every site that is due to `record`, page by page, and counts those it recorded something of.
 * A site or a shard that fails holds no other back.
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
