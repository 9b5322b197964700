import {
  clockTime,
  longDate,
  wallTimeOf,
  weekName,
  weekRange,
  zoneLabel,
} from '~/app/components/time/format-time';
import { PrintPage, PrintTable } from '~/app/components/ui/print-page';
import { printDelayMs } from '~/app/components/ui/use-print-on-open';
import type { Report } from '~/domain/reports/report';
import { counted } from '~/domain/shared/counted';

interface ReportSheetProps {
  readonly title: string;
  /** Such as "Published, version 2". */
  readonly state: string | null;
  readonly report: Report;
  readonly site: {
    readonly companyName: string;
    readonly name: string;
    readonly siteId: string;
    readonly timeZone: string;
    readonly periodId: string;
  };
  /** ISO instant. */
  readonly printedAt: string;
}

/** An administrator's report on paper. */
export const ReportSheet = ({ title, state, report, site, printedAt }: ReportSheetProps) => {
  const wallTime = wallTimeOf(printedAt, site.timeZone);
  return (
    <PrintPage
      letterhead={`${site.companyName} · ${site.name} (${site.siteId})`}
      title={title}
      subtitle={[`${weekName(site.periodId)}, ${weekRange(site.periodId)}`, state]
        .filter(Boolean)
        .join(' · ')}
      printedAt={`${longDate(wallTime)}, ${clockTime(wallTime)} ${zoneLabel(site.timeZone)} (${site.timeZone})`}
      delayMs={printDelayMs.admin}
      wide
    >
      {report.rows.length === 0 ? (
        <p className="my-6">None.</p>
      ) : (
        <>
          <p className="my-3 text-sm">{counted(report.rows.length, 'line')}</p>
          <div
            className="overflow-x-auto print:overflow-visible"
            role="region"
            tabIndex={0}
            aria-label={title}
          >
            <PrintTable caption={title} columns={report.columns}>
              {report.rows.map((cells, row) => (
                <tr key={row}>
                  {cells.map((cell, column) => (
                    <td key={column} className="tabular-nums">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </PrintTable>
          </div>
        </>
      )}
    </PrintPage>
  );
};
