import type { ActivityEvent } from '~/domain/activity/activity';
import { activitySchema } from '~/domain/activity/activity-schema';
import { defaultTenant } from '~/domain/company/scope';
import type { Db, Item } from '~/app/store/dynamo/db';
import { isUnchanged } from '~/app/store/dynamo/is-unchanged';
import { queryFirst } from '~/app/store/dynamo/query-all.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { activityRange } from '~/app/store/table/keys';

const entriesAtOnce = 1_000;

/**
 * Changes the next entries of the master administrator's log, from the key `after` on; '' for all. `forget` gives the event
 * to keep, or null for an entry to delete. Gives the key after which the log goes on; null at its end.
 */
export const rewriteMasterLog = async (
  db: Db,
  forget: (event: ActivityEvent) => ActivityEvent | null,
  after: string,
): Promise<{ rewritten: number; after: string | null }> => {
  const range = activityRange(defaultTenant);
  const items = (await queryFirst(
    db,
    after ? { ...range, from: after } : range,
    entriesAtOnce,
  )) as unknown as Item[];
  let rewritten = 0;
  for (const item of items) {
    // An entry that this version cannot read is not about something that it erases.
    const { data: event } = activitySchema.shape.event.safeParse(item.event);
    if (!event) continue;
    const next = forget(event);
    if (next === event) continue;
    rewritten += 1;
    const condition = { if: isUnchanged(item), refused: 'changed' } as const;
    await transact(db, [
      next === null
        ? { delete: item, ...condition }
        : { put: { ...item, event: next }, ...condition },
    ]);
  }
  const last = items.at(-1)?.sk;
  return { rewritten, after: last === undefined || last === after ? null : last };
};
