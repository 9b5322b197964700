import type { Item } from './db';

/** The maximum item size of DynamoDB. */
export const maxItemBytes = 400 * 1024;

export class ItemTooLarge extends Error {
  override readonly name = 'ItemTooLarge';
  constructor(kind: string, bytes: number) {
    super(`A ${kind} of ${bytes} bytes is larger than the store takes`);
  }
}

const textBytes = (text: string) => Buffer.byteLength(text, 'utf8');

/** DynamoDB's own formula: names and values in UTF-8, 3 bytes per list or map and 1 per entry. */
const valueBytes = (value: unknown): number => {
  if (value === undefined) return 0;
  if (typeof value === 'string') return textBytes(value);
  if (typeof value === 'number') return Math.ceil(String(value).length / 2) + 2;
  if (value instanceof Uint8Array) return value.byteLength;
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + 1 + valueBytes(one), 3);
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).reduce(
      (sum, [name, one]) => sum + 1 + textBytes(name) + valueBytes(one),
      3,
    );
  }
  return 1;
};

export const itemBytes = (item: object): number =>
  Object.entries(item).reduce((sum, [name, value]) => sum + textBytes(name) + valueBytes(value), 0);

/** Throws `ItemTooLarge`, which names the item, before DynamoDB refuses the write. */
export const withinLimit = (item: Item): Item => {
  const bytes = itemBytes(item);
  if (bytes > maxItemBytes) throw new ItemTooLarge(item.type, bytes);
  return item;
};
