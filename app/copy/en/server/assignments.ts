import { counted } from '~/app/copy/en/counted';

export const assignments = {
  reviewFirst: 'Review & export before you save them as final.',
  saved: 'Final assignments saved',
  savedText: (version: number, jobs: number) =>
    `Version ${version} is published: ${counted(jobs, 'job')} assigned. Drivers see their jobs and the reasons.`,
  jobAssigned: (jobId: string, driverId: string) => `Job ${jobId} goes to ${driverId}.`,
  jobUnassigned: (jobId: string) => `Job ${jobId} is awarded by the rules again.`,
};
