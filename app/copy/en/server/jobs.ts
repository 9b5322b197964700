import { counted } from '~/app/copy/en/counted';

export const jobs = {
  templateSaved: 'Template saved',
  templateSavedText: (name: string, count: number) => `“${name}” has ${counted(count, 'job')}.`,
  templateDeleted: (name: string) => `Template “${name}” deleted`,
  templateWithoutJobs: 'The site has no jobs to keep. Nothing was saved.',
  templatesTooLarge:
    'All templates together are too large. Delete one that is no longer needed. Nothing was saved.',
  publishedWeekChanged: (days: string) => `Published week of ${days} changed`,
  publishedWeekChangedText: (version: number, drivers: number) =>
    `Version ${version} is published. ${counted(drivers, 'driver')} ${drivers === 1 ? 'is' : 'are'} told what they had, what they have now, and why.`,
  removed: (jobs: number) => `Successfully removed ${counted(jobs, 'job')}`,
  imported: (jobs: number) => `Successfully imported ${counted(jobs, 'job')}`,
};
