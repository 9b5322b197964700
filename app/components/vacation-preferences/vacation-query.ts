import { draftPairs, pathWith, readDraft, type Draft } from '~/app/components/ranking/draft';
import { readSort, sortPairs } from '~/app/components/ranking/sort-by';
import { weekColumns, type WeekSort } from './find-weeks';
import { weekWords } from './week-words';

/** What the page keeps in its address: it works without JavaScript, and a reload loses nothing. */
export interface VacationQuery {
  readonly search: string;
  readonly sort: WeekSort;
  readonly showAll: boolean;
  readonly draft: Draft;
}

export const readVacationQuery = (query: URLSearchParams, draftKey: string): VacationQuery => ({
  search: (query.get('q') ?? '').slice(0, 100),
  sort: readSort(query.get('sort'), weekColumns),
  showAll: query.get('all') === '1',
  draft: readDraft(query, draftKey),
});

/** The name-value pairs of a page, without what is as usual: for links and for hidden fields. */
export const vacationPairs = (
  { search, sort, showAll, draft }: VacationQuery,
  draftKey: string,
): [string, string][] => [
  ...(search === '' ? [] : ([['q', search]] satisfies [string, string][])),
  ...sortPairs(sort, weekColumns),
  ...(showAll ? ([['all', '1']] satisfies [string, string][]) : []),
  ...draftPairs(draft, draftKey),
];

export const vacationPath = (query: VacationQuery, draftKey: string): string =>
  pathWith(weekWords.path, vacationPairs(query, draftKey));
