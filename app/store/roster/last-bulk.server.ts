import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod';
import type { LastBulk, WithBulk } from '~/app/ports/roster';
import type { Db } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import { getItem } from '~/app/store/dynamo/read-items.server';
import type { Step } from '~/app/store/dynamo/transact.server';
import { lastBulkKey, type ListName } from '~/app/store/table/keys';
import { timeToLiveAttribute } from '~/app/store/table/table';
import type { Activity } from '~/domain/activity/activity';
import type { Tenant } from '~/domain/company/scope';
import { undoneWithinMs } from '~/domain/roster/bulk-change';
import { toEpochMs } from '~/domain/time/instant';
import { partBytes } from './journal-item';

type BulkList = ListName | 'WEEK';

const type = 'last-bulk';
const schema = z.object({ at: z.string(), by: z.string(), bytes: z.instanceof(Uint8Array) });
const contentSchema = z.object({ stored: z.array(z.unknown()), before: z.array(z.unknown()) });

/**
 * The steps that keep a bulk change for the undo, or forget the one that is undone. A change that does not fit into one
 * item (350 KB compressed, about 10,000 rows) cannot be undone. Refused with `refused` if a newer one was made meanwhile.
 */
export const lastBulkSteps = <Refused>(
  tenant: Tenant,
  list: BulkList,
  { bulk, entry }: WithBulk<unknown> & { readonly entry: Activity },
  refused: Refused,
): Step<Refused>[] => {
  if (bulk === undefined) return [];
  const key = lastBulkKey(tenant, list);
  if ('undoes' in bulk) {
    const isSame = {
      expression: '#at = :at',
      names: { '#at': 'at' },
      values: { ':at': bulk.undoes },
    };
    return [{ delete: key, if: isSame, refused }];
  }
  const bytes = deflateRawSync(JSON.stringify(bulk));
  if (bytes.length > partBytes) return [{ delete: key }];
  const { at, actor } = entry;
  const expiresAt = Math.ceil((toEpochMs(at) + undoneWithinMs) / 1000);
  return [{ put: { ...key, type, at, by: actor.name, bytes, [timeToLiveAttribute]: expiresAt } }];
};

/** Reads one item of up to 350 KB; 1,000 changed drivers take about 35 KB. */
export const readLastBulk = async <T>(
  db: Db,
  tenant: Tenant,
  list: BulkList,
  row: z.ZodType<T>,
): Promise<LastBulk<T> | null> => {
  const item = await getItem(db, lastBulkKey(tenant, list));
  if (!item) return null;
  const { at, by, bytes } = readItem(type, schema, item);
  const text = inflateRawSync(bytes).toString('utf8');
  const { stored, before } = contentSchema.parse(JSON.parse(text));
  const parse = (value: unknown) => row.parse(value);
  return { at, by, stored: stored.map(parse), before: before.map(parse) };
};
