import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { TabPanel, Tabs } from '~/app/components/ui/tabs';

const tabs = [
  { id: 'overview', label: 'System Overview', to: '/admin/master' },
  { id: 'requests', label: 'Registration Requests', to: '/admin/master/requests' },
  { id: 'companies', label: 'Companies & Sites', to: '/admin/master/companies' },
  { id: 'settings', label: 'System Settings', to: '/admin/master/settings' },
] as const;

/** The four tabs of the panel, each a page of its own. */
export const MasterTabs = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const current = tabs.findLast(({ to }) => pathname.startsWith(to)) ?? tabs[0];
  return (
    <>
      <Tabs label="Master Admin Panel" tabs={tabs} current={current.id} />
      <TabPanel id={current.id} className="flex flex-col gap-5">
        {children}
      </TabPanel>
    </>
  );
};
