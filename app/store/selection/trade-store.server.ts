import type { TradeChange, TradeStore } from '~/app/ports/trades';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { isMissing, type Condition, type Db, type Item } from '~/app/store/dynamo/db';
import type { Key, KeyRange } from '~/app/store/dynamo/key-range';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { readKnownItem } from '~/app/store/dynamo/read-item';
import { transact, type Step } from '~/app/store/dynamo/transact.server';
import {
  acceptedTradeKey,
  acceptedTradeRange,
  driverTradeRange,
  openTradeKey,
  openTradeRange,
  siteKey,
  tradeKey,
  tradeRange,
  waitingTradeRange,
  wantedTradeKey,
  wantedTradeRange,
} from '~/app/store/table/keys';
import { siteHasVersion } from '~/app/store/tenancy/site-item';
import type { Tenant } from '~/domain/company/scope';
import { fail, ok } from '~/domain/shared/result';
import { maxOpenTrades } from '~/domain/trades/limits';
import { isAgreed, isOffered, isOpenTrade, type TradeOffer } from '~/domain/trades/trade-offer';
import { tradeOfferSchema } from '~/domain/trades/trade-offer-schema';

/** The most waiting offers that are read at once: they are less than 40 KB. */
const maxFew = 40;

const getName = ({ awardId, by, number }: TradeOffer) => ({
  awardId,
  employeeId: by.employeeId,
  number,
});

/** Where copies of the offer are: by what is wanted or among those to everybody while it waits, and by who accepted it. */
const listCopyKeys = (tenant: Tenant, offer: TradeOffer): Key[] => [
  ...(isOpenTrade(offer) ? [openTradeKey(tenant, offer.awardId, offer.id)] : []),
  ...(isOffered(offer) ? [wantedTradeKey(tenant, getName(offer), offer.wantId)] : []),
  ...(isAgreed(offer) ? [acceptedTradeKey(tenant, getName(offer), offer.with.employeeId)] : []),
];

const toItem = (key: Key, offer: TradeOffer): Item => ({ ...key, type: 'trade', ...offer });

/** Null for a state that only a newer version knows. */
const fromItem = (item: Record<string, unknown>): TradeOffer | null =>
  readKnownItem('trade', tradeOfferSchema, item);

const isRevision = (revision: number): Condition => ({
  expression: '#revision = :revision',
  names: { '#revision': 'revision' },
  values: { ':revision': revision },
});

/** The steps that replace the copies of an offer. */
const replaceCopies = (
  tenant: Tenant,
  before: TradeOffer | null,
  after: TradeOffer,
): Step<never>[] => {
  const kept = listCopyKeys(tenant, after);
  const gone = (before ? listCopyKeys(tenant, before) : []).filter(
    ({ sk }) => !kept.some((key) => key.sk === sk),
  );
  return [
    ...kept.map((key) => ({ put: toItem(key, after) })),
    ...gone.map((key) => ({ delete: key })),
  ];
};

const replaceOffer = (tenant: Tenant, { before, after }: TradeChange): Step<'trade-changed'>[] => [
  {
    put: toItem(tradeKey(tenant, getName(after)), after),
    if: isRevision(before.revision),
    refused: 'trade-changed',
  },
  ...replaceCopies(tenant, before, after),
];

export const createTradeStore = (db: Db): TradeStore => {
  const read = async (range: KeyRange): Promise<TradeOffer[]> =>
    (await queryAll(db, range)).flatMap((item) => fromItem(item) ?? []);

  return {
    list: (scope, awardId) => read(tradeRange(scope, awardId)),
    listForDriver: async (scope, awardId, employeeId) =>
      (
        await Promise.all([
          read(driverTradeRange(scope, awardId, employeeId)),
          read(acceptedTradeRange(scope, awardId, employeeId)),
        ])
      ).flat(),
    listFewWaiting: async (scope, awardId) => {
      const items = await queryAll(db, waitingTradeRange(scope, awardId), { limit: maxFew + 1 });
      return items.length > maxFew
        ? null
        : items
            .flatMap((item) => fromItem(item) ?? [])
            .filter((offer) => isOffered(offer) || isOpenTrade(offer));
    },
    listOpen: async (scope, awardId) => {
      const newest = { newestFirst: true, limit: maxOpenTrades };
      const items = await queryAll(db, openTradeRange(scope, awardId), newest);
      return items.flatMap((item) => fromItem(item) ?? []).filter(isOpenTrade);
    },
    listWanting: async (scope, awardId, ids) =>
      (await Promise.all(ids.map((id) => read(wantedTradeRange(scope, awardId, id)))))
        .flat()
        .filter(isOffered),
    offer: async (scope, offer, entry) => {
      const refused = await transact<'trade-changed'>(db, [
        {
          put: toItem(tradeKey(scope, getName(offer)), offer),
          if: isMissing,
          refused: 'trade-changed',
        },
        ...replaceCopies(scope, null, offer),
        { put: toActivityItem(scope, entry) },
      ]);
      return refused.length === 0 ? ok(null) : fail({ code: 'trade-changed' });
    },
    approve: async (scope, { siteVersion, ...change }, entry) => {
      const [code] = await transact<'trade-changed' | 'site-changed'>(db, [
        ...replaceOffer(scope, change),
        { check: siteKey(scope), if: siteHasVersion(siteVersion), refused: 'site-changed' },
        { put: toActivityItem(scope, entry) },
      ]);
      return code ? fail({ code }) : ok(null);
    },
    change: async (scope, { closed = [], ...change }, entry) => {
      const refused = await transact(db, [
        ...[change, ...closed].flatMap((one) => replaceOffer(scope, one)),
        { put: toActivityItem(scope, entry) },
      ]);
      return refused.length === 0 ? ok(null) : fail({ code: 'trade-changed' });
    },
  };
};
