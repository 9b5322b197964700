import type { VersionTrade } from '~/app/ports/award';
import type { AdminCall, Deps } from '~/app/ports/deps';
import { makeSiteScope } from '~/app/ports/sessions';
import type { SiteAccess } from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { loadTradesOnly } from '~/app/services/award/load-trades.server';
import { readAward } from '~/app/services/award/read-record.server';
import { runAward, type Catalogue } from '~/domain/award/award';
import { addTrades } from '~/domain/award/traded';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';
import { nameSides, type TradeError } from '~/domain/trades/trade-error';
import {
  isAccepted,
  toTrade,
  type AcceptedTrade,
  type ApprovedTrade,
} from '~/domain/trades/trade-offer';
import { listTradeObjections } from '~/domain/trades/trade-rules';
import { publishTrades } from './publish-trades.server';
import { readTradeFacts, readTrading, type Trading } from './read-trading.server';
import { toAgreedFacts } from './trade-log';

interface Approving {
  readonly deps: Deps;
  readonly access: SiteAccess;
  readonly of: Catalogue;
  /** The administrator; null if the site needs no approval. */
  readonly by: string | null;
}

export interface Approved {
  readonly trade: ApprovedTrade;
  /** False if it waits: another publication was faster, or this one needs more than one request. */
  readonly isPublished: boolean;
}

/** Whether the version in force, with the other trades that wait to be published, would apply the trade. */
const wouldCount = async (
  { deps, access: { scope }, of }: Approving,
  { award, facts }: Trading,
  trade: AcceptedTrade,
): Promise<boolean> => {
  const before = await readAward({ deps, scope, ...award });
  if (!before) return false;
  const { input } = await loadTradesOnly(deps, scope, { ...before, facts });
  return runAward(addTrades(input, of, [toTrade(trade)]))[of].tradesCount.at(-1) ?? false;
};

const checkAccepted = async (
  asked: Approving,
  trade: AcceptedTrade,
): Promise<TradeError | null> => {
  const trading = await readTrading(asked);
  if (!trading.ok) return trading.error;
  const { award } = trading.value;
  if (trade.awardId !== award.periodId) return { code: 'trade-not-found' };
  const [byId, withId] = [trade.by.employeeId, trade.with.employeeId];
  const facts = await readTradeFacts(asked, trading.value, [byId, withId]);
  const [objection] = nameSides(listTradeObjections(facts, { ...trade, byId, withId }), null);
  if (objection) return objection;
  return (await wouldCount(asked, trading.value, trade)) ? null : { code: 'trade-skipped' };
};

/** How the version in force settles the trade; null if it does not. */
const findSettled = async (
  { deps, access, of }: Approving,
  { id }: ApprovedTrade,
): Promise<VersionTrade | null> => {
  const trading = await readTrading({ deps, access, of });
  return (trading.ok && trading.value.settled.find((one) => one.id === id)) || null;
};

/** One attempt finishes the publication of another approval at most, and the next one adds this trade. */
const maxAttempts = 3;

/** Publishes the approved trade on the site as it is stored, again if another publication was faster. */
const publishApproved = async (
  asked: Approving,
  trade: ApprovedTrade,
): Promise<VersionTrade | null> => {
  const { deps, of } = asked;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { site } = await deps.stores.sites.read(asked.access.scope);
    if (!site) return null;
    const access = { ...asked.access, site };
    const settled = await findSettled({ ...asked, access }, trade);
    if (settled) return settled;
    const done = await publishTrades(deps, access, of);
    const isOvertaken = !done.ok && /^(site|award)-changed$/.test(done.error.code);
    if (!done.ok && !isOvertaken) return null;
  }
  const { site } = await deps.stores.sites.read(asked.access.scope);
  return site && findSettled({ ...asked, access: { ...asked.access, site } }, trade);
};

/** Approves an accepted trade and publishes it. The approval is stored first, so that it survives a failed publication. */
export const approveAccepted = async (
  asked: Approving,
  before: AcceptedTrade,
  attempt = 1,
): Promise<Result<Approved, TradeError>> => {
  const { deps, access, by } = asked;
  const objection = await checkAccepted(asked, before);
  if (objection) return fail(objection);
  const at = toInstant(deps.clock.now());
  const trade: ApprovedTrade = {
    ...before,
    state: 'approved',
    answer: { at, by },
    revision: before.revision + 1,
  };
  // Neither of the two drivers publishes: the site does, by its setting.
  const scope =
    by === null ? makeSiteScope(access.scope, { role: 'system', name: 'Trades' }) : access.scope;
  const event = { code: 'trade-approved', ...toAgreedFacts(trade) } as const;
  const entry = makeLogEntry(deps, scope, 'update', event, { at });
  const { version: siteVersion } = access.site;
  const change = { before, after: trade, siteVersion };
  const stored = await deps.stores.trades.approve(scope, change, entry);
  if (!stored.ok && stored.error.code === 'trade-changed') return fail(stored.error);
  if (!stored.ok) {
    // Decided again, because the next period may have been opened in the meantime.
    const { site } = attempt < maxAttempts ? await deps.stores.sites.read(access.scope) : {};
    return site
      ? approveAccepted({ ...asked, access: { ...access, site } }, before, attempt + 1)
      : fail({ code: 'trade-changed' });
  }
  const settled = await publishApproved({ ...asked, access: { ...access, scope } }, trade);
  return settled?.counts === false
    ? fail({ code: 'trade-skipped' })
    : ok({ trade, isPublished: settled !== null });
};

/** Approves an accepted trade for both drivers, and publishes it with nothing else. */
export const approveTrade = async ({
  deps,
  access,
  input: { of, offerId },
}: AdminCall<keyof Deps, { input: { of: Catalogue; offerId: string } }>): Promise<
  Result<Approved, TradeError>
> => {
  const found = await findAccepted({ deps, access, of }, offerId);
  if (!found.ok) return found;
  return approveAccepted({ deps, access, of, by: access.username }, found.value);
};

/** The accepted trade of the award in force. */
export const findAccepted = async (
  { deps, access, of }: Pick<Approving, 'access' | 'of'> & { deps: Pick<Deps, 'stores' | 'clock'> },
  offerId: string,
): Promise<Result<AcceptedTrade, TradeError>> => {
  const trading = await readTrading({ deps, access, of });
  if (!trading.ok) return trading;
  const offers = await deps.stores.trades.list(access.scope, trading.value.award.periodId);
  const offer = offers.find(({ id }) => id === offerId);
  if (!offer) return fail({ code: 'trade-not-found' });
  return isAccepted(offer) ? ok(offer) : fail({ code: 'trade-changed' });
};
