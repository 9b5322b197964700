import { adminCopy, copy } from '~/app/copy/copy';
import { formatWorkDays } from '~/app/copy/describe-job';
import { formatTime } from '~/app/copy/format-time';
import type { PrintColumn } from '~/app/components/print/print-table';
import type { Report, ReportCell, ReportColumn } from '~/domain/reports/report';
import { findLabel } from '~/domain/shared/find-label';
import type { HourClock } from '~/domain/shared/hour-clock';

const toText = (cell: Exclude<ReportCell, number>): string => {
  if (cell === null) return copy.common.notAvailable;
  if (typeof cell === 'boolean') return cell ? adminCopy.common.yes : adminCopy.common.no;
  if (typeof cell === 'string') return cell;
  return 'place' in cell
    ? copy.common.places[cell.place]
    : findLabel(copy.assignments.types, cell.type);
};

const timeColumns: readonly (ReportColumn | undefined)[] = ['startTime', 'jobStartTime'];
const dayColumns: readonly (ReportColumn | undefined)[] = ['weekDays', 'workDays'];

const format = (
  cell: ReportCell,
  column: ReportColumn | undefined,
  clock: HourClock,
): string | number => {
  if (typeof cell === 'number') return cell;
  const text = toText(cell);
  if (timeColumns.includes(column)) return formatTime(text, clock);
  return dayColumns.includes(column) ? formatWorkDays({ weekDays: text }) : text;
};

const textColumns: readonly ReportColumn[] = ['weekDays', 'workDays', 'location'];

export const toPrintColumns = ({ columns }: Report): PrintColumn[] =>
  columns.map((column) => {
    const label = adminCopy.reports.columns[column];
    if (column === 'driverName') return { label, holds: 'names' };
    return textColumns.includes(column) ? { label, holds: 'texts' } : label;
  });

/** A report in the reader's language, for printing or for a file. */
export const toReportTable = ({ columns, rows }: Report, clock: HourClock) => ({
  columns: columns.map((column) => adminCopy.reports.columns[column]),
  rows: rows.map((row) => row.map((cell, place) => format(cell, columns[place], clock))),
});
