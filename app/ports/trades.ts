import type { Activity } from '~/domain/activity/activity';
import type { SiteScope } from '~/domain/company/scope';
import type { Result } from '~/domain/shared/result';
import type { OfferedTrade, OpenTrade, TradeOffer } from '~/domain/trades/trade-offer';

/** An offer and its next revision. */
export interface TradeChange {
  readonly before: TradeOffer;
  readonly after: TradeOffer;
}

/** Drivers' offers to trade. Every offer is stored with copies by what is wanted, of those to everybody, and by who accepted it. */
export interface TradeStore {
  /** All offers of an award, in no order. Strongly consistent. */
  list(scope: SiteScope, awardId: string): Promise<TradeOffer[]>;
  /** The offers that the driver made or accepted: two small queries. */
  listForDriver(scope: SiteScope, awardId: string, employeeId: string): Promise<TradeOffer[]>;
  /** All offered and open ones of the award if they are few, in one small query; null if they are many. */
  listFewWaiting(scope: SiteScope, awardId: string): Promise<(OfferedTrade | OpenTrade)[] | null>;
  /** The newest offers to everybody, at most `maxOpenTrades`, in one small query. */
  listOpen(scope: SiteScope, awardId: string): Promise<OpenTrade[]>;
  /** The waiting offers that want one of these jobs or weeks: a small query for each. */
  listWanting(scope: SiteScope, awardId: string, ids: readonly string[]): Promise<OfferedTrade[]>;
  /** Stores a new offer. `trade-changed`: the driver has made another one with this number in the meantime. */
  offer(
    scope: SiteScope,
    offer: OfferedTrade | OpenTrade,
    entry: Activity,
  ): Promise<Result<null, { code: 'trade-changed' }>>;
  /**
   * Replaces an accepted offer by the approved one, if the site is still in the version on which this was decided.
   * `site-changed`: it is not, so the next period may be open. `trade-changed`: as for `change`.
   */
  approve(
    scope: SiteScope,
    change: TradeChange & { readonly siteVersion: number },
    entry: Activity,
  ): Promise<Result<null, { code: 'trade-changed' } | { code: 'site-changed' }>>;
  /**
   * Replaces an offer by its next revision, and the open ones that end with it. `trade-changed`: somebody has changed one of
   * them since it was read.
   */
  change(
    scope: SiteScope,
    change: TradeChange & { readonly closed?: readonly TradeChange[] },
    entry: Activity,
  ): Promise<Result<null, { code: 'trade-changed' }>>;
}
