export const awardErrors = {
  thereIsNoDriver: (driverId: string) =>
    `There is no driver “${driverId}”. Choose one from the list, or type the Employee ID.`,
  thereIsNoJobChoose: (jobId: string) => `There is no job “${jobId}”. Choose one from the list.`,
  thisDriverIsAlreadyManually: (jobId: string) =>
    `This driver is already manually assigned to job ${jobId}. Remove that assignment first.`,
  pleaseConfirm: 'Please confirm',
  checkTheBoxToAssign: 'Check the box to assign the job anyway.',
  claimsAreClosed: 'Claims are closed',
  theTimeToFileA: 'The time to file a claim about this assignment is over.',
  claimNotFiled: 'Claim not filed',
  aClaimIsAboutOne: 'A claim is about one of your picks that you did not get.',
  youHaveAlreadyFiledA: 'You have already filed a claim about this pick.',
  sayInAFewWords: 'Say in a few words why this pick should be yours.',
  aClaimCanHoldUp: (limit: number) => `A claim can hold up to ${limit} characters.`,
  newVersionPublished: 'New version published',
  aNewVersionOfThe: 'A new version of the assignments was published. Please review it first.',
  claimNotFound: 'Claim not found',
  thereIsNoSuchClaim: 'There is no such claim in this period.',
  someoneElseHasAlreadyAnswered:
    'Someone else has already answered this claim. Your answer was not saved.',
  missingReason: 'Missing reason',
  pleaseGiveAReason: 'Please give a reason.',
  reasonTooLong: 'Reason too long',
  aReasonCanHoldUp: (limit: number) => `A reason can hold up to ${limit} characters.`,
  theDriverReadsThisReason: 'The driver reads this reason',
  itNamesAnotherDriverGive: (name: string) =>
    `It names another driver, ${name}. Give the reason without names and employee IDs.`,
  nextPeriodIsOpen: 'Next period is open',
  theNextWeekIsOpen: (days: string) =>
    `The week of ${days} has ended: someone opened the next one. Nothing was assigned. Review the page and try again.`,
  theAssignmentOfJobHasChanged: (jobId: string) =>
    `The assignment of job ${jobId} has changed. Nothing was removed. Please check again.`,
  theAssignmentOfDriverHasChanged: (driverId: string) =>
    `The assignment of driver ${driverId} has changed. Nothing was removed. Please check again.`,
  jobWasAssignedToBy: (jobId: string, driverId: string, by: string, yours: string) =>
    `Job ${jobId} was assigned to ${driverId} by ${by} in the meantime. Check the box to give it to ${yours} instead.`,
  someoneElseAssignedJobAt: (jobId: string, yours: string) =>
    `Someone else assigned job ${jobId} at the same time. Check who has it before you give it to ${yours}.`,
  bothNeeded: 'Please select both a driver and a job.',
};
