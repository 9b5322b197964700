import {
  combine,
  pathWith,
  showAllField,
  sortField,
  type Codec,
  type Pairs,
  type Sort,
} from '~/app/components/address/codec';
import type { HourClock } from '~/domain/shared/hour-clock';
import type { PickEdit } from '~/domain/picks/order-picks';

/** The texts and the address by which the pages of two catalogues differ. */
export interface RankingWords {
  readonly path: string;
  readonly noun: 'job' | 'week';
  /** Above the driver's list. */
  readonly title: string;
  readonly hint: string;
  /** An empty list that may be changed, and one that may not. */
  readonly emptyHint: string;
  readonly nothingRanked: string;
  /** What a receipt says of an empty list. */
  readonly savedEmpty: string;
}

/** What drivers rank, jobs or vacation weeks: everything by which their pages differ but the look. */
export interface CataloguePage<Item, Column extends string, Filter> extends RankingWords {
  readonly getId: (item: Item) => string;
  /** In the order of the table. The first is the usual sort. */
  readonly columns: readonly [Column, ...Column[]];
  readonly noFilter: Filter;
  readonly filter: Codec<Filter>;
  readonly select: (items: readonly Item[], filter: Filter, sort: Sort<Column>) => Item[];
  /** Columns on paper, the first for the id, and what stands in the others. */
  readonly printed: {
    readonly title: string;
    readonly columns: readonly string[];
    readonly toCells: (item: Item, clock: HourClock) => readonly string[];
  };
}

/** Picks that are not saved yet; null while the list is as the server has it. */
export type Draft = readonly string[] | null;

/** What a page keeps in its address: it works without JavaScript, and a reload loses nothing. */
export interface RankingQuery<Column extends string, Filter> {
  readonly filter: Filter;
  readonly sort: Sort<Column>;
  readonly showAll: boolean;
  readonly draft: Draft;
}

/** `draftKey`: a draft under another key is somebody else's, or of another period, and is not read. */
const draftField = (draftKey: string): Codec<Draft> => ({
  read: (query) => (query.get('draft') === draftKey ? [...new Set(query.getAll('pick'))] : null),
  write: (draft) =>
    draft === null ? [] : [['draft', draftKey], ...draft.map((id): Pairs[0] => ['pick', id])],
});

const createCodec = <Item, Column extends string, Filter>(
  { filter, columns }: CataloguePage<Item, Column, Filter>,
  draftKey: string,
): Codec<RankingQuery<Column, Filter>> =>
  combine<RankingQuery<Column, Filter>>({
    filter,
    sort: sortField(columns, { column: columns[0], direction: 'asc' }),
    showAll: showAllField,
    draft: draftField(draftKey),
  });

export const readRankingQuery = <Item, Column extends string, Filter>(
  catalogue: CataloguePage<Item, Column, Filter>,
  query: URLSearchParams,
  draftKey: string,
): RankingQuery<Column, Filter> => createCodec(catalogue, draftKey).read(query);

/** The name-value pairs of a page, for links and for hidden fields. */
export const rankingPairs = <Item, Column extends string, Filter>(
  catalogue: CataloguePage<Item, Column, Filter>,
  query: RankingQuery<Column, Filter>,
  draftKey: string,
): Pairs => createCodec(catalogue, draftKey).write(query);

export const rankingPath = <Item, Column extends string, Filter>(
  catalogue: CataloguePage<Item, Column, Filter>,
  query: RankingQuery<Column, Filter>,
  draftKey: string,
): string => pathWith(catalogue.path, rankingPairs(catalogue, query, draftKey));

const actions = ['add', 'remove', 'up', 'down'] as const;

/** An edit that a button asks for without JavaScript, such as `add:J001`. */
export const readEdit = (text: string | null): PickEdit | null => {
  const at = text?.indexOf(':') ?? -1;
  const action = actions.find((known) => known === text?.slice(0, at));
  return text && action ? { action, id: text.slice(at + 1) } : null;
};
