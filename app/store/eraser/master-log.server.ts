import { type Db, isUnchanged } from '~/app/store/dynamo/db';
import { activityRange } from '~/app/store/table/keys';
import type { ActivityEvent } from '~/domain/activity/activity';
import { activitySchema } from '~/domain/activity/activity-schema';
import { defaultTenant } from '~/domain/company/scope';
import type { Found } from './erase-in-steps';
import { findInRange, foundToChange, type Change } from './find.server';

const entriesAtOnce = 1_000;

/**
 * The next entries of the master administrator's log, from the key `from` on if there is one, that are to be changed. `forget` gives
 * the event to keep, or null for an entry to delete.
 */
export const findInMasterLog = async <One extends { readonly sk: string }>(
  db: Db,
  {
    forget,
    toOne,
    after,
    from,
  }: {
    readonly forget: (event: ActivityEvent) => ActivityEvent | null;
    readonly toOne: (change: Change) => One;
    readonly after: string;
    readonly from?: string;
  },
): Promise<Found<One>> => {
  const range = { ...activityRange(defaultTenant), ...(from !== undefined && { from }) };
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
