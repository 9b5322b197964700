import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import {
  makePrintHead,
  PrintFacts,
  PrintSheet,
  PrintTable,
  type PrintHead,
} from '~/app/components/print/print-sheet';
import { pageTitle } from '~/app/components/shell/product';
import { siteAdminLoader } from '~/app/platform/guards/guards.server';
import { readConflicts } from '~/app/services/claims/read-conflicts.server';
import { dateTime, weekName, formatWeekRange } from '~/app/components/time/format-time';
import type { Conflict } from '~/domain/award/conflicts';
import { formatSchedule, findWinner } from '~/app/components/disputes/conflict-parts';

export const meta: MetaFunction = () => [{ title: pageTitle('Print Job Selection Conflict') }];
export const handle = { bare: true };

export const loader = siteAdminLoader(async ({ request, deps, access, receivedAt }) => {
  const jobId = new URL(request.url).searchParams.get('job');
  const conflict = (await readConflicts({ deps, access })).find((one) => one.jobId === jobId);
  if (!conflict) throw new Response('There is no conflict over this job.', { status: 404 });
  const { periodId } = access.site.window;
  return { conflict, periodId, ...makePrintHead(access, receivedAt) };
});

export default function PrintConflict() {
  return <ConflictSheet {...useLoaderData<typeof loader>()} />;
}

/** One conflict on paper. */
const ConflictSheet = ({
  conflict,
  periodId,
  ...head
}: PrintHead & { conflict: Conflict; periodId: string }) => {
  const facts: [string, string][] = [
    ['Job ID', conflict.jobId],
    ['Schedule', formatSchedule(conflict)],
    ['Airport Job', conflict.jobDetails.isAirport ? 'Yes' : 'No'],
    ['Conflict Status', conflict.isResolved ? 'Resolved' : 'Unresolved'],
    ['Driver Awarded Job', findWinner(conflict)?.driverName ?? 'None of them'],
  ];
  return (
    <PrintSheet
      title="Job Selection Conflict"
      about={`${weekName(periodId)}, ${formatWeekRange(periodId)}`}
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
