import type { Driver } from '~/domain/drivers/driver';
import type { Report, ReportColumn } from './report';

const columns: readonly ReportColumn[] = [
  'driverId',
  'driverName',
  'seniorityNumber',
  'vcStatus',
  'airportCertified',
];
const toRow = (driver: Driver) => [
  ...[driver.employeeId, driver.name, driver.seniorityNumber],
  ...[driver.vcStatus, driver.airportCertified],
];

/**
 * The drivers who have not saved in the period. Those whose earlier list takes part come last; without any, the report
 * needs no column that tells them apart.
 */
export const withoutPicksReport = ({
  none,
  carriedOver,
}: {
  readonly none: readonly Driver[];
  readonly carriedOver: readonly Driver[];
}): Report => {
  if (carriedOver.length === 0) return { columns, rows: none.map(toRow) };
  return {
    columns: [...columns, 'carriedOver'],
    rows: [
      ...none.map((driver) => [...toRow(driver), false]),
      ...carriedOver.map((driver) => [...toRow(driver), true]),
    ],
  };
};
