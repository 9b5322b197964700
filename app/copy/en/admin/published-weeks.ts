import { counted } from '~/app/copy/en/counted';

/** The page of published weeks whose jobs have changed since. */
export const publishedWeeks = {
  title: 'Published Weeks',
  intro:
    'A published week keeps its jobs as they were published. Choose what changes there too: the drivers of these jobs are told what they had, what they have now, and why, and nobody else’s result changes.',
  differ: (jobs: number) =>
    `${counted(jobs, 'job')} ${jobs === 1 ? 'has' : 'have'} changed since a week was published. That week still has ${jobs === 1 ? 'it as it was' : 'them as they were'}.`,
  review: 'Change the published week too…',
  version: (version: number) => `Version ${version}`,
  published: 'Published',
  now: 'Now',
  deleted: (drivers: number) =>
    `Deleted. If it is deleted there too, ${drivers === 1 ? 'this driver has' : `these ${drivers} drivers have`} no job that week.`,
  heldBy: (names: string) => `Held by ${names}`,
  change: 'Change the published week',
  onlyLater: 'Only for later weeks',
  none: 'No published week differs from the list of jobs',
  noneText:
    'When you change or delete a job that drivers hold in a published week, it is listed here.',
};
