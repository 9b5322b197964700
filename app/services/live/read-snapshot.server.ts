import type { AdminCall } from '~/app/ports/deps';
import type { LogMarker } from '~/app/ports/picks';
import { loadLeaveAhead } from '~/app/services/award/load-leave.server';
import { readRecentJobLists } from '~/app/services/picks/read-lists.server';
import { snapshotRows, type SnapshotRow } from '~/domain/picks/snapshot';
import { getSeal, type Seal } from '~/domain/site/seal';
import type { Instant } from '~/domain/time/instant';

/**
 * Lets a later request find out whether anything has changed since a snapshot. The site is read before the entries are
 * counted, so the site's version must be compared too.
 */
export interface Marker extends LogMarker {
  readonly siteVersion: number;
  /** Whether lists were sealed. The seal ends with time alone. */
  readonly isSealed: boolean;
}

export interface Snapshot {
  readonly marker: Marker;
  readonly seal: Seal | null;
  readonly rows: readonly SnapshotRow[];
}

/** Every driver with what they have ranked so far; with a seal, only who has saved. `now` is an ISO instant. */
export const readSnapshot = async ({
  deps,
  access: { scope, site, company },
  now,
}: AdminCall<'stores', { now: Instant }>): Promise<Snapshot> => {
  const { stores } = deps;
  // Read before drivers and jobs, so that a change of those in between shows as one.
  const { lists, marker, seal } = await readRecentJobLists({ deps, scope, site, now });
  const [drivers, jobs, onLeave] = await Promise.all([
    stores.drivers.list(scope),
    stores.jobs.list(scope),
    loadLeaveAhead({ deps, scope, site }),
  ]);
  const rows = snapshotRows({
    drivers: drivers.items,
    lists,
    jobs: jobs.items,
    period: { periodId: site.window.periodId, standingPicks: site.settings.standingPicks },
    rules: company.settings,
    onLeave,
  });
  const isSealed = seal !== null;
  return { marker: { ...marker, siteVersion: site.version, isSealed }, seal, rows };
};

/** The snapshot if anything changed since `seen`, otherwise null. */
export const readChangedSnapshot = async ({
  seen,
  ...reading
}: Parameters<typeof readSnapshot>[0] & { seen: Marker }): Promise<Snapshot | null> => {
  const { deps, access, now } = reading;
  const isSealed = getSeal(access.site, 'jobs', now) !== null;
  const isSameSite = access.site.version === seen.siteVersion && isSealed === seen.isSealed;
  if (isSameSite && !(await deps.stores.picks.isOutdated(access.scope, seen, now))) return null;
  const snapshot = await readSnapshot(reading);
  const { marker } = snapshot;
  const isSame = isSameSite && marker.since === seen.since && marker.count === seen.count;
  return isSame ? null : snapshot;
};
