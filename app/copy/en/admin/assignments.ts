import { counted } from '~/app/copy/en/counted';

export const assignments = {
  caption: 'Assignments',
  searchHint: 'Search drivers or jobs…',
  tableLabel: 'Assignments table',
  coversFor: (coversFor: string) => `covers for ${coversFor}`,
  noMatch: 'No drivers match your search.',
  differences: 'Differences',
  before: 'Before',
  now: 'Now',
  manualHint: 'They come before seniority and picks, and they are logged.',
  job: 'Job',
  reasonOptional: 'Reason (optional)',
  assignAnyway: 'Assign anyway',
  checkAssignment: (id: string, name: string) => `Please check before you assign ${id} to ${name}`,
  noManual: 'No manual assignments in this period.',
  removeAssignment: (jobId: string, name: string) => `Remove the assignment of ${jobId} to ${name}`,
  publishedVersion: (version: number) => `Published, version ${version}`,
  provisionalText: 'Provisional: the result of the picks so far. Drivers do not see it.',
  notPublishedText:
    'Nothing is published for this period yet. Create a provisional award to see the result of the picks so far.',
  createProvisional: 'Create Provisional',
  awardRecord: 'Award record',
  remove: 'Remove',
  finalAssignments: 'Final Assignments',
  publishTitle: (days: string) => `Publish the assignments for the week of ${days}?`,
  postingTitle: (days: string) => `Assignments for the week of ${days}`,

  stillOpen:
    'Selection is still open. You can view a provisional award and save it as final after the cutoff.',
  publishAgainText: (awardVersion: number) =>
    `Saving again publishes version ${awardVersion} and shows the difference.`,
  publishText:
    'Saving publishes the award: every driver sees their job and the reason for each pick.',
  publishing: 'Publishing…',
  publishingText: (percent: number) =>
    `${percent}% is prepared. This continues even if you close the page, and drivers see nothing until all of it is ready.`,
  publishingWaits: 'Reading the saved lists. This continues even if you close the page.',
  saveLabel: 'Save Final Assignments',
  differFromVersion: (results: number, version: number): string =>
    results === 1
      ? `1 result differs from version ${version}.`
      : `${counted(results, 'result')} differ from version ${version}.`,
  changedFromPlace: (place: number) =>
    `The most senior driver with a changed result is at place ${place} in the seniority order. Nobody more senior is affected.`,
  changedFromSeniority: (place: number, seniority: number) =>
    `The most senior driver with a changed result has seniority number ${seniority} (place ${place} in the order). Nobody more senior is affected.`,
  driverOption: (name: string, seniority: string) => `${name}, seniority ${seniority}`,
  airportOption: (startTime: string) => `${startTime}, airport`,
  doesNotCount:
    'Does not count now: the job has fewer places than assignments, or the driver or the job is gone.',
  manualEntry: '{job} to {driver}, by {by}',
  publishedAt: '{time}. Digest {digest}',
  numberedDigest: 'Digest that drivers can check: {digest}',
  jobsOutlook: (assigned: number, drivers: number) =>
    `${assigned} of ${counted(drivers, 'driver')} ${assigned === 1 ? 'gets' : 'get'} a job.`,
  weeksOutlook: (assigned: number, drivers: number) =>
    `${assigned} of ${counted(drivers, 'driver')} ${assigned === 1 ? 'gets' : 'get'} a week.`,
  driversSeeIt:
    'Publishing starts after 10 seconds, and you can cancel until then. Drivers then see their results, and those with an email address on file get an email. You can publish again later: that creates a new version and shows the difference.',
  driversSeeItAgain:
    'Publishing starts after 10 seconds, and you can cancel until then. Drivers then see their results, and those with an email address on file get an email if their result changed. You can publish again later: that creates a new version and shows the difference.',
  nobodyLosesJob: (version: number) => `Every driver keeps their job from version ${version}.`,
  nobodyLosesWeek: (version: number) => `Every driver keeps their week from version ${version}.`,
  assignedOf: (assigned: number, drivers: number) =>
    `${assigned} of ${counted(drivers, 'driver')} assigned`,
  assignedFound: (drivers: number, all: number, assigned: number) =>
    `${drivers.toLocaleString('en-US')} of ${counted(all, 'driver')} · ${assigned.toLocaleString('en-US')} assigned`,
  show: 'Show',
  filter: 'Filter',
  filters: {
    all: 'All drivers',
    unassigned: 'Unassigned',
    manual: 'Manual',
    changed: 'Changed since the last version',
    claimed: 'With a claim',
  },
  filterCount: (filter: string, drivers: number) =>
    `${filter} (${drivers.toLocaleString('en-US')})`,
  days: 'Days',
  pickColumn: 'Pick',
  pick: (rank: number) => `Pick ${rank}`,
  manualPick: 'Manual',
  notRanked: 'Not ranked',
  provisionalOfWeek: (days: string) => `Week of ${days}, provisional`,
  noDifference: (isPreview: boolean): string =>
    isPreview
      ? 'Nothing differs from the published version.'
      : 'Nothing differs from the previous version.',
  differenceTitle: (results: number, isPreview: boolean): string => {
    const before = isPreview ? 'the published version' : 'the previous version';
    return `${counted(results, 'result')} ${results === 1 ? 'differs' : 'differ'} from ${before}`;
  },
};
