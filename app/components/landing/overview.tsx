import { useRevalidator } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Countdown } from '~/app/components/time/countdown';
import { DeadlineText } from '~/app/components/time/deadline-text';
import { Card } from '~/app/components/ui/card';
import { Icon } from '~/app/components/ui/icon';
import { copy } from '~/app/copy/copy';
import type { LandingView } from './landing-view';
import { WindowChip } from './window-chip';

const Fact = ({
  icon,
  label,
  children,
}: {
  icon: ReactNode;
  label: string;
  children: ReactNode;
}) => (
  <div className="relative border-t border-base-300 py-4 ps-13 first:border-t-0 first:pt-0 last:pb-0 [&:first-child_span:first-child]:top-0">
    <dt className="text-sm text-muted">
      <span className="absolute start-0 top-4 grid size-10 place-items-center rounded-full bg-base-200 [&>svg]:size-5">
        {icon}
      </span>
      {label}
    </dt>
    <dd className="font-semibold">{children}</dd>
  </div>
);

export const Overview = ({ view }: { view: LandingView }) => {
  const { selection, serverNow, jobCount } = view;
  const { revalidate } = useRevalidator();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
      <Card title={copy.landing.selectionPeriod} actions={<WindowChip state={selection.state} />}>
        {selection.state === 'open' && (
          <Countdown until={selection.closesAt.instant} serverNow={serverNow} onEnd={revalidate} />
        )}
        <p className="mt-3 text-muted first:mt-0">{copy.landing.explanations[selection.state]}</p>
      </Card>
      <Card title={copy.landing.atAGlance}>
        <dl>
          {selection.state !== 'not-opened' && (
            <Fact icon={<Icon name="calendar-clock" />} label={copy.landing.deadline}>
              <DeadlineText deadline={selection.closesAt} />
            </Fact>
          )}
          <Fact icon={<Icon name="briefcase-business" />} label={copy.common.availableJobs}>
            <span className="tabular-nums">{copy.landing.countJobs(jobCount)}</span>
          </Fact>
          <Fact icon={<Icon name="scale" />} label={copy.landing.method}>
            {copy.landing.bySeniority}
          </Fact>
        </dl>
      </Card>
    </div>
  );
};
