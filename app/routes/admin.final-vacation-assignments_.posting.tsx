import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { makePrintHead } from '~/app/components/print/print-sheet';
import { pageTitle } from '~/app/components/shell/product';
import { AssignmentPosting } from '~/app/components/vacations/assignment-posting';
import { siteAdminLoader } from '~/app/platform/guards/guards.server';
import { readVacationAssignments } from '~/app/services/vacation/read-vacation-assignments.server';
import { viewOf } from './admin.final-vacation-assignments/view-of.server';

export const meta: MetaFunction = () => [{ title: pageTitle('Vacation Assignment Posting') }];
export const handle = { bare: true };

export const loader = siteAdminLoader(async ({ request, deps, access, receivedAt }) => {
  const view = viewOf(request, access.site);
  const { rows, weeks, publication } = await readVacationAssignments({ deps, access }, view);
  return { rows, weeks, publication, ...makePrintHead(access, receivedAt) };
});

export default function Posting() {
  return <AssignmentPosting {...useLoaderData<typeof loader>()} />;
}
