import { download } from '~/app/platform/download.server';
import { siteAdminLoader } from '~/app/platform/guards.server';
import { jobsToText } from '~/domain/jobs/job-text';

export const loader = siteAdminLoader(async ({ deps, access }) => {
  const { items } = await deps.stores.jobs.list(access.scope);
  return download(jobsToText(items), { name: 'jobs.tsv', type: 'text/tab-separated-values' });
});
