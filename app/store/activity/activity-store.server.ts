import type { ActivityStore } from '~/app/ports/activity';
import type { Db } from '~/app/store/dynamo/db';
import { narrowRange } from '~/app/store/dynamo/key-range';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { putItem } from '~/app/store/dynamo/single.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { activityRange, activityViewKey } from '~/app/store/table/keys';
import {
  fromActivityItem,
  fromActivityViewItem,
  isHiddenLess,
  toActivityItem,
  toActivityViewItem,
} from './activity-item';

export const createActivityStore = (db: Db): ActivityStore => ({
  append: (scope, entry) => putItem(db, toActivityItem(scope, entry)),
  latest: async (scope, limit) => {
    const items = await queryAll(db, activityRange(scope), {
      newestFirst: true,
      consistent: false,
      limit,
    });
    return items.map(fromActivityItem);
  },
  page: async (scope, { before, since, limit, withHidden }) => {
    const range = narrowRange(activityRange(scope), { from: since, to: before });
    if (!range) return { entries: [], next: null };
    const [view, items] = await Promise.all([
      getItem(db, activityViewKey(scope)),
      // Reads two more: `before` itself, and one that shows whether there are more.
      queryAll(db, range, { newestFirst: true, limit: limit + 2 }),
    ]);
    const hiddenBefore = withHidden ? '' : fromActivityViewItem(view);
    const shown = items
      .map(fromActivityItem)
      .filter(({ id }) => id !== before && id >= hiddenBefore);
    const entries = shown.slice(0, limit);
    return { entries, next: shown.length > limit ? (entries.at(-1)?.id ?? null) : null };
  },
  hideOlder: async (scope, entry) => {
    const log = { put: toActivityItem(scope, entry) };
    const hide = {
      put: toActivityViewItem(scope, entry.id),
      if: isHiddenLess(entry.id),
      refused: 'hidden more already' as const,
    };
    const refused = await transact(db, [hide, log]);
    if (refused.length > 0) await transact(db, [log]);
  },
});
