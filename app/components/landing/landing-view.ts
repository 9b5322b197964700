import { formatLocation } from '~/app/copy/describe-job';
import { manifestPath } from '~/domain/company/paths';
import type { Job } from '~/domain/jobs/job';
import type { ShownLogo } from '~/domain/logo/logo';
import { sortJobs } from '~/domain/picks/filter-jobs';
import type { WindowState } from '~/domain/selection/selection-window';
import type { SiteLook } from '~/domain/site/site-look';
import type { Deadline } from '~/domain/time/deadline';

/** What anyone may see of a site. */
export interface LandingSite extends SiteLook {
  readonly company: { companyId: string; name: string; logo?: ShownLogo | undefined };
  readonly site: { siteId: string; name: string; timeZone: string };
  readonly selection: { state: WindowState; periodId: string; closesAt: Deadline };
  readonly contactEmail: string;
  /** Epoch milliseconds. */
  readonly serverNow: number;
}

const landingTabs = ['overview', 'jobs', 'how'] as const;
export type LandingTab = (typeof landingTabs)[number];

export interface LandingView extends LandingSite {
  /** The URL of the site's manifest. */
  readonly manifest: string;
  readonly tab: LandingTab;
  readonly jobCount: number;
  /** The jobs on the current page of the list; empty unless the Jobs tab is open, so that less data is sent. */
  readonly jobs: readonly Job[];
  readonly page: number;
  readonly pages: number;
}

const jobsPerPage = 50;

export const getLandingView = (
  { jobs, ...site }: LandingSite & { readonly jobs: readonly Job[] },
  query: URLSearchParams,
): LandingView => {
  const tab = landingTabs.find((name) => name === query.get('tab')) ?? 'overview';
  const pages = Math.max(1, Math.ceil(jobs.length / jobsPerPage));
  const wanted = Number(query.get('page')) || 1;
  const page = Math.min(Math.max(1, Math.trunc(wanted)), pages);
  const sorted =
    tab === 'jobs' ? sortJobs(jobs, { column: 'jobId', direction: 'asc' }, formatLocation) : [];
  return {
    ...site,
    manifest: manifestPath({ ...site.company, ...site.site }),
    tab,
    jobCount: jobs.length,
    jobs: sorted.slice((page - 1) * jobsPerPage, page * jobsPerPage),
    page,
    pages,
  };
};
