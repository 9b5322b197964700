import { useLoaderData } from '@remix-run/react';
import { jobCatalogue } from '~/app/components/preferences/job-catalogue';
import { AllResultsPage } from '~/app/components/ranking/result/all-results';
import { titlePage } from '~/app/components/shell/product';
import { copy } from '~/app/copy/copy';
import { formatWeek } from '~/app/copy/format-time';
import { driverLoader } from '~/app/platform/guards/guards.server';
import { readAllResultsPage } from './driver-preferences/read-all-results.server';

export const meta = titlePage(() => copy.allResults.jobs);

export const loader = driverLoader((args) => readAllResultsPage(args, 'jobs'));

/** Everybody's lists of jobs and results of the published week. */
export default function AllJobResults() {
  const { view, query, siteName, periodId } = useLoaderData<typeof loader>();
  return (
    <AllResultsPage
      title={copy.allResults.jobs}
      about={`${siteName} · ${formatWeek(periodId)}`}
      path={jobCatalogue.path}
      view={view}
      query={query}
    />
  );
}
