import { TabPanel, Tabs } from '~/app/components/ui/tabs';
import { DriverAccess, type AccessProblem } from './driver-access';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import type { LandingTab, LandingView } from './landing-view';
import { Overview } from './overview';
import { Support } from './support';
import { WeeklyJobs } from './weekly-jobs';

const panels: Record<LandingTab, (props: { view: LandingView }) => JSX.Element> = {
  overview: Overview,
  jobs: WeeklyJobs,
  how: HowItWorks,
};

/** `/` and the link of one tenant: the same page. */
export const LandingPage = ({
  view,
  problem,
  adminPortal,
}: {
  view: LandingView;
  problem: AccessProblem | undefined;
  adminPortal: string;
}) => {
  const Panel = panels[view.tab];
  return (
    <>
      <Hero view={view}>
        <DriverAccess problem={problem} adminPortal={adminPortal} />
      </Hero>
      <div className="shell flex flex-col gap-6 py-6">
        <div>
          <Tabs
            label="About this selection"
            current={view.tab}
            tabs={[
              { id: 'overview', label: 'Overview', to: '?tab=overview' },
              { id: 'jobs', label: 'Weekly Jobs', to: '?tab=jobs' },
              { id: 'how', label: 'How It Works', to: '?tab=how' },
            ]}
          />
          <TabPanel id={view.tab} className="pt-4">
            <Panel view={view} />
          </TabPanel>
        </div>
        <Support contactEmail={view.contactEmail} />
      </div>
    </>
  );
};
