import type { AdminSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import { snapshotRows, type SnapshotRow } from '~/domain/picks/snapshot';
import { drainMs } from '~/domain/selection/selection-window';
import { toEpochMs, toInstant, type Instant } from '~/domain/shared/instant';
import { dayMs } from '~/domain/shared/time-units';

/**
 * Lets a later request find out whether anything has changed since a snapshot. Every change appends an entry to the
 * activity log, so a changed count of entries shows it. An entry may be written up to a request deadline after its ID
 * was made, so `since` is that much earlier than the snapshot. The site is read before the count, so the site's version
 * must be compared too.
 */
export interface Marker {
  readonly since: Instant;
  readonly count: number;
  readonly siteVersion: number;
}

export interface Snapshot {
  readonly marker: Marker;
  readonly rows: readonly SnapshotRow[];
}

/** Every driver with what they have ranked so far. `now` is an ISO instant. */
export const readSnapshot = async ({
  deps: { stores },
  access: { scope, site, company },
  now,
}: {
  deps: Pick<Deps, 'stores'>;
  access: AdminSession;
  now: Instant;
}): Promise<Snapshot> => {
  const since = toInstant(toEpochMs(now) - drainMs);
  // Read before the lists, so that a save in between shows as a change.
  const count = await stores.activity.countSince(scope, since);
  const [drivers, jobs, lists] = await Promise.all([
    stores.drivers.list(scope),
    stores.jobs.list(scope),
    stores.picks.list(scope),
  ]);
  const rows = snapshotRows({
    drivers: drivers.items,
    lists,
    jobs: jobs.items,
    period: { periodId: site.window.periodId, standingPicks: site.settings.standingPicks },
    rules: company.settings,
  });
  return { marker: { since, count, siteVersion: site.version }, rows };
};

/**
 * Older markers are not compared: a session ends before its marker can be this old, and a forged marker must not make
 * the server count a whole log.
 */
const oldestMarkerMs = dayMs;

/** The snapshot if anything changed since `seen`, otherwise null. */
export const readChangedSnapshot = async ({
  seen,
  ...reading
}: Parameters<typeof readSnapshot>[0] & { seen: Marker }): Promise<Snapshot | null> => {
  const { deps, access, now } = reading;
  const isTooOld = toEpochMs(now) - toEpochMs(seen.since) > oldestMarkerMs;
  if (isTooOld || access.site.version !== seen.siteVersion) return readSnapshot(reading);
  const count = await deps.stores.activity.countSince(access.scope, seen.since);
  return count === seen.count ? null : readSnapshot(reading);
};
