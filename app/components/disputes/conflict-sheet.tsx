import { ReportSheet, ReportTable, type ReportHead } from '~/app/components/shell/report-sheet';
import { dateTime, weekName, weekRange } from '~/app/components/time/format-time';
import type { Conflict } from '~/domain/award/conflicts';
import { scheduleOf, winnerOf } from './conflict-parts';

/** One conflict on paper. */
export const ConflictSheet = ({
  conflict,
  periodId,
  ...head
}: ReportHead & { conflict: Conflict; periodId: string }) => {
  const facts: [string, string][] = [
    ['Job ID', conflict.jobId],
    ['Schedule', scheduleOf(conflict)],
    ['Airport Job', conflict.jobDetails.isAirport ? 'Yes' : 'No'],
    ['Conflict Status', conflict.isResolved ? 'Resolved' : 'Unresolved'],
    ['Driver Awarded Job', winnerOf(conflict)?.driverName ?? 'None of them'],
  ];
  return (
    <ReportSheet
      title="Job Selection Conflict"
      about={`${weekName(periodId)}, ${weekRange(periodId)}`}
      {...head}
    >
      <dl className="my-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <ReportTable
        caption="Drivers Involved"
        columns={['Seniority', 'Employee ID', 'Driver', 'Submitted', 'Got the job']}
        rows={conflict.drivers.map((driver) => ({
          key: driver.driverId,
          cells: [
            driver.seniorityNumber ?? 'N/A',
            driver.driverId,
            driver.driverName,
            dateTime(driver.submissionTime, head.timeZone),
            driver.gotJob ? 'Yes' : 'No',
          ],
        }))}
      />
    </ReportSheet>
  );
};
