import { activitySchema, type Activity } from '~/domain/activity/activity';
import type { Tenant } from '~/domain/tenancy/scope';
import type { Item } from './dynamo/db';
import { readItem } from './dynamo/read-item';
import { activityKey } from './keys';

export const toActivityItem = (tenant: Tenant, entry: Activity): Item => ({
  ...activityKey(tenant, entry.id),
  type: 'activity',
  ...entry,
});

export const fromActivityItem = (item: Record<string, unknown>): Activity =>
  readItem('activity', activitySchema, item);
