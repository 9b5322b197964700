import type { DriverCall, Writing } from '~/app/ports/deps';
import type { TradeChange } from '~/app/ports/trades';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { NewEvent } from '~/domain/activity/activity';
import type { Catalogue } from '~/domain/award/award';
import { fail, ok, type Result } from '~/domain/shared/result';
import { getTradedAward } from '~/domain/site/traded-award';
import { toInstant, type Instant } from '~/domain/time/instant';
import { closeTrade } from '~/domain/trades/open-trades';
import type { TradeError } from '~/domain/trades/trade-error';
import { isAccepted, isOffered, isOpenTrade, type TradeOffer } from '~/domain/trades/trade-offer';
import { readTrading } from './read-trading.server';
import { toAgreedFacts, toGivenFacts, toTradeFacts } from './trade-log';

type EndTrade = DriverCall<
  Writing,
  { readonly input: { readonly of: Catalogue; readonly offerId: string } }
>;

const store = async (
  { deps, access: { scope, driver } }: EndTrade,
  change: TradeChange,
  event: NewEvent,
  at: Instant,
): Promise<Result<TradeOffer, TradeError>> => {
  const entry = makeLogEntry(deps, scope, 'update', event, { at, name: driver.name });
  const stored = await deps.stores.trades.change(scope, change, entry);
  return stored.ok ? ok(change.after) : stored;
};

/**
 * Takes an offer back until it is accepted, closes one to everybody, or takes back an accepted trade until it is approved, which both drivers may do. Also
 * possible while nobody can trade, so that nobody is bound to an offer.
 */
export const takeBackTrade = async (asked: EndTrade): Promise<Result<TradeOffer, TradeError>> => {
  const { deps, access, input } = asked;
  const { scope, site, driver } = access;
  const { employeeId } = driver;
  const at = toInstant(deps.clock.now());
  const { periodId } = getTradedAward(site, input.of, at);
  const offers = await deps.stores.trades.listForDriver(scope, periodId, employeeId);
  const before = offers.find(({ id }) => id === input.offerId);
  if (!before) return fail({ code: 'trade-not-found' });
  if (isOpenTrade(before)) {
    const event = { code: 'trade-closed', ...toGivenFacts(before) } as const;
    return store(asked, closeTrade(before, at), event, at);
  }
  const revision = before.revision + 1;
  if (isOffered(before)) {
    const after = { ...before, state: 'withdrawn', endedAt: at, revision } as const;
    const event = { code: 'trade-taken-back', ...toTradeFacts(before) } as const;
    return store(asked, { before, after }, event, at);
  }
  if (!isAccepted(before)) return fail({ code: 'trade-changed' });
  const ended = { endedAt: at, endedBy: employeeId };
  const after = { ...before, state: 'canceled', ...ended, revision } as const;
  const event = { code: 'trade-canceled', ...toAgreedFacts(before) } as const;
  return store(asked, { before, after }, event, at);
};

/** Declines an offer for something that the driver holds. It ends when everybody who holds it has declined. */
export const declineTrade = async (asked: EndTrade): Promise<Result<TradeOffer, TradeError>> => {
  const { deps, access, input } = asked;
  const { employeeId } = access.driver;
  const at = toInstant(deps.clock.now());
  const trading = await readTrading({ deps, access, of: input.of });
  if (!trading.ok) return trading;
  const { award, getHeld, getHolders } = trading.value;
  const held = getHeld(employeeId);
  const waiting = await deps.stores.trades.listWanting(access.scope, award.periodId, held);
  const before = waiting.find(({ id }) => id === input.offerId);
  const byId = before?.by.employeeId;
  if (!before || byId === employeeId) return fail({ code: 'trade-not-found' });
  if (before.declinedBy.includes(employeeId)) return ok(before);
  const next = {
    ...before,
    declinedBy: [...before.declinedBy, employeeId],
    revision: before.revision + 1,
  };
  const isDeclinedByAll = getHolders(before.wantId).every(
    (id) => id === byId || next.declinedBy.includes(id),
  );
  const after = isDeclinedByAll ? ({ ...next, state: 'declined', endedAt: at } as const) : next;
  const event = { code: 'trade-declined', ...toTradeFacts(before) } as const;
  return store(asked, { before, after }, event, at);
};
