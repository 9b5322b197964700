import { haveCommonDay } from '~/domain/award/award-input';
import { describeOffers, type OfferFacts } from '~/domain/award/record/published-facts';
import type { Claim } from '~/domain/claims/claim';
import { isAboutPick, isOpen } from '~/domain/claims/claim';
import type { Driver } from '~/domain/drivers/driver';
import { mayHold } from '~/domain/picks/visible-jobs';
import { toEpochMs, toInstant, type Instant } from '~/domain/time/instant';
import { dayMs } from '~/domain/time/time-units';
import { limitDays, maxOffers, maxOpenOffers, maxTrades } from './limits';
import { isApproved, isOpenTrade, isPartOf, isWaiting, type TradeOffer } from './trade-offer';

/** Whose side of a trade an objection is about: the driver who made the offer, or the one who accepts it. */
export type Side = 'by' | 'with';

/** Why two drivers cannot trade now (domain/README.md#trades-of-drivers). */
export type TradeObjection =
  | { readonly code: 'trade-not-held'; readonly id: string; readonly side: Side }
  | { readonly code: 'trade-held-already'; readonly id: string; readonly side: Side }
  /** The award offers no such job or week, or the week has other days than those that were agreed on. */
  | { readonly code: 'trade-not-offered'; readonly id: string }
  | { readonly code: 'trade-needs-certification'; readonly id: string; readonly side: Side }
  | {
      readonly code: 'trade-overlaps';
      readonly id: string;
      readonly side: Side;
      readonly weekId: string;
    }
  | { readonly code: 'trade-week-begun'; readonly id: string }
  /** The driver gave the week up; the next publication passes it on. */
  | { readonly code: 'trade-week-given-up'; readonly id: string }
  | { readonly code: 'trade-claim-open' }
  /** The driver agreed on another trade of it, which is not in effect yet. */
  | { readonly code: 'trade-agreed-already'; readonly id: string; readonly side: Side }
  /** The driver was deleted from the roster. */
  | { readonly code: 'trade-driver-deleted'; readonly side: Side };

/** What the rules need to know. `of` says whether jobs or weeks are traded. */
export type TradeFacts = {
  /** The site's day, `YYYY-MM-DD`. */
  readonly today: string;
  /** Finds what a driver holds in the award in force. */
  readonly getHeld: (employeeId: string) => readonly string[];
  /** The claims about the award. */
  readonly claims: readonly Claim[];
  /** The roster. */
  readonly drivers: readonly Pick<Driver, 'employeeId' | 'airportCertified'>[];
} & OfferFacts &
  (
    | {
        readonly of: 'jobs';
        /** The first day of the week in which the jobs are worked. */
        readonly firstDay: string;
        readonly rules: { readonly airportCertificationRequired: boolean };
      }
    | {
        readonly of: 'vacations';
        /** Finds the weeks that a driver gave up or declined. */
        readonly getGivenUp: (employeeId: string) => readonly string[];
      }
  );

/** A trade to check. The offer is checked before anybody has accepted it: then `withId` is null. */
export interface CheckedTrade extends Pick<TradeOffer, 'giveId' | 'wantId' | 'jobs' | 'weeks'> {
  readonly byId: string;
  readonly withId: string | null;
}

interface OneSide {
  readonly side: Side;
  readonly employeeId: string;
  readonly gives: string;
  /** Null for an offer to everybody, until another driver says what they give. */
  readonly receives: string | null;
}

const listSides = ({ byId, withId, giveId, wantId }: CheckedTrade): OneSide[] => [
  { side: 'by', employeeId: byId, gives: giveId, receives: wantId },
  ...(withId === null || wantId === null
    ? []
    : [{ side: 'with' as const, employeeId: withId, gives: wantId, receives: giveId }]),
];

const checkHeld = (
  { getHeld }: TradeFacts,
  { side, employeeId, gives, receives }: OneSide,
): TradeObjection[] => {
  const held = getHeld(employeeId);
  if (!held.includes(gives)) return [{ code: 'trade-not-held', id: gives, side }];
  return receives !== null && held.includes(receives)
    ? [{ code: 'trade-held-already', id: receives, side }]
    : [];
};

