import type { MailQueue } from '~/app/ports/mail';
import type { Db, Item } from '~/app/store/dynamo/db';
import { below, type KeyRange } from '~/app/store/dynamo/key-range';
import { queryAll, queryFirst } from '~/app/store/dynamo/query-all.server';
import { transact, type Step } from '~/app/store/dynamo/transact.server';
import { mailQueueText } from '~/app/store/mail/mail-queue';
import { dueIndex } from '~/app/store/table/table';
import { countUnits, deletePaced } from './delete-paced.server';
import type { Found } from './erase-in-steps';

export const nothingFound: Found<never> = {
  found: [],
  after: null,
  units: 0,
  erase: async () => {},
};

/** Found items that are deleted as they are. */
export const foundToDelete = <One extends { readonly sk: string }>(
  db: Db,
  items: readonly Item[],
  toOne: (item: Item) => One,
  after: string | null = null,
): Found<One> => ({
  found: items.map(toOne),
  after,
  units: countUnits(items),
  erase: () => deletePaced(db, items),
});

/** A found item, and how it is rewritten or deleted. What a condition refuses, the next pass finds again. */
export interface Change {
  readonly item: Item;
  readonly steps: readonly Step<string>[];
}
export const foundToChange = <One extends { readonly sk: string }>(
  db: Db,
  changes: readonly Change[],
  toOne: (change: Change) => One,
  after: string | null = null,
): Found<One> => ({
  found: changes.map(toOne),
  after,
  units: countUnits(changes.map(({ item }) => item)),
  erase: async () => {
    for (const { steps } of changes) await transact(db, steps);
  },
});

/**
 * The next items of a range, and the key after which it goes on; null at its end. Reads the item at `after` again, because no
 * key is known that comes next to it.
 */
export const findInRange = async (
  db: Db,
  range: KeyRange,
  { after, most }: { readonly after: string; readonly most: number },
): Promise<{ readonly items: readonly Item[]; readonly after: string | null }> => {
  const rest = after > range.from ? { ...range, from: after } : range;
  const items = await queryFirst(db, rest, most);
  const last = items.at(-1)?.sk;
  return { items, after: last === undefined || last === after ? null : last };
};

/** The messages and notices in these queues that are about something. */
export const findWaiting = async (
  db: Db,
  queues: readonly MailQueue[],
  isAbout: (item: Record<string, unknown>) => boolean,
): Promise<Item[]> => {
  const found = await Promise.all(
    queues.map((queue) =>
      queryAll(db, below(mailQueueText(queue), ''), { index: dueIndex, consistent: false }),
    ),
  );
  return found.flat().filter(isAbout);
};
