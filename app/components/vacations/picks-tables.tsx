import { Fragment } from 'react';
import { useDriverColumns } from '~/app/components/print/driver-columns';
import { PrintTable } from '~/app/components/print/print-table';
import { adminCopy } from '~/app/copy/copy';
import { formatDay, formatDays, formatDaysOfYear, getWallTime } from '~/app/copy/format-time';
import type { DriverPicks, WeekPicks } from '~/domain/vacation/live-picks';

/** Every driver's picks with their days, printed in a row for each driver. The year of the weeks is in the table of weeks. */
export const DriverPicksTable = ({
  drivers,
  weeks,
  timeZone,
}: {
  drivers: readonly DriverPicks[];
  weeks: readonly WeekPicks[];
  timeZone: string;
}) => {
  const { columns, toCells } = useDriverColumns();
  const days = new Map(
    weeks.map(({ weekId, startDate, endDate }) => [weekId, formatDays(startDate, endDate)]),
  );
  return (
    <PrintTable
      caption={adminCopy.live.byDriver}
      columns={[
        ...columns,
        { label: adminCopy.common.submittedAt, holds: 'dates' },
        { label: adminCopy.common.preferences, holds: 'lists' },
      ]}
      rows={drivers.map((row) => [
        ...toCells(row),
        formatDay(getWallTime(row.submissionTime, timeZone)),
        row.weekIds.length === 0 ? (
          adminCopy.common.noPicks
        ) : (
          <ol key="picks" className="flex flex-wrap gap-x-3 print:gap-x-2 print:text-[8.5pt]">
            {row.weekIds.map((weekId, index) => (
              <li key={weekId} className="whitespace-nowrap">
                {index + 1}. <b>{weekId}</b> {days.get(weekId)}
              </li>
            ))}
          </ol>
        ),
      ])}
    />
  );
};

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
    columns={[
      { label: adminCopy.vacations.week, holds: 'dates' },
      { label: adminCopy.common.drivers, holds: 'lists' },
    ]}
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