const checkJob = (
  { jobs, drivers, rules }: Extract<TradeFacts, { of: 'jobs' }>,
  { side, employeeId, receives }: OneSide,
): TradeObjection[] => {
  if (receives === null) return [];
  const job = jobs.find(({ jobId }) => jobId === receives);
  if (!job) return [{ code: 'trade-not-offered', id: receives }];
  const driver = drivers.find((one) => one.employeeId === employeeId);
  if (!driver || mayHold(job, driver, rules)) return [];
  return [{ code: 'trade-needs-certification', id: receives, side }];
};

const checkWeek = (
  { weeks, getHeld, today, getGivenUp }: Extract<TradeFacts, { of: 'vacations' }>,
  { side, employeeId, gives, receives }: OneSide,
): TradeObjection[] => {
  const id = receives ?? gives;
  const week = weeks.find(({ weekId }) => weekId === id);
  if (!week) return [{ code: 'trade-not-offered', id }];
  if (week.startDate <= today) return [{ code: 'trade-week-begun', id }];
  if (getGivenUp(employeeId).includes(gives)) return [{ code: 'trade-week-given-up', id: gives }];
  if (receives === null) return [];
  const kept = getHeld(employeeId).filter((id) => id !== gives);
  const overlapped = weeks.find((one) => kept.includes(one.weekId) && haveCommonDay(one, week));
  return overlapped
    ? [{ code: 'trade-overlaps', id: receives, side, weekId: overlapped.weekId }]
    : [];
};

/** The job or week of a trade that is not as its drivers agreed on it; null if both are. */
export const findChangedSince = (
  { giveId, wantId, jobs, weeks }: Pick<TradeOffer, 'giveId' | 'wantId' | 'jobs' | 'weeks'>,
  now: OfferFacts,
): string | null => {
  const ids = wantId === null ? [giveId] : [giveId, wantId];
  const [job, wantedJob] = [jobs?.give, jobs && 'want' in jobs ? jobs.want : undefined];
  const [week, wantedWeek] = [weeks?.give, weeks && 'want' in weeks ? weeks.want : undefined];
  const agreed = describeOffers({
    jobs: [
      ...(job ? [{ jobId: giveId, ...job }] : []),
      ...(wantedJob && wantId !== null ? [{ jobId: wantId, ...wantedJob }] : []),
    ],
    weeks: [
      ...(week ? [{ weekId: giveId, ...week }] : []),
      ...(wantedWeek && wantId !== null ? [{ weekId: wantId, ...wantedWeek }] : []),
    ],
  });
  const present = describeOffers({
    jobs: now.jobs.filter(({ jobId }) => ids.includes(jobId)),
    weeks: now.weeks.filter(({ weekId }) => ids.includes(weekId)),
  });
  return ids.find((id) => agreed.has(id) && agreed.get(id) !== present.get(id)) ?? null;
};

const checkClaims = (claims: readonly Claim[], trade: CheckedTrade): TradeObjection[] =>
  claims
    .filter(isOpen)
    .some(
      (claim) =>
        [trade.byId, trade.withId].includes(claim.employeeId) ||
        (isAboutPick(claim) && [trade.giveId, trade.wantId].includes(claim.jobId)),
    )
    ? [{ code: 'trade-claim-open' }]
    : [];

/** Why the two drivers cannot trade now; none if they can. The same rules hold for an offer, an acceptance and an approval. */
export const listTradeObjections = (facts: TradeFacts, trade: CheckedTrade): TradeObjection[] => {
  const isListed = ({ employeeId }: OneSide) =>
    facts.drivers.some((driver) => driver.employeeId === employeeId);
  const all = listSides(trade);
  // Nothing else is said about a driver who was deleted: it would only be a consequence.
  const sides = all.filter(isListed);
  const deleted = all.filter((one) => !isListed(one));
  const changed = findChangedSince(trade, facts);
  const common = [
    ...deleted.map(({ side }) => ({ code: 'trade-driver-deleted', side }) as const),
    ...sides.flatMap((side) => checkHeld(facts, side)),
    ...(changed === null ? [] : [{ code: 'trade-not-offered', id: changed } as const]),
  ];
  if (facts.of === 'vacations')
    return [
      ...common,
      ...sides.flatMap((side) => checkWeek(facts, side)),
      ...checkClaims(facts.claims, trade),
    ];
  return [
    ...common,
    ...sides.flatMap((side) => checkJob(facts, side)),
    ...(facts.firstDay <= facts.today
      ? [{ code: 'trade-week-begun', id: trade.giveId } as const]
      : []),
    ...checkClaims(facts.claims, trade),
  ];
};

