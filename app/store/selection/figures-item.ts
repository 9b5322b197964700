import * as z from 'zod';
import type { AwardVersion } from '~/app/ports/award';
import type { Item } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import { figuresKey } from '~/app/store/table/keys';
import type { Tenant } from '~/domain/company/scope';
import {
  driverFiguresSchema,
  jobFiguresSchema,
  type AwardFigures,
} from '~/domain/reports/award-figures';
import { packRows, unpackRows } from './pack-rows';

export const toFiguresItem = async (
  tenant: Tenant,
  award: Pick<AwardVersion, 'periodId' | 'version' | 'stage'>,
  { drivers, jobs }: AwardFigures,
): Promise<Item> => ({
  ...figuresKey(tenant, award),
  type: 'award-figures',
  packedDrivers: await packRows(drivers),
  packedJobs: await packRows(jobs),
});

const packedSchema = z.object({
  packedDrivers: z.instanceof(Uint8Array),
  packedJobs: z.instanceof(Uint8Array),
});

export const fromFiguresItem = (item: Record<string, unknown>): AwardFigures => {
  const { packedDrivers, packedJobs } = readItem('award-figures', packedSchema, item);
  return {
    drivers: z.array(driverFiguresSchema).parse(unpackRows(packedDrivers)),
    jobs: z.array(jobFiguresSchema).parse(unpackRows(packedJobs)),
  };
};
