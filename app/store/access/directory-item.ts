import * as z from 'zod';
import type { Condition, Item } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import { directoryKey } from '~/app/store/table/installation-keys';
import { companyIdSchema, siteIdSchema } from '~/domain/company/company-schema';
import type { Tenant } from '~/domain/company/scope';

const directoryEntrySchema = z.object({ companyId: companyIdSchema, siteId: siteIdSchema });

export const toDirectoryItem = ({ companyId, siteId }: Tenant, employeeId: string): Item => ({
  ...directoryKey(employeeId, companyId),
  type: 'directory-entry',
  companyId,
  siteId,
});

export const fromDirectoryItem = (item: Record<string, unknown>): Tenant =>
  readItem('directory-entry', directoryEntrySchema, item);

/** Requires that the employee ID is free in this company or already belongs to this site. */
export const freeOrOwn = ({ siteId }: Tenant): Condition => ({
  expression: 'attribute_not_exists(pk) OR #siteId = :siteId',
  names: { '#siteId': 'siteId' },
  values: { ':siteId': siteId },
});
