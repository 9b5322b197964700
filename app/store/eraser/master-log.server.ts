import type { ActivityEvent } from '~/domain/activity/activity';
import { activitySchema } from '~/domain/activity/activity-schema';
import { defaultTenant } from '~/domain/company/scope';
import type { Db } from '~/app/store/dynamo/db';
import { isUnchanged } from '~/app/store/dynamo/is-unchanged';
import type { KeyRange } from '~/app/store/dynamo/key-range';
import { activityRange } from '~/app/store/table/keys';
import type { Found } from './erase-in-steps';
import { findInRange, foundToChange, type Change } from './find.server';

const entriesAtOnce = 1_000;

/** What the log of the master administrator is to forget: the event to keep, or null for an entry to delete. */
export type Forget = (event: ActivityEvent) => ActivityEvent | null;

/** The next entries of the log, or of a part of it, that are to be changed. */
export const findInMasterLog = async <One extends { readonly sk: string }>(
  db: Db,
  forget: Forget,
  {
    after,
    toOne,
    from,
  }: { readonly after: string; readonly toOne: (change: Change) => One; readonly from?: string },
): Promise<Found<One>> => {
  const all = activityRange(defaultTenant);
  const range: KeyRange = from === undefined ? all : { ...all, from };
  const next = await findInRange(db, range, { after, most: entriesAtOnce });
  const changes = next.items.flatMap((item): Change[] => {
    // An entry that this version cannot read is not about something that it erases.
    const { data: event } = activitySchema.shape.event.safeParse(item.event);
    const kept = event && forget(event);
    if (kept === event) return [];
    const step = kept ? { put: { ...item, event: kept } } : { delete: item };
    return [{ item, steps: [{ ...step, if: isUnchanged(item), refused: 'changed' }] }];
  });
  return foundToChange(db, changes, toOne, next.after);
};
