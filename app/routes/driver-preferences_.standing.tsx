import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { StandingPage } from '~/app/components/preferences/standing-page';
import { pageTitle } from '~/app/components/shell/product';
import { driverLoader } from '~/app/platform/guards/guards.server';
import { readStanding } from '~/app/services/award/read-standing.server';

export const meta: MetaFunction = () => [{ title: pageTitle('Where you stand') }];

export const loader = driverLoader(({ deps, access, receivedAt: now }) =>
  readStanding({ deps, access, now }),
);

export default function Standing() {
  return <StandingPage standing={useLoaderData<typeof loader>()} />;
}
