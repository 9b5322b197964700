import { draftPairs, pathWith, readDraft, type Draft } from '~/app/components/ranking/draft';
import { readSort, sortPairs, type SortBy } from '~/app/components/ranking/sort-by';
import {
  jobColumns,
  jobTypes,
  minutesOf,
  noFilter,
  startRange,
  timeOf,
  type JobColumn,
  type JobFilter,
} from '~/domain/picks/filter-jobs';
import { isWeekDay } from '~/domain/picks/week-days';
import { startTimePattern } from '~/domain/jobs/limits';

/** What the page keeps in its address: it works without JavaScript, and a reload loses nothing. */
export interface PageQuery {
  readonly filter: JobFilter;
  readonly sort: JobSort;
  readonly showAll: boolean;
  readonly draft: Draft;
}
export type JobSort = SortBy<JobColumn>;

const minutesIn = (time: string | null, otherwise: number): number =>
  time !== null && startTimePattern.test(time) ? minutesOf(time) : otherwise;

export const readPageQuery = (query: URLSearchParams, draftKey: string): PageQuery => ({
  filter: {
    query: (query.get('q') ?? '').slice(0, 100),
    from: minutesIn(query.get('from'), startRange.min),
    to: minutesIn(query.get('to'), startRange.max),
    type: jobTypes.find((type) => type === query.get('type')) ?? 'all',
    days: query.getAll('day').filter(isWeekDay),
  },
  sort: readSort(query.get('sort'), jobColumns),
  showAll: query.get('all') === '1',
  draft: readDraft(query, draftKey),
});

/** The name-value pairs of a page, without what is as usual: for links and for hidden fields. */
export const queryPairs = (
  { filter, sort, showAll, draft }: PageQuery,
  draftKey: string,
): [string, string][] => [
  ...filterPairs(filter),
  ...sortPairs(sort, jobColumns),
  ...(showAll ? ([['all', '1']] satisfies [string, string][]) : []),
  ...draftPairs(draft, draftKey),
];

const filterPairs = ({ query, from, to, type, days }: JobFilter): [string, string][] => [
  ...(query === '' ? [] : ([['q', query]] satisfies [string, string][])),
  ...(from === noFilter.from ? [] : ([['from', timeOf(from)]] satisfies [string, string][])),
  ...(to === noFilter.to ? [] : ([['to', timeOf(to)]] satisfies [string, string][])),
  ...(type === 'all' ? [] : ([['type', type]] satisfies [string, string][])),
  ...days.map((day): [string, string] => ['day', day]),
];

export const preferencesPath = (query: PageQuery, draftKey: string): string =>
  pathWith('/driver-preferences', queryPairs(query, draftKey));
