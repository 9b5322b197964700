import type { Driver } from '~/domain/drivers/driver';
import { mayHold } from '~/domain/picks/visible-jobs';
import type { Instant } from '~/domain/time/instant';
import { getMonday } from '~/domain/time/iso-week';
import { isAgreed, isOpenTrade, type OpenTrade, type TradeOffer } from './trade-offer';
import {
  getTradeState,
  type Side,
  type TradeObjection,
  type TradeState,
  type TradingState,
} from './trade-rules';

/** Who reads open offers. `today`: the site's day, `YYYY-MM-DD`. */
interface Reader {
  readonly driver: Pick<Driver, 'employeeId' | 'airportCertified'>;
  readonly held: readonly string[];
  readonly today: string;
  readonly rules: { readonly airportCertificationRequired: boolean };
}

/**
 * The jobs or weeks that other drivers offer to everybody and that the reader may hold, without those whose time has come.
 * Decided by what the offers say, so that a page can count them without reading who holds what.
 */
export const listOnOffer = (
  open: readonly OpenTrade[],
  { driver, held, today, rules }: Reader,
): string[] => {
  const answerable = open.filter(
    ({ awardId, by, giveId, jobs, weeks }) =>
      by.employeeId !== driver.employeeId &&
      !held.includes(giveId) &&
      (weeks?.give.startDate ?? getMonday(awardId)) > today &&
      (!jobs || mayHold(jobs.give, driver, rules)),
  );
  return [...new Set(answerable.map(({ giveId }) => giveId))];
};

interface Agreeing {
  readonly side: Side;
  readonly employeeId: string;
  readonly gives: string;
}

/** What a trade is from its agreement until it takes effect, or can no longer do so. */
const agreed: readonly TradeState[] = ['accepted', 'approved'];

/** The objection to a driver who agreed on another trade of the same job or week, which is not in effect yet. */
export const findOtherAgreement = (
  offers: readonly TradeOffer[],
  { side, employeeId, gives }: Agreeing,
  trading: TradingState,
): TradeObjection | null =>
  offers.some(
    (offer) =>
      isAgreed(offer) &&
      (offer.by.employeeId === employeeId ? offer.giveId : offer.wantId) === gives &&
      agreed.includes(getTradeState(offer, trading)),
  )
    ? { code: 'trade-agreed-already', id: gives, side }
    : null;

/** What of `held` its driver may offer to everybody. `offers`: all that the driver is part of, in the award. */
export const listOpenable = (
  offers: readonly TradeOffer[],
  { employeeId, held }: Pick<Agreeing, 'employeeId'> & Pick<Reader, 'held'>,
  trading: TradingState,
): string[] => {
  const open = offers.filter((offer) => getTradeState(offer, trading) === 'open');
  return held.filter(
    (gives) =>
      !open.some(({ giveId }) => giveId === gives) &&
      findOtherAgreement(offers, { side: 'by', employeeId, gives }, trading) === null,
  );
};

/** An open offer as it ends. */
export const closeTrade = (before: OpenTrade, at: Instant) => ({
  before,
  after: { ...before, state: 'closed', endedAt: at, revision: before.revision + 1 } as const,
});

/** Ends the open offers of what a driver gives in a trade, so that nobody answers them anymore. */
export const closeAgreed = (
  offers: readonly TradeOffer[],
  { employeeId, gives }: Omit<Agreeing, 'side'>,
  at: Instant,
): ReturnType<typeof closeTrade>[] =>
  offers
    .filter(isOpenTrade)
    .filter(({ by, giveId }) => by.employeeId === employeeId && giveId === gives)
    .map((offer) => closeTrade(offer, at));
