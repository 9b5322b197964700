import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { makePrintHead } from '~/app/components/print/print-sheet';
import { pageTitle } from '~/app/components/shell/product';
import { LivePicksReport } from '~/app/components/vacations/live-picks-report';
import { siteAdminLoader } from '~/app/platform/guards/guards.server';
import { readLiveVacationPicks } from '~/app/services/vacation/read-live-vacation-picks.server';

export const meta: MetaFunction = () => [{ title: pageTitle('Vacation Picks Report') }];
export const handle = { bare: true };

export const loader = siteAdminLoader(async ({ deps, access, receivedAt }) => {
  const picks = await readLiveVacationPicks({ deps, access });
  return { ...picks, ...makePrintHead(access, receivedAt) };
});

export default function Report() {
  return <LivePicksReport {...useLoaderData<typeof loader>()} />;
}
