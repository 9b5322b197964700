import { useLoaderData } from '@remix-run/react';
import { useActionError } from '~/app/components/admin/use-action-error';
import { titlePage } from '~/app/components/shell/product';
import { TradesPage } from '~/app/components/trades/trades-page';
import { copy } from '~/app/copy/copy';
import { driverAction, driverLoader } from '~/app/platform/guards/guards.server';
import { actOnTrades, readPage } from './driver-preferences_.trades/trade-pages.server';

export const meta = titlePage(() => copy.trades.weeksTitle);

export const loader = driverLoader((args) => readPage(args, 'vacations'));

export const action = driverAction((args) => actOnTrades(args, 'vacations'));

/** Where drivers trade published vacation weeks. */
export default function WeekTrades() {
  return <TradesPage page={useLoaderData<typeof loader>()} error={useActionError()} />;
}
