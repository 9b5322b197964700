import type { ReactNode } from 'react';
import { rankingPages } from '~/app/components/address/page-paths';
import { TabPanel, Tabs } from '~/app/components/ui/tabs';
import { copy } from '~/app/copy/copy';
import { SessionOverContext } from './save/session-over';
import { useFreshPage } from './use-fresh-page';

const getTabs = () =>
  [
    { id: 'jobs', label: copy.ranking.jobs, to: rankingPages.jobs },
    { id: 'vacation', label: copy.ranking.vacation, to: rankingPages.vacations },
  ] as const;

/** Tabs for a driver's two pages, jobs and vacation. `children` is the current page. */
export const DriverTabs = ({
  current,
  windowKey,
  children,
}: {
  current: ReturnType<typeof getTabs>[number]['id'];
  /** Identifies the windows that the page shows. */
  windowKey: string;
  children: ReactNode;
}) => {
  const hasSessionEnded = useFreshPage(windowKey);
  return (
    <>
      <div className="border-b border-base-300 bg-base-100">
        <Tabs
          label={copy.ranking.whatToRank}
          tabs={getTabs()}
          current={current}
          className="shell -mb-px"
        />
      </div>
      <TabPanel id={current} className="flex flex-1 flex-col">
        <SessionOverContext.Provider value={hasSessionEnded}>
          {children}
        </SessionOverContext.Provider>
      </TabPanel>
    </>
  );
};
