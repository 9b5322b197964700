import type { AdminCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { Catalogue } from '~/domain/award/award';
import { checkReason, type ReasonRefusal } from '~/domain/claims/claim-rules';
import { ok, type Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';
import type { TradeError } from '~/domain/trades/trade-error';
import type { TradeOffer } from '~/domain/trades/trade-offer';
import { findAccepted } from './approve-trade.server';
import { toAgreedFacts } from './trade-log';

export type RejectTradeError = TradeError | ReasonRefusal;

/** Rejects an accepted trade. Both drivers read the reason, so it names neither. */
export const rejectTrade = async ({
  deps,
  access,
  input: { of, offerId, reason: written },
}: AdminCall<Writing, { input: { of: Catalogue; offerId: string; reason: string } }>): Promise<
  Result<TradeOffer, RejectTradeError>
> => {
  const { scope, username } = access;
  const found = await findAccepted({ deps, access, of }, offerId);
  if (!found.ok) return found;
  const before = found.value;
  const { items: drivers } = await deps.stores.drivers.list(scope);
  const reason = checkReason(written, { drivers, readerId: '' });
  if (!reason.ok) return reason;
  const at = toInstant(deps.clock.now());
  const after: TradeOffer = {
    ...before,
    state: 'rejected',
    answer: { at, by: username, reason: reason.value },
    revision: before.revision + 1,
  };
  const event = {
    code: 'trade-rejected',
    ...toAgreedFacts(before),
    reason: reason.value,
  } as const;
  const entry = makeLogEntry(deps, scope, 'update', event, { at });
  const stored = await deps.stores.trades.change(scope, { before, after }, entry);
  return stored.ok ? ok(after) : stored;
};
