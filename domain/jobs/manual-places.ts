import { getPlaces, type HasPlaces } from './job';

interface ManualEntry {
  readonly driverId: string;
  readonly jobId: string;
}

/** An entry as it is stored: at one of the job's places, counted from 1; 1 if missing. */
interface PlacedEntry extends ManualEntry {
  readonly place?: number | undefined;
}

interface Rosters {
  readonly jobs: readonly (HasPlaces & { readonly jobId: string })[];
  readonly drivers: readonly { readonly employeeId: string }[];
}

/**
 * The manual assignments that count: of each job the newest, one for each place, and of each driver the first
 * (domain/README.md#rule-1-manual-assignments). `entries` is in the order in which they were made.
 */
export const listCounting = <Entry extends ManualEntry>(
  entries: readonly Entry[],
  { jobs, drivers }: Rosters,
): Entry[] => {
  const free = new Map(jobs.map((job) => [job.jobId, getPlaces(job)]));
  const known = new Set(drivers.map(({ employeeId }) => employeeId));
  const pairs = new Set<string>();
  const kept = entries.toReversed().filter(({ driverId, jobId }) => {
    const places = free.get(jobId) ?? 0;
    const pair = `${driverId} ${jobId}`;
    if (places === 0 || !known.has(driverId) || pairs.has(pair)) return false;
    pairs.add(pair);
    free.set(jobId, places - 1);
    return true;
  });
  const served = new Set<string>();
  return kept.toReversed().filter(({ driverId }) => {
    const isFirst = !served.has(driverId);
    served.add(driverId);
    return isFirst;
  });
};

/** What a new manual assignment does to the others of its job. */
interface Placement<Entry> {
  /** The place that the driver gets. */
  readonly place: number;
  /** The entry stored at this place, which the new one replaces; null if the place is free. */
  readonly replaced: Entry | null;
  /** The assignment to another driver that no longer counts; null if there is a place for all. */
  readonly pushedOut: Entry | null;
}

/**
 * Finds the place for a new manual assignment: the one that the driver holds already, else a free one, else that of an
 * entry that does not count, else that of the oldest.
 */
export const placeManually = <Entry extends PlacedEntry>(
  entries: readonly Entry[],
  { driverId, jobId }: ManualEntry,
  rosters: Rosters,
): Placement<Entry> => {
  const held = entries.filter((entry) => entry.jobId === jobId);
  const counting = listCounting(entries, rosters).filter((entry) => entry.jobId === jobId);
  const places = getPlaces(rosters.jobs.find((job) => job.jobId === jobId) ?? {});
  const toPlace = ({ place = 1 }: PlacedEntry) => place;
  const taken = new Set(held.map(toPlace));
  const free = Array.from({ length: places }, (_, index) => index + 1).find(
    (place) => !taken.has(place),
  );
  const own = held.find((entry) => entry.driverId === driverId);
  const replaced =
    own ??
    (free === undefined ? (held.find((entry) => !counting.includes(entry)) ?? held[0]) : null);
  const others = counting.filter((entry) => entry.driverId !== driverId);
  return {
    place: replaced ? toPlace(replaced) : (free ?? 1),
    replaced: replaced ?? null,
    pushedOut: others.length === places ? (others[0] ?? null) : null,
  };
};
