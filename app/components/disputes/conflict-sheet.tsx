import { weekName, weekRange, zoneLabel } from '~/app/components/time/format-time';
import { PrintPage, PrintTable } from '~/app/components/ui/print-page';
import { printDelayMs } from '~/app/components/ui/use-print-on-open';
import type { Conflict } from '~/domain/award/conflicts';
import { scheduleOf, winnerOf } from './conflict-parts';
import { dateTime } from './date-time';

/** One conflict on paper. */
export const ConflictSheet = ({
  conflict,
  companyName,
  siteName,
  siteId,
  periodId,
  timeZone,
  printedAt,
}: {
  conflict: Conflict;
  companyName: string;
  siteName: string;
  siteId: string;
  periodId: string;
  timeZone: string;
  printedAt: string;
}) => {
  const facts: [string, string][] = [
    ['Job ID', conflict.jobId],
    ['Schedule', scheduleOf(conflict)],
    ['Airport Job', conflict.jobDetails.isAirport ? 'Yes' : 'No'],
    ['Conflict Status', conflict.isResolved ? 'Resolved' : 'Unresolved'],
    ['Driver Awarded Job', winnerOf(conflict)?.driverName ?? 'None of them'],
  ];
  return (
    <PrintPage
      letterhead={`${companyName} · ${siteName} (${siteId})`}
      title="Job Selection Conflict"
      subtitle={`${weekName(periodId)}, ${weekRange(periodId)}`}
      printedAt={`${dateTime(printedAt, timeZone)}, ${zoneLabel(timeZone)} (${timeZone})`}
      delayMs={printDelayMs.admin}
    >
      <dl className="my-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <PrintTable
        caption="Drivers Involved"
        columns={['Seniority', 'Employee ID', 'Driver', 'Submitted', 'Got the job']}
      >
        {conflict.drivers.map((driver) => (
          <tr key={driver.driverId}>
            <td className="tabular-nums">{driver.seniorityNumber ?? 'N/A'}</td>
            <td className="tabular-nums">{driver.driverId}</td>
            <td>{driver.driverName}</td>
            <td className="tabular-nums">{dateTime(driver.submissionTime, timeZone)}</td>
            <td>{driver.gotJob ? 'Yes' : 'No'}</td>
          </tr>
        ))}
      </PrintTable>
    </PrintPage>
  );
};
