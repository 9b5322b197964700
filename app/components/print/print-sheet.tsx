import { copy } from '~/app/copy/copy';
import type { ReactNode } from 'react';
import { formatInstant, formatLongInstant } from '~/app/copy/format-time';
import { useClock } from '~/app/components/time/use-clock';
import type { Company } from '~/domain/company/company';
import type { Site } from '~/domain/site/site';
import { PrintButton, printDelayMs } from './print-button';

/** The company and site of a printed page, and when it was printed. */
export interface PrintHead {
  readonly companyName: string;
  readonly siteName: string;
  readonly siteId: string;
  readonly timeZone: string;
  /** ISO instant. */
  readonly printedAt: string;
}

export const makePrintHead = (
  { site, company }: { readonly site: Site; readonly company: Company },
  printedAt: string,
): PrintHead => ({
  companyName: company.name,
  siteName: site.name,
  siteId: site.siteId,
  timeZone: site.timeZone,
  printedAt,
});

/** A page made for printing: letterhead, content, and the print time. The print dialog opens automatically. */
export const PrintSheet = ({
  title,
  about,
  companyName,
  siteName,
  siteId,
  timeZone,
  printedAt,
  forDriver = false,
  hasLongTime = false,
  isWide = false,
  children,
}: PrintHead & {
  title: string;
  about: string;
  forDriver?: boolean;
  /** Whether to write out the weekday and month of the print time. */
  hasLongTime?: boolean;
  isWide?: boolean;
  children: ReactNode;
}) => {
  const format = hasLongTime ? formatLongInstant : formatInstant;
  const time = format(printedAt, timeZone, useClock());
  return (
    <main
      className={`mx-auto w-full ${isWide ? 'max-w-5xl' : 'max-w-3xl'} bg-white p-6 text-black print:max-w-none print:p-0`}
    >
      <header className="flex items-end justify-between gap-6 border-b-2 border-black pb-3">
        <div>
          <p className="font-semibold">{`${companyName} · ${siteName} (${siteId})`}</p>
          <h1 className="text-2xl font-bold">{title}</h1>
          <p>{about}</p>
        </div>
        <PrintButton delayMs={forDriver ? printDelayMs.driver : printDelayMs.admin} />
      </header>
      {children}
      <p className="mt-4 text-sm">{copy.print.printed(time)}</p>
    </main>
  );
};

export const PrintFacts = ({ facts }: { facts: readonly (readonly [string, string])[] }) => (
  <dl className="my-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
    {facts.map(([label, value]) => (
      <div key={label} className="contents">
        <dt>{label}</dt>
        <dd className="font-semibold tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
);

/** A printed table, whose header repeats on every sheet. */
export const PrintTable = ({
  caption,
  columns,
  rows,
}: {
  /** Read by screen readers, not shown. */
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}) => (
  // On a phone the table scrolls, so it must be focusable for the keyboard.
  <div
    role="region"
    aria-label={caption}
    tabIndex={0}
    className="overflow-x-auto print:overflow-visible"
  >
    <table className="w-full border-collapse text-start [&_td]:border-b [&_td]:border-neutral-400 [&_td]:py-1.5 [&_td]:pe-3 [&_th]:border-b-2 [&_th]:border-black [&_th]:py-1.5 [&_th]:pe-3 [&_th]:text-start">
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
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, column) => (
              <td key={column} className="align-top tabular-nums">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
