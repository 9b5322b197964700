import { counted } from '~/app/copy/en/counted';

export const reports = {
  title: 'Reports',
  awardReports: (view: 'provisional' | 'published'): string =>
    view === 'published' ? 'Based on the published award.' : 'Based on the provisional award.',
  picksReports: 'Based on the current picks.',
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
  columns: {
    driverId: 'Driver ID',
    driverName: 'Driver Name',
    seniorityNumber: 'Seniority Number',
    vcStatus: 'VC Status',
    airportCertified: 'Airport Certified',
    eligible: 'Eligible',
    jobId: 'Job ID',
    jobStartTime: 'Job Start Time',
    startTime: 'Start Time',
    weekDays: 'Week Days',
    workDays: 'Work Days',
    location: 'Location',
    airportJob: 'Airport Job',
    assignmentType: 'Assignment Type',
  },
};
