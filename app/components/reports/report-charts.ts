import { adminCopy, copy } from '~/app/copy/copy';
import { formatWeekDays } from '~/app/copy/format-time';
import { outcomeKinds } from '~/domain/reports/outcome-kinds';
import type { Report, ReportCell, ReportColumn } from '~/domain/reports/report';
import type { BarChartProps } from './bar-chart';
import type { ReportKey } from './report-names';
import type { TrendChartProps } from './trend-chart';

/** A chart shows as many jobs as fit on a screen. */
const maxJobs = 10;

type Row = readonly ReportCell[];

const readNumber = (cell: ReportCell | undefined): number => (typeof cell === 'number' ? cell : 0);
const readText = (cell: ReportCell | undefined): string =>
  typeof cell === 'string' || typeof cell === 'number' ? String(cell) : copy.common.notAvailable;

const readWeek = (cell: ReportCell | undefined): string =>
  typeof cell === 'object' && cell !== null && 'week' in cell ? formatWeekDays(cell.week) : '';

/** A number, such as the seniority number of a job's last holder; null if there is none. */
const readValue = (cell: ReportCell | undefined): number | null => {
  if (typeof cell === 'number') return cell;
  const isHolder = typeof cell === 'object' && cell !== null && 'seniorityNumber' in cell;
  return isHolder ? cell.seniorityNumber : null;
};

/** Bars of outcomes, whose columns are the last ones of the report. */
const toOutcomeBars = ({ rows }: Report, getLabel: (row: Row) => string): BarChartProps => ({
  legend: outcomeKinds.map((kind) => adminCopy.reports.columns[kind]),
  bars: rows.map((row) => {
    const parts = row.slice(-outcomeKinds.length).map(readNumber);
    const all = parts.reduce((sum, part) => sum + part, 0);
    const byPick = parts
      .filter((_, place) => outcomeKinds[place]?.startsWith('pick'))
      .reduce((sum, part) => sum + part, 0);
    const percent = all === 0 ? 0 : Math.round((byPick / all) * 100);
    return { label: getLabel(row), parts, note: adminCopy.reports.withPick(percent) };
  }),
});

const createReader = ({ columns }: Report) => {
  const find = (column: ReportColumn) => columns.indexOf(column);
  return (row: Row, column: ReportColumn): ReportCell | undefined => row[find(column)];
};

const toDemandBars = (report: Report): BarChartProps => {
  const read = createReader(report);
  const bars = report.rows.slice(0, maxJobs).map((row) => {
    const rankedBy = readNumber(read(row, 'rankedBy'));
    const first = readNumber(read(row, 'firstChoices'));
    return { label: readText(row[0]), parts: [first, rankedBy - first], note: rankedBy };
  });
  return {
    legend: [adminCopy.reports.columns.firstChoices, adminCopy.reports.alsoRanked],
    bars,
    full: Math.max(1, ...bars.map(({ note }) => note)),
  };
};

/** Bars of one part each, against the longest. */
const toCountBars = (counts: readonly (readonly [label: string, drivers: number])[]) => ({
  legend: [adminCopy.reports.columns.drivers],
  bars: counts.map(([label, drivers]) => ({
    label,
    parts: [drivers],
    note: adminCopy.reports.driversCounted(drivers),
  })),
  full: Math.max(1, ...counts.map(([, drivers]) => drivers)),
});

/** How many drivers fell to leftovers how often, most often first. */
const toLeftoverBars = (report: Report): BarChartProps => {
  const read = createReader(report);
  const counts = new Map<number, number>();
  for (const row of report.rows) {
    const times = readNumber(read(row, 'leftovers'));
    counts.set(times, (counts.get(times) ?? 0) + 1);
  }
  return toCountBars(
    [...counts].map(([times, drivers]) => [adminCopy.reports.times(times), drivers]),
  );
};

const toWithoutPicksBars = (report: Report): BarChartProps => {
  const { none, carriedOver } = adminCopy.reports.lists;
  const read = createReader(report);
  const carried = report.rows.filter((row) => read(row, 'carriedOver') === true).length;
  return toCountBars([
    [none, report.rows.length - carried],
    [carriedOver, carried],
  ]);
};

/** The charts of reports, made of the figures of their tables. */
export const barCharts: Partial<Record<ReportKey, (report: Report) => BarChartProps>> = {
  outcomes: (report) => toOutcomeBars(report, ([week]) => readWeek(week)),
  'outcomes-by-band': (report) =>
    toOutcomeBars(report, ([from, to]) => adminCopy.reports.band(readText(from), readText(to))),
  demand: toDemandBars,
  leftovers: toLeftoverBars,
  'drivers-without-picks': toWithoutPicksBars,
};

const readHours = (cell: ReportCell | undefined): string =>
  typeof cell === 'object' && cell !== null && 'hoursBefore' in cell
    ? adminCopy.reports.beforeCutoff(cell.hoursBefore)
    : '';

/** The lists of this week and of the week before, the last columns, over the time before the cutoff. */
const toSubmissionTrends = ({ columns, rows }: Report): TrendChartProps => ({
  steps: rows.map(([hours]) => readHours(hours)),
  isTall: true,
  trends: columns.flatMap((column, place) => {
    if (column !== 'hadSaved' && column !== 'wereFinal' && column !== 'wereFinalBefore') return [];
    const values = rows.map((row) => readValue(row[place]));
    const note = values.findLast((value) => value !== null);
    return [{ label: adminCopy.reports.columns[column], values, note }];
  }),
});

export const trendCharts: Partial<Record<ReportKey, (report: Report) => TrendChartProps>> = {
  'last-holders': ({ columns, rows }) => ({
    steps: columns.flatMap((column) =>
      typeof column === 'string' ? [] : [formatWeekDays(column.week)],
    ),
    trends: rows.slice(0, maxJobs).map(([jobId, ...cells]) => {
      const values = cells.map(readValue);
      return { label: readText(jobId), values, note: values.at(-1) };
    }),
  }),
  submissions: toSubmissionTrends,
};
