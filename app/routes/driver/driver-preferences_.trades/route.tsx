import { useLoaderData } from '@remix-run/react';
import { useActionError } from '~/app/components/admin/use-action-error';
import { titlePage } from '~/app/components/shell/product';
import { TradesPage } from '~/app/components/trades/trades-page';
import { copy } from '~/app/copy/copy';
import { driverAction, driverLoader } from '~/app/platform/guards/guards.server';
import { actOnTrades, readPage } from './trade-pages.server';

export const meta = titlePage(() => copy.trades.jobsTitle);

export const loader = driverLoader((args) => readPage(args, 'jobs'));

export const action = driverAction((args) => actOnTrades(args, 'jobs'));

/** Where drivers trade the jobs of the published award. */
export default function JobTrades() {
  return <TradesPage page={useLoaderData<typeof loader>()} error={useActionError()} />;
}
