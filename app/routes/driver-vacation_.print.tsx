import { redirect, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageTitle } from '~/app/components/shell/product';
import { PrintWeeks } from '~/app/components/vacation-preferences/print-weeks';
import { weekWords } from '~/app/components/vacation-preferences/week-words';
import { driverLoader } from '~/app/platform/guards/guards.server';
import { loadWeeksAndSlots } from '~/app/services/vacation/read-vacation-preferences.server';
import { readView } from './driver-vacation/read-view.server';

export const meta: MetaFunction = () => [{ title: pageTitle('Print Vacation Preferences') }];
export const handle = { bare: true };

export const loader = driverLoader(async ({ deps, access, loaded, receivedAt: now }) => {
  const search = new URLSearchParams();
  const view = await readView({ deps, access, loaded, now, search });
  if (!view.allowPrinting) throw redirect(weekWords.path);
  return { view, printedAt: now };
}, loadWeeksAndSlots);

export default function PrintVacation() {
  return <PrintWeeks {...useLoaderData<typeof loader>()} />;
}
