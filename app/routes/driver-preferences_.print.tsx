import { redirect, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PrintJobs } from '~/app/components/preferences/print-jobs';
import { pageTitle } from '~/app/components/shell/product';
import { driverLoader } from '~/app/platform/guards/guards.server';
import { loadPicksAndJobs } from '~/app/services/picks/load-picks-and-jobs.server';
import { readView } from './driver-preferences/read-view.server';

export const meta: MetaFunction = () => [{ title: pageTitle('Print Job Preferences') }];
export const handle = { bare: true };

export const loader = driverLoader(async ({ deps, access, loaded, receivedAt: now }) => {
  const search = new URLSearchParams();
  const view = await readView({ deps, access, loaded, now, search });
  if (!view.allowPrinting) throw redirect('/driver-preferences');
  return { view, printedAt: now };
}, loadPicksAndJobs);

export default function PrintPreferences() {
  return <PrintJobs {...useLoaderData<typeof loader>()} />;
}
