import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { StandingPage } from '~/app/components/preferences/standing-page';
import { pageTitle } from '~/app/components/shell/product';
import { driverLoader } from '~/app/platform/guards.server';
import { readStanding } from '~/app/services/award/read-standing.server';

export const meta: MetaFunction = () => [{ title: pageTitle('Where you stand') }];

/** Read by the job page in the background too: it reads every list, which the page itself must not. */
export const loader = driverLoader(({ deps, access }) => readStanding({ deps, access }));

export default function Standing() {
  return <StandingPage standing={useLoaderData<typeof loader>()} />;
}
