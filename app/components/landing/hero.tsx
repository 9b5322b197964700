import type { ReactNode } from 'react';
import { CompanyLogo } from '~/app/components/ui/company-logo';
import { copy } from '~/app/copy/copy';
import { formatWeekDays } from '~/app/copy/format-time';
import type { WindowState } from '~/domain/selection/selection-window';
import type { LandingSite } from './landing-view';

const headlines: Record<WindowState, (days: string) => string> = {
  'not-opened': () => copy.landing.notOpenedTitle,
  open: (days) => copy.landing.openTitle(days),
  closed: (days) => copy.landing.closedTitle(days),
  published: (days) => copy.landing.publishedTitle(days),
};

/** Shows the company, the site and the week to choose for. The children (the Driver Access panel) appear next to it. */
export const Hero = ({ view, children }: { view: LandingSite; children: ReactNode }) => {
  const { company, site, selection } = view;
  const headline = headlines[selection.state](formatWeekDays(selection.periodId));
  return (
    <section className="bg-neutral text-neutral-content">
      <div className="shell grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 py-6 sm:py-8 lg:grid-cols-[1fr_25rem] lg:items-center lg:py-12">
        <div>
          {company.logo && <CompanyLogo logo={company.logo} className="mb-3" />}
          <p className="text-sm font-semibold opacity-90 sm:text-base">
            {company.name} · {site.name}
          </p>
          <h1 className="mt-1 text-2xl leading-tight font-bold sm:mt-2 sm:text-5xl">{headline}</h1>
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
};
