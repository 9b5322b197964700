import { adminCopy } from '~/app/copy/copy';

/** The administrator's reports, with their titles and file names without extensions. */
export const reports = {
  assignments: {
    get title() {
      return adminCopy.reports.assignments;
    },
    fileName: 'assignments',
    isOfAward: true,
  },
  'unassigned-jobs': {
    get title() {
      return adminCopy.reports.unassignedJobs;
    },
    fileName: 'unassigned_jobs',
    isOfAward: true,
  },
  'drivers-without-picks': {
    get title() {
      return adminCopy.reports.driversWithoutPicks;
    },
    fileName: 'drivers_without_picks',
    isOfAward: false,
  },
  drivers: {
    get title() {
      return adminCopy.reports.driverList;
    },
    fileName: 'drivers',
    isOfAward: false,
  },
  jobs: {
    get title() {
      return adminCopy.reports.jobList;
    },
    fileName: 'jobs',
    isOfAward: false,
  },
} as const;

export type ReportKey = keyof typeof reports;
export const isReportKey = (name: string | undefined): name is ReportKey =>
  name !== undefined && Object.hasOwn(reports, name);
