import type { PrintColumn } from '~/app/components/print/print-table';
import { adminCopy, copy } from '~/app/copy/copy';
import { formatWorkDays } from '~/app/copy/describe-job';
import {
  formatDateTime,
  formatTime,
  formatWeekDays,
  formatWeekOfYear,
} from '~/app/copy/format-time';
import type { Report, ReportCell, ReportColumn } from '~/domain/reports/report';
import { findLabel } from '~/domain/shared/find-label';
import type { HourClock } from '~/domain/time/hour-clock';

/** How cells are written: with the hours of the site's clock, and weeks by their ids in files. */
interface Style {
  readonly clock: HourClock;
  readonly isFile?: boolean;
}

const toText = (cell: Exclude<ReportCell, number>, { clock, isFile = false }: Style): string => {
  if (cell === null) return copy.common.notAvailable;
  if (typeof cell === 'boolean') return cell ? adminCopy.common.yes : adminCopy.common.no;
  if (typeof cell === 'string') return cell;
  if ('place' in cell) return copy.common.places[cell.place];
  if ('week' in cell) return isFile ? cell.week : formatWeekOfYear(cell.week);
  if ('weeks' in cell) return cell.weeks.map(isFile ? String : formatWeekDays).join(', ');
  if ('holder' in cell) return adminCopy.reports.noHolder[cell.holder];
  if ('hoursBefore' in cell) return adminCopy.reports.beforeCutoff(cell.hoursBefore);
  if ('wallTime' in cell) return isFile ? cell.wallTime : formatDateTime(cell.wallTime, clock);
  const type = findLabel(copy.assignments.types, cell.type);
  return 'seniorityNumber' in cell
    ? adminCopy.reports.notByPickAt(cell.seniorityNumber ?? copy.common.notAvailable, type)
    : type;
};

const timeColumns: readonly (ReportColumn | undefined)[] = ['startTime', 'jobStartTime'];
const dayColumns: readonly (ReportColumn | undefined)[] = ['weekDays', 'workDays'];

const format = (
  cell: ReportCell,
  column: ReportColumn | undefined,
  style: Style,
): string | number => {
  if (typeof cell === 'number') return cell;
  const text = toText(cell, style);
  if (timeColumns.includes(column)) return formatTime(text, style.clock);
  return dayColumns.includes(column) ? formatWorkDays({ weekDays: text }) : text;
};

const getLabel = (column: ReportColumn, isFile = false): string => {
  if (typeof column === 'string') return adminCopy.reports.columns[column];
  return isFile ? column.week : formatWeekDays(column.week);
};

const textColumns: readonly ReportColumn[] = ['location', 'leftoverWeeks'];

export const toPrintColumns = ({ columns }: Report): PrintColumn[] =>
  columns.map((column) => {
    const label = getLabel(column);
    if (column === 'driverName') return { label, holds: 'names' };
    if (dayColumns.includes(column)) return { label, holds: 'dates' };
    return textColumns.includes(column) ? { label, holds: 'texts' } : label;
  });

/** A report in the reader's language, for a page, for printing or for a file. */
export const toReportTable = ({ columns, rows }: Report, style: Style) => ({
  columns: columns.map((column) => getLabel(column, style.isFile)),
  rows: rows.map((row) => row.map((cell, place) => format(cell, columns[place], style))),
});

/** A report in the groups that its last column tells apart, each with its heading; otherwise as one group without any. */
export const toReportGroups = (report: Report): { heading: string | null; report: Report }[] => {
  const last = report.columns.length - 1;
  if (report.columns[last] !== 'carriedOver') return [{ heading: null, report }];
  const { none, carriedOver } = adminCopy.reports.lists;
  return [
    { heading: none, isCarriedOver: false },
    { heading: carriedOver, isCarriedOver: true },
  ].map(({ heading, isCarriedOver }) => ({
    heading,
    report: {
      columns: report.columns.slice(0, last),
      rows: report.rows
        .filter((row) => row[last] === isCarriedOver)
        .map((row) => row.slice(0, last)),
    },
  }));
};
