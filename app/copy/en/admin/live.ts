import { counted } from '~/app/copy/en/counted';

export const live = {
  caption: 'Live picks',
  searchHint: 'Search ID, name, site or company…',
  noDrivers: 'No drivers.',
  noMatch: (search: string) => `No drivers match "${search}".`,
  refresh: 'Refresh',
  loadFailed: 'Failed to load snapshot',
  unexpectedError: 'Unexpected error',
  generateReport: 'Generate Report',
  picks: 'Picks',
  reportTitle: 'Vacation Picks Report',
  vacationPicks: 'Vacation Picks',
  byDriver: 'By Driver',
  byWeek: 'By Week',
  noPicks: 'No picks',

  title: 'Live Picks Snapshot',
  vacationTitle: 'Live Vacation Picks',
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
  carriedOver: 'Carried over',
  submitted: 'Submitted',
  entered: 'Entered',
  sealed: 'Sealed',
};
