import type { Tenant } from '~/domain/company/scope';
import type { Condition, Item } from '~/app/store/dynamo/db';
import { toDirectoryItem } from '~/app/store/access/directory-item';

/** A site that no company has. Earlier versions of the application must be able to read the entry of the directory. */
const nowhere = 'GONE';

/** An entry of the directory that keeps an ID from being used in the company: `number` says for which erasure. */
export const toReservedItem = (
  { companyId }: Tenant,
  employeeId: string,
  number: string,
): Item => ({ ...toDirectoryItem({ companyId, siteId: nowhere }, employeeId), number });

export const isReservedFor = (number: string): Condition => ({
  expression: '#number = :number',
  names: { '#number': 'number' },
  values: { ':number': number },
});
