import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod';
import type { Item } from '~/app/store/dynamo/db';
import { ItemTooLarge } from '~/app/store/dynamo/item-size';
import type { Key } from '~/app/store/dynamo/key-range';
import { readItem } from '~/app/store/dynamo/read-item';
import { journalKey, type ListName } from '~/app/store/table/keys';
import type { Tenant } from '~/domain/company/scope';

/** A change of a roster that is too large for one transaction. */
export interface Journal<T> {
  readonly puts: readonly T[];
  readonly deletes: readonly string[];
  /** Further items of the deleted ones that had to be searched. */
  readonly found: readonly Key[];
}

export const partBytes = 350 * 1024;
/** The most parts of a journal. All are committed in one transaction, which DynamoDB limits to 4 MB. */
const maxParts = 10;

const partSchema = z.object({ bytes: z.instanceof(Uint8Array) });
const contentSchema = z.object({
  puts: z.array(z.unknown()),
  deletes: z.array(z.string()),
  /** Missing in a journal of an earlier release. */
  found: z.array(z.object({ pk: z.string(), sk: z.string() })).default([]),
});

/** The compressed journal in parts below the item limit. Throws `ItemTooLarge` above about 3.5 MB. */
export const toJournalItems = (
  tenant: Tenant,
  list: ListName,
  version: number,
  journal: Journal<unknown>,
): Item[] => {
  const bytes = deflateRawSync(JSON.stringify(journal));
  const count = Math.ceil(bytes.length / partBytes);
  if (count > maxParts) throw new ItemTooLarge('journal', bytes.length);
  return Array.from({ length: count }, (_, part) => ({
    ...journalKey(tenant, list, version, part),
    type: 'journal',
    bytes: bytes.subarray(part * partBytes, (part + 1) * partBytes),
  }));
};

/** `parse` reads one of the stored puts; it throws if it cannot. */
export const fromJournalItems = <T>(
  items: readonly Record<string, unknown>[],
  parse: (value: unknown) => T,
): Journal<T> => {
  const parts = items.map((item) => readItem('journal', partSchema, item).bytes);
  const text = inflateRawSync(Buffer.concat(parts)).toString('utf8');
  const { puts, deletes, found } = contentSchema.parse(JSON.parse(text));
  return { puts: puts.map(parse), deletes, found };
};
