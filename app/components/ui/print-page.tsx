import type { ReactNode } from 'react';
import { PrintButton } from './print-button';
import { usePrintOnOpen } from './use-print-on-open';

interface PrintPageProps {
  /** Who the paper is from, such as the company and the site. */
  readonly letterhead: string;
  readonly title: string;
  readonly subtitle: string;
  /** When and in which zone. */
  readonly printedAt: string;
  /** How long after the page the print dialog opens (spec 9). */
  readonly delayMs: number;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A bare page made for paper: letterhead, content, when it was printed; the print dialog opens by itself. */
export const PrintPage = ({
  letterhead,
  title,
  subtitle,
  printedAt,
  delayMs,
  wide = false,
  children,
}: PrintPageProps) => {
  usePrintOnOpen(delayMs);
  return (
    <main
      className={`mx-auto w-full ${wide ? 'max-w-5xl' : 'max-w-3xl'} bg-white p-6 text-black print:max-w-none print:p-0`}
    >
      <header className="flex items-end justify-between gap-6 border-b-2 border-black pb-3">
        <div>
          <p className="font-semibold">{letterhead}</p>
          <h1 className="text-2xl font-bold">{title}</h1>
          <p className="inline-block first-letter:capitalize">{subtitle}</p>
        </div>
        <PrintButton />
      </header>
      {children}
      <p className="mt-4 text-sm">Printed {printedAt}</p>
    </main>
  );
};

/** A table on paper; its head is repeated on every sheet. */
export const PrintTable = ({
  caption,
  columns,
  children,
}: {
  caption: string;
  columns: readonly string[];
  children: ReactNode;
}) => (
  // On a phone it scrolls, hence it takes the focus.
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
      <tbody>{children}</tbody>
    </table>
  </div>
);
