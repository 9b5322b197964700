import type { DriverCall, Writing } from '~/app/ports/deps';
import type { DriverSession } from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { Catalogue } from '~/domain/award/award';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toInstant, type Instant } from '~/domain/time/instant';
import { nameSides, type TradeError } from '~/domain/trades/trade-error';
import { isWaiting, type OfferedTrade, type TradeOffer } from '~/domain/trades/trade-offer';
import {
  checkOfferLimits,
  findChangedSince,
  listTradeObjections,
  type TradeFacts,
} from '~/domain/trades/trade-rules';
import { readTradeFacts, readTrading } from './read-trading.server';
import { toTradeFacts } from './trade-log';

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

/** What the drivers agree on: both jobs as published, or the days of both weeks. */
const toAgreed = (facts: TradeFacts, { giveId, wantId }: { giveId: string; wantId: string }) => {
  if (facts.of === 'jobs') {
    const [give, want] = [giveId, wantId].map((id) => facts.jobs.find(({ jobId }) => jobId === id));
    return give && want ? { jobs: { give: pickFacts(give), want: pickFacts(want) } } : {};
  }
  const find = (id: string) => facts.weeks.find(({ weekId }) => weekId === id);
  const [give, want] = [find(giveId), find(wantId)];
  if (!give || !want) return {};
  const toRange = ({ startDate, endDate }: typeof give) => ({ startDate, endDate });
  return { weeks: { give: toRange(give), want: toRange(want) } };
};

/** Offers a job or week of the driver for one that others hold. They see the offer, and the first who accepts gets it. */
export const offerTrade = async ({
  deps,
  access,
  input: { of, giveId, wantId },
}: DriverCall<Writing, { input: { of: Catalogue; giveId: string; wantId: string } }>): Promise<
  Result<OfferedTrade, TradeError>
> => {
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
  const [objection] = nameSides(listTradeObjections(facts, trade), 'by');
  if (objection) return fail(objection);
  if (!getHolders(wantId).some((id) => id !== employeeId))
    return fail({ code: 'trade-nobody-holds', id: wantId });
  const offer: OfferedTrade = {
    id: deps.ids.next(),
    awardId,
    by: toParty(access, at),
    number: Math.max(0, ...own.map(({ number }) => number)) + 1,
    giveId,
    wantId,
    ...toAgreed(facts, { giveId, wantId }),
    declinedBy: [],
    revision: 1,
    state: 'offered',
  };
  const event = { code: 'trade-offered', ...toTradeFacts(offer) } as const;
  const entry = makeLogEntry(deps, scope, 'create', event, { at, name: driver.name });
  const stored = await deps.stores.trades.offer(scope, offer, entry);
  return stored.ok ? ok(offer) : stored;
};
