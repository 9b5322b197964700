import { toDirectoryItem } from '~/app/store/access/directory-item';
import type { Condition, Item } from '~/app/store/dynamo/db';
import { goneSiteId, type Tenant } from '~/domain/company/scope';

/** An entry of the directory that keeps an ID from being used in the company: `number` says for which erasure. */
export const toReservedItem = (
  { companyId }: Tenant,
  employeeId: string,
  number: string,
): Item => ({ ...toDirectoryItem({ companyId, siteId: goneSiteId }, employeeId), number });

export const isReservedFor = (number: string): Condition => ({
  expression: '#number = :number',
  names: { '#number': 'number' },
  values: { ':number': number },
});
