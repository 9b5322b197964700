import { Printer } from 'lucide-react';
import { useEffect } from 'react';
import { weekName, weekRange, zoneLabel } from '~/app/components/time/format-time';
import { Button } from '~/app/components/ui/button';
import type { Conflict } from '~/domain/award/conflicts';
import { scheduleOf, winnerOf } from './conflict-parts';
import { dateTime } from './date-time';

/** Spec 9: the print dialog of admin reports opens 500 ms after the window. */
const printDelayMs = 500;

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
  useEffect(() => {
    const timer = setTimeout(() => window.print(), printDelayMs);
    return () => clearTimeout(timer);
  }, []);
  const facts: [string, string][] = [
    ['Job ID', conflict.jobId],
    ['Schedule', scheduleOf(conflict)],
    ['Airport Job', conflict.jobDetails.isAirport ? 'Yes' : 'No'],
    ['Conflict Status', conflict.isResolved ? 'Resolved' : 'Unresolved'],
    ['Driver Awarded Job', winnerOf(conflict)?.driverName ?? 'None of them'],
  ];
  return (
    <main className="mx-auto w-full max-w-3xl bg-white p-6 text-black print:max-w-none print:p-0">
      <header className="flex items-end justify-between gap-6 border-b-2 border-black pb-3">
        <div>
          <p className="font-semibold">
            {companyName} · {siteName} ({siteId})
          </p>
          <h1 className="text-2xl font-bold">Job Selection Conflict</h1>
          <p className="inline-block first-letter:capitalize">
            {weekName(periodId)}, {weekRange(periodId)}
          </p>
        </div>
        <Button
          type="button"
          className="border-neutral-400 bg-white text-black print:hidden"
          icon={<Printer className="size-5" aria-hidden="true" />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </header>
      <dl className="my-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <table className="w-full border-collapse text-start [&_td]:border-b [&_td]:border-neutral-400 [&_td]:py-1.5 [&_td]:pe-3 [&_th]:border-b-2 [&_th]:border-black [&_th]:py-1.5 [&_th]:pe-3 [&_th]:text-start">
        <caption className="sr-only">Drivers Involved</caption>
        <thead>
          <tr>
            {['Seniority', 'Employee ID', 'Driver', 'Submitted', 'Got the job'].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {conflict.drivers.map((driver) => (
            <tr key={driver.driverId}>
              <td className="tabular-nums">{driver.seniorityNumber ?? 'N/A'}</td>
              <td className="tabular-nums">{driver.driverId}</td>
              <td>{driver.driverName}</td>
              <td className="tabular-nums">{dateTime(driver.submissionTime, timeZone)}</td>
              <td>{driver.gotJob ? 'Yes' : 'No'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-sm">
        Printed {dateTime(printedAt, timeZone)}, {zoneLabel(timeZone)} ({timeZone})
      </p>
    </main>
  );
};
