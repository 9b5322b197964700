import { download } from '~/app/platform/http/download.server';
import { siteAdminLoader } from '~/app/platform/guards/guards.server';
import { readJobs } from '~/app/services/roster/read-jobs.server';
import { workbookType, writeWorkbook } from '~/app/services/roster/write-workbook.server';
import { jobTable, jobsToText } from '~/domain/jobs/job-text';

export const loader = siteAdminLoader(async ({ request, deps, access }) => {
  const jobs = await readJobs({ deps, access });
  if (new URL(request.url).searchParams.get('as') !== 'xlsx') {
    return download(jobsToText(jobs), { name: 'jobs.tsv', type: 'text/tab-separated-values' });
  }
  const workbook = await writeWorkbook(jobTable(jobs), { sheet: 'Jobs' });
  return download(workbook, { name: 'jobs.xlsx', type: workbookType });
});
