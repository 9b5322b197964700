import { Link } from '@remix-run/react';
import type { Remembered } from '~/app/components/login/continue-as';
import { RequestAccess } from '~/app/components/registration/request-access';
import { ContactSentence } from '~/app/components/shell/contact-sentence';
import { useRevalidateAt } from '~/app/components/time/use-revalidate-at';
import { Card } from '~/app/components/ui/card';
import { Icon } from '~/app/components/ui/icon';
import { TabPanel, Tabs } from '~/app/components/ui/tabs';
import { copy } from '~/app/copy/copy';
import { toInstant } from '~/domain/time/instant';
import { DriverAccessPanel, type AccessProblem } from './driver-access';
import { Hero } from './hero';
import type { LandingTab, LandingView } from './landing-view';
import { Overview } from './overview';
import { WeeklyJobs } from './weekly-jobs';

/** The site's technical support, and how a company requests access. */
const Support = ({
  contactEmail,
  isForCompanies,
}: {
  contactEmail: string;
  isForCompanies: boolean;
}) => (
  <section
    aria-labelledby="support"
    className="flex flex-wrap items-center justify-between gap-4 rounded-box border border-base-300 bg-base-100 p-4 sm:p-5"
  >
    <div className="flex min-w-0 gap-3">
      <Icon name="life-buoy" className="mt-0.5 size-6 shrink-0 text-muted" />
      <div className="min-w-0">
        <h2 id="support" className="font-bold">
          {copy.landing.support}
        </h2>
        {contactEmail ? (
          <p className="text-muted">
            <ContactSentence text={copy.landing.contact} email={contactEmail} />
          </p>
        ) : (
          <p className="text-muted">{copy.landing.askAdmin}</p>
        )}
      </div>
    </div>
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {isForCompanies && (
        <Link
          to="/for-companies"
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-primary hover:underline"
        >
          {copy.forCompanies.learnMore}
          <Icon name="arrow-right" className="size-4 shrink-0" />
        </Link>
      )}
      <RequestAccess />
    </div>
  </section>
);

const HowItWorks = () => (
  <Card>
    <ol className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {copy.landing.steps.map(([title, text], index) => (
        <li key={title} className="flex gap-4">
          <span
            className="grid size-10 shrink-0 place-items-center rounded-full bg-neutral text-lg font-bold text-neutral-content tabular-nums"
            aria-hidden="true"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="font-bold">{title}</h3>
            <p className="text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </Card>
);

const panels: Record<LandingTab, (props: { view: LandingView }) => JSX.Element> = {
  overview: Overview,
  jobs: WeeklyJobs,
  how: HowItWorks,
};

/** The landing page, at `/` and at a site's own link. */
export const LandingPage = ({
  view,
  problem,
  adminPortal,
  isForCompanies = false,
}: {
  view: LandingView & { readonly remembered: Remembered | null; readonly rpId: string | null };
  problem: AccessProblem | undefined;
  adminPortal: string;
  /** Whether strangers come here too, whose company does not know the product. */
  isForCompanies?: boolean;
}) => {
  const Panel = panels[view.tab];
  const { selection, serverNow, tab } = view;
  // The countdown of the overview does so itself.
  const isUncounted = selection.state === 'open' && tab !== 'overview';
  useRevalidateAt(isUncounted ? selection.closesAt.instant : null, toInstant(serverNow));
  return (
    <>
      <Hero view={view}>
        <DriverAccessPanel
          problem={problem}
          adminPortal={adminPortal}
          remembered={view.remembered}
          rpId={view.rpId}
        />
      </Hero>
      <div className="shell flex flex-col gap-6 py-6">
        <div>
          <Tabs
            label={copy.landing.about}
            current={view.tab}
            tabs={[
              { id: 'overview', label: copy.landing.overview, to: '?tab=overview' },
              { id: 'jobs', label: copy.landing.weeklyJobs, to: '?tab=jobs' },
              { id: 'how', label: copy.landing.howItWorks, to: '?tab=how' },
            ]}
          />
          <TabPanel id={view.tab} className="pt-4">
            <Panel view={view} />
          </TabPanel>
        </div>
        <Support contactEmail={view.contactEmail} isForCompanies={isForCompanies} />
      </div>
    </>
  );
};
