import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { JobsHistory } from '~/app/components/preferences/jobs-history';
import { pageTitle } from '~/app/components/shell/product';
import { driverLoader } from '~/app/platform/guards/guards.server';
import { longestHistory, readHistory } from '~/app/services/picks/read-history.server';

export const meta: MetaFunction = () => [{ title: pageTitle('Your saves') }];

export const loader = driverLoader(
  async ({ access: { site, driver }, loaded: saves }) => ({
    saves,
    isCut: saves.length === longestHistory,
    driverName: driver.name,
    periodId: site.window.periodId,
    timeZone: site.timeZone,
  }),
  readHistory,
);

export default function History() {
  return <JobsHistory {...useLoaderData<typeof loader>()} />;
}
