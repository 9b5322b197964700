import { Fragment } from 'react';
import { getDriverColumns } from '~/app/components/print/driver-columns';
import { PrintTable } from '~/app/components/print/print-table';
import { adminCopy } from '~/app/copy/copy';
import { formatDay, formatDaysOfYear, getWallTime } from '~/app/copy/format-time';
import type { DriverPicks, WeekPicks } from '~/domain/vacation/live-picks';

/** Every driver's picks, printed in a row for each driver. */
export const DriverPicksTable = ({
  drivers,
  timeZone,
}: {
  drivers: readonly DriverPicks[];
  timeZone: string;
}) => (
  <PrintTable
    caption={adminCopy.live.byDriver}
    columns={[
      ...getDriverColumns(),
      adminCopy.common.submittedAt,
      { label: adminCopy.common.preferences, holds: 'lists' },
    ]}
    rows={drivers.map((row) => [
      row.seniorityNumber,
      row.employeeId,
      row.name,
      formatDay(getWallTime(row.submissionTime, timeZone)),
      row.weekIds.length === 0 ? (
        adminCopy.common.noPicks
      ) : (
        <ol key="picks" className="flex flex-wrap gap-x-2 print:gap-x-1 print:text-[8.5pt]">
          {row.weekIds.map((weekId, index) => (
            <li key={weekId} className="whitespace-nowrap">{`${index + 1}. ${weekId}`}</li>
          ))}
        </ol>
      ),
    ])}
  />
);

type RankedName = WeekPicks['picks'][number];

/** The drivers who have the week as the same pick, first picks first. */
const groupByRank = (picks: readonly RankedName[]): [rank: number, names: string[]][] => {
  const groups = new Map<number, string[]>();
  for (const { rank, name } of picks) groups.set(rank, [...(groups.get(rank) ?? []), name]);
  return [...groups];
};

/** Who wants each week, printed in a row for each week. */
export const WeekPicksTable = ({ weeks }: { weeks: readonly WeekPicks[] }) => (
  <PrintTable
    caption={adminCopy.live.byWeek}
    columns={[adminCopy.vacations.week, { label: adminCopy.common.drivers, holds: 'lists' }]}
    rows={weeks.map((week) => [
      <Fragment key="week">
        <b>{week.weekId}</b>
        <br />
        {formatDaysOfYear(week.startDate, week.endDate)}
        <br />
        {adminCopy.vacations.slotCount(week.totalSlots)}
      </Fragment>,
      week.picks.length === 0
        ? adminCopy.common.noPicks
        : groupByRank(week.picks).map(([rank, names]) => (
            <span key={rank}>
              <b className="whitespace-nowrap">{adminCopy.vacations.pick(rank)}:</b>{' '}
              {names.join(', ')}{' '}
            </span>
          )),
    ])}
  />
);
