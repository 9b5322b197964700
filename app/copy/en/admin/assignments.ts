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
  seniority: (seniorityNumber: number) => ` (seniority ${seniorityNumber})`,
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
  everyDriverKeepsTheOf: (noun: string, version: number) =>
    `Every driver keeps the ${noun} of version ${version}.`,
  countDrivers: (drivers: number) => `${counted(drivers, 'driver')}`,
  driversWithAnEmailAddress: 'Drivers with an email address on file get an email.',
  driversWithAnEmailAddressOn:
    'Drivers with an email address on file get an email if their result changed.',
  remove: 'Remove',
  finalAssignments: 'Final Assignments',
  publishTheAssignmentsOf: (periodId: string) => `Publish the assignments of ${periodId}?`,
  assignmentsOf: (periodId: string) => `Assignments of ${periodId}`,
  backToFinalAssignments: 'Back to Final Assignments',

  selectionIsStillOpenYou:
    'Selection is still open. You can view a provisional award and save it as final after the cutoff.',
  savingAgainPublishesVersionAnd: (awardVersion: number) =>
    `Saving again publishes version ${awardVersion} and shows the difference.`,
  savingPublishesTheAwardEvery:
    'Saving publishes the award: every driver sees their job and the reason for each pick.',
  saveLabel: 'Save Final Assignments',
};
