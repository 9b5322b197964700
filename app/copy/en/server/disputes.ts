export const disputes = {
  thereIsNoConflictOver: 'There is no conflict over this job.',
  jobAwarded: 'Job Awarded',
  jobGoesToWhenThe: (jobId: string, driverId: string) =>
    `Job ${jobId} goes to ${driverId} when the award is published.`,
  claimGranted: 'Claim Granted',
  jobGoesToWhenYou: (jobId: string, employeeId: string) =>
    `Job ${jobId} goes to ${employeeId} when you publish again.`,
  claimDenied: 'Claim Denied',
  seesYourReasonOnTheir: (employeeId: string) => `${employeeId} sees your reason on their page.`,
};
