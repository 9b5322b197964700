import { type Driver, driverSchema } from '~/domain/drivers/driver';
import type { Tenant } from '~/domain/company/scope';
import type { Item } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import { listItemKey } from '~/app/store/table/keys';

export const toDriverItem = (tenant: Tenant, driver: Driver): Item => ({
  ...listItemKey(tenant, 'DRIVER', driver.employeeId),
  type: 'driver',
  ...driver,
});

export const fromDriverItem = (item: Record<string, unknown>): Driver =>
  readItem('driver', driverSchema, item);
