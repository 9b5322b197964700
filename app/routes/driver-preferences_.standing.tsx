import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Scale } from 'lucide-react';
import { pageTitle } from '~/app/components/shell/product';
import { driverLoader } from '~/app/platform/guards/guards.server';
import { readStanding } from '~/app/services/award/read-standing.server';
import { Card } from '~/app/components/ui/card';
import { EmptyState } from '~/app/components/ui/empty-state';
import { PageHeader } from '~/app/components/ui/page-header';
import { Standing, type StandingView } from '~/app/components/preferences/standing';

export const meta: MetaFunction = () => [{ title: pageTitle('Where you stand') }];

export const loader = driverLoader(({ deps, access, receivedAt: now }) =>
  readStanding({ deps, access, now }),
);

export default function StandingRoute() {
  return <StandingPage standing={useLoaderData<typeof loader>()} />;
}

/** What the job page shows in passing, as a page of its own. */
const StandingPage = ({
  standing: { isOver, ...standing },
}: {
  standing: StandingView & { readonly isOver: boolean };
}) => (
  <div className="shell max-w-2xl pt-5 pb-8">
    <PageHeader
      title="Where you stand"
      {...(!isOver && {
        description:
          'As things are now. Saves of others, changes of the seniority list and assignments by hand can change it.',
      })}
      back={{ to: '/driver-preferences', label: 'Back to your list' }}
    />
    <Card>
      {isOver ? (
        <EmptyState icon={<Scale />} title="Selection has closed">
          What your list brings you, and why, stands on your page once your administrator has
          published the assignments.
        </EmptyState>
      ) : standing.safeDepth || standing.ifClosedNow ? (
        <Standing {...standing} />
      ) : (
        <EmptyState icon={<Scale />} title="Nothing certain to say">
          No number of picks makes sure of a job for you at the moment. Rank as many as you would
          take.
        </EmptyState>
      )}
    </Card>
  </div>
);
