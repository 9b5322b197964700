import type { Driver } from '~/domain/drivers/driver';
import { createIsCarriedOver } from '~/domain/picks/carried-over';
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
  ...selection
}: Parameters<typeof createIsCarriedOver>[0] & {
  drivers: readonly Driver[];
}): WithoutPicks => {
  const saved = new Set(
    lists
      .filter((list) => list.periodId === selection.period.periodId)
      .map(({ employeeId }) => employeeId),
  );
  const isCarriedOver = createIsCarriedOver({ lists, ...selection });
  const waiting = sortBySeniority(drivers).filter(
    ({ employeeId, isEligible }) => isEligible && !saved.has(employeeId),
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
