import { getAwardQuery } from '~/app/components/address/award-path';
import { Card } from '~/app/components/ui/card';
import { adminCopy } from '~/app/copy/copy';
import type { AwardName } from '~/domain/selection/past-awards';
import { ReportActions } from './report-actions';
import { reports, type ReportKey } from './report-names';

const names: readonly ReportKey[] = ['assignments', 'unassigned-jobs', 'drivers-without-picks'];

interface ReportLinksProps {
  readonly view: 'provisional' | 'published';
  /** Whether there is an award. Without one, the reports about assignments are not offered. */
  readonly hasAward: boolean;
  /** An earlier award. Only the reports about it are offered, because the roster has changed since. */
  readonly pastAward?: AwardName;
}

/** The reports of a period, each as a print page, a workbook and a CSV file. */
export const ReportLinks = ({ view, hasAward, pastAward }: ReportLinksProps) => {
  const query =
    view === 'provisional' ? '?view=provisional' : pastAward ? getAwardQuery(pastAward) : '';
  return (
    <Card
      title={adminCopy.reports.title}
      description={hasAward ? adminCopy.reports.awardReports(view) : adminCopy.reports.picksReports}
    >
      <ul className="divide-y divide-base-300">
        {names
          .filter((name) => (reports[name].of === 'award' ? hasAward : !pastAward))
          .map((name) => (
            <li key={name} className="flex flex-wrap items-center gap-2 py-2">
              <h3 className="me-auto font-semibold">{adminCopy.reports.titles[name]}</h3>
              <ReportActions name={name} query={reports[name].of === 'award' ? query : ''} />
            </li>
          ))}
      </ul>
    </Card>
  );
};
