import { setTimeout as sleep } from 'node:timers/promises';
import { batchDelete } from '~/app/store/dynamo/batch-write.server';
import type { Db, Item } from '~/app/store/dynamo/db';
import { itemBytes } from '~/app/store/dynamo/item-size';

/** Half of the write units that a partition takes in a second, so that others who share its hardware notice nothing. */
const unitsPerSecond = 500;
/** How many a sweep takes for one erasure, about five seconds, so that others are not kept waiting. */
export const maxUnits = 5 * unitsPerSecond;
const maxItems = 25;
const maxAtOnce = 250;

/** Deleting an item costs as many units as writing it. */
const toUnits = (item: Item): number => Math.ceil(itemBytes(item) / 1024);
export const countUnits = (items: readonly Item[]): number =>
  items.reduce((sum, item) => sum + toUnits(item), 0);

/** The items in their order, in batches that a partition takes in half a second. An item may cost more alone. */
const toBatches = (items: readonly Item[]): { items: Item[]; units: number }[] => {
  const batches: { items: Item[]; units: number }[] = [];
  for (const item of items) {
    const units = toUnits(item);
    const last = batches.at(-1);
    if (last && last.items.length < maxItems && last.units + units <= maxAtOnce) {
      last.items.push(item);
      last.units += units;
    } else batches.push({ items: [item], units });
  }
  return batches;
};

/** Deletes the items at the pace of a partition. Safe to repeat. */
export const deletePaced = async (db: Db, all: readonly Item[]): Promise<void> => {
  for (const { items, units } of toBatches(all)) {
    const begun = performance.now();
    await batchDelete(db, items);
    const left = (units / unitsPerSecond) * 1_000 - (performance.now() - begun);
    if (left > 0) await sleep(left);
  }
};
