import { counted } from '~/app/copy/en/counted';

export const assignments = {
  caption: 'Assignments',
  searchHint: 'Search drivers or jobs…',
  tableLabel: 'Assignments table',
  coversFor: (coversFor: string) => `covers for ${coversFor}`,
  noMatch: 'No drivers match your search.',
  differences: 'Differences',
  changedResults: (results: number) => counted(results, 'changed result'),
  number: 'No.',
  before: 'Before',
  now: 'Now',
  manualHint: 'They come before seniority and picks, and they are logged.',
  job: 'Job',
  reasonOptional: 'Reason (optional)',
  assignAnyway: 'Assign anyway',
  checkAssignment: (id: string, driver: string) =>
    `Please check before you assign ${id} to ${driver}`,
  noManual: 'No manual assignments in this period.',
  removeAssignment: (jobId: string, name: string) => `Remove the assignment of ${jobId} to ${name}`,
  publishedVersion: (version: number) => `Published, version ${version}`,
  provisionalText: 'Provisional: the result of the picks so far. Drivers do not see it.',
  notPublishedText:
    'Nothing is published for this period yet. Create a provisional award to see the result of the picks so far.',
  createProvisional: 'Create Provisional',
  awardRecord: 'Award record',
  payrollExcel: 'Payroll (Excel)',
  payrollCsv: 'Payroll (CSV)',
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
  doesNotCount:
    'Does not count now: the job has fewer places than assignments, or the driver or the job is gone.',
  manualEntry: '{job} to {driver}, by {by}',
  publishedOn: 'Published {time}.',
  digest: 'Digest {digest}',
  manually: 'Assign manually…',
  sortBy: (column: string) => `Sort by ${column}`,
  sort: 'Sort',
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

export const results = {
  seenCount: (seen: number, drivers: number) =>
    `${seen} of ${counted(drivers, 'driver')} ${seen === 1 ? 'has' : 'have'} confirmed their result`,
  whoHasNot: 'Who has not',
  title: 'Results not confirmed',
  intro: 'Drivers confirm their result on their page with “Got it”.',
  back: 'Back to the assignments',
  count: (unseen: number, drivers: number) =>
    `${unseen} of ${counted(drivers, 'driver')} ${unseen === 1 ? 'has' : 'have'} not confirmed their result.`,
  tableTitle: 'Not confirmed',
  result: 'Result',
  none: 'None',
  email: 'Gets messages',
  yes: 'Yes',
  no: 'No',
  everybody: 'Every driver has confirmed their result',
  everybodyHint: 'When a new version changes a result, its driver appears here again.',
  nothingPublished: 'No assignments are published now',
  nothingPublishedHint: 'Publish the assignments first. Then you see here who has not confirmed.',
  print: 'Print the list',
  pages: 'Pages of drivers',
  remind: (unseen: number) => `Remind ${unseen === 1 ? 'this driver' : `these ${unseen} drivers`}`,
  remindText: (reached: number, unseen: number) =>
    `${reached} of ${counted(unseen, 'driver')} ${reached === 1 ? 'gets' : 'get'} it by email or as a notification. You can remind once for each version.`,
  nobodyReached:
    'None of these drivers can be reached by email or notification. Print the list instead.',
  reminded: 'You reminded the drivers of this version on {time}.',
  ofWeek: (days: string, version: number) => `Week of ${days}, version ${version}`,
  ofVacations: (version: number) => `Vacation weeks, version ${version}`,
  withdraw: 'Withdraw',
  withdrawTitle: (version: number) => `Withdraw version ${version}?`,
  withdrawJobs:
    'Drivers no longer see their results. They see that the assignments were withdrawn, when, and your reason. They are told by email and as a notification, as they chose. The period goes back to review: you can change assignments and publish again, or reopen the selection.',
  withdrawWeeks:
    'Drivers no longer see their weeks. They see that the assignments were withdrawn, when, and your reason. They are told by email and as a notification, as they chose. You can change assignments and publish again.',
  withdrawKeeps: 'The record of this version and its claims stay under Past Weeks.',
  reason: 'Reason',
  reasonHint: (limit: number) => `Up to ${limit} characters. All drivers read it; name no driver.`,
  withdrawConfirm: (version: number) => `Withdraw version ${version}`,
  withdrawnVersion: (version: number) => `Withdrawn, version ${version}`,
  withdrawnText: 'Published {published}, withdrawn {time}. Reason: {reason}',
  withdrawnKept: 'Drivers do not see this version. Its record is kept below.',
  withdrawnMark: 'Withdrawn',
};

/** The page of published weeks whose jobs have changed since. */
export const publishedWeeks = {
  title: 'Published Weeks',
  intro:
    'A published week keeps its jobs as they were published. Choose what changes there too: the drivers of these jobs are told what they had, what they have now, and why, and nobody else’s result changes.',
  differ: (jobs: number) =>
    jobs === 1
      ? '1 job was changed or deleted after a week was published, which still has it as it was.'
      : `${jobs} jobs were changed or deleted after a week was published, which still has them as they were.`,
  review: 'Change the published week too…',
  version: (version: number) => `Version ${version}`,
  published: 'Published',
  now: 'Now',
  deleted: (drivers: number) =>
    `Deleted. If it is deleted there too, ${drivers === 1 ? 'this driver has' : `these ${drivers} drivers have`} no job that week.`,
  heldBy: (names: string, _drivers: number) => `Held by ${names}`,
  change: 'Change the published week',
  leave: 'Leave it as published',
  none: 'No published week differs from the list of jobs',
  noneText:
    'When you change or delete a job that drivers hold in a published week, it is listed here.',
};

/** The page of published vacation weeks that have changed since. */
export const publishedVacations = {
  title: 'Published Vacation Weeks',
  intro:
    'Published vacation weeks stay as they were published. Choose what changes there too: the drivers of these weeks are told what they had, what they have now, and why, and nobody else’s result changes.',
  changed: 'Changed since they were published',
  differ: (weeks: number) =>
    weeks === 1
      ? '1 vacation week was changed or deleted after it was published, and its drivers still have it as it was.'
      : `${weeks} vacation weeks were changed or deleted after they were published, and their drivers still have them as they were.`,
  review: 'Change the published weeks too…',
  deleted: (drivers: number) =>
    `Deleted. If it is deleted there too, ${drivers === 1 ? 'this driver loses' : `these ${drivers} drivers lose`} the week.`,
  change: 'Change the published weeks',
  none: 'No published week differs from the list of weeks',
  noneText:
    'When you change or delete a vacation week that drivers hold in the published version, it is listed here.',
};

export const posting = {
  order: 'Order of this sheet',
  orders: {
    seniority: 'By seniority',
    name: 'By name',
    week: 'By week',
    job: 'By job',
  },
  withIds: 'With employee IDs',
  withIdsHint: 'Leave them out of what you put up: an employee ID can be enough to sign in.',
  show: 'Show',
};
