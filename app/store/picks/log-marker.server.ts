import type { LogMarker } from '~/app/ports/picks';
import type { Db } from '~/app/store/dynamo/db';
import { countRange } from '~/app/store/dynamo/query-all.server';
import { activitySince } from '~/app/store/table/keys';
import type { Tenant } from '~/domain/company/scope';
import { drainMs } from '~/domain/selection/selection-window';
import { toEpochMs, toInstant, type Instant } from '~/domain/time/instant';
import { minuteMs } from '~/domain/time/time-units';

/**
 * Some changes come without an entry: a backup that is restored, the rest of a large deletion, and saves of a server whose
 * clock is far behind. They show after this time. Counting the entries of a longer one would cost more than it saves, too.
 */
const oldestMarkerMs = 10 * minuteMs;

/**
 * Whether a marker's count says nothing anymore. A save that it counted may have been missing from the lists, because a
 * query can see a transaction in part, so they are read once more when that save has surely ended. After the clock was
 * set back, new entries come before `since`.
 */
const isExpired = ({ since, count }: LogMarker, now: Instant): boolean => {
  const age = toEpochMs(now) - toEpochMs(since);
  return age < 0 || age >= (count > 0 ? 2 * drainMs : oldestMarkerMs);
};

const countEntries = (db: Db, tenant: Tenant, since: Instant, max?: number): Promise<number> =>
  countRange(db, activitySince(tenant, toEpochMs(since)), max);

/** A marker of the log as it is. Take it before the lists are read, so that a save in between shows as a change. */
export const markLog = async (db: Db, tenant: Tenant, now: Instant): Promise<LogMarker> => {
  const since = toInstant(toEpochMs(now) - drainMs);
  return { since, count: await countEntries(db, tenant, since) };
};

/** Whether the log has entries since the marker, or can no longer tell. */
export const hasMoreEntries = async (
  db: Db,
  tenant: Tenant,
  marker: LogMarker,
  now: Instant,
): Promise<boolean> =>
  isExpired(marker, now) ||
  (await countEntries(db, tenant, marker.since, marker.count + 1)) !== marker.count;
