import * as z from 'zod';
import type { ManualChange, ManualStore, PlacedAssignment } from '~/app/ports/award';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { isMissing, type Condition, type Db, type Item } from '~/app/store/dynamo/db';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { readItem } from '~/app/store/dynamo/read-item';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { transact, type Step } from '~/app/store/dynamo/transact.server';
import { lastManualKey, manualKey, manualRange, siteKey } from '~/app/store/table/keys';
import { periodStillRuns } from '~/app/store/tenancy/site-item';
import { manualAssignmentSchema } from '~/domain/award/manual-assignment';
import type { Tenant } from '~/domain/company/scope';
import { fail, ok } from '~/domain/shared/result';
import { compareText } from '~/domain/shared/text';

/** The first place is stored without its number, as it was before jobs had several. */
const placedSchema = manualAssignmentSchema.extend({ place: z.int().min(2).optional() });

const toManualItem = (tenant: Tenant, periodId: string, manual: PlacedAssignment): Item => ({
  ...manualKey(tenant, periodId, manual.jobId, manual.place),
  type: 'manual-assignment',
  ...manual,
});

const fromManualItem = (item: Record<string, unknown>): PlacedAssignment =>
  readItem('manual-assignment', placedSchema, item);

/** Every assignment of a driver writes this item, so that two assignments made at the same time conflict here. */
const toLastManualItem = (
  tenant: Tenant,
  periodId: string,
  { driverId, id }: PlacedAssignment,
): Item => ({ ...lastManualKey(tenant, periodId, driverId), type: 'last-manual', id });

/** The id of the driver's latest manual assignment; null if there was none. */
const fromLastManualItem = (item: Record<string, unknown> | undefined): string | null =>
  item ? readItem('last-manual', z.object({ id: z.string() }), item).id : null;

/** Requires that the driver's latest manual assignment is still `id`; if `id` is null, that there is still none. */
const isOfManual = (id: string | null): Condition =>
  id === null
    ? isMissing
    : {
        expression: '#id = :id',
        names: { '#id': 'id' },
        values: { ':id': id },
      };

/** The steps of a transaction that assigns a job manually. */
export const giveByHand = (
  tenant: Tenant,
  periodId: string,
  { assignment, replaces, follows }: ManualChange,
): Step<'manual-changed' | 'manual-driver-changed'>[] => [
  {
    put: toManualItem(tenant, periodId, assignment),
    if: isOfManual(replaces),
    refused: 'manual-changed',
  },
  {
    put: toLastManualItem(tenant, periodId, assignment),
    if: isOfManual(follows),
    refused: 'manual-driver-changed',
  },
];

export const createManualStore = (db: Db): ManualStore => ({
  list: async (scope, periodId) => {
    const items = await queryAll(db, manualRange(scope, periodId));
    return items.map(fromManualItem).sort((a, b) => compareText(a.id, b.id));
  },
  findLatest: async (scope, periodId, driverId) =>
    fromLastManualItem(await getItem(db, lastManualKey(scope, periodId, driverId))),
  put: async (scope, periodId, change, entry) => {
    const refused = await transact<'period-over' | 'manual-changed' | 'manual-driver-changed'>(db, [
      { check: siteKey(scope), if: periodStillRuns(periodId), refused: 'period-over' },
      ...giveByHand(scope, periodId, change),
      { put: toActivityItem(scope, entry) },
    ]);
    const [code] = refused;
    return code ? fail({ code }) : ok(null);
  },
  remove: async (scope, periodId, { id, jobId, place }, entry) => {
    const refused = await transact(db, [
      {
        delete: manualKey(scope, periodId, jobId, place),
        if: isOfManual(id),
        refused: 'manual-changed' as const,
      },
      { put: toActivityItem(scope, entry) },
    ]);
    return refused.length === 0 ? ok(null) : fail({ code: 'manual-changed' });
  },
});
