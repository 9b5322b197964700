import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod';
import type { ChangesPage, StoredChange, WithKept } from '~/app/ports/roster';
import { isThere, type Db, type Item } from '~/app/store/dynamo/db';
import { narrowRange } from '~/app/store/dynamo/key-range';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { readItem } from '~/app/store/dynamo/read-item';
import { getItem } from '~/app/store/dynamo/read-items.server';
import type { Step } from '~/app/store/dynamo/transact.server';
import { keptChangeKey, keptChangeRange, type ListName } from '~/app/store/table/keys';
import { timeToLiveAttribute } from '~/app/store/table/table';
import type { Activity } from '~/domain/activity/activity';
import type { Tenant } from '~/domain/company/scope';
import { undoneWithinMs } from '~/domain/roster/kept-change';
import { toEpochMs } from '~/domain/time/instant';
import { partBytes } from './journal-item';

type KeptList = ListName | 'WEEK';

/** Named by an earlier release, which kept bulk changes alone. */
const type = 'last-bulk';
const schema = z.object({
  sk: z.string(),
  at: z.string(),
  by: z.string(),
  bytes: z.instanceof(Uint8Array),
});
const contentSchema = z.object({ stored: z.array(z.unknown()), before: z.array(z.unknown()) });

/**
 * The steps that keep a change for the undo, or forget the one that is undone. A change that does not fit into one item
 * (350 KB compressed, about 10,000 rows) cannot be undone. Refused with `refused` if somebody else undid it meanwhile.
 */
export const keptChangeSteps = <Refused>(
  tenant: Tenant,
  list: KeptList,
  { keep, entry }: WithKept<unknown> & { readonly entry: Activity },
  refused: Refused,
): Step<Refused>[] => {
  if (keep === undefined) return [];
  if ('undoes' in keep)
    return [{ delete: keptChangeKey(tenant, list, keep.undoes), if: isThere, refused }];
  const bytes = deflateRawSync(JSON.stringify(keep));
  if (bytes.length > partBytes) return [];
  const { id, at, actor } = entry;
  const key = keptChangeKey(tenant, list, id);
  const expiresAt = Math.ceil((toEpochMs(at) + undoneWithinMs) / 1000);
  return [{ put: { ...key, type, at, by: actor.name, bytes, [timeToLiveAttribute]: expiresAt } }];
};

const fromItem = <T>(
  tenant: Tenant,
  list: KeptList,
  row: z.ZodType<T>,
  item: Item,
): StoredChange<T> => {
  const { sk, at, by, bytes } = readItem(type, schema, item);
  const text = inflateRawSync(bytes).toString('utf8');
  const { stored, before } = contentSchema.parse(JSON.parse(text));
  const parse = (value: unknown) => row.parse(value);
  const id = sk.slice(keptChangeKey(tenant, list, '').sk.length + 1);
  return { id, at, by, stored: stored.map(parse), before: before.map(parse) };
};

/** The reads of the kept changes of a list. An item has up to 350 KB; 1,000 changed drivers take about 35 KB. */
export const createChangeReader = <T>(db: Db, list: KeptList, row: z.ZodType<T>) => ({
  changes: async (tenant: Tenant, { limit, before }: ChangesPage): Promise<StoredChange<T>[]> => {
    const to = before && keptChangeKey(tenant, list, before).sk;
    const range = narrowRange(keptChangeRange(tenant, list), { to });
    if (!range) return [];
    // Reads one more: `before` itself.
    const items = await queryAll(db, range, { newestFirst: true, limit: limit + (to ? 1 : 0) });
    return items
      .map((item) => fromItem(tenant, list, row, item))
      .filter(({ id }) => id !== before)
      .slice(0, limit);
  },
  findChange: async (tenant: Tenant, id: string): Promise<StoredChange<T> | null> => {
    const item = await getItem(db, keptChangeKey(tenant, list, id));
    return item ? fromItem(tenant, list, row, item as Item) : null;
  },
});
