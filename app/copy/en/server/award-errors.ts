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
