import type { AwardStore } from '~/app/ports/award';
import type { Db } from '~/app/store/dynamo/db';
import { itemBytes, maxItemBytes } from '~/app/store/dynamo/item-size';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { getItems } from '~/app/store/dynamo/read-items.server';
import { putItem } from '~/app/store/dynamo/single.server';
import {
  awardKey,
  figuresKey,
  holdersKey,
  outcomeKey,
  periodAwardsRange,
} from '~/app/store/table/keys';
import { fromAwardHeaderItem, fromHoldersItem, fromOutcomeItem, toHoldersItem } from './award-item';
import { fromFiguresItem, toFiguresItem } from './figures-item';

/** The part of `AwardStore` that reads many awards at once, each by the keys of its small items. */
export const createPastAwardStore = (
  db: Db,
): Pick<
  AwardStore,
  | 'versions'
  | 'findFirstPeriod'
  | 'outcomesIn'
  | 'holdersIn'
  | 'keepHolders'
  | 'figuresIn'
  | 'keepFigures'
> => ({
  versions: async (scope, names) => {
    const keys = names.map(({ periodId, version }) => awardKey(scope, periodId, version));
    return (await getItems(db, keys)).flatMap((item) => {
      if (!item) return [];
      const { periodId, version, publishedAt, summary, withdrawn, trades, ...header } =
        fromAwardHeaderItem(item);
      const { digest, answeredClaims, stage, timeZone } = header;
      const award = { periodId, version, publishedAt, summary, withdrawn, trades };
      return [{ ...award, digest, answeredClaims, stage, timeZone }];
    });
  },
  findFirstPeriod: async (scope) => {
    const [first] = await queryAll(db, periodAwardsRange(scope), { limit: 1, attributes: ['sk'] });
    return first ? String(first.sk).replace(/#.*$/, '') : null;
  },
  outcomesIn: async (scope, versions, employeeId) => {
    const keys = versions.map((version) => outcomeKey(scope, { ...version, employeeId }));
    return (await getItems(db, keys)).map((item) => (item ? fromOutcomeItem(item) : null));
  },
  holdersIn: async (scope, versions) => {
    const keys = versions.map((version) => holdersKey(scope, version));
    return (await getItems(db, keys)).map((item) => (item ? fromHoldersItem(item) : null));
  },
  keepHolders: async (scope, version, holders) =>
    putItem(db, await toHoldersItem(scope, version, holders)),
  figuresIn: async (scope, versions) => {
    const keys = versions.map((version) => figuresKey(scope, version));
    return (await getItems(db, keys)).map((item) => (item ? fromFiguresItem(item) : null));
  },
  keepFigures: async (scope, version, figures) => {
    const item = await toFiguresItem(scope, version, figures);
    // The figures of more than 14,000 drivers do not fit, and are computed anew for each report.
    if (itemBytes(item) <= maxItemBytes) await putItem(db, item);
  },
});
