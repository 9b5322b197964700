import * as z from 'zod';
import type { AwardVersion } from '~/app/ports/award';
import type { Item } from '~/app/store/dynamo/db';
import { itemBytes, maxItemBytes } from '~/app/store/dynamo/item-size';
import { readItem } from '~/app/store/dynamo/read-item';
import { factsKey } from '~/app/store/table/keys';
import type { PublishedFacts } from '~/domain/award/record/published-facts';
import { publishedWeekSchema } from '~/domain/award/record/published-week-schema';
import type { Tenant } from '~/domain/company/scope';
import { jobSchema } from '~/domain/jobs/job-schema';
import { packRows, unpackRows } from './pack-rows';

/** Null if it is larger than an item may be: the facts of many thousand jobs are read from the record each time. */
export const toFactsItem = async (
  tenant: Tenant,
  award: Pick<AwardVersion, 'periodId' | 'version' | 'stage'>,
  { siteName, timeZone, jobs, weeks, changedIn }: PublishedFacts,
): Promise<Item | null> => {
  const item = {
    ...factsKey(tenant, award),
    type: 'award-facts',
    ...(siteName !== undefined && { siteName }),
    timeZone,
    packedJobs: await packRows(jobs),
    packedWeeks: await packRows(weeks),
    ...(changedIn.length > 0 && { changedIn }),
  };
  return itemBytes(item) <= maxItemBytes ? item : null;
};

const packedSchema = z.object({
  siteName: z.string().optional(),
  timeZone: z.string(),
  packedJobs: z.instanceof(Uint8Array),
  packedWeeks: z.instanceof(Uint8Array),
  changedIn: z.array(z.object({ id: z.string(), version: z.int() })).default([]),
});

export const fromFactsItem = (item: Record<string, unknown>): PublishedFacts => {
  const { packedJobs, packedWeeks, ...facts } = readItem('award-facts', packedSchema, item);
  return {
    ...facts,
    jobs: z.array(jobSchema).parse(unpackRows(packedJobs)),
    weeks: z.array(publishedWeekSchema).parse(unpackRows(packedWeeks)),
  };
};
