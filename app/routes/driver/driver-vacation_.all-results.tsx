import { useLoaderData } from '@remix-run/react';
import { AllResultsPage } from '~/app/components/ranking/result/all-results';
import { titlePage } from '~/app/components/shell/product';
import { weekCatalogue } from '~/app/components/vacation-preferences/week-catalogue';
import { copy } from '~/app/copy/copy';
import { driverLoader } from '~/app/platform/guards/guards.server';
import { readAllResultsPage } from './driver-preferences/read-all-results.server';

export const meta = titlePage(() => copy.allResults.vacations);

export const loader = driverLoader((args) => readAllResultsPage(args, 'vacations'));

/** Everybody's lists of vacation weeks and the published results. */
export default function AllVacationResults() {
  const { view, query, siteName } = useLoaderData<typeof loader>();
  return (
    <AllResultsPage
      title={copy.allResults.vacations}
      about={siteName}
      path={weekCatalogue.path}
      view={view}
      query={query}
    />
  );
}
