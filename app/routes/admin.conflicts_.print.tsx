import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ConflictSheet } from '~/app/components/disputes/conflict-sheet';
import { pageTitle } from '~/app/components/shell/product';
import { siteAdminLoader } from '~/app/platform/guards/guards.server';
import { readConflicts } from '~/app/services/claims/read-conflicts.server';

export const meta: MetaFunction = () => [{ title: pageTitle('Print Job Selection Conflict') }];
export const handle = { bare: true };

export const loader = siteAdminLoader(async ({ request, deps, access, receivedAt }) => {
  const jobId = new URL(request.url).searchParams.get('job');
  const conflict = (await readConflicts({ deps, access })).find((one) => one.jobId === jobId);
  if (!conflict) throw new Response('There is no conflict over this job.', { status: 404 });
  const { site, company } = access;
  return {
    conflict,
    companyName: company.name,
    siteName: site.name,
    siteId: site.siteId,
    periodId: site.window.periodId,
    timeZone: site.timeZone,
    printedAt: receivedAt,
  };
});

export default function PrintConflict() {
  return <ConflictSheet {...useLoaderData<typeof loader>()} />;
}
