import type { DriverCall } from '~/app/ports/deps';
import type { Catalogue } from '~/domain/award/award';
import type { DriverOutcome } from '~/domain/award/driver-outcome';
import { getHeld } from '~/domain/award/held-results';
import type { AwardName } from '~/domain/selection/past-awards';
import { compareText } from '~/domain/shared/text';
import { getTradedAward } from '~/domain/site/traded-award';
import { toInstant, type Instant } from '~/domain/time/instant';
import { dayIn } from '~/domain/time/zoned-time';
import { listOnOffer, listOpenable } from '~/domain/trades/open-trades';
import type { TradingRefusal } from '~/domain/trades/trade-error';
import {
  isAgreed,
  isOffered,
  isOpenTrade,
  isWaiting,
  type OfferedTrade,
  type OpenTrade,
  type TradeOffer,
} from '~/domain/trades/trade-offer';
import {
  findChangedSince,
  findEndingChange,
  getTradeState,
  type TradeState,
} from '~/domain/trades/trade-rules';
import { findTradableAward, readTrading, type Trading } from './read-trading.server';

/** A trade as one of its drivers sees it: the other is known by seniority number only. */
interface OwnTrade {
  readonly offerId: string;
  /** What the reader gives and gets; null for what others offer. */
  readonly gives: string;
  readonly gets: string | null;
  readonly state: TradeState;
  /** Whether the reader made the offer. */
  readonly isMine: boolean;
  /** The other driver; null until somebody accepts. */
  readonly other: { readonly seniorityNumber: number | null } | null;
  readonly offeredAt: Instant;
  /** Why an administrator rejected it. */
  readonly reason: string | null;
  /** The job or week whose change ended it; null if none did. */
  readonly changed: string | null;
  readonly mayTakeBack: boolean;
}

/** An offer of another driver for something that the reader holds. */
interface IncomingTrade {
  readonly offerId: string;
  readonly gives: string;
  readonly gets: string;
  readonly seniorityNumber: number | null;
}

export interface OwnTrades {
  /** Why nobody can trade now; null if drivers can. */
  readonly refusal: TradingRefusal['code'] | null;
  readonly held: readonly string[];
  readonly own: readonly OwnTrade[];
  readonly incoming: readonly IncomingTrade[];
  /** The jobs or weeks that others offer to everybody and that the reader may hold. */
  readonly onOffer: readonly string[];
  /** What of `held` the reader may offer to everybody. */
  readonly openable: readonly string[];
}

/** The most offers that a page shows at once. */
const maxIncoming = 50;

/** The waiting offers that the driver can answer. */
const listIncoming = (
  waiting: readonly OfferedTrade[],
  { getHeld, facts }: Trading,
  employeeId: string,
): OfferedTrade[] =>
  waiting
    .filter(
      (offer) =>
        offer.by.employeeId !== employeeId &&
        !offer.declinedBy.includes(employeeId) &&
        getHeld(offer.by.employeeId).includes(offer.giveId) &&
        findChangedSince(offer, facts) === null,
    )
    .sort((a, b) => compareText(a.by.at, b.by.at) || compareText(a.id, b.id))
    .slice(0, maxIncoming);

const toOwnTrade = (offer: TradeOffer, employeeId: string, trading: Trading | null): OwnTrade => {
  const isAcceptor = isAgreed(offer) && offer.with.employeeId === employeeId;
  const other = isAcceptor ? offer.by : isAgreed(offer) ? offer.with : null;
  return {
    offerId: offer.id,
    ...(isAcceptor
      ? { gives: offer.wantId, gets: offer.giveId }
      : { gives: offer.giveId, gets: offer.wantId }),
    state: trading ? getTradeState(offer, trading) : offer.state,
    isMine: !isAcceptor,
    other: other && { seniorityNumber: other.seniorityNumber },
    offeredAt: offer.by.at,
    reason: offer.state === 'rejected' ? offer.answer.reason : null,
    changed: trading && findEndingChange(offer, trading),
    mayTakeBack: isWaiting(offer),
  };
};

