import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ConflictSheet } from '~/app/components/disputes/conflict-sheet';
import { makePrintHead } from '~/app/components/print/print-sheet';
import { pageTitle } from '~/app/components/shell/product';
import { siteAdminLoader } from '~/app/platform/guards/guards.server';
import { readConflicts } from '~/app/services/claims/read-conflicts.server';

export const meta: MetaFunction = () => [{ title: pageTitle('Print Job Selection Conflict') }];
export const handle = { bare: true };

export const loader = siteAdminLoader(async ({ request, deps, access, receivedAt }) => {
  const jobId = new URL(request.url).searchParams.get('job');
  const conflict = (await readConflicts({ deps, access })).find((one) => one.jobId === jobId);
  if (!conflict) throw new Response('There is no conflict over this job.', { status: 404 });
  const { periodId } = access.site.window;
  return { conflict, periodId, ...makePrintHead(access, receivedAt) };
});

export default function PrintConflict() {
  return <ConflictSheet {...useLoaderData<typeof loader>()} />;
}
