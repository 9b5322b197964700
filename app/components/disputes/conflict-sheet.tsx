import {
  PrintFacts,
  PrintSheet,
  PrintTable,
  type PrintHead,
} from '~/app/components/print/print-sheet';
import { dateTime, weekName, weekRange } from '~/app/components/time/format-time';
import type { Conflict } from '~/domain/award/conflicts';
import { scheduleOf, winnerOf } from './conflict-parts';

/** One conflict on paper. */
export const ConflictSheet = ({
  conflict,
  periodId,
  ...head
}: PrintHead & { conflict: Conflict; periodId: string }) => {
  const facts: [string, string][] = [
    ['Job ID', conflict.jobId],
    ['Schedule', scheduleOf(conflict)],
    ['Airport Job', conflict.jobDetails.isAirport ? 'Yes' : 'No'],
    ['Conflict Status', conflict.isResolved ? 'Resolved' : 'Unresolved'],
    ['Driver Awarded Job', winnerOf(conflict)?.driverName ?? 'None of them'],
  ];
  return (
    <PrintSheet
      title="Job Selection Conflict"
      about={`${weekName(periodId)}, ${weekRange(periodId)}`}
      {...head}
    >
      <PrintFacts facts={facts} />
      <PrintTable
        caption="Drivers Involved"
        columns={['Seniority', 'Employee ID', 'Driver', 'Submitted', 'Got the job']}
        rows={conflict.drivers.map((driver) => [
          driver.seniorityNumber ?? 'N/A',
          driver.driverId,
          driver.driverName,
          dateTime(driver.submissionTime, head.timeZone),
          driver.gotJob ? 'Yes' : 'No',
        ])}
      />
    </PrintSheet>
  );
};
