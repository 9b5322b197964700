import type { Stores } from '~/app/ports/deps';
import type { TradeChange } from '~/app/ports/trades';
import { fail, ok } from '~/domain/shared/result';
import { compareText } from '~/domain/shared/text';
import { maxOpenTrades } from '~/domain/trades/limits';
import { isAgreed, isOffered, isOpenTrade, type TradeOffer } from '~/domain/trades/trade-offer';
import { within, type Memory } from './memory';

const getPath = ({ awardId, by, number }: TradeOffer) => `${awardId}#${by.employeeId}#${number}`;

export const createTrades = ({ trades, sites, log }: Memory): Stores['trades'] => {
  const change = (
    scope: Parameters<Stores['trades']['change']>[0],
    changes: readonly TradeChange[],
    isSameSite = () => true,
  ) => {
    const isSame = ({ before, after }: TradeChange) =>
      trades.get(within(scope, getPath(after)))?.revision === before.revision;
    if (!changes.every(isSame)) return fail({ code: 'trade-changed' } as const);
    if (!isSameSite()) return fail({ code: 'site-changed' } as const);
    for (const { after } of changes) trades.put(within(scope, getPath(after)), after);
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
      const waiting = list(scope, awardId).filter((one) => isOffered(one) || isOpenTrade(one));
      return waiting.length > 40 ? null : waiting;
    },
    listOpen: async (scope, awardId) =>
      list(scope, awardId)
        .filter(isOpenTrade)
        .sort((a, b) => compareText(b.id, a.id))
        .slice(0, maxOpenTrades),
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
        [asked],
        () => sites.get(within(scope))?.version === siteVersion,
      );
      if (!replaced.ok) return replaced;
      log(scope, entry);
      return replaced;
    },
    change: async (scope, { closed = [], ...asked }, entry) => {
      const replaced = change(scope, [asked, ...closed]);
      if (!replaced.ok) return fail({ code: 'trade-changed' });
      log(scope, entry);
      return ok(null);
    },
  };
};
