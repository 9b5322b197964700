import type { Activity } from '~/domain/activity/activity';
import type { SiteScope } from '~/domain/company/scope';
import type { Result } from '~/domain/shared/result';
import type { OfferedTrade, TradeOffer } from '~/domain/trades/trade-offer';

/** Drivers' offers to trade. Every offer is stored with copies by what is wanted and by who accepted it. */
export interface TradeStore {
  /** All offers of an award, in no order. Strongly consistent. */
  list(scope: SiteScope, awardId: string): Promise<TradeOffer[]>;
  /** The offers that the driver made or accepted: two small queries. */
  listForDriver(scope: SiteScope, awardId: string, employeeId: string): Promise<TradeOffer[]>;
  /** All waiting offers of the award if they are few, in one small query; null if they are many. */
  listFewWaiting(scope: SiteScope, awardId: string): Promise<OfferedTrade[] | null>;
  /** The waiting offers that want one of these jobs or weeks: a small query for each. */
  listWanting(scope: SiteScope, awardId: string, ids: readonly string[]): Promise<OfferedTrade[]>;
  /** Stores a new offer. `trade-changed`: the driver has made another one with this number in the meantime. */
  offer(
    scope: SiteScope,
    offer: OfferedTrade,
    entry: Activity,
  ): Promise<Result<null, { code: 'trade-changed' }>>;
  /**
   * Replaces an accepted offer by the approved one, if the site is still in the version on which this was decided.
   * `site-changed`: it is not, so the next period may be open. `trade-changed`: as for `change`.
   */
  approve(
    scope: SiteScope,
    change: {
      readonly before: TradeOffer;
      readonly after: TradeOffer;
      readonly siteVersion: number;
    },
    entry: Activity,
  ): Promise<Result<null, { code: 'trade-changed' } | { code: 'site-changed' }>>;
  /** Replaces an offer by its next revision. `trade-changed`: somebody has changed it since it was read. */
  change(
    scope: SiteScope,
    change: { readonly before: TradeOffer; readonly after: TradeOffer },
    entry: Activity,
  ): Promise<Result<null, { code: 'trade-changed' }>>;
}
