import type { Job } from '~/domain/jobs/job';
import { currentPicks, takesPart } from './current-picks';
import type { PickList } from './pick-list';
import { mayHold } from './visible-jobs';

/** The lists of a selection, and what decides whether they take part. */
export interface SelectionLists {
  lists: readonly PickList[];
  jobs: readonly Pick<Job, 'jobId' | 'isAirport'>[];
  period: { periodId: string; standingPicks: boolean };
  rules: { airportCertificationRequired: boolean };
  /** Whether the lists come without their picks. Then every earlier list counts, even one whose jobs are gone. */
  isSealed: boolean;
}

interface Lister {
  readonly employeeId: string;
  readonly airportCertified: boolean;
}

/** Finds drivers who have not saved in the period, and whose earlier list takes part with at least one job on offer. */
const createIsCarriedOver = ({ lists, jobs, period, rules, isSealed }: SelectionLists) => {
  const earlier = new Map(
    lists
      .filter((list) => list.periodId !== period.periodId && takesPart(list, period))
      .map((list) => [list.employeeId, list]),
  );
  const listOffered = (airportCertified: boolean) =>
    new Set(
      jobs.filter((job) => mayHold(job, { airportCertified }, rules)).map(({ jobId }) => jobId),
    );
  const [certified, uncertified] = [listOffered(true), listOffered(false)];
  return ({ employeeId, airportCertified }: Lister): boolean => {
    const list = earlier.get(employeeId);
    if (!list) return false;
    return (
      isSealed || currentPicks(list, airportCertified ? certified : uncertified, period).standing
    );
  };
};

/**
 * The drivers who have not saved in the period, in the given order: those whom the award will find without picks, and
 * those whose list of an earlier period takes part. While lists are sealed, every earlier list counts.
 */
export const groupWaiting = <D extends Lister>(
  drivers: readonly D[],
  lists: SelectionLists,
): { none: D[]; carriedOver: D[] } => {
  const { periodId } = lists.period;
  const saved = new Set(
    lists.lists.filter((list) => list.periodId === periodId).map(({ employeeId }) => employeeId),
  );
  const isCarriedOver = createIsCarriedOver(lists);
  const waiting = drivers.filter(({ employeeId }) => !saved.has(employeeId));
  return {
    none: waiting.filter((driver) => !isCarriedOver(driver)),
    carriedOver: waiting.filter(isCarriedOver),
  };
};
