import { counted } from '~/app/copy/en/counted';

export const jobs = {
  removed: (jobs: number) => `Successfully removed ${counted(jobs, 'job')}`,
  imported: (jobs: number) => `Successfully imported ${counted(jobs, 'job')}`,
};
