import { pickListSchema, type PickList } from '~/domain/picks/pick-list';
import type { Tenant } from '~/domain/company/scope';
import type { Condition, Item } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import { historyKey, picksKey } from '~/app/store/table/keys';

export const toPicksItem = (tenant: Tenant, picks: PickList): Item => ({
  ...picksKey(tenant, picks.employeeId),
  type: 'picks',
  ...picks,
});

export const fromPicksItem = (item: Record<string, unknown>): PickList =>
  readItem('picks', pickListSchema, item);

export const toHistoryItem = (tenant: Tenant, picks: PickList): Item => ({
  ...historyKey(tenant, picks),
  type: 'pick-history',
  ...picks,
});

export const fromHistoryItem = (item: Record<string, unknown>): PickList =>
  readItem('pick-history', pickListSchema, item);

export const notNewerThan = (acceptedAt: string): Condition => ({
  expression: 'attribute_not_exists(pk) OR #acceptedAt <= :acceptedAt',
  names: { '#acceptedAt': 'acceptedAt' },
  values: { ':acceptedAt': acceptedAt },
});
