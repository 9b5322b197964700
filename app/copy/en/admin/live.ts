import { counted } from '~/domain/shared/counted';

export const live = {
  livePicks: 'Live picks',
  searchIdNameSiteOr: 'Search ID, name, site or company…',
  noDrivers: 'No drivers.',
  noDriversMatch: (search: string) => `No drivers match "${search}".`,
  refresh: 'Refresh',
  failedToLoadSnapshot: 'Failed to load snapshot',
  unexpectedError: 'Unexpected error',
  generateReport: 'Generate Report',
  picks: 'Picks',
  vacationPicksReport: 'Vacation Picks Report',
  vacationPicks: 'Vacation Picks',
  byDriver: 'By Driver',
  byWeek: 'By Week',
  slots: 'Slots',
  pick: (name: string, rank: number) => `${name} (pick ${rank})`,
  standing: 'Standing',
  noPicks: 'No picks',

  livePicksSnapshotTitle: 'Live Picks Snapshot',
  liveVacationPicksTitle: 'Live Vacation Picks',
  submittedOf: (submitted: number, drivers: number) =>
    `${submitted} of ${counted(drivers, 'driver')} submitted`,
  found: (found: number) => `${found} found`,
  columns: {
    seniority: 'Seniority',
    employeeId: 'Employee ID',
    name: 'Name',
    site: 'Site',
    company: 'Company',
    picks: 'Picks',
    firstPicks: 'First picks',
    saved: 'Saved',
    status: 'Status',
  },
};
