import {
  choiceField,
  combine,
  flagField,
  pathWith,
  showAllField,
  sortField,
  textField,
  type Codec,
  type Pairs,
  type Sort,
} from '~/app/components/address/codec';
import type { PrintColumn } from '~/app/components/print/print-table';
import { copy } from '~/app/copy/copy';
import type { HourClock } from '~/domain/time/hour-clock';

/** The texts that differ between a driver's own list and one that an administrator enters for them. */
export interface ListWords {
  readonly emptyTitle: string;
  /** What the list is called where screens show either it or the items. */
  readonly name: string;
  readonly save: string;
  /** Whether it is the driver's own page: it has a history, and asks before it replaces a list saved elsewhere. */
  readonly isOwn: boolean;
}

export const ownListWords: ListWords = {
  get emptyTitle() {
    return copy.ranking.emptyTitle;
  },
  get name() {
    return copy.ranking.myList;
  },
  get save() {
    return copy.ranking.save;
  },
  isOwn: true,
};

/** The path and the texts that differ between the job pages and the vacation pages. */
export interface RankingWords {
  readonly path: string;
  readonly noun: 'job' | 'week';
  readonly list: ListWords;
  /** What the items are called where screens show either them or the list. */
  readonly items: string;
  /** Shown above the driver's list. */
  readonly title: string;
  readonly hint: string;
  /** Shown for an empty list: `emptyHint` if it can be edited, `nothingRanked` if not. */
  readonly emptyHint: string;
  readonly nothingRanked: string;
  /** Shown on the receipt of an empty list. */
  readonly savedEmpty: string;
}

/** For whoever would rather have any item than none. */
interface RankAllChoice<Item> {
  /** Leaves out items that nobody should get without having asked for them. */
  readonly includes: (item: Item) => boolean;
  /** The orders in which a driver can rank all items at once, by their name in the URL. */
  readonly orders: Readonly<
    Record<string, { readonly text: string; readonly sort: (items: readonly Item[]) => Item[] }>
  >;
}

/** What differs between the pages for ranking jobs and those for ranking vacation weeks, except how they look. */
export interface CataloguePage<Item, Column extends string, Filter> extends RankingWords {
  readonly getId: (item: Item) => string;
  /** Whether the item can be put on a list. Others are shown, and only the catalogue says why they cannot. */
  readonly mayRank: (item: Item) => boolean;
  /** The columns in the order of the table. The first is the default sort. */
  readonly columns: readonly [Column, ...Column[]];
  readonly noFilter: Filter;
  readonly filter: Codec<Filter>;
  readonly select: (items: readonly Item[], filter: Filter, sort: Sort<Column>) => Item[];
  readonly rankAll: RankAllChoice<Item>;
  /** The print page. Its first column is the ID; `toCells` returns the others. */
  readonly printed: {
    readonly title: string;
    readonly columns: readonly PrintColumn[];
    readonly toCells: (item: Item, clock: HourClock) => readonly string[];
  };
}

/** Picks that are not saved yet; null if the list is the same as on the server. */
export type Draft = readonly string[] | null;

/** The receipt of the list that a draft is based on: null if there was none, undefined if the page does not ask. */
export type BaseReceipt = string | null | undefined;

/** The parts of a page of which narrow screens show one: what can be ranked, and the driver's list. */
export const segments = ['items', 'list'] as const;
export type Segment = (typeof segments)[number];

/** What a page keeps in its URL, so that it works without JavaScript and survives a reload. */
export interface RankingQuery<Column extends string, Filter> {
  readonly filter: Filter;
  readonly sort: Sort<Column>;
  readonly showAll: boolean;
  /** What narrow screens show; empty unless the driver has chosen. */
  readonly segment: Segment | '';
  /** Whether a long list shows all picks even before its scripts run. */
  readonly showAllPicks: boolean;
  /** The pick whose actions are open; empty if none are. */
  readonly opened: string;
  /** Whether the list has checkboxes, to move or remove several picks together. */
  readonly isSelecting: boolean;
  readonly draft: Draft;
  /** Kept with the draft. */
  readonly base: BaseReceipt;
}

/** The draft in the URL. A draft with another `draftKey` is ignored, because it belongs to another driver or period. */
const draftField = (draftKey: string): Codec<Draft> => ({
  read: (query) => (query.get('draft') === draftKey ? [...new Set(query.getAll('pick'))] : null),
  write: (draft) =>
    draft === null ? [] : [['draft', draftKey], ...draft.map((id): Pairs[0] => ['pick', id])],
});

const maxReceipt = 40;

const baseField = (draftKey: string): Codec<BaseReceipt> => ({
  read: (query) => {
    const base = query.get('base');
    if (base === null || base.length > maxReceipt || query.get('draft') !== draftKey)
      return undefined;
    return base === '' ? null : base;
  },
  write: (base) => (base === undefined ? [] : [['base', base ?? '']]),
});

const createCodec = <Item, Column extends string, Filter>(
  { filter, columns }: CataloguePage<Item, Column, Filter>,
  draftKey: string,
): Codec<RankingQuery<Column, Filter>> =>
  combine<RankingQuery<Column, Filter>>({
    filter,
    sort: sortField(columns, { column: columns[0], direction: 'asc' }),
    showAll: showAllField,
    segment: choiceField<Segment | ''>('show', segments, ''),
    showAllPicks: flagField('picks'),
    opened: textField('more', 40),
    isSelecting: flagField('select'),
    draft: draftField(draftKey),
    base: baseField(draftKey),
  });

export const readRankingQuery = <Item, Column extends string, Filter>(
  catalogue: CataloguePage<Item, Column, Filter>,
  query: URLSearchParams,
  draftKey: string,
): RankingQuery<Column, Filter> => createCodec(catalogue, draftKey).read(query);

/** The state of a page as name-value pairs, for links and hidden fields. */
export const rankingPairs = <Item, Column extends string, Filter>(
  catalogue: CataloguePage<Item, Column, Filter>,
  query: RankingQuery<Column, Filter>,
  draftKey: string,
): Pairs =>
  createCodec(catalogue, draftKey).write({
    ...query,
    base: query.draft === null ? undefined : query.base,
  });

export const rankingPath = <Item, Column extends string, Filter>(
  catalogue: CataloguePage<Item, Column, Filter>,
  query: RankingQuery<Column, Filter>,
  draftKey: string,
): string => pathWith(catalogue.path, rankingPairs(catalogue, query, draftKey));
