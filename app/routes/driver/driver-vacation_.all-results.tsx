import { copy } from '~/app/copy/copy';
import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AllResultsPage } from '~/app/components/ranking/all-results';
import { pageTitle } from '~/app/components/shell/product';
import { weekCatalogue } from '~/app/components/vacation-preferences/week-catalogue';
import { driverLoader } from '~/app/platform/guards/guards.server';
import { readAllResultsPage } from './driver-preferences/read-all-results.server';

export const meta: MetaFunction = () => [{ title: pageTitle(copy.allResults.vacations) }];

export const loader = driverLoader((args) => readAllResultsPage(args, 'vacations'));

/** Everybody's lists of vacation weeks and the published results. */
export default function AllVacationResults() {
  const { view, query, siteName } = useLoaderData<typeof loader>();
  return (
    <AllResultsPage
      title={copy.allResults.vacations}
      about={siteName}
      path={weekCatalogue.path}
      {...{ view, query }}
    />
  );
}
