import { counted } from '~/domain/shared/counted';

export const jobs = {
  successfullyRemoved: (jobs: number) => `Successfully removed ${counted(jobs, 'job')}`,
  successfullyImported: (jobs: number) => `Successfully imported ${counted(jobs, 'job')}`,
};
