import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { rankingPages } from '~/app/components/address/page-paths';
import { TabPanel, Tabs } from '~/app/components/ui/tabs';
import { copy } from '~/app/copy/copy';
import { SessionOverContext } from './save/session-over';
import { Segments } from './segments';
import { useFreshPage } from './use-fresh-page';

const getTabs = () =>
  [
    { id: 'jobs', label: copy.ranking.jobs, to: rankingPages.jobs },
    { id: 'vacation', label: copy.ranking.vacation, to: rankingPages.vacations },
  ] as const;

export type DriverTab = ReturnType<typeof getTabs>[number]['id'];

/** Tabs for a driver's two pages, jobs and vacation. `children` is the current page. Narrow screens have links instead. */
export const DriverTabs = ({
  current,
  windowKey,
  children,
}: {
  current: DriverTab;
  /** Identifies the windows that the page shows. */
  windowKey: string;
  children: ReactNode;
}) => {
  const hasSessionEnded = useFreshPage(windowKey);
  return (
    <>
      <div className="border-b border-base-300 bg-base-100 max-lg:hidden">
        <Tabs
          label={copy.ranking.whatToRank}
          tabs={getTabs()}
          current={current}
          className="shell -mb-px"
        />
      </div>
      <TabPanel id={current} className="flex flex-1 flex-col max-lg:bg-base-100">
        <SessionOverContext.Provider value={hasSessionEnded}>
          {children}
        </SessionOverContext.Provider>
      </TabPanel>
    </>
  );
};

/** On narrow screens, leads from one of a driver's two pages to the other. */
export const OtherPageLink = ({ current }: { current: DriverTab }) =>
  getTabs()
    .filter(({ id }) => id !== current)
    .map(({ id, label, to }) => (
      <Link
        key={id}
        to={to}
        className="inline-flex min-h-[44px] items-center px-1 text-[min(0.9375rem,7vw)] font-semibold text-primary"
      >
        {label}
      </Link>
    ));

/** On narrow screens, leads to a driver's two pages, where the current one has no list to edit. */
export const PageLinks = ({ current }: { current: DriverTab }) => (
  <div className="shell">
    <Segments
      label={copy.ranking.whatToRank}
      links={getTabs().map(({ id, label, to }) => ({ to, text: label, isShown: id === current }))}
    />
  </div>
);
