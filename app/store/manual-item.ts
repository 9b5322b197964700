import { manualAssignmentSchema, type ManualAssignment } from '~/domain/award/manual-assignment';
import type { Tenant } from '~/domain/tenancy/scope';
import type { Condition, Item } from './dynamo/db';
import { readItem } from './dynamo/read-item';
import { manualKey } from './keys';

export const toManualItem = (tenant: Tenant, periodId: string, manual: ManualAssignment): Item => ({
  ...manualKey(tenant, periodId, manual.jobId),
  type: 'manual-assignment',
  ...manual,
});

export const fromManualItem = (item: Record<string, unknown>): ManualAssignment =>
  readItem('manual-assignment', manualAssignmentSchema, item);

/** The job is still assigned by this assignment. */
export const isManual = (id: string): Condition => ({
  expression: '#id = :id',
  names: { '#id': 'id' },
  values: { ':id': id },
});
