import { manualAssignmentSchema, type ManualAssignment } from '~/domain/award/manual-assignment';
import type { Tenant } from '~/domain/tenancy/scope';
import { isMissing, type Condition, type Item } from './dynamo/db';
import { readItem } from './dynamo/read-item';
import { manualKey } from './keys';

export const toManualItem = (tenant: Tenant, periodId: string, manual: ManualAssignment): Item => ({
  ...manualKey(tenant, periodId, manual.jobId),
  type: 'manual-assignment',
  ...manual,
});

export const fromManualItem = (item: Record<string, unknown>): ManualAssignment =>
  readItem('manual-assignment', manualAssignmentSchema, item);

/** The job is still held by the assignment of that id; null: by none. */
export const holdsJob = (id: string | null): Condition =>
  id === null
    ? isMissing
    : {
        expression: '#id = :id',
        names: { '#id': 'id' },
        values: { ':id': id },
      };
