import type { Report } from '~/domain/reports/report';
import { BarChart } from './bar-chart';
import { barCharts, trendCharts } from './report-charts';
import type { ReportKey } from './report-names';
import { TrendChart } from './trend-chart';

/** The chart of a report, if it has one and there is anything to show. */
export const ReportChart = ({ name, report }: { name: ReportKey; report: Report }) => {
  if (report.rows.length === 0) return null;
  const bars = barCharts[name]?.(report);
  const trends = trendCharts[name]?.(report);
  return (
    <>
      {bars && <BarChart {...bars} />}
      {trends && <TrendChart {...trends} />}
    </>
  );
};
