import * as z from 'zod';
import type { Item } from '~/app/store/dynamo/db';
import { below, type KeyRange } from '~/app/store/dynamo/key-range';
import { readItem } from '~/app/store/dynamo/read-item';
import { companyErasuresKey } from '~/app/store/table/installation-keys';
import { dueIndex } from '~/app/store/table/table';
import { companyIdSchema, siteIdSchema } from '~/domain/company/company-schema';
import { askedErasureSchema, type CompanyErasures } from '~/domain/erasure/asked-erasure';

/**
 * The part of the `due` index with everything about erasures of companies and sites: those that wait and those that run, by
 * the time when they go on, and the certificates of those that are done, behind all times.
 */
export const erasuresPartition = 'ERASURES';
export const erasuresRange = (): KeyRange => below(erasuresPartition, '');

const type = 'company-erasures';
const schema = z.object({
  companyId: companyIdSchema,
  asked: z.array(askedErasureSchema),
  erasedSiteIds: z.array(siteIdSchema),
});

/** Due when the first waiting time is over. Changes only together with the version of the company. */
export const toCompanyErasuresItem = (companyId: string, erasures: CompanyErasures): Item => {
  const [first] = erasures.asked.map(({ eraseFrom }) => eraseFrom).sort();
  return {
    ...companyErasuresKey(companyId),
    type,
    companyId,
    asked: erasures.asked,
    erasedSiteIds: erasures.erasedSiteIds,
    ...(first && { [dueIndex.partitionKey]: erasuresPartition, [dueIndex.sortKey]: first }),
  };
};

export const isCompanyErasures = (item: Record<string, unknown>): boolean => item.type === type;

/** A company that never had an erasure has no item. */
export const fromCompanyErasuresItem = (
  item: Record<string, unknown> | undefined,
): CompanyErasures => {
  if (!item) return { asked: [], erasedSiteIds: [] };
  const { asked, erasedSiteIds } = readItem(type, schema, item);
  return { asked, erasedSiteIds };
};
