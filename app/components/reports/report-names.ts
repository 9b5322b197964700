import { adminCopy } from '~/app/copy/copy';

/**
 * The administrator's reports, with their file names without extensions. A report is about one award, the present lists,
 * the latest published weeks, or the roster.
 */
export const reports = {
  assignments: { fileName: 'assignments', of: 'award' },
  'unassigned-jobs': { fileName: 'unassigned_jobs', of: 'award' },
  'drivers-without-picks': { fileName: 'drivers_without_picks', of: 'lists' },
  drivers: { fileName: 'drivers', of: 'roster' },
  jobs: { fileName: 'jobs', of: 'roster' },
  'outcomes-by-band': { fileName: 'outcomes_by_seniority', of: 'award' },
  outcomes: { fileName: 'outcomes_by_week', of: 'weeks' },
  demand: { fileName: 'demand', of: 'award' },
  'last-holders': { fileName: 'last_holders', of: 'weeks' },
  leftovers: { fileName: 'leftovers', of: 'weeks' },
  submissions: { fileName: 'submissions', of: 'lists' },
} as const;

export type ReportKey = keyof typeof reports;

export const getReportTitle = (name: ReportKey): string =>
  ({
    assignments: adminCopy.reports.assignments,
    'unassigned-jobs': adminCopy.reports.unassignedJobs,
    'drivers-without-picks': adminCopy.reports.driversWithoutPicks,
    drivers: adminCopy.reports.driverList,
    jobs: adminCopy.reports.jobList,
    'outcomes-by-band': adminCopy.reports.outcomesByBand,
    outcomes: adminCopy.reports.outcomes,
    demand: adminCopy.reports.demand,
    'last-holders': adminCopy.reports.lastHolders,
    leftovers: adminCopy.reports.leftovers,
    submissions: adminCopy.reports.submissions,
  })[name];

export const isReportKey = (name: string | undefined): name is ReportKey =>
  name !== undefined && Object.hasOwn(reports, name);
