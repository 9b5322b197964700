import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Scale } from 'lucide-react';
import { pageTitle } from '~/app/components/shell/product';
import { driverLoader } from '~/app/platform/guards/guards.server';
import { readStanding } from '~/app/services/award/read-standing.server';
import { Card } from '~/app/components/ui/card';
import { EmptyState } from '~/app/components/ui/empty-state';
import { PageHeader } from '~/app/components/ui/page-header';
import { StandingLines, type StandingView } from '~/app/components/preferences/standing';

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
          'Based on everything saved so far. Other drivers’ saves, changes to the seniority list and manual assignments can change it.',
      })}
      back={{ to: '/driver-preferences', label: 'Back to your list' }}
    />
    <Card>
      {isOver ? (
        <EmptyState icon={<Scale />} title="Selection has closed">
          Your result and the reasons appear on your page after your administrator publishes the
          assignments.
        </EmptyState>
      ) : standing.safeDepth || standing.ifClosedNow ? (
        <StandingLines {...standing} />
      ) : (
        <EmptyState icon={<Scale />} title="No guarantee right now">
          Right now, no number of picks guarantees you a job. Rank as many jobs as you would accept.
        </EmptyState>
      )}
    </Card>
  </div>
);
