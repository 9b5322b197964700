import type { ManualStore } from '~/app/services/award/ports';
import { fail, ok } from '~/domain/shared/result';
import { compareText } from '~/domain/shared/text';
import { toActivityItem } from './activity-item';
import type { Db } from './dynamo/db';
import { queryAll } from './dynamo/query-all.server';
import { transact } from './dynamo/transact.server';
import { manualKey, manualRange, siteKey } from './keys';
import { fromManualItem, holdsJob, toManualItem } from './manual-item';
import { periodStillRuns } from './site-item';

export const createManualStore = (db: Db): ManualStore => ({
  list: async (scope, periodId) => {
    const items = await queryAll(db, manualRange(scope, periodId));
    return items.map(fromManualItem).sort((a, b) => compareText(a.id, b.id));
  },
  put: async (scope, periodId, manual, entry, replaces) => {
    const refused = await transact<'period-over' | 'manual-changed'>(db, [
      { check: siteKey(scope), if: periodStillRuns(periodId), refused: 'period-over' },
      {
        put: toManualItem(scope, periodId, manual),
        if: holdsJob(replaces),
        refused: 'manual-changed',
      },
      { put: toActivityItem(scope, entry) },
    ]);
    const [code] = refused;
    return code ? fail({ code }) : ok(null);
  },
  remove: async (scope, periodId, { id, jobId }, entry) => {
    const refused = await transact(db, [
      {
        delete: manualKey(scope, periodId, jobId),
        if: holdsJob(id),
        refused: 'manual-changed' as const,
      },
      { put: toActivityItem(scope, entry) },
    ]);
    return refused.length === 0 ? ok(null) : fail({ code: 'manual-changed' });
  },
});
