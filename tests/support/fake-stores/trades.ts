import type { Stores } from '~/app/ports/deps';
import { fail, ok } from '~/domain/shared/result';
import { isAgreed, isOffered, type TradeOffer } from '~/domain/trades/trade-offer';
import { within, type Memory } from './memory';

const getPath = ({ awardId, by, number }: TradeOffer) => `${awardId}#${by.employeeId}#${number}`;

export const createTrades = ({ trades, log }: Memory): Stores['trades'] => {
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
    change: async (scope, { before, after }, entry) => {
      const key = within(scope, getPath(after));
      if (trades.get(key)?.revision !== before.revision) return fail({ code: 'trade-changed' });
      trades.put(key, after);
      log(scope, entry);
      return ok(null);
    },
  };
};
