import { useId } from 'react';
import { PostForm } from '~/app/components/forms/post-form';
import { SearchForm } from '~/app/components/forms/search-form';
import { useSearch } from '~/app/components/forms/use-search';
import { useSending } from '~/app/components/forms/use-sending';
import { getWeekStates } from '~/app/components/frame/week-states';
import { DeadlineText } from '~/app/components/time/deadline-text';
import { Button } from '~/app/components/ui/button';
import { EmptyState } from '~/app/components/ui/empty-state';
import { Badge, StatusChip } from '~/app/components/ui/status-chip';
import { adminCopy } from '~/app/copy/copy';
import { formatWeek } from '~/app/copy/format-time';
import type { SiteOverview } from '~/domain/site/site-overview';

/** As many sites are found without a search. */
const fewSites = 8;

const WorkHere = ({ site: { siteId, name }, from }: { site: SiteOverview; from: string }) => (
  <PostForm>
    <input type="hidden" name="siteId" value={siteId} />
    <input type="hidden" name="from" value={from} />
    <Button busy={useSending(undefined, { siteId })} aria-label={adminCopy.sites.workAt(name)}>
      {adminCopy.sites.workHere}
    </Button>
  </PostForm>
);

const SiteRow = ({
  site,
  isCurrent,
  from,
}: {
  site: SiteOverview;
  isCurrent: boolean;
  from: string;
}) => {
  const { siteId, name, isActive, periodId, state, closesAt } = site;
  const { tone, word } = getWeekStates()[state];
  const headingId = useId();
  return (
    <li
      aria-labelledby={headingId}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3 sm:px-5"
    >
      <div className="min-w-0 flex-1 basis-48">
        <p id={headingId} className="font-semibold wrap-anywhere">
          {name}
        </p>
        <p className="font-mono text-sm text-muted">{siteId}</p>
      </div>
      <div className="flex min-w-0 flex-1 basis-64 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {isActive ? (
          <>
            {state !== 'not-opened' && <span>{formatWeek(periodId)}</span>}
            <StatusChip tone={tone}>{word}</StatusChip>
            {closesAt && (
              <span className="text-muted">
                {adminCopy.sites.closes}: <DeadlineText deadline={closesAt} short />
              </span>
            )}
          </>
        ) : (
          <StatusChip tone="neutral">{adminCopy.sites.inactive}</StatusChip>
        )}
      </div>
      <div className="sm:basis-32 sm:text-end">
        {isCurrent && <Badge>{adminCopy.sites.current}</Badge>}
        {isActive && !isCurrent && <WorkHere site={site} from={from} />}
      </div>
    </li>
  );
};

const toSearchText = ({ siteId, name }: SiteOverview) => `${name} ${siteId}`;

/** Sites with their weeks, and for each active one a button to go on there with the page `from`. */
export const SiteList = ({
  sites,
  currentId,
  from,
  search: initial,
}: {
  sites: readonly SiteOverview[];
  currentId: string;
  from: string;
  search: string;
}) => {
  const { typed, found } = useSearch(sites, toSearchText, { search: initial, showAll: true });
  return (
    <>
      {sites.length > fewSites && (
        <SearchForm
          label={adminCopy.sites.search}
          placeholder={adminCopy.sites.searchHint}
          {...typed}
          status={adminCopy.sites.shown(found.length)}
        >
          <input type="hidden" name="from" value={from} />
        </SearchForm>
      )}
      {found.length === 0 ? (
        <EmptyState icon="map-pinned" title={adminCopy.sites.noneFound}>
          {adminCopy.sites.noneFoundText}
        </EmptyState>
      ) : (
        <ul
          aria-label={adminCopy.sites.title}
          className="divide-y divide-base-300 rounded-box border border-base-300 bg-base-100"
        >
          {found.map((site) => (
            <SiteRow
              key={site.siteId}
              site={site}
              isCurrent={site.siteId === currentId}
              from={from}
            />
          ))}
        </ul>
      )}
    </>
  );
};
