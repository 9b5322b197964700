import type { Tenant } from '~/domain/tenancy/scope';
import { vacationWeekSchema, type VacationWeek } from '~/domain/vacation/vacation-week';
import type { Item } from './dynamo/db';
import { readItem } from './dynamo/read-item';
import { listItemKey } from './keys';

export const toWeekItem = (tenant: Tenant, week: VacationWeek): Item => ({
  ...listItemKey(tenant, 'WEEK', week.weekId),
  type: 'vacation-week',
  ...week,
});

export const fromWeekItem = (item: Record<string, unknown>): VacationWeek =>
  readItem('vacation-week', vacationWeekSchema, item);
