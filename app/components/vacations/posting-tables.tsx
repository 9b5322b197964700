import {
  formatSeniority,
  useDriverColumns,
  useHasIds,
} from '~/app/components/print/driver-columns';
import { PrintTable } from '~/app/components/print/print-table';
import { adminCopy } from '~/app/copy/copy';
import { formatDays, formatDaysOfYear } from '~/app/copy/format-time';
import type { DriverPosting, WeekPosting } from '~/domain/award/figures/vacation-posting';

type Week = Pick<WeekPosting, 'startDate' | 'endDate'>;

/** The year of all weeks, so that the heading can name it once; null if they are of several years. */
const findYear = (weeks: readonly Week[]): string | null => {
  const [year = null, ...others] = new Set(weeks.map(({ startDate }) => startDate.slice(0, 4)));
  return others.length > 0 ? null : year;
};

/** Seniority, ID and name, or the other way round. */
const inOrder = <T,>(cells: readonly T[], isByName: boolean): readonly T[] =>
  isByName ? [...cells].reverse() : cells;

/** A row for each driver with their weeks. */
export const PostingByDriver = ({
  drivers,
  isByName,
}: {
  drivers: readonly DriverPosting[];
  /** Whether the rows are in the order of the names, which then come first. */
  isByName: boolean;
}) => {
  const year = findYear(drivers.flatMap(({ weeks }) => weeks));
  const format = year === null ? formatDaysOfYear : formatDays;
  const { columns, toCells } = useDriverColumns();
  return (
    <PrintTable
      caption={adminCopy.vacations.assignmentsCaption}
      columns={[
        ...inOrder(columns, isByName),
        { label: adminCopy.vacations.weeksOf(year), holds: 'lists' },
      ]}
      rows={drivers.map((driver) => [
        ...inOrder(toCells(driver), isByName),
        <ul key="weeks" className="flex flex-wrap gap-x-5 print:gap-x-4">
          {driver.weeks.map(({ weekId, startDate, endDate }) => (
            <li key={weekId} className="whitespace-nowrap">
              <b>{weekId}</b> {format(startDate, endDate)}
            </li>
          ))}
        </ul>,
      ])}
    />
  );
};

/** A row for each week with the drivers who have it. */
export const PostingByWeek = ({ weeks }: { weeks: readonly WeekPosting[] }) => {
  const hasIds = useHasIds();
  return (
    <PrintTable
      caption={adminCopy.vacations.assignmentsCaption}
      columns={[
        adminCopy.vacations.week,
        { label: adminCopy.common.dates, holds: 'dates' },
        { label: adminCopy.vacations.driversBySeniority, holds: 'lists' },
        adminCopy.vacations.freeSlots,
      ]}
      rows={weeks.map(({ drivers, free, ...week }) => [
        <b key="week">{week.weekId}</b>,
        formatDaysOfYear(week.startDate, week.endDate),
        <ul key="drivers" className="columns-3 gap-x-4 max-sm:columns-1">
          {drivers.map(({ seniorityNumber, employeeId, name }) => (
            <li key={employeeId} className="break-inside-avoid">
              {`${name}\u00a0(${[formatSeniority(seniorityNumber), ...(hasIds ? [employeeId] : [])].join(',\u00a0')})`}
            </li>
          ))}
        </ul>,
        free,
      ])}
    />
  );
};
