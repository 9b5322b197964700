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
