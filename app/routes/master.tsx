import { Outlet, useLoaderData, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { AdminPage } from '~/app/components/admin/admin-page';
import { LinkButton } from '~/app/components/ui/button';
import { Icon } from '~/app/components/ui/icon';
import { StatusChip } from '~/app/components/ui/status-chip';
import { TabPanel, Tabs } from '~/app/components/ui/tabs';
import { adminCopy } from '~/app/copy/copy';
import { masterLoader } from '~/app/platform/guards/guards.server';

/**
 * Guards only the layout of the tabs. Each tab needs its own guard, because a client can request a tab's data without
 * the layout.
 */
export const loader = masterLoader(async ({ deps }) => ({
  waiting: (await deps.stores.registrations.totals()).pending,
}));

export default function MasterPanel() {
  return (
    <AdminPage
      back={null}
      title={adminCopy.master.panelTitle}
      status={
        <StatusChip tone="info" icon={<Icon name="shield-check" className="size-4" />}>
          {adminCopy.master.masterAdministrator}
        </StatusChip>
      }
      actions={<LinkButton to="/admin/dashboard">{adminCopy.master.returnToDashboard}</LinkButton>}
    >
      <MasterTabs waiting={useLoaderData<typeof loader>().waiting}>
        <Outlet />
      </MasterTabs>
    </AdminPage>
  );
}

const getTabs = () =>
  [
    { id: 'overview', label: adminCopy.master.systemOverview, to: '/admin/master' },
    { id: 'requests', label: adminCopy.master.requests, to: '/admin/master/requests' },
    { id: 'companies', label: adminCopy.master.companiesTitle, to: '/admin/master/companies' },
    { id: 'erased', label: adminCopy.tenantErasure.tab, to: '/admin/master/erased' },
    { id: 'settings', label: adminCopy.master.systemSettings, to: '/admin/master/settings' },
    { id: 'work', label: adminCopy.workPlan.title, to: '/admin/master/work' },
  ] as const;

/** The tabs of the panel, which are separate pages. The requests that wait are counted. */
const MasterTabs = ({ waiting, children }: { waiting: number; children: ReactNode }) => {
  const { pathname } = useLocation();
  const current = getTabs().findLast(({ to }) => pathname.startsWith(to)) ?? getTabs()[0];
  return (
    <>
      <Tabs
        label={adminCopy.master.panelTitle}
        tabs={getTabs().map((tab) =>
          tab.id === 'requests' && waiting > 0 ? { ...tab, count: waiting } : tab,
        )}
        current={current.id}
      />
      <TabPanel id={current.id} className="flex flex-col gap-5">
        {children}
      </TabPanel>
    </>
  );
};
