import { PrintSheet, PrintTable, type PrintHead } from '~/app/components/print/print-sheet';
import { weekName, weekRange } from '~/app/components/time/format-time';
import type { Report } from '~/domain/reports/report';
import { counted } from '~/domain/shared/counted';

/** An administrator's report on paper. */
export const ReportSheet = ({
  title,
  state,
  report,
  periodId,
  ...head
}: PrintHead & {
  title: string;
  /** Such as "Published, version 2". */
  state: string | null;
  report: Report;
  periodId: string;
}) => {
  const week = `${weekName(periodId)}, ${weekRange(periodId)}`;
  return (
    <PrintSheet {...head} title={title} about={state ? `${week} · ${state}` : week} look="wide">
      {report.rows.length === 0 ? (
        <p className="my-6">None.</p>
      ) : (
        <>
          <p className="my-3 text-sm">{counted(report.rows.length, 'line')}</p>
          <PrintTable caption={title} columns={report.columns} rows={report.rows} />
        </>
      )}
    </PrintSheet>
  );
};