/** What other drivers offer to everybody and the driver can answer. */
const findOnOffer = (
  { deps, access: { site, company, driver } }: DriverCall<'clock'>,
  open: readonly OpenTrade[],
  held: readonly string[],
): string[] => {
  const today = dayIn(site.timeZone, toInstant(deps.clock.now()));
  return listOnOffer(open, { driver, held, today, rules: company.settings });
};

/** A driver's own trades of the present award, and the offers for what they hold. */
export const readOwnTrades = async ({
  deps,
  access,
  of,
}: DriverCall<'stores' | 'clock', { of: Catalogue }>): Promise<OwnTrades> => {
  const { scope, site, driver } = access;
  const { employeeId } = driver;
  const { periodId } = getTradedAward(site, of, toInstant(deps.clock.now()));
  const { trades } = deps.stores;
  const [read, offers, open] = await Promise.all([
    readTrading({ deps, access, of }),
    trades.listForDriver(scope, periodId, employeeId),
    trades.listOpen(scope, periodId),
  ]);
  const trading = read.ok ? read.value : null;
  const held = trading ? [...trading.getHeld(employeeId)].sort(compareText) : [];
  const waiting = await trades.listWanting(scope, periodId, held);
  return {
    refusal: read.ok ? null : read.error.code,
    held,
    own: offers
      .toSorted((a, b) => compareText(b.by.at, a.by.at) || compareText(b.id, a.id))
      .map((offer) => toOwnTrade(offer, employeeId, trading)),
    incoming: (trading ? listIncoming(waiting, trading, employeeId) : []).map((offer) => ({
      offerId: offer.id,
      gives: offer.wantId,
      gets: offer.giveId,
      seniorityNumber: offer.by.seniorityNumber,
    })),
    onOffer:
      trading && held.length > 0
        ? findOnOffer(
            { deps, access },
            open.filter((offer) => getTradeState(offer, trading) === 'open'),
            held,
          )
        : [],
    openable: trading ? listOpenable(offers, { employeeId, held }, trading) : [],
  };
};

/** What a driver's page says of trades. */
export interface TradeCounts {
  /** The offers for what the driver holds. */
  readonly incoming: number;
  /** Whether others offer something to everybody. */
  readonly hasOpen: boolean;
}

/**
 * How many offers the driver can answer; null if nobody can trade. Reads who holds what only if there are offers for what the
 * driver holds: what is offered to everybody is looked for without, so the page of trades may list none.
 */
export const countTrades = async ({
  deps,
  access,
  of,
  readOutcome,
}: DriverCall<
  'stores' | 'clock',
  {
    of: Catalogue;
    /** The driver's part of an award. */
    readOutcome: (award: AwardName) => Promise<DriverOutcome | null>;
  }
>): Promise<TradeCounts | null> => {
  const { scope, site, driver } = access;
  const award = findTradableAward(site, of, toInstant(deps.clock.now()));
  if (!award.ok) return null;
  const { trades } = deps.stores;
  const { periodId } = award.value;
  // Read beside the outcome, because a driver's page has time for only two round trips.
  const [outcome, few] = await Promise.all([
    readOutcome(award.value),
    trades.listFewWaiting(scope, periodId),
  ]);
  const held = outcome ? getHeld(outcome) : [];
  if (held.length === 0) return null;
  const [wanting, open] = few
    ? [few.filter(isOffered).filter(({ wantId }) => held.includes(wantId)), few.filter(isOpenTrade)]
    : await Promise.all([
        trades.listWanting(scope, periodId, held),
        trades.listOpen(scope, periodId),
      ]);
  const hasOpen = findOnOffer({ deps, access }, open, held).length > 0;
  if (wanting.length === 0) return { incoming: 0, hasOpen };
  const trading = await readTrading({ deps, access, of });
  const incoming = trading.ok ? listIncoming(wanting, trading.value, driver.employeeId) : [];
  return { incoming: incoming.length, hasOpen };
};
