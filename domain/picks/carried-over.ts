import type { Job } from '~/domain/jobs/job';
import { currentPicks, takesPart } from './current-picks';
import type { PickList } from './pick-list';
import { mayHold } from './visible-jobs';

/** Finds drivers who have not saved in the period, and whose earlier list takes part with at least one job on offer. */
export const createIsCarriedOver = ({
  lists,
  jobs,
  period,
  rules,
  isSealed,
}: {
  lists: readonly PickList[];
  jobs: readonly Pick<Job, 'jobId' | 'isAirport'>[];
  period: { periodId: string; standingPicks: boolean };
  rules: { airportCertificationRequired: boolean };
  /** Whether the lists come without their picks. Then every earlier list counts, even one whose jobs are gone. */
  isSealed: boolean;
}) => {
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
  return ({
    employeeId,
    airportCertified,
  }: {
    readonly employeeId: string;
    readonly airportCertified: boolean;
  }): boolean => {
    const list = earlier.get(employeeId);
    if (!list) return false;
    return (
      isSealed || currentPicks(list, airportCertified ? certified : uncertified, period).standing
    );
  };
};
