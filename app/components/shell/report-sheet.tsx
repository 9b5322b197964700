import { Printer } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { clockTime, shortDate, wallTimeOf, zoneLabel } from '~/app/components/time/format-time';
import { Button } from '~/app/components/ui/button';

/** Spec 9: the print dialog of admin reports opens 500 ms after the window. */
const printDelayMs = 500;

export interface ReportHead {
  readonly companyName: string;
  readonly siteName: string;
  readonly siteId: string;
  readonly timeZone: string;
  /** ISO instant. */
  readonly printedAt: string;
}

/** An administrator's report on paper: letterhead, what it is about, when it was printed. Prints itself. */
export const ReportSheet = ({
  title,
  about,
  companyName,
  siteName,
  siteId,
  timeZone,
  printedAt,
  children,
}: ReportHead & { title: string; about: ReactNode; children: ReactNode }) => {
  useEffect(() => {
    const timer = setTimeout(() => window.print(), printDelayMs);
    return () => clearTimeout(timer);
  }, []);
  const printed = wallTimeOf(printedAt, timeZone);
  return (
    <main className="mx-auto w-full max-w-3xl bg-white p-6 text-black print:max-w-none print:p-0">
      <header className="flex items-end justify-between gap-6 border-b-2 border-black pb-3">
        <div>
          <p className="font-semibold">
            {companyName} · {siteName} ({siteId})
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
      {children}
      <p className="mt-4 text-sm">
        Printed {shortDate(printed)}, {clockTime(printed)}, {zoneLabel(timeZone)} ({timeZone})
      </p>
    </main>
  );
};

/** A table of a report: its head repeats on every page. */
export const ReportTable = ({
  caption,
  columns,
  rows,
}: {
  /** Read out, not shown. */
  caption: string;
  columns: readonly string[];
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}) => (
  // On a phone it scrolls, hence it takes the focus.
  <div
    role="region"
    aria-label={caption}
    tabIndex={0}
    className="overflow-x-auto print:overflow-visible"
  >
    <table className="w-full border-collapse text-start [&_td]:border-b [&_td]:border-neutral-400 [&_td]:py-1.5 [&_td]:pe-3 [&_td]:align-top [&_th]:border-b-2 [&_th]:border-black [&_th]:py-1.5 [&_th]:pe-3 [&_th]:text-start">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, index) => (
              <td key={columns[index]} className="tabular-nums">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
