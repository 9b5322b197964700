import type { Tenant } from '~/domain/company/scope';
import type { Instant } from '~/domain/time/instant';

/**
 * Work that may be too large for one request: a roster with a change that is being stored, an award that is being
 * published, or a driver who is being erased.
 */
export type UnfinishedWork = Tenant &
  (
    | { readonly kind: 'roster'; readonly roster: 'drivers' | 'jobs' }
    | { readonly kind: 'publication'; readonly periodId: string }
    | { readonly kind: 'erasure'; readonly number: string }
  );

export interface UnfinishedStore {
  /** The work of one shard (0 … `dueShards` - 1) that is due at `until`, earliest first, at most 100 pieces. */
  due(input: { shard: number; until: Instant }): Promise<UnfinishedWork[]>;
}
