import { counted } from '~/app/copy/en/counted';

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
