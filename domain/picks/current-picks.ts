import type { PickList } from './pick-list';

export interface CurrentPicks {
  /** What takes part in the award, in rank order. */
  readonly jobIds: string[];
  /** True if the list was carried over from an earlier period, because the driver has not saved in this one. */
  readonly standing: boolean;
  /** Entries of the stored list that are no longer offered to this driver. */
  readonly vanished: string[];
}

/** Whether a stored list takes part in the award of a period. */
export const takesPart = (
  picks: Pick<PickList, 'periodId'>,
  period: { periodId: string; standingPicks: boolean },
): boolean => picks.periodId === period.periodId || period.standingPicks;

/** A driver's current picks in a period, without deleted jobs. */
export const currentPicks = (
  stored: PickList | null,
  offered: ReadonlySet<string>,
  period: { periodId: string; standingPicks: boolean },
): CurrentPicks => {
  if (!stored || !takesPart(stored, period)) return { jobIds: [], standing: false, vanished: [] };
  const jobIds = stored.jobIds.filter((jobId) => offered.has(jobId));
  return {
    jobIds,
    standing: stored.periodId !== period.periodId && jobIds.length > 0,
    vanished: stored.jobIds.filter((jobId) => !offered.has(jobId)),
  };
};

/** A list that a driver may start from. */
export interface EarlierList {
  readonly periodId: string;
  readonly ids: readonly string[];
  /** Entries that are no longer offered to this driver. */
  readonly gone: readonly string[];
}

/** The stored list, if it is of an earlier period, does not take part, and has something that is still offered. */
export const findEarlierList = (
  stored: PickList | null,
  offered: ReadonlySet<string>,
  period: { periodId: string; standingPicks: boolean },
): EarlierList | null => {
  if (!stored || takesPart(stored, period)) return null;
  const { periodId, jobIds } = stored;
  const ids = jobIds.filter((jobId) => offered.has(jobId));
  return ids.length === 0
    ? null
    : { periodId, ids, gone: jobIds.filter((jobId) => !offered.has(jobId)) };
};
