import { useLoaderData } from '@remix-run/react';
import { SealedText } from '~/app/components/admin/sealed-note';
import { formatHolders, formatSchedule } from '~/app/components/disputes/conflict-parts';
import { useDriverColumns } from '~/app/components/print/driver-columns';
import {
  makePrintHead,
  PrintFacts,
  PrintSheet,
  type PrintHead,
} from '~/app/components/print/print-sheet';
import { PrintTable } from '~/app/components/print/print-table';
import { SheetIds } from '~/app/components/print/sheet-ids';
import { titlePage } from '~/app/components/shell/product';
import { useClock } from '~/app/components/time/use-clock';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import { formatInstant, formatWeekOfYear } from '~/app/copy/format-time';
import { dispatcherLoader } from '~/app/platform/guards/guards.server';
import { readConflicts } from '~/app/services/claims/read-conflicts.server';
import type { Conflict } from '~/domain/award/figures/conflicts';

export const meta = titlePage(() => adminCopy.disputes.printConflict);
export const handle = { bare: true };

export const loader = dispatcherLoader(async ({ request, deps, access, receivedAt }) => {
  const jobId = new URL(request.url).searchParams.get('job');
  const { seal, conflicts } = await readConflicts({ deps, access, now: receivedAt });
  const conflict = conflicts.find((one) => one.jobId === jobId) ?? null;
  if (!conflict && !seal) throw new Response(serverCopy.disputes.noConflict, { status: 404 });
  const { periodId } = access.site.window;
  return { seal, conflict, periodId, ...makePrintHead(access, receivedAt) };
});

export default function PrintConflict() {
  const { seal, conflict, periodId, ...head } = useLoaderData<typeof loader>();
  if (conflict) return <ConflictSheet conflict={conflict} periodId={periodId} {...head} />;
  return (
    <PrintSheet
      title={adminCopy.disputes.conflictTitle}
      about={formatWeekOfYear(periodId)}
      {...head}
    >
      <p className="my-6">{seal && <SealedText seal={seal} />}</p>
    </PrintSheet>
  );
}

/** The print page of one conflict. */
const ConflictSheet = ({
  conflict,
  periodId,
  ...head
}: PrintHead & { conflict: Conflict; periodId: string }) => {
  const { disputes, common } = adminCopy;
  const clock = useClock();
  const { columns, toCells } = useDriverColumns();
  const facts: [string, string][] = [
    [disputes.jobId, conflict.jobId],
    [disputes.schedule, formatSchedule(conflict, clock)],
    [disputes.airportJob, conflict.jobDetails.isAirport ? common.yes : common.no],
    ...(conflict.jobDetails.places > 1
      ? [
          [adminCopy.jobs.fields.places.label, String(conflict.jobDetails.places)] satisfies [
            string,
            string,
          ],
        ]
      : []),
    [disputes.conflictStatus, conflict.isResolved ? disputes.resolved : disputes.unresolved],
    [disputes.driverAwardedJob, formatHolders(conflict)],
  ];
  return (
    <PrintSheet
      title={disputes.conflictTitle}
      about={formatWeekOfYear(periodId)}
      choices={<SheetIds />}
      {...head}
    >
      <PrintFacts facts={facts} />
      <PrintTable
        caption={disputes.driversInvolved}
        columns={[...columns, common.submittedAt, disputes.gotTheJob]}
        rows={conflict.drivers.map(({ driverId, driverName, ...driver }) => [
          ...toCells({ ...driver, employeeId: driverId, name: driverName }),
          formatInstant(driver.submissionTime, head.timeZone, clock),
          driver.gotJob ? common.yes : common.no,
        ])}
      />
    </PrintSheet>
  );
};
