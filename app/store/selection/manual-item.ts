import * as z from 'zod';
import { manualAssignmentSchema, type ManualAssignment } from '~/domain/award/manual-assignment';
import type { Tenant } from '~/domain/company/scope';
import { isMissing, type Condition, type Item } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import { lastManualKey, manualKey } from '~/app/store/table/keys';

export const toManualItem = (tenant: Tenant, periodId: string, manual: ManualAssignment): Item => ({
  ...manualKey(tenant, periodId, manual.jobId),
  type: 'manual-assignment',
  ...manual,
});

export const fromManualItem = (item: Record<string, unknown>): ManualAssignment =>
  readItem('manual-assignment', manualAssignmentSchema, item);

/** Every assignment writes its driver's: two that are made at one moment meet there. */
export const toLastManualItem = (
  tenant: Tenant,
  periodId: string,
  { driverId, id }: ManualAssignment,
): Item => ({ ...lastManualKey(tenant, periodId, driverId), type: 'last-manual', id });

/** The assignment's id; null: the driver was given none yet. */
export const fromLastManualItem = (item: Record<string, unknown> | undefined): string | null =>
  item ? readItem('last-manual', z.object({ id: z.string() }), item).id : null;

/** The item is still that of the assignment with the id; null: of none. */
export const isOfManual = (id: string | null): Condition =>
  id === null
    ? isMissing
    : {
        expression: '#id = :id',
        names: { '#id': 'id' },
        values: { ':id': id },
      };
