import type { Driver } from '~/domain/drivers/driver';
import type { Job } from '~/domain/jobs/job';
import { currentPicks, takesPart } from '~/domain/picks/current-picks';
import type { PickList } from '~/domain/picks/pick-list';
import { visibleJobs } from '~/domain/picks/visible-jobs';
import { sortBySeniority, type Report } from './report';

/** The eligible drivers who have not saved in the period. */
export interface WithoutPicks {
  /** Those whom the award will find without picks. */
  readonly none: Report;
  /** Those whose list of an earlier period takes part. */
  readonly carriedOver: Report;
}

const toReport = (drivers: readonly Driver[]): Report => ({
  columns: ['driverId', 'driverName', 'seniorityNumber', 'vcStatus', 'airportCertified'],
  rows: drivers.map((driver) => [
    ...[driver.employeeId, driver.name, driver.seniorityNumber],
    ...[driver.vcStatus, driver.airportCertified],
  ]),
});

/** Both groups in seniority order. The dashboard counts all of them as missing. */
export const findWithoutPicks = ({
  drivers,
  lists,
  jobs,
  period,
  rules,
  isSealed,
}: {
  drivers: readonly Driver[];
  lists: readonly PickList[];
  jobs: readonly Job[];
  period: { periodId: string; standingPicks: boolean };
  rules: { airportCertificationRequired: boolean };
  /** Whether the lists come without their picks. Then every carried-over list counts, even one whose jobs are gone. */
  isSealed: boolean;
}): WithoutPicks => {
  const byDriver = new Map(lists.map((list) => [list.employeeId, list]));
  const [certified, uncertified] = [true, false].map(
    (airportCertified) =>
      new Set(visibleJobs(jobs, { airportCertified }, rules).map(({ jobId }) => jobId)),
  );
  const isCarriedOver = ({ employeeId, airportCertified }: Driver): boolean => {
    const list = byDriver.get(employeeId);
    if (!list) return false;
    if (isSealed) return takesPart(list, period);
    return currentPicks(list, (airportCertified ? certified : uncertified)!, period).standing;
  };
  const waiting = sortBySeniority(drivers).filter(
    ({ employeeId, isEligible }) =>
      isEligible && byDriver.get(employeeId)?.periodId !== period.periodId,
  );
  return {
    none: toReport(waiting.filter((driver) => !isCarriedOver(driver))),
    carriedOver: toReport(waiting.filter(isCarriedOver)),
  };
};

/** Both groups in one table. Without carried-over lists it needs no column that tells them apart. */
export const joinWithoutPicks = ({ none, carriedOver }: WithoutPicks): Report =>
  carriedOver.rows.length === 0
    ? none
    : {
        columns: [...none.columns, 'carriedOver'],
        rows: [
          ...none.rows.map((row) => [...row, false]),
          ...carriedOver.rows.map((row) => [...row, true]),
        ],
      };
