import { counted } from '~/domain/shared/counted';

export const assignments = {
  assignments: 'Assignments',
  searchDriversOrJobs: 'Search drivers or jobs…',
  found: (found: number) => ` · ${found} found`,
  assignmentsTable: 'Assignments table',
  coversFor: (coversFor: string) => `covers for ${coversFor}`,
  noDriversMatchYourSearch: 'No drivers match your search.',
  thePublishedVersion: 'the published version',
  theVersionBefore: 'the version before',
  nothingDiffersFrom: (before: string) => `Nothing differs from ${before}.`,
  differences: 'Differences',
  before: 'Before',
  now: 'Now',
  theyComeBeforeSeniorityAnd: 'They come before seniority and picks, and they are logged.',
  job: 'Job',
  reasonOptional: 'Reason (optional)',
  assignAnyway: 'Assign anyway',
  noManualAssignmentsInThis: 'No manual assignments in this period.',
  removeTheAssignmentOf: (jobId: string) => `Remove the assignment of ${jobId}`,
  publishedVersion: (version: number) => `Published, version ${version}`,
  provisionalTheResultOfThe: 'Provisional: the result of the picks so far. Drivers do not see it.',
  nothingIsPublishedForThis:
    'Nothing is published for this period yet. Create a provisional award to see the result of the picks so far.',
  createProvisional: 'Create Provisional',
  awardRecord: 'Award record',
  remove: 'Remove',
  finalAssignments: 'Final Assignments',
  publishTheAssignmentsOf: (days: string) => `Publish the assignments for the week of ${days}?`,
  assignmentsOf: (days: string) => `Assignments for the week of ${days}`,
  backToFinalAssignments: 'Back to Final Assignments',

  selectionIsStillOpenYou:
    'Selection is still open. You can view a provisional award and save it as final after the cutoff.',
  savingAgainPublishesVersionAnd: (awardVersion: number) =>
    `Saving again publishes version ${awardVersion} and shows the difference.`,
  savingPublishesTheAwardEvery:
    'Saving publishes the award: every driver sees their job and the reason for each pick.',
  saveLabel: 'Save Final Assignments',
  resultsDifferFrom: (results: number, before: string): string =>
    results === 1
      ? `1 result differs from ${before}`
      : `${counted(results, 'result')} differ from ${before}`,
  resultsDifferFromVersion: (results: number, version: number): string =>
    results === 1
      ? `1 result differs from version ${version}.`
      : `${counted(results, 'result')} differ from version ${version}.`,
  changedFromPlace: (place: number) =>
    `Results changed from place ${place} in the seniority order on; everyone more senior is unaffected.`,
  changedFromSeniority: (place: number, seniority: number) =>
    `Results changed from place ${place} in the seniority order on (seniority ${seniority}); everyone more senior is unaffected.`,
  driverOption: (name: string, seniority: string) => `${name}, seniority ${seniority}`,
  airportOption: (startTime: string) => `${startTime}, airport`,
  manualEntry: '{job} to {driver}, by {by}',
  publishedAt: '{time}. Digest {digest}',
  jobsOutlook: (assigned: number, drivers: number) =>
    `${assigned} of ${counted(drivers, 'driver')} ${assigned === 1 ? 'gets' : 'get'} a job.`,
  weeksOutlook: (assigned: number, drivers: number) =>
    `${assigned} of ${counted(drivers, 'driver')} ${assigned === 1 ? 'gets' : 'get'} a week.`,
  driversSeeIt:
    'Drivers see it right away. Drivers with an email address on file get an email. You can publish again later: that makes a new version and shows the difference.',
  driversSeeItAgain:
    'Drivers see it right away. Drivers with an email address on file get an email if their result changed. You can publish again later: that makes a new version and shows the difference.',
  everyDriverKeepsTheJob: (version: number) => `Every driver keeps the job of version ${version}.`,
  everyDriverKeepsTheWeek: (version: number) =>
    `Every driver keeps the week of version ${version}.`,
  assignedOf: (assigned: number, drivers: number) =>
    `${assigned} of ${counted(drivers, 'driver')} assigned`,
};
