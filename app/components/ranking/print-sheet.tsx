import { Printer } from 'lucide-react';
import { useEffect } from 'react';
import { clockTime, longDate, wallTimeOf, zoneLabel } from '~/app/components/time/format-time';
import { Button } from '~/app/components/ui/button';
import type { RankingView } from './ranking-view';

/** Spec 9: the print dialog opens 300 ms after the window. */
const printDelayMs = 300;

/** The driver's list on paper: what the server has, not what is being edited. */
export const PrintSheet = ({
  view,
  printedAt,
  title,
  about,
  unsaved,
  columns,
  cellsOf,
}: {
  view: RankingView;
  /** ISO instant. */
  printedAt: string;
  title: string;
  about: string;
  /** What stands for a receipt while nothing was saved. */
  unsaved: string;
  /** Behind the rank; the first is the id. */
  columns: readonly string[];
  /** What stands behind an id. */
  cellsOf: (id: string) => readonly string[];
}) => {
  useEffect(() => {
    const timer = setTimeout(() => window.print(), printDelayMs);
    return () => clearTimeout(timer);
  }, []);
  const { driver, companyName, site, list, saved } = view;
  const zone = zoneLabel(site.timeZone);
  const at = (instant: string) => {
    const wallTime = wallTimeOf(instant, site.timeZone);
    return `${longDate(wallTime)}, ${clockTime(wallTime)} ${zone}`;
  };
  const facts: [string, string][] = [
    ['Name', driver.name],
    ['Employee ID', driver.employeeId],
    ['Seniority', String(driver.seniorityNumber ?? 'N/A')],
    ['Date', at(printedAt)],
    ['Saved', saved ? `${at(saved.acceptedAt)}, receipt ${saved.receiptNumber}` : unsaved],
  ];
  return (
    <main className="mx-auto w-full max-w-3xl bg-white p-6 text-black print:max-w-none print:p-0">
      <header className="flex items-end justify-between gap-6 border-b-2 border-black pb-3">
        <div>
          <p className="font-semibold">
            {companyName} · {site.name} ({site.siteId})
          </p>
          <h1 className="text-2xl font-bold">{title}</h1>
          <p className="inline-block first-letter:capitalize">{about}</p>
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
              {['Pick', ...columns].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {list.map((id, index) => (
              <tr key={id} className="tabular-nums">
                <td>{index + 1}</td>
                <td className="font-bold">{id}</td>
                {cellsOf(id).map((cell, place) => (
                  <td key={columns[place + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="mt-4 text-sm">
        Printed {at(printedAt)} ({site.timeZone})
      </p>
    </main>
  );
};
