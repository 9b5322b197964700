import { download } from '~/app/platform/download.server';
import { siteAdminLoader } from '~/app/platform/guards.server';
import { readJobs } from '~/app/services/roster/read-jobs.server';
import { jobsToText } from '~/domain/jobs/job-text';

export const loader = siteAdminLoader(async ({ deps, access }) => {
  const jobs = await readJobs({ deps, access });
  return download(jobsToText(jobs), { name: 'jobs.tsv', type: 'text/tab-separated-values' });
});
