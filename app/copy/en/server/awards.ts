import { counted } from '~/app/copy/en/counted';

export const assignments = {
  reviewFirst: 'Review & export before you save them as final.',
  saved: 'Final assignments saved',
  savedText: (version: number, jobs: number) =>
    `Version ${version} is published: ${counted(jobs, 'job')} assigned. Drivers see their jobs and the reasons.`,
  jobFreed: (jobId: string) => `${jobId} passed down the list`,
  jobFreedText: (version: number, days: string) =>
    `Version ${version} of the week of ${days} is published, and whoever it changes is told.`,
  leftOverOffered: 'Jobs offered',
  leftOverOfferedText: 'Drivers who may hold one read it on their pages.',
  leftOverUntil: 'Time changed',
  leftOverUntilText: 'Drivers’ pages show the new time.',
  leftOverEnded: 'The offer ends now',
  leftOverEndedText: 'In a few seconds the last answers are in, and this page shows who gets what.',
  leftOverPublished: 'Left-over jobs passed on',
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
  jobUnassigned: (jobId: string) =>
    `Job ${jobId} is awarded by the rules again. For a day you can bring the assignment back under Recently Deleted.`,
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
  otherGrantedText: (employeeId: string) =>
    `${employeeId} sees your reason on their page. No assignment was changed.`,
  claimDenied: 'Claim Denied',
  claimDeniedText: (employeeId: string) => `${employeeId} sees your reason on their page.`,
};

export const trades = {
  offered: 'Offer sent',
  offeredText: (giveId: string, wantId: string): string =>
    `Every driver who holds ${wantId} can now accept your ${giveId} for it.`,
  opened: 'Offered to everybody',
  openedText: (giveId: string): string =>
    `Every driver who may hold ${giveId} can now offer you theirs for it.`,
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
  closedText: 'Nobody sees it anymore. Offers that you have received stay.',
  approved: 'Trade approved',
  publishedText: 'A new version is published. Both drivers are told.',
  waitsText: 'It is not published yet. This page shows when it is.',
  rejected: 'Trade rejected',
  rejectedText: 'Both drivers can read the reason.',
  published: 'Trades published',
  publishedVersion: (version: number): string => `Version ${version} is published.`,
};
