import { Link } from '@remix-run/react';
import { memo, type ReactNode } from 'react';
import { nextSort, type Sort } from '~/app/components/address/codec';
import { classNames } from '~/app/components/ui/class-names';
import { ariaSort, SortLink } from '~/app/components/ui/data-table';
import { Icon } from '~/app/components/ui/icon';
import { ifPlainClick } from '~/app/components/ui/if-plain-click';
import { copy } from '~/app/copy/copy';
import type { PickEdit } from '~/domain/picks/order-picks';
import { EditButton } from './edit-button';

/** Adds an item to the end of the list, or shows its rank if it is already on the list. */
const AddButton = ({
  id,
  rank,
  onEdit,
}: {
  id: string;
  rank: number | undefined;
  onEdit: (edit: PickEdit) => void;
}) => (
  <EditButton
    value={`add:${id}`}
    aria-disabled={rank !== undefined || undefined}
    aria-label={rank === undefined ? copy.ranking.addItem(id) : copy.ranking.isPick(id, rank)}
    onPress={() => {
      if (rank === undefined) onEdit({ action: 'add', ids: [id] });
    }}
    className={classNames(
      'btn w-full gap-1.5 px-1.5 whitespace-nowrap tabular-nums sm:min-w-24 @max-[17rem]:w-[84px]! @max-[17rem]:min-w-0 @max-[17rem]:whitespace-normal!',
      rank === undefined
        ? 'border-primary bg-base-100 text-primary hover:bg-primary hover:text-primary-content'
        : 'cursor-default surface-success text-success-ink',
    )}
  >
    {rank === undefined ? (
      <>
        <Icon
          name="plus"
          className="size-4 shrink-0 max-sm:hidden @max-[17rem]:block! @max-[17rem]:size-6"
        />
        <span className="@max-[17rem]:hidden">{copy.ranking.add}</span>
      </>
    ) : (
      copy.ranking.picked(rank)
    )}
  </EditButton>
);

const rowsShown = 10;

/**
 * On a phone a row has two lines and two columns, with the button at the side: what people choose by stands above what
 * they refer to. With large type, what does not fit is below. On wider screens it is a plain table row.
 */
const rowLook = classNames(
  'border-b border-base-300 last:border-b-0',
  'max-sm:grid max-sm:min-h-18 max-sm:grid-cols-[5.25rem_minmax(0,1fr)_minmax(4.5rem,auto)] max-sm:content-center max-sm:gap-x-3 max-sm:px-(--shell-gap) max-sm:py-1.5',
  '@max-[17rem]:relative @max-[17rem]:flex! @max-[17rem]:flex-wrap @max-[17rem]:content-center @max-[17rem]:gap-x-2 @max-[17rem]:pe-[108px]!',
);
/** The places of the cells of a row on a phone: `first` above `below`, at the left or in the middle. */
export const offeredCell = {
  head: 'text-start tabular-nums sm:px-3 sm:py-2 sm:first:ps-5',
  cell: 'sm:px-3 sm:py-2',
  first: 'max-sm:row-start-1 max-sm:self-end',
  below: 'max-sm:row-start-2 max-sm:text-sm max-sm:font-normal max-sm:text-muted',
  left: 'max-sm:col-start-1',
  middle: 'max-sm:col-start-2',
} as const;
const buttonLook = classNames(
  'max-sm:col-start-3 max-sm:row-span-2 max-sm:row-start-1 max-sm:self-center sm:w-px sm:py-1.5 sm:ps-3 sm:pe-4 sm:text-end',
  '@max-[17rem]:absolute @max-[17rem]:end-(--shell-gap) @max-[17rem]:top-1/2 @max-[17rem]:-translate-y-1/2',
);

/** The texts and cells of one catalogue's table. */
export interface OfferedLook<Item, Column extends string> {
  readonly title: string;
  readonly caption: string;
  readonly labels: Record<Column, string>;
  readonly cells: (item: Item) => ReactNode;
  /** The text for the items that are not shown. `count` is their number. */
  readonly moreText: (count: number) => string;
  /**
   * What to show in an empty table: if `hasItems`, that the filter finds nothing; otherwise, that nothing is offered.
   */
  readonly empty: (hasItems: boolean) => ReactNode;
}

