import { counted } from '~/domain/shared/counted';

export const reports = {
  reports: 'Reports',
  ofTheAward: (view: string) => `Of the ${view} award.`,
  ofThePicksAsThey: 'Of the picks as they are now.',
  print: (title: string) => `Print ${title}`,
  csv: 'CSV',
  exportAsCsv: (title: string) => `Export ${title} as CSV`,
  none: 'None.',
  countLines: (rows: number) => `${counted(rows, 'line')}`,
  assignments: 'Assignments',
  unassignedJobs: 'Unassigned jobs',
  driversWithoutPicks: 'Drivers without picks',
  driverList: 'Driver list',
  jobList: 'Job list',
};
