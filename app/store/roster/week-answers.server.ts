import type { Db } from '~/app/store/dynamo/db';
import type { Key } from '~/app/store/dynamo/key-range';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { weekAnswersFrom } from '~/app/store/table/history-ranges';
import type { Tenant } from '~/domain/company/scope';
import type { Instant } from '~/domain/time/instant';
import { addDays, toIsoWeek } from '~/domain/time/iso-week';

/**
 * Where the answers of these drivers about weeks are that are not over, in any time zone. Whoever gets one of the employee IDs
 * next must not have given them. Their keys begin with the week, so they are searched.
 */
export const findWeekAnswers = async (
  db: Db,
  tenant: Tenant,
  { employeeIds, at }: { readonly employeeIds: readonly string[]; readonly at: Instant },
): Promise<Key[]> => {
  if (employeeIds.length === 0) return [];
  const deleted = new Set<unknown>(employeeIds);
  const ranges = weekAnswersFrom(tenant, toIsoWeek(addDays(at.slice(0, 10), -1)));
  const attributes = ['pk', 'sk', 'employeeId'] as const;
  const found = await Promise.all(ranges.map((range) => queryAll(db, range, { attributes })));
  return found
    .flat()
    .filter(({ employeeId }) => deleted.has(employeeId))
    .map(({ pk, sk }) => ({ pk, sk }));
};
