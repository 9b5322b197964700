import { Printer } from 'lucide-react';
import { useEffect } from 'react';
import {
  clockTime,
  longDate,
  wallTimeOf,
  weekName,
  weekRange,
  zoneLabel,
} from '~/app/components/time/format-time';
import { Button } from '~/app/components/ui/button';
import { jobLocation } from '~/domain/jobs/job';
import type { PreferencesView } from './preferences-view';

/** Spec 9: the print dialog opens 300 ms after the window. */
const printDelayMs = 300;

/** The driver's list on paper: what the server has, not what is being edited. */
export const PrintSheet = ({ view, printedAt }: { view: PreferencesView; printedAt: string }) => {
  useEffect(() => {
    const timer = setTimeout(() => window.print(), printDelayMs);
    return () => clearTimeout(timer);
  }, []);
  const { driver, companyName, site, window: period, list, saved, standing } = view;
  const zone = zoneLabel(site.timeZone);
  const at = (instant: string) => {
    const wallTime = wallTimeOf(instant, site.timeZone);
    return `${longDate(wallTime)}, ${clockTime(wallTime)} ${zone}`;
  };
  const jobs = new Map(view.jobs.map((job) => [job.jobId, job]));
  const facts: [string, string][] = [
    ['Name', driver.name],
    ['Employee ID', driver.employeeId],
    ['Seniority', String(driver.seniorityNumber ?? 'N/A')],
    ['Date', at(printedAt)],
    [
      'Saved',
      saved
        ? `${at(saved.acceptedAt)}, receipt ${saved.receiptNumber}`
        : standing
          ? 'Carried over from an earlier period'
          : 'Not saved',
    ],
  ];
  return (
    <main className="mx-auto w-full max-w-3xl bg-white p-6 text-black print:max-w-none print:p-0">
      <header className="flex items-end justify-between gap-6 border-b-2 border-black pb-3">
        <div>
          <p className="font-semibold">
            {companyName} · {site.name} ({site.siteId})
          </p>
          <h1 className="text-2xl font-bold">Job Preferences</h1>
          <p className="inline-block first-letter:capitalize">
            {weekName(period.periodId)}, {weekRange(period.periodId)}
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
      {list.length === 0 ? (
        <p>The list is empty.</p>
      ) : (
        <table className="w-full border-collapse text-start [&_td]:border-b [&_td]:border-neutral-400 [&_td]:py-1.5 [&_td]:pe-3 [&_th]:border-b-2 [&_th]:border-black [&_th]:py-1.5 [&_th]:pe-3 [&_th]:text-start">
          <caption className="sr-only">Picks</caption>
          <thead>
            <tr>
              {['Pick', 'Job ID', 'Start Time', 'Days of Week', 'Location'].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {list.map((jobId, index) => {
              const job = jobs.get(jobId);
              return (
                <tr key={jobId}>
                  <td className="tabular-nums">{index + 1}</td>
                  <td className="font-bold tabular-nums">{jobId}</td>
                  <td className="tabular-nums">{job?.startTime}</td>
                  <td>{job?.weekDays}</td>
                  <td>{job && jobLocation(job)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <p className="mt-4 text-sm">
        Printed {at(printedAt)} ({site.timeZone})
      </p>
    </main>
  );
};
