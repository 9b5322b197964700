import type { Deps, DriverCall } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { Catalogue } from '~/domain/award/award';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';
import { closeAgreed, findOtherAgreement } from '~/domain/trades/open-trades';
import { nameSides, type TradeError } from '~/domain/trades/trade-error';
import type { AcceptedTrade } from '~/domain/trades/trade-offer';
import { checkTradeLimit, listTradeObjections } from '~/domain/trades/trade-rules';
import { approveAccepted } from './approve-trade.server';
import { toParty } from './offer-trade.server';
import { readTradeFacts, readTrading } from './read-trading.server';
import { toAgreedFacts } from './trade-log';

export interface Accepted {
  readonly offer: Pick<AcceptedTrade, 'giveId' | 'wantId'>;
  /** `waits`: for an administrator. `approved`: it will be published. */
  readonly became: 'waits' | 'approved' | 'published';
}

/**
 * Accepts an offer for something that the driver holds. If two drivers accept at once, only the first gets it; so does the
 * first of two offers that answer the same open one, which ends with it. Where the
 * site needs no approval, it is published at once, if both drivers signed in with a password: otherwise anyone who knows
 * another driver's ID could take their job.
 */
export const acceptTrade = async ({
  deps,
  access,
  input: { of, offerId },
}: DriverCall<keyof Deps, { input: { of: Catalogue; offerId: string } }>): Promise<
  Result<Accepted, TradeError>
> => {
  const { scope, site, driver } = access;
  const { employeeId } = driver;
  const { stores } = deps;
  const at = toInstant(deps.clock.now());
  const trading = await readTrading({ deps, access, of });
  if (!trading.ok) return trading;
  const { award, getHeld } = trading.value;
  const [waiting, own] = await Promise.all([
    stores.trades.listWanting(scope, award.periodId, getHeld(employeeId)),
    stores.trades.listForDriver(scope, award.periodId, employeeId),
  ]);
  const before = waiting.find(({ id }) => id === offerId);
  if (!before || before.by.employeeId === employeeId) return fail({ code: 'trade-not-found' });
  const byId = before.by.employeeId;
  const theirs = await stores.trades.listForDriver(scope, award.periodId, byId);
  const limit = checkTradeLimit(own, employeeId, at) ?? checkTradeLimit(theirs, byId, at);
  if (limit) return fail(limit);
  const [mine, other] = [
    { side: 'with', employeeId, gives: before.wantId },
    { side: 'by', employeeId: byId, gives: before.giveId },
  ] as const;
  const agreed =
    findOtherAgreement(own, mine, trading.value) ??
    findOtherAgreement(theirs, other, trading.value);
  const facts = await readTradeFacts({ deps, access, of }, trading.value, [byId, employeeId]);
  const objections = listTradeObjections(facts, { ...before, byId, withId: employeeId });
  const [objection] = nameSides([...objections, ...(agreed ? [agreed] : [])], 'with');
  if (objection) return fail(objection);
  const after: AcceptedTrade = {
    ...before,
    state: 'accepted',
    with: toParty(access, at),
    revision: before.revision + 1,
  };
  const event = { code: 'trade-accepted', ...toAgreedFacts(after) } as const;
  const entry = makeLogEntry(deps, scope, 'update', event, { at, name: driver.name });
  const closed = [...closeAgreed(own, mine, at), ...closeAgreed(theirs, other, at)];
  const stored = await stores.trades.change(scope, { before, after, closed }, entry);
  if (!stored.ok) return stored;
  const isProven = after.by.withPassword && after.with.withPassword;
  if (site.settings.trades !== 'without-approval' || !isProven)
    return ok({ offer: after, became: 'waits' });
  const approved = await approveAccepted({ deps, access, of, by: null }, after);
  // Whatever prevents it, the trade is accepted, and an administrator can approve it.
  if (!approved.ok) return ok({ offer: after, became: 'waits' });
  return ok({ offer: after, became: approved.value.isPublished ? 'published' : 'approved' });
};
