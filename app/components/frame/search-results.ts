import { adminCopy } from '~/app/copy/copy';
import { formatWorkDays } from '~/app/copy/describe-job';
import { formatTime } from '~/app/copy/format-time';
import { hasRole, type AdminRole } from '~/domain/company/admin-role';
import { createMatcher, type Found } from '~/domain/site/search-site';
import type { HourClock } from '~/domain/time/hour-clock';
import { type PageLink } from './admin-pages';
import { getPages } from './side-bar';

export interface SearchResults {
  readonly title: string;
  readonly results: readonly Pick<PageLink, 'to' | 'label' | 'text'>[];
}

/** The pages whose name or description contains every word of a search; all pages if nothing was typed. */
const findPages = (query: string, role: AdminRole): readonly PageLink[] => {
  const pages = getPages(role);
  if (query.trim() === '') return pages;
  const matches = createMatcher(query);
  return pages.filter(({ label, text }) => matches(`${label} ${text}`));
};

/** The page of a roster with one row open; for stewards, who do not edit rosters, what they may do with it. */
const getRowPath = (role: AdminRole, list: 'drivers' | 'jobs', id: string): string => {
  const name = encodeURIComponent(id);
  if (hasRole(role, 'dispatcher')) return `/admin/edit-${list}?edit=${name}`;
  return list === 'drivers' ? `/admin/driver-picks/${name}` : `/admin/past-weeks?job=${name}`;
};

/** Pages, drivers and jobs that match a search, without empty groups. */
export const groupResults = (
  query: string,
  { drivers, jobs }: Found,
  { role, clock }: { role: AdminRole; clock: HourClock },
): SearchResults[] =>
  [
    { title: adminCopy.frame.pages, results: findPages(query, role) },
    {
      title: adminCopy.common.drivers,
      results: drivers.map(({ employeeId, name, seniorityNumber }) => ({
        to: getRowPath(role, 'drivers', employeeId),
        label: name,
        text: `${employeeId} · ${adminCopy.common.seniorityNumber(seniorityNumber)}`,
      })),
    },
    {
      title: adminCopy.trades.jobs,
      results: jobs.map((job) => ({
        to: getRowPath(role, 'jobs', job.jobId),
        label: job.jobId,
        text: `${formatTime(job.startTime, clock)} · ${formatWorkDays(job)}`,
      })),
    },
  ].filter(({ results }) => results.length > 0);
