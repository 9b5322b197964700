import { useLoaderData } from '@remix-run/react';
import { StandingLines, type StandingView } from '~/app/components/preferences/standing';
import { titlePage } from '~/app/components/shell/product';
import { Card } from '~/app/components/ui/card';
import { EmptyState } from '~/app/components/ui/empty-state';
import { PageHeader } from '~/app/components/ui/page-header';
import { Badge } from '~/app/components/ui/status-chip';
import { copy } from '~/app/copy/copy';
import { driverLoader } from '~/app/platform/guards/guards.server';
import { readStanding } from '~/app/services/results/read-standing.server';

export const meta = titlePage(() => copy.common.whereYouStand);

export const loader = driverLoader(async ({ deps, access, receivedAt: now }) => ({
  standing: await readStanding({ deps, access, now }),
  timeZone: access.site.timeZone,
}));

export default function StandingRoute() {
  return <StandingPage {...useLoaderData<typeof loader>()} />;
}

const JobsWithinReach = ({ jobIds }: { jobIds: readonly string[] }) =>
  jobIds.length > 0 && (
    <ul aria-label={copy.preferences.withinReach} className="flex flex-wrap gap-2">
      {jobIds.map((jobId) => (
        <li key={jobId}>
          <Badge>{jobId}</Badge>
        </li>
      ))}
    </ul>
  );

/** The standing as a separate page, for when the job page could not load it. */
const StandingPage = ({
  standing: { isOver, ...standing },
  timeZone,
}: {
  standing: StandingView & { readonly isOver: boolean };
  timeZone: string;
}) => (
  <div className="shell max-w-2xl pt-5 pb-8">
    <PageHeader
      title={copy.common.whereYouStand}
      {...(!isOver && { description: copy.standing.basis })}
      back={{ to: '/driver-preferences', label: copy.common.backToList }}
    />
    <Card>
      {isOver ? (
        <EmptyState icon="scale" title={copy.standing.closed}>
          {copy.standing.closedText}
        </EmptyState>
      ) : standing.safeDepth || standing.ifClosedNow || standing.isSealed ? (
        <div className="flex flex-col gap-3">
          <StandingLines {...standing} timeZone={timeZone} />
          <JobsWithinReach jobIds={standing.ifClosedNow?.withinReach ?? []} />
        </div>
      ) : (
        <EmptyState icon="scale" title={copy.standing.noGuarantee}>
          {copy.standing.noGuaranteeText}
        </EmptyState>
      )}
    </Card>
  </div>
);
