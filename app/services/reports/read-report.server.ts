import type { AdminSession } from '~/app/ports/sessions';
import { loadAbsences } from '~/app/services/award/load-absences.server';
import { loadShownAward } from '~/app/services/award/load-shown-award.server';
import { readRecord } from '~/app/services/award/read-record.server';
import { readJobLists } from '~/app/services/picks/read-lists.server';
import type { Deps } from '~/app/ports/deps';
import { award } from '~/domain/award/award';
import type { Instant } from '~/domain/shared/instant';
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
 * the award of the current picks instead, which is null while lists are sealed.
 */
export const readReport = async ({
  deps,
  access,
  name,
  of,
  now,
}: {
  deps: Pick<Deps, 'stores'>;
  access: AdminSession;
  name: ReportName;
  of: AwardName | 'provisional';
  now: Instant;
}): Promise<Report | null> => {
  const { scope, site } = access;
  const { drivers, jobs } = deps.stores;
  switch (name) {
    case 'drivers':
      return driversReport((await drivers.list(scope)).items);
    case 'jobs':
      return jobsReport((await jobs.list(scope)).items);
    case 'drivers-without-picks': {
      const [{ items }, { lists }, absences] = await Promise.all([
        drivers.list(scope),
        readJobLists({ deps, scope, site, now }),
        loadAbsences({ deps, scope, site }),
      ]);
      const there = items.filter(({ employeeId }) => !absences.has(employeeId));
      return driversWithoutPicksReport(there, lists, site.window.periodId);
    }
    case 'assignments':
    case 'unassigned-jobs': {
      const report = name === 'assignments' ? assignmentsReport : unassignedJobsReport;
      if (of === 'provisional') {
        const { input, seal } = await loadShownAward({ deps, access, now });
        return seal ? null : report(input, award(input));
      }
      const record = await readRecord({ deps, scope, ...of });
      return record && report(record.input, record.output);
    }
  }
};
