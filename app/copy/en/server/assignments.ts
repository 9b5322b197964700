import { counted } from '~/domain/shared/counted';

export const assignments = {
  reviewExportBeforeYouSave: 'Review & export before you save them as final.',
  finalAssignmentsSaved: 'Final assignments saved',
  versionIsPublishedAssignedDrivers: (version: number, jobs: number) =>
    `Version ${version} is published: ${counted(jobs, 'job')} assigned. Drivers see their job and why.`,
  jobGoesTo: (jobId: string, driverId: string) => `Job ${jobId} goes to ${driverId}.`,
  jobIsAwardedByThe: (jobId: string) => `Job ${jobId} is awarded by the rules again.`,
};
