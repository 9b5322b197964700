import { counted } from '~/domain/shared/counted';

export const assignments = {
  reviewExportBeforeYouSave: 'Review & export before you save them as final.',
  finalAssignmentsSaved: 'Final assignments saved',
  versionIsPublishedAssignedDrivers: (version: number, jobs: number) =>
    `Version ${version} is published: ${counted(jobs, 'job')} assigned. Drivers see their job and why.`,
  jobGoesTo: (jobId: string, driverId: string) => `Job ${jobId} goes to ${driverId}.`,
  jobIsAwardedByThe: (jobId: string) => `Job ${jobId} is awarded by the rules again.`,
  selectionIsStillOpenYou:
    'Selection is still open. You can view a provisional award and save it as final after the cutoff.',
  savingAgainPublishesVersionAnd: (awardVersion: number) =>
    `Saving again publishes version ${awardVersion} and shows the difference.`,
  savingPublishesTheAwardEvery:
    'Saving publishes the award: every driver sees their job and the reason for each pick.',
};
