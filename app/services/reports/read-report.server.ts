import type { AdminSession } from '~/app/ports/sessions';
import { loadAbsences } from '~/app/services/award/load-absences.server';
import { loadAwardInput } from '~/app/services/award/load-award-input.server';
import { readRecord } from '~/app/services/award/read-record.server';
import type { Deps } from '~/app/ports/deps';
import { award } from '~/domain/award/award';
import type { AwardName } from '~/domain/selection/past-awards';
import {
  assignmentsReport,
  driversReport,
  driversWithoutPicksReport,
  jobsReport,
  unassignedJobsReport,
  type Report,
} from '~/domain/reports/report';

export type ReportName =
  'assignments' | 'unassigned-jobs' | 'drivers-without-picks' | 'drivers' | 'jobs';

/**
 * One report of the site's current period or of the named award; null if there is none. `provisional` uses
 * the award of the current picks instead.
 */
export const readReport = async ({
  deps,
  access,
  name,
  of,
}: {
  deps: Pick<Deps, 'stores'>;
  access: AdminSession;
  name: ReportName;
  of: AwardName | 'provisional';
}): Promise<Report | null> => {
  const { scope, site, company } = access;
  const { drivers, jobs, picks } = deps.stores;
  switch (name) {
    case 'drivers':
      return driversReport((await drivers.list(scope)).items);
    case 'jobs':
      return jobsReport((await jobs.list(scope)).items);
    case 'drivers-without-picks': {
      const [{ items }, lists, absences] = await Promise.all([
        drivers.list(scope),
        picks.list(scope),
        loadAbsences({ deps, scope, site }),
      ]);
      const there = items.filter(({ employeeId }) => !absences.has(employeeId));
      return driversWithoutPicksReport(there, lists, site.window.periodId);
    }
    case 'assignments':
    case 'unassigned-jobs': {
      const report = name === 'assignments' ? assignmentsReport : unassignedJobsReport;
      if (of === 'provisional') {
        const { input } = await loadAwardInput({ deps, scope, site, company });
        return report(input, award(input));
      }
      const record = await readRecord({ deps, scope, ...of });
      return record && report(record.input, record.output);
    }
  }
};
