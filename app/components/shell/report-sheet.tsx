import type { ReactNode } from 'react';
import { clockTime, shortDate, wallTimeOf, zoneLabel } from '~/app/components/time/format-time';
import { PrintPage, PrintTable } from '~/app/components/ui/print-page';
import { printDelayMs } from '~/app/components/ui/use-print-on-open';

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
}: ReportHead & { title: string; about: string; children: ReactNode }) => {
  const printed = wallTimeOf(printedAt, timeZone);
  return (
    <PrintPage
      letterhead={`${companyName} · ${siteName} (${siteId})`}
      title={title}
      subtitle={about}
      printedAt={`${shortDate(printed)}, ${clockTime(printed)}, ${zoneLabel(timeZone)} (${timeZone})`}
      delayMs={printDelayMs.admin}
    >
      {children}
    </PrintPage>
  );
};

/** A table of a report, from its cells. */
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
  <PrintTable caption={caption} columns={columns}>
    {rows.map(({ key, cells }) => (
      <tr key={key}>
        {cells.map((cell, index) => (
          <td key={columns[index]} className="align-top tabular-nums">
            {cell}
          </td>
        ))}
      </tr>
    ))}
  </PrintTable>
);
