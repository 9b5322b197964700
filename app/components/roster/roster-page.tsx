import { Download, FileSpreadsheet } from 'lucide-react';
import type { ReactNode } from 'react';
import { AdminPage, backToDashboard } from '~/app/components/admin/admin-page';
import { LinkButton } from '~/app/components/ui/button';
import { PrintLink } from '~/app/components/print/print-link';
import { TabPanel, Tabs } from '~/app/components/ui/tabs';

type RosterTab = 'table' | 'master' | 'plain';
/** The table unless another is named. */
export const rosterTab = (name: string | null): RosterTab =>
  name === 'master' || name === 'plain' ? name : 'table';

/** The plain list is the table without JavaScript. */
const viewOf = (tab: RosterTab) => (tab === 'master' ? 'master' : 'table');

interface RosterPageProps {
  readonly title: string;
  readonly tab: RosterTab;
  readonly exportPath: string;
  readonly printPath: string;
  readonly children: ReactNode;
}

const tabs = [
  { id: 'table', label: 'Table View', to: '?tab=table' },
  { id: 'master', label: 'Master List', to: '?tab=master' },
];

/** Frame of Edit Drivers and Edit Jobs: title with the site, way back, the two tabs. */
export const RosterPage = ({ title, tab, exportPath, printPath, children }: RosterPageProps) => (
  <AdminPage
    title={title}
    back={backToDashboard}
    actions={
      <>
        <PrintLink to={printPath} label="Print list" />
        <LinkButton
          to={`${exportPath}?as=xlsx`}
          reloadDocument
          download
          icon={<FileSpreadsheet className="size-4" aria-hidden />}
        >
          Export Excel
        </LinkButton>
        <LinkButton
          to={exportPath}
          reloadDocument
          download
          icon={<Download className="size-4" aria-hidden />}
        >
          Export Data
        </LinkButton>
      </>
    }
  >
    <Tabs label="Views" tabs={tabs} current={viewOf(tab)} />
    <TabPanel id={viewOf(tab)} className="flex flex-col gap-4">
      {children}
    </TabPanel>
  </AdminPage>
);
