import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageTitle } from '~/app/components/shell/product';
import { Figures } from '~/app/components/ui/figures';
import { masterLoader } from '~/app/platform/guards.server';

export const meta: MetaFunction = () => [{ title: pageTitle('System Overview') }];

export const loader = masterLoader(async ({ deps }) => ({
  totals: await deps.stores.system.totals(),
}));

export default function SystemOverview() {
  const { totals } = useLoaderData<typeof loader>();
  return (
    <Figures
      className="grid-cols-2 lg:grid-cols-4"
      figures={[
        ['Companies', totals.companies],
        ['Sites', totals.sites],
        ['Drivers', totals.drivers],
        ['Jobs', totals.jobs],
      ]}
    />
  );
}
