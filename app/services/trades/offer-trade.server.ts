import type { DriverCall, Writing } from '~/app/ports/deps';
import type { DriverSession } from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { NewEvent } from '~/domain/activity/activity';
import type { Catalogue } from '~/domain/award/award';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toInstant, type Instant } from '~/domain/time/instant';
import { findOtherAgreement } from '~/domain/trades/open-trades';
import { nameSides, type TradeError } from '~/domain/trades/trade-error';
import {
  isWaiting,
  type OfferedTrade,
  type OpenTrade,
  type TradeOffer,
} from '~/domain/trades/trade-offer';
import {
  checkOfferLimits,
  findChangedSince,
  listTradeObjections,
  type TradeFacts,
} from '~/domain/trades/trade-rules';
import { readTradeFacts, readTrading } from './read-trading.server';
import { toGivenFacts, toTradeFacts } from './trade-log';

/** The driver as an offer stores them. */
export const toParty = ({ driver, signedInBy }: DriverSession, at: Instant): TradeOffer['by'] => ({
  employeeId: driver.employeeId,
  seniorityNumber: driver.seniorityNumber,
  at,
  withPassword: signedInBy !== 'id',
});

const pickFacts = ({
  startTime,
  weekDays,
  location,
  isAirport,
  endTime,
  paidHours,
}: TradeFacts['jobs'][number]) => ({
  startTime,
  weekDays,
  isAirport,
  ...(location !== undefined && { location }),
  ...(endTime && { endTime }),
  ...(paidHours && { paidHours }),
});

const findJob = (facts: TradeFacts, id: string) => {
  const job = facts.of === 'jobs' && facts.jobs.find(({ jobId }) => jobId === id);
  return job ? pickFacts(job) : null;
};

const findDays = (facts: TradeFacts, id: string) => {
  const week = facts.of === 'vacations' && facts.weeks.find(({ weekId }) => weekId === id);
  return week ? { startDate: week.startDate, endDate: week.endDate } : null;
};

/** What an offer to everybody is bound to: the job as published, or the days of the week. */
const makeOpenTerms = (facts: TradeFacts, giveId: string) => {
  const [job, days] = [findJob(facts, giveId), findDays(facts, giveId)];
  return {
    wantId: null,
    ...(job && { jobs: { give: job } }),
    ...(days && { weeks: { give: days } }),
    state: 'open' as const,
  };
};

/** What two drivers agree on: both jobs as published, or the days of both weeks. */
const makeTerms = (facts: TradeFacts, giveId: string, wantId: string) => {
  const [job, wantedJob] = [findJob(facts, giveId), findJob(facts, wantId)];
  const [days, wantedDays] = [findDays(facts, giveId), findDays(facts, wantId)];
  return {
    wantId,
    ...(job && wantedJob && { jobs: { give: job, want: wantedJob } }),
    ...(days && wantedDays && { weeks: { give: days, want: wantedDays } }),
    declinedBy: [],
    state: 'offered' as const,
  };
};

const toOfferEvent = (offer: OfferedTrade | OpenTrade): NewEvent =>
  offer.wantId === null
    ? { code: 'trade-opened', ...toGivenFacts(offer) }
    : { code: 'trade-offered', ...toTradeFacts(offer) };

/**
 * Offers a job or week of the driver for one that others hold: they see the offer, and the first who accepts gets it. Without
 * `wantId` everybody who may hold it sees it, and answers with an offer that wants it.
 */
export const offerTrade = async ({
  deps,
  access,
  input: { of, giveId, wantId },
}: DriverCall<
  Writing,
  { input: { of: Catalogue; giveId: string; wantId: string | null } }
>): Promise<Result<OfferedTrade | OpenTrade, TradeError>> => {
  const { scope, driver } = access;
  const { employeeId } = driver;
  const at = toInstant(deps.clock.now());
  const trading = await readTrading({ deps, access, of });
  if (!trading.ok) return trading;
  const { award, getHolders } = trading.value;
  const awardId = award.periodId;
  const [facts, offers] = await Promise.all([
    readTradeFacts({ deps, access, of }, trading.value, [employeeId]),
    deps.stores.trades.listForDriver(scope, awardId, employeeId),
  ]);
  const own = offers.filter(({ by }) => by.employeeId === employeeId);
  const isMade = own.some(
    (one) =>
      isWaiting(one) &&
      one.giveId === giveId &&
      one.wantId === wantId &&
      findChangedSince(one, facts) === null,
  );
  if (isMade) return fail({ code: 'trade-offered-already' });
  const limit = checkOfferLimits(offers, employeeId, { now: at, facts });
  if (limit) return fail(limit);
  const trade = { byId: employeeId, withId: null, giveId, wantId };
  const agreed =
    wantId === null &&
    findOtherAgreement(offers, { side: 'by', employeeId, gives: giveId }, trading.value);
  const objections = listTradeObjections(facts, trade);
  const [objection] = nameSides([...objections, ...(agreed ? [agreed] : [])], 'by');
  if (objection) return fail(objection);
  if (wantId !== null && !getHolders(wantId).some((id) => id !== employeeId))
    return fail({ code: 'trade-nobody-holds', id: wantId });
  const offer = {
    id: deps.ids.next(),
    awardId,
    by: toParty(access, at),
    number: Math.max(0, ...own.map(({ number }) => number)) + 1,
    giveId,
    ...(wantId === null ? makeOpenTerms(facts, giveId) : makeTerms(facts, giveId, wantId)),
    revision: 1,
  } satisfies OfferedTrade | OpenTrade;
  const stored = await deps.stores.trades.offer(
    scope,
    offer,
    makeLogEntry(deps, scope, 'create', toOfferEvent(offer), { at, name: driver.name }),
  );
  return stored.ok ? ok(offer) : stored;
};
