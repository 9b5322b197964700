/** The reports of an administrator: how each is called on a page, on paper and as a file. */
export const reports = {
  assignments: { title: 'Assignments', fileName: 'assignments.csv', isOfAward: true },
  'unassigned-jobs': {
    title: 'Unassigned jobs',
    fileName: 'unassigned_jobs.csv',
    isOfAward: true,
  },
  'drivers-without-picks': {
    title: 'Drivers without picks',
    fileName: 'drivers_without_picks.csv',
    isOfAward: false,
  },
  drivers: { title: 'Driver list', fileName: 'drivers.csv', isOfAward: false },
  jobs: { title: 'Job list', fileName: 'jobs.csv', isOfAward: false },
} as const;

export type ReportKey = keyof typeof reports;
export const isReportKey = (name: string | undefined): name is ReportKey =>
  name !== undefined && Object.hasOwn(reports, name);
