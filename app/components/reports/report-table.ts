import { adminCopy, copy } from '~/app/copy/copy';
import type { Report, ReportCell } from '~/domain/reports/report';

const toText = (cell: ReportCell): string => {
  if (cell === null) return adminCopy.common.notAvailable;
  if (typeof cell === 'boolean') return cell ? adminCopy.common.yes : adminCopy.common.no;
  return typeof cell === 'string' ? cell : copy.assignments.types[cell.type];
};

/** A report in the reader's language, for paper or for a file. */
export const toReportTable = ({ columns, rows }: Report) => ({
  columns: columns.map((column) => adminCopy.reports.columns[column]),
  rows: rows.map((row) => row.map(toText)),
});
