import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageTitle } from '~/app/components/shell/product';
import { VacationHistory } from '~/app/components/vacation-preferences/vacation-history';
import { driverLoader } from '~/app/platform/guards/guards.server';
import { longestHistory } from '~/app/services/picks/read-history.server';
import { readVacationHistory } from '~/app/services/vacation/read-vacation-history.server';

export const meta: MetaFunction = () => [{ title: pageTitle('Your vacation saves') }];

export const loader = driverLoader(
  async ({ access: { site, driver }, loaded: saves }) => ({
    saves,
    isCut: saves.length === longestHistory,
    driverName: driver.name,
    timeZone: site.timeZone,
  }),
  readVacationHistory,
);

export default function History() {
  return <VacationHistory {...useLoaderData<typeof loader>()} />;
}