export type TradeLimit =
  | { readonly code: 'trade-offers-waiting'; readonly most: number }
  | { readonly code: 'trade-offers-used-up'; readonly most: number; readonly days: number }
  | { readonly code: 'trade-trades-used-up'; readonly most: number; readonly days: number };

const isRecent = (at: Instant, now: Instant): boolean =>
  at > toInstant(toEpochMs(now) - limitDays * dayMs);

/** Refuses a further trade of the driver. `offers`: all that the driver is part of, in the award. */
export const checkTradeLimit = (
  offers: readonly TradeOffer[],
  employeeId: string,
  now: Instant,
): TradeLimit | null => {
  const trades = offers.filter(
    (one) => isApproved(one) && isPartOf(one, employeeId) && isRecent(one.answer.at, now),
  );
  return trades.length < maxTrades
    ? null
    : { code: 'trade-trades-used-up', most: maxTrades, days: limitDays };
};

/** Refuses a further offer of the driver. Offers that lapsed because a job or week changed wait no longer. */
export const checkOfferLimits = (
  offers: readonly TradeOffer[],
  employeeId: string,
  { now, facts }: { now: Instant; facts: OfferFacts },
): TradeLimit | null => {
  const own = offers.filter(({ by }) => by.employeeId === employeeId);
  const waiting = own.filter((one) => isWaiting(one) && findChangedSince(one, facts) === null);
  if (waiting.length >= maxOpenOffers) return { code: 'trade-offers-waiting', most: maxOpenOffers };
  if (own.filter(({ by }) => isRecent(by.at, now)).length >= maxOffers)
    return { code: 'trade-offers-used-up', most: maxOffers, days: limitDays };
  return checkTradeLimit(offers, employeeId, now);
};

export type TradeState =
  /** Waits for what others offer. */
  | 'open'
  | 'closed'
  /** Waits for a driver who holds what is wanted. */
  | 'offered'
  | 'declined'
  | 'withdrawn'
  /** Waits for an administrator. */
  | 'accepted'
  | 'canceled'
  | 'rejected'
  /** Waits to be published. */
  | 'approved'
  | 'published'
  /** Approved, but no longer possible in the version in force. */
  | 'skipped'
  /** One of the two no longer holds what they gave, or it has changed. */
  | 'lapsed';

/** The award in force, which decides what a stored offer is now. */
export interface TradingState {
  readonly getHeld: TradeFacts['getHeld'];
  readonly getHolders: (id: string) => readonly string[];
  readonly facts: OfferFacts;
  /** The trades that it settles. */
  readonly settled: readonly { readonly id: string; readonly counts: boolean }[];
}

/** The present state of an offer, by who holds what in the award in force, its jobs or weeks, and the trades that it settles. */
export const getTradeState = (
  offer: TradeOffer,
  { getHeld, getHolders, facts, settled }: TradingState,
): TradeState => {
  if (offer.state === 'approved') {
    const known = settled.find(({ id }) => id === offer.id);
    if (!known) return 'approved';
    return known.counts ? 'published' : 'skipped';
  }
  if (!isWaiting(offer)) return offer.state;
  const byId = offer.by.employeeId;
  const holds = getHeld(byId).includes(offer.giveId);
  const isWanted =
    isOpenTrade(offer) ||
    ('with' in offer
      ? getHeld(offer.with.employeeId).includes(offer.wantId)
      : getHolders(offer.wantId).some((id) => id !== byId && !offer.declinedBy.includes(id)));
  const isChanged = findChangedSince(offer, facts) !== null;
  return holds && isWanted && !isChanged ? offer.state : 'lapsed';
};

/** What a trade becomes when its job or week changes; `approved` until the next version skips it. */
const endedByChange: readonly TradeState[] = ['lapsed', 'approved', 'skipped'];

/** The job or week whose change ended the trade; null if none did. */
export const findEndingChange = (offer: TradeOffer, trading: TradingState): string | null =>
  endedByChange.includes(getTradeState(offer, trading))
    ? findChangedSince(offer, trading.facts)
    : null;
