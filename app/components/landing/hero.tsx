import { useRevalidator } from '@remix-run/react';
import type { ReactNode } from 'react';
import { CompactCountdown } from '~/app/components/time/countdown';
import { DeadlineText } from '~/app/components/time/deadline-text';
import { CompanyLogo } from '~/app/components/ui/company-logo';
import { Sentence } from '~/app/components/ui/sentence';
import { copy } from '~/app/copy/copy';
import { formatWeekDays } from '~/app/copy/format-time';
import type { WindowState } from '~/domain/selection/selection-window';
import type { LandingSite } from './landing-view';
import { WindowChip } from './window-chip';

const headlines: Record<WindowState, (days: string) => string> = {
  'not-opened': () => copy.landing.notOpenedTitle,
  open: (days) => copy.landing.openTitle(days),
  closed: (days) => copy.landing.closedTitle(days),
  published: (days) => copy.landing.publishedTitle(days),
};

/**
 * Shows the company, the site, and the state and deadline of the selection period. The children (the Driver Access
 * panel) appear next to it, and the introduction below it or, on phones, below the panel.
 */
export const Hero = ({
  view,
  intro,
  children,
}: {
  view: LandingSite;
  intro?: ReactNode;
  children: ReactNode;
}) => {
  const { company, site, selection, serverNow } = view;
  const { revalidate } = useRevalidator();
  const headline = headlines[selection.state](formatWeekDays(selection.periodId));
  return (
    <section className="bg-neutral text-neutral-content">
      <div className="shell grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 py-6 sm:py-8 lg:grid-cols-[1fr_25rem] lg:items-center lg:py-12">
        <div className={intro ? 'lg:self-end' : undefined}>
          {company.logo && <CompanyLogo logo={company.logo} className="mb-3" />}
          <p className="text-sm font-semibold opacity-90 sm:text-base">
            {company.name} · {site.name}
          </p>
          <h1 className="mt-1 text-3xl leading-tight font-bold sm:mt-2 sm:text-5xl">{headline}</h1>
          <div className="my-4 lane max-w-md opacity-35 sm:my-6" aria-hidden="true" />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <WindowChip state={selection.state} />
            {selection.state === 'open' && (
              <p>
                <Sentence
                  text={copy.landing.timeLeft}
                  parts={{
                    time: (
                      <CompactCountdown
                        until={selection.closesAt.instant}
                        serverNow={serverNow}
                        onEnd={revalidate}
                      />
                    ),
                  }}
                />
              </p>
            )}
          </div>
          {selection.state !== 'not-opened' && (
            <p className="mt-2">
              <Sentence
                text={selection.state === 'open' ? copy.landing.deadlineAt : copy.landing.closedAt}
                parts={{
                  deadline: (
                    <strong>
                      <DeadlineText deadline={selection.closesAt} />
                    </strong>
                  ),
                }}
              />
            </p>
          )}
        </div>
        <div className={intro ? 'lg:row-span-2' : undefined}>{children}</div>
        {intro && <div className="lg:self-start">{intro}</div>}
      </div>
    </section>
  );
};
