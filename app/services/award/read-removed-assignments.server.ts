import type { AdminCall } from '~/app/ports/deps';
import type { Activity } from '~/domain/activity/activity';
import { firstUlidAt } from '~/domain/activity/ulid-time';
import { undoneWithinMs } from '~/domain/roster/kept-change';

/** How many entries of the last day's log are read. */
const logReach = 3000;

/** A manual assignment that was removed and can be made again. */
export interface RemovedAssignment {
  /** Of the log entry. */
  readonly id: string;
  readonly at: string;
  readonly by: string;
  readonly of: 'jobs' | 'vacations';
  /** The job or week. */
  readonly offerId: string;
  readonly driver: {
    readonly employeeId: string;
    readonly name: string;
    readonly seniorityNumber: number;
  };
}

const readRemoval = ({ event }: Activity, periodId: string) => {
  if (event.code === 'job-unassigned')
    return event.periodId === periodId
      ? ({ of: 'jobs', offerId: event.jobId, driverId: event.driverId } as const)
      : null;
  return event.code === 'vacation-unassigned'
    ? ({ of: 'vacations', offerId: event.weekId, driverId: event.driverId } as const)
    : null;
};

/**
 * The manual assignments of the present week and of vacation weeks that were removed in the last day, newest first, each once:
 * without those that were made again, or whose driver was deleted. The log remembers them.
 */
export const readRemovedAssignments = async ({
  deps: { stores, clock },
  access: { scope, site },
}: AdminCall<'stores' | 'clock'>): Promise<RemovedAssignment[]> => {
  const { periodId } = site.window;
  const since = firstUlidAt(clock.now() - undoneWithinMs);
  const [{ entries }, { items: drivers }, jobs, weeks] = await Promise.all([
    stores.activity.page(scope, { since, limit: logReach, withHidden: true }),
    stores.drivers.list(scope),
    stores.manual.list(scope, periodId),
    stores.weeks.manual(scope),
  ]);
  const byId = new Map(drivers.map((driver) => [driver.employeeId, driver]));
  const toKey = (of: RemovedAssignment['of'], offerId: string, driverId: string) =>
    JSON.stringify([of, offerId, driverId]);
  const known = new Set([
    ...jobs.map(({ jobId, driverId }) => toKey('jobs', jobId, driverId)),
    ...weeks.map(({ weekId, driverId }) => toKey('vacations', weekId, driverId)),
  ]);
  const found: RemovedAssignment[] = [];
  for (const entry of entries) {
    const removed = readRemoval(entry, periodId);
    const driver = removed && byId.get(removed.driverId);
    if (!driver) continue;
    const { of, offerId, driverId } = removed;
    const key = toKey(of, offerId, driverId);
    if (known.has(key)) continue;
    known.add(key);
    const { employeeId, name, seniorityNumber } = driver;
    const { id, at, actor } = entry;
    found.push({
      id,
      at,
      by: actor.name,
      of,
      offerId,
      driver: { employeeId, name, seniorityNumber },
    });
  }
  return found;
};