interface OfferedTableProps<Item, Column extends string> {
  readonly look: OfferedLook<Item, Column>;
  readonly getId: (item: Item) => string;
  readonly mayRank: (item: Item) => boolean;
  /** The items to show, filtered and sorted. */
  readonly items: readonly Item[];
  /** Whether anything is offered, even if the filter hides all of it. */
  readonly hasItems: boolean;
  readonly picks: readonly string[];
  readonly sort: Sort<Column>;
  readonly showAll: boolean;
  readonly mayEdit: boolean;
  /** The URL of the page with another order, or with all items shown. */
  readonly toHref: (change: { sort?: Sort<Column>; showAll?: boolean }) => string;
  readonly onSort: (sort: Sort<Column>) => void;
  readonly onShowAll: () => void;
  readonly onEdit: (edit: PickEdit) => void;
}

const SortHeads = <Column extends string>({
  labels,
  sort,
  toHref,
  onSort,
}: Pick<OfferedLook<never, Column>, 'labels'> &
  Pick<OfferedTableProps<never, Column>, 'sort' | 'toHref' | 'onSort'>) =>
  (Object.entries(labels) as [Column, string][]).map(([column, label]) => {
    const next = nextSort(sort, column);
    return (
      <th
        key={column}
        scope="col"
        aria-sort={ariaSort(sort, column)}
        className="text-start text-sm font-semibold sm:first:ps-2"
      >
        <SortLink
          column={column}
          sort={sort}
          to={toHref({ sort: next })}
          onClick={ifPlainClick(() => onSort(next))}
          className="max-sm:hidden"
        >
          {label}
        </SortLink>
        <span className="sm:hidden">{label}</span>
      </th>
    );
  });

interface OfferedRowProps<Item> {
  readonly id: string;
  readonly item: Item;
  readonly rank: number | undefined;
  readonly cells: (item: Item) => ReactNode;
  readonly mayRank: boolean;
  /** Undefined if the list is read-only. */
  readonly onEdit: ((edit: PickEdit) => void) | undefined;
}

const Row = <Item,>({ id, item, rank, cells, mayRank, onEdit }: OfferedRowProps<Item>) => (
  <tr className={rowLook}>
    {cells(item)}
    {onEdit && (
      <td className={buttonLook}>{mayRank && <AddButton id={id} rank={rank} onEdit={onEdit} />}</td>
    )}
  </tr>
);
/** Rendered again only if its rank changes, because there may be hundreds of rows. */
const OfferedRow = memo(Row) as typeof Row;

/** What the driver can rank: the first ten items, then how many more there are. */
export const OfferedTable = <Item, Column extends string>({
  look,
  getId,
  mayRank,
  items,
  hasItems,
  picks,
  sort,
  showAll,
  mayEdit,
  toHref,
  onSort,
  onShowAll,
  onEdit,
}: OfferedTableProps<Item, Column>) => {
  if (items.length === 0) return look.empty(hasItems);
  const rank = new Map(picks.map((id, index) => [id, index + 1]));
  const shown = showAll ? items : items.slice(0, rowsShown);
  const more = items.length - shown.length;
  return (
    <div className="@container">
      <table className="w-full max-sm:block">
        <caption className="sr-only">{look.caption}</caption>
        <thead className="max-sm:sr-only">
          <tr className="border-y border-base-300 bg-base-200">
            <SortHeads labels={look.labels} sort={sort} toHref={toHref} onSort={onSort} />
            {mayEdit && (
              <th scope="col" className="px-4 text-end text-sm font-semibold">
                {copy.ranking.action}
              </th>
            )}
          </tr>
        </thead>
        <tbody className="max-sm:block max-sm:border-t max-sm:border-base-300">
          {shown.map((item) => {
            const id = getId(item);
            return (
              <OfferedRow
                key={id}
                id={id}
                item={item}
                rank={rank.get(id)}
                cells={look.cells}
                mayRank={mayRank(item)}
                onEdit={mayEdit ? onEdit : undefined}
              />
            );
          })}
        </tbody>
      </table>
      {more > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-2 border-t border-base-300 px-4 py-3 sm:px-5">
          <p className="font-semibold tabular-nums">{look.moreText(more)}</p>
          <Link
            to={toHref({ showAll: true })}
            preventScrollReset
            replace
            onClick={ifPlainClick(onShowAll)}
            className="btn border-base-300 bg-base-100"
          >
            {copy.ranking.showAll}
          </Link>
        </div>
      )}
    </div>
  );
};
