import type { PicksStore } from '~/app/ports/picks';
import { fail, ok } from '~/domain/shared/result';
import { toActivityItem } from '~/app/store/activity/activity-item';
import type { Db } from '~/app/store/dynamo/db';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { transact, type Step } from '~/app/store/dynamo/transact.server';
import { historyRange, picksKey, picksRange, siteKey } from '~/app/store/table/keys';
import {
  fromHistoryItem,
  fromPicksItem,
  notNewerThan,
  toHistoryItem,
  toPicksItem,
} from './picks-item';
import { windowStillSelecting } from '~/app/store/tenancy/site-item';

type Refusal = { code: 'selection-closed' } | { code: 'newer-save-exists' };

export const createPicksStore = (db: Db): PicksStore => ({
  get: async (scope, employeeId) => {
    const item = await getItem(db, picksKey(scope, employeeId));
    return item ? fromPicksItem(item) : null;
  },
  list: async (scope) => (await queryAll(db, picksRange(scope))).map(fromPicksItem),
  save: async (scope, picks, entry) => {
    // Only a late save looks at the site: the others are fenced by time, and share no item (design 4).
    const lateCheck: Step<Refusal> = {
      check: siteKey(scope),
      if: windowStillSelecting(picks.windowVersion),
      refused: { code: 'selection-closed' },
    };
    const [refusal] = await transact<Refusal>(db, [
      ...(picks.late ? [lateCheck] : []),
      {
        put: toPicksItem(scope, picks),
        if: notNewerThan(picks.acceptedAt),
        refused: { code: 'newer-save-exists' },
      },
      { put: toHistoryItem(scope, picks) },
      { put: toActivityItem(scope, entry) },
    ]);
    return refusal ? fail(refusal) : ok(null);
  },
  history: async (scope, employeeId, limit) => {
    const items = await queryAll(db, historyRange(scope, employeeId), { newestFirst: true, limit });
    return items.map(fromHistoryItem);
  },
});
