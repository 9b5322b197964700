import type { Stores } from '~/app/ports/deps';
import { fail, ok } from '~/domain/shared/result';
import { isAgreed, isOffered, type TradeOffer } from '~/domain/trades/trade-offer';
import { within, type Memory } from './memory';

const getPath = ({ awardId, by, number }: TradeOffer) => `${awardId}#${by.employeeId}#${number}`;

export const createTrades = ({ trades, sites, log }: Memory): Stores['trades'] => {
  const change = (
    scope: Parameters<Stores['trades']['change']>[0],
    { before, after }: Parameters<Stores['trades']['change']>[1],
    isSameSite = () => true,
  ) => {
    const key = within(scope, getPath(after));
    if (trades.get(key)?.revision !== before.revision)
      return fail({ code: 'trade-changed' } as const);
    if (!isSameSite()) return fail({ code: 'site-changed' } as const);
    trades.put(key, after);
    return ok(null);
  };
  const list = (...[scope, awardId]: Parameters<Stores['trades']['list']>) =>
    trades.below(within(scope, `${awardId}#`));
  return {
    list: async (scope, awardId) => list(scope, awardId),
    listForDriver: async (scope, awardId, employeeId) => {
      const all = list(scope, awardId);
      return [
        ...all.filter(({ by }) => by.employeeId === employeeId),
        ...all.filter((one) => isAgreed(one) && one.with.employeeId === employeeId),
      ];
    },
    listFewWaiting: async (scope, awardId) => {
      const waiting = list(scope, awardId).filter(isOffered);
      return waiting.length > 40 ? null : waiting;
    },
    listWanting: async (scope, awardId, ids) =>
      ids.flatMap((id) =>
        list(scope, awardId)
          .filter(isOffered)
          .filter((one) => one.wantId === id),
      ),
    offer: async (scope, offer, entry) => {
      const key = within(scope, getPath(offer));
      if (trades.has(key)) return fail({ code: 'trade-changed' });
      trades.put(key, offer);
      log(scope, entry);
      return ok(null);
    },
    approve: async (scope, { siteVersion, ...asked }, entry) => {
      const replaced = change(
        scope,
        asked,
        () => sites.get(within(scope))?.version === siteVersion,
      );
      if (!replaced.ok) return replaced;
      log(scope, entry);
      return replaced;
    },
    change: async (scope, asked, entry) => {
      const replaced = change(scope, asked);
      if (!replaced.ok) return fail({ code: 'trade-changed' });
      log(scope, entry);
      return ok(null);
    },
  };
};
