import { adminCopy } from '~/app/copy/copy';

/**
 * The administrator's reports, with their titles and file names without extensions. A report is about one award, the
 * present lists, the latest published weeks, or the roster.
 */
export const reports = {
  assignments: {
    get title() {
      return adminCopy.reports.assignments;
    },
    fileName: 'assignments',
    of: 'award',
  },
  'unassigned-jobs': {
    get title() {
      return adminCopy.reports.unassignedJobs;
    },
    fileName: 'unassigned_jobs',
    of: 'award',
  },
  'drivers-without-picks': {
    get title() {
      return adminCopy.reports.driversWithoutPicks;
    },
    fileName: 'drivers_without_picks',
    of: 'lists',
  },
  drivers: {
    get title() {
      return adminCopy.reports.driverList;
    },
    fileName: 'drivers',
    of: 'roster',
  },
  jobs: {
    get title() {
      return adminCopy.reports.jobList;
    },
    fileName: 'jobs',
    of: 'roster',
  },
  'outcomes-by-band': {
    get title() {
      return adminCopy.reports.outcomesByBand;
    },
    fileName: 'outcomes_by_seniority',
    of: 'award',
  },
  outcomes: {
    get title() {
      return adminCopy.reports.outcomes;
    },
    fileName: 'outcomes_by_week',
    of: 'weeks',
  },
  demand: {
    get title() {
      return adminCopy.reports.demand;
    },
    fileName: 'demand',
    of: 'award',
  },
  'last-holders': {
    get title() {
      return adminCopy.reports.lastHolders;
    },
    fileName: 'last_holders',
    of: 'weeks',
  },
  leftovers: {
    get title() {
      return adminCopy.reports.leftovers;
    },
    fileName: 'leftovers',
    of: 'weeks',
  },
  submissions: {
    get title() {
      return adminCopy.reports.submissions;
    },
    fileName: 'submissions',
    of: 'lists',
  },
} as const;

export type ReportKey = keyof typeof reports;
export const isReportKey = (name: string | undefined): name is ReportKey =>
  name !== undefined && Object.hasOwn(reports, name);
