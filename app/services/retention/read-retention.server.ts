import type { AdminCall } from '~/app/ports/deps';
import type { StoredRetention } from '~/app/ports/retention';
import { planErasure, type ErasurePlan } from '~/domain/erasure/plan-history';
import type { ErasedHistory } from '~/domain/retention/erased-history-schema';
import type { Kept } from '~/domain/retention/retention';
import type { Instant } from '~/domain/time/instant';

/** Up to how many of each kind are counted, because each costs a part of a read. */
const maxCounted = 1_000;

interface RetentionReview {
  readonly kept: Kept;
  /** What would be over now at the site. */
  readonly plan: ErasurePlan;
  readonly over: { readonly weeks: number; readonly claims: number; readonly entries: number };
  /** Up to how many of each kind were counted. */
  readonly most: number;
}

/** What counts and what waits, what was erased at this site, and what other times would mean for it. */
export const readRetention = async ({
  deps: { stores },
  access: { scope, site },
  at,
  asked,
}: AdminCall<
  'stores',
  {
    at: Instant;
    /** Null if nothing is to be reviewed. */
    asked: Kept | null;
  }
>): Promise<{
  readonly retention: StoredRetention;
  readonly erased: ErasedHistory;
  readonly review: RetentionReview | null;
}> => {
  const plan = asked && planErasure(site, asked, at);
  const [retention, erased, over] = await Promise.all([
    stores.retention.read(scope.companyId),
    stores.retention.readErased(scope),
    plan && stores.retention.countOver(scope, plan, maxCounted),
  ]);
  return {
    retention,
    erased,
    review: asked && plan && over && { kept: asked, plan, over, most: maxCounted },
  };
};
