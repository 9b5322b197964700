import type { ReactNode } from 'react';
import { AdminPage, backToDashboard } from '~/app/components/admin/admin-page';
import { TabPanel, Tabs } from '~/app/components/ui/tabs';

interface RosterPageProps {
  readonly title: string;
  readonly tab: 'table' | 'master';
  readonly children: ReactNode;
}

const tabs = [
  { id: 'table', label: 'Table View', to: '?tab=table' },
  { id: 'master', label: 'Master List', to: '?tab=master' },
];

/** Frame of Edit Drivers and Edit Jobs: title with the site, way back, the two tabs. */
export const RosterPage = ({ title, tab, children }: RosterPageProps) => (
  <AdminPage title={title} back={backToDashboard}>
    <Tabs label="Views" tabs={tabs} current={tab} />
    <TabPanel id={tab}>{children}</TabPanel>
  </AdminPage>
);
