import type { ActivityStore } from '~/app/services/activity/ports';
import { toEpochMs } from '~/domain/shared/instant';
import { fromActivityItem, toActivityItem } from './activity-item';
import type { Db } from './dynamo/db';
import { countRange, queryAll } from './dynamo/query-all.server';
import { putItem } from './dynamo/single.server';
import { activityRange, activitySince } from './keys';

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
  countSince: (scope, since) => countRange(db, activitySince(scope, toEpochMs(since))),
});
