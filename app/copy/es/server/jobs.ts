import type { jobs as en } from '~/app/copy/en/server/jobs';

export const jobs: typeof en = {
  removed: (jobs) => (jobs === 1 ? 'Se eliminó 1 trabajo.' : `Se eliminaron ${jobs} trabajos.`),
  imported: (jobs) => (jobs === 1 ? 'Se importó 1 trabajo.' : `Se importaron ${jobs} trabajos.`),
};
