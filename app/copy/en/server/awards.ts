import { counted } from '~/app/copy/en/counted';

export const awardErrors = {
  unknownDriver: (driverId: string) =>
    `There is no driver “${driverId}”. Choose one from the list, or type the Employee ID.`,
  unknownJob: (jobId: string) => `There is no job “${jobId}”. Choose one from the list.`,
  driverHasJob: (jobId: string) =>
    `This driver is already manually assigned to job ${jobId}. Remove that assignment first.`,
  pleaseConfirm: 'Please confirm',
  claimsAreClosed: 'Claims are closed',
  claimsAreClosedText: 'The deadline to file a claim about this assignment has passed.',
  claimNotFiled: 'Claim not filed',
  claimOfNoPick: 'You can only file a claim about a pick that you did not get.',
  claimedAlready: 'You have already filed a claim about this pick.',
  claimEmpty: 'Say in a few words why this pick should be yours.',
  claimTooLong: (limit: number) => `A claim can have up to ${limit} characters.`,
  noWeekChosen: 'No week chosen',
  noWeekChosenText: 'Choose the weeks to change in the published version.',
  noJobChosen: 'No job chosen',
  noJobChosenText: 'Choose the jobs to change in the published week.',
  tooManyJobs: 'Too many jobs at once',
  tooManyJobsText: (limit: number) =>
    `Choose up to ${limit} jobs, then the others. Nothing was changed.`,
  nothingChanged: 'Nothing was changed',
  publishedWeekChanged:
    'The published week has another version by now, or is over. Review what differs now, and choose again.',
  jobsAsPublished:
    'The jobs that you chose no longer differ from the list of jobs: someone has changed them here or there meanwhile. Choose from those that differ now.',
  weeksAsPublished:
    'The weeks that you chose no longer differ from the list of weeks: someone has changed them here or there meanwhile. Choose from those that differ now.',
  otherVersionBeingPublished:
    'Another version of this week is being published, and your change was not made. Wait a minute, review what differs then, and choose again.',
  weekBeingChanged:
    'Your change is being published. This continues even if you close the page. Load it again in a minute: what was changed is then no longer listed.',
  newVersionPublished: 'New version published',
  newVersionPublishedText:
    'A new version of the assignments was published. Please review it first.',
  rostersChanged: 'Jobs or drivers have changed',
  rostersChangedText:
    'The next version would take something else from today’s jobs and drivers than what was confirmed. Nothing was published. Check the list again, then save.',
  claimNotFound: 'Claim not found',
  claimNotFoundText: 'There is no such claim in this period.',
  answeredAlready: 'Someone else has already answered this claim. Your answer was not saved.',
  missingReason: 'Missing reason',
  missingReasonText: 'Please give a reason.',
  reasonTooLong: 'Reason too long',
  reasonTooLongText: (limit: number) => `A reason can have up to ${limit} characters.`,
  reasonNamesDriver: 'Do not name other drivers',
  reasonNamesDriverText: (name: string) =>
    `It names another driver, ${name}. Give the reason without names or employee IDs.`,
  nextPeriodIsOpen: 'Next period is open',
  nextPeriodIsOpenText: (days: string) =>
    `Someone has started the next period, so the week of ${days} can no longer change. Nothing was assigned. Review the page and try again.`,
  jobChanged: (jobId: string) =>
    `The assignment of job ${jobId} has changed. Nothing was removed. Please check again.`,
  driverChanged: (driverId: string) =>
    `The assignment of driver ${driverId} has changed. Nothing was removed. Please check again.`,
  resultReplaced: 'Your result has changed',
  resultReplacedText:
    'This page showed an earlier version. Read your result again, then confirm it.',
  alreadyReminded: 'Already reminded',
  alreadyRemindedText: 'The drivers were already reminded of this version. Nothing was sent.',
  bothNeeded: 'Please select both a driver and a job.',
};

export const assignments = {
  reviewFirst: 'Review & export before you save them as final.',
  saved: 'Final assignments saved',
  savedText: (version: number, jobs: number) =>
    `Version ${version} is published: ${counted(jobs, 'job')} assigned. Drivers see their jobs and the reasons.`,
  jobAssigned: (jobId: string, name: string) => `Job ${jobId} goes to ${name}.`,
  publishingCanceled: 'Publishing was canceled',
  publishingCanceledText: 'Nothing was published, and drivers were told nothing.',
  withdrawn: 'Assignments withdrawn',
  withdrawnText: (version: number) =>
    `Version ${version} is withdrawn. Drivers see that, and your reason.`,
  reminded: 'Reminder sent',
  remindedText: (drivers: number) =>
    `${counted(drivers, 'driver')} with an email address will get it.`,
  nothingBefore: 'There is no earlier version to compare with.',
  jobUnassigned: (jobId: string) => `Job ${jobId} is awarded by the rules again.`,
};

export const disputes = {
  noConflict: 'There is no conflict over this job.',
  jobAwarded: 'Job Awarded',
  jobAwardedText: (jobId: string, name: string) =>
    `Job ${jobId} goes to ${name} when the award is published.`,
  grantedNotPublished: 'The claim was granted, but not published',
  claimGranted: 'Claim Granted',
  claimGrantedText: (jobId: string, employeeId: string) =>
    `Job ${jobId} goes to ${employeeId} when you publish again.`,
  weekGrantedText: (weekId: string, employeeId: string) =>
    `Vacation week ${weekId} goes to ${employeeId} when you publish the vacation weeks again.`,
  claimDenied: 'Claim Denied',
  claimDeniedText: (employeeId: string) => `${employeeId} sees your reason on their page.`,
};

export const trades = {
  offered: 'Offer sent',
  offeredText: (giveId: string, wantId: string): string =>
    `Every driver who holds ${wantId} can now accept your ${giveId} for it.`,
  accepted: 'Trade agreed',
  acceptedText: {
    waits: 'An administrator has to approve it.',
    approved: 'It takes effect as soon as it is published.',
    published: 'It is in effect.',
  },
  declined: 'Offer declined',
  declinedText: 'Other drivers may still accept it.',
  takenBack: 'Taken back',
  takenBackText: 'Nobody can accept or approve it anymore.',
  approved: 'Trade approved',
  publishedText: 'A new version is published. Both drivers are told.',
  waitsText: 'It is not published yet. This page shows when it is.',
  rejected: 'Trade rejected',
  rejectedText: 'Both drivers can read the reason.',
  published: 'Trades published',
  publishedVersion: (version: number): string => `Version ${version} is published.`,
  refused: 'Trade not possible',
  nobodyHolds: (id: string): string => `No other driver holds ${id}.`,
  chooseBoth: 'Please choose what you give and what you want.',
  notFound:
    'This offer is no longer available. It may have been taken back or accepted by another driver.',
  changed: 'Someone else changed this trade first. Please review the page.',
  offeredAlready: 'You have already made this offer.',
  skipped:
    'The published version has changed, and this trade is no longer possible. Please reject it.',
  offersWaiting: (most: number): string =>
    `You can have ${counted(most, 'offer')} at a time. Take one back first.`,
  offersUsedUp: (most: number, days: number): string =>
    `You can make ${counted(most, 'offer')} in ${counted(days, 'day')}.`,
  tradesUsedUp: (most: number, days: number): string =>
    `You can trade ${most} times in ${counted(days, 'day')}.`,
};
