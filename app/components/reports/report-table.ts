import { adminCopy, copy } from '~/app/copy/copy';
import { formatTime } from '~/app/copy/format-time';
import type { Report, ReportCell, ReportColumn } from '~/domain/reports/report';
import type { HourClock } from '~/domain/shared/hour-clock';

const toText = (cell: ReportCell): string => {
  if (cell === null) return copy.common.notAvailable;
  if (typeof cell === 'boolean') return cell ? adminCopy.common.yes : adminCopy.common.no;
  if (typeof cell === 'string') return cell;
  return 'place' in cell ? copy.common.places[cell.place] : copy.assignments.types[cell.type];
};

const timeColumns: readonly (ReportColumn | undefined)[] = ['startTime', 'jobStartTime'];

/** A report in the reader's language, for printing or for a file. */
export const toReportTable = ({ columns, rows }: Report, clock: HourClock) => ({
  columns: columns.map((column) => adminCopy.reports.columns[column]),
  rows: rows.map((row) =>
    row.map((cell, place) =>
      timeColumns.includes(columns[place]) ? formatTime(toText(cell), clock) : toText(cell),
    ),
  ),
});
