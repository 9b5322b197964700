import type { AdminCall } from '~/app/ports/deps';
import { countUnpublished } from '~/app/services/award/load-trades.server';
import type { Catalogue } from '~/domain/award/award';
import { compareText } from '~/domain/shared/text';
import { findTradedWeek, getTradedAward, type TradedWeek } from '~/domain/site/traded-award';
import { toInstant, type Instant } from '~/domain/time/instant';
import { nameSides, type NamedObjection, type TradingRefusal } from '~/domain/trades/trade-error';
import { isAccepted, isAgreed, type AgreedTrade } from '~/domain/trades/trade-offer';
import {
  findEndingChange,
  getTradeState,
  listTradeObjections,
  type TradeState,
} from '~/domain/trades/trade-rules';
import { readTradeFacts, readTrading } from './read-trading.server';

interface TradingDriver {
  readonly employeeId: string;
  readonly name: string;
  readonly seniorityNumber: number | null;
  readonly gives: string;
  readonly at: Instant;
  readonly withPassword: boolean;
}

/** A trade that two drivers agreed on, as an administrator sees it. */
interface AdminTrade {
  readonly offerId: string;
  /** The driver who made the offer, then the one who accepted it. */
  readonly drivers: readonly [TradingDriver, TradingDriver];
  readonly state: TradeState;
  readonly reason: string | null;
  /** The job or week whose change ended it; null if none did. */
  readonly changed: string | null;
  /** Why it cannot be approved now. */
  readonly objections: readonly NamedObjection[];
}

export interface AdminTrades {
  /** The week of the jobs; null for vacation weeks, which have their own days. */
  readonly week: TradedWeek | null;
  readonly refusal: TradingRefusal['code'] | null;
  /** Those that wait for an answer first, then the newest. */
  readonly trades: readonly AdminTrade[];
  /** Offers that nobody has accepted yet. */
  readonly offered: number;
  /** Approved trades that no version has yet. */
  readonly unpublished: number;
  /** The site's as published. */
  readonly timeZone: string;
}

const none = { trades: [], offered: 0 };

/** All trades of the award in force that two drivers agreed on. */
export const readTrades = async ({
  deps,
  access,
  of,
}: AdminCall<'stores' | 'clock', { of: Catalogue }>): Promise<AdminTrades> => {
  const now = toInstant(deps.clock.now());
  const week = of === 'jobs' ? findTradedWeek(access.site, now) : null;
  const trading = await readTrading({ deps, access, of });
  if (!trading.ok) {
    const { code: refusal } = trading.error;
    // Trades that were approved before they were turned off still wait to be published.
    const unpublished =
      refusal === 'trades-off'
        ? await countUnpublished(deps, access.scope, getTradedAward(access.site, of, now))
        : 0;
    return { ...none, week, refusal, unpublished, timeZone: access.site.timeZone };
  }
  const { award, holders } = trading.value;
  const offers = await deps.stores.trades.list(access.scope, award.periodId);
  const agreed = offers.filter(isAgreed);
  const waitingIds = agreed
    .filter(isAccepted)
    .flatMap((offer) => [offer.by.employeeId, offer.with.employeeId]);
  const facts = await readTradeFacts({ deps, access, of }, trading.value, [...new Set(waitingIds)]);
  const names = new Map(holders.map(({ driverId, name }) => [driverId, name]));
  const getState = (offer: (typeof offers)[number]) => getTradeState(offer, trading.value);
  const toDriver = (party: AgreedTrade['by'], gives: string): TradingDriver => ({
    ...party,
    name: names.get(party.employeeId) ?? '',
    gives,
  });
  const trades = agreed
    .toSorted((a, b) => compareText(b.with.at, a.with.at) || compareText(b.id, a.id))
    .map((offer): AdminTrade => {
      const [byId, withId] = [offer.by.employeeId, offer.with.employeeId];
      return {
        offerId: offer.id,
        drivers: [toDriver(offer.by, offer.giveId), toDriver(offer.with, offer.wantId)],
        state: getState(offer),
        reason: offer.state === 'rejected' ? offer.answer.reason : null,
        changed: findEndingChange(offer, trading.value),
        objections: isAccepted(offer)
          ? nameSides(listTradeObjections(facts, { ...offer, byId, withId }), null)
          : [],
      };
    });
  const isWaiting = ({ state }: AdminTrade) => Number(state === 'accepted');
  return {
    week,
    refusal: null,
    trades: trades.sort((a, b) => isWaiting(b) - isWaiting(a)),
    offered: offers.filter((offer) => ['open', 'offered'].includes(getState(offer))).length,
    unpublished: trades.filter(({ state }) => state === 'approved').length,
    timeZone: facts.timeZone,
  };
};
