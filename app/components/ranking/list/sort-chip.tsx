import { Link } from '@remix-run/react';
import { nextSort, type Sort } from '~/app/components/address/codec';
import { bottomSheet } from '~/app/components/ui/bottom-sheet';
import { chipLook, chipTarget } from '~/app/components/ui/chip';
import { classNames } from '~/app/components/ui/class-names';
import { Icon } from '~/app/components/ui/icon';
import { ifPlainClick } from '~/app/components/ui/if-plain-click';
import { useDismiss } from '~/app/components/ui/use-dismiss';
import { copy } from '~/app/copy/copy';

const arrows = { asc: 'arrow-up', desc: 'arrow-down' } as const;

/** On phones, where the heads of the table have no room: by what the items are sorted, and the columns to sort them by. */
export const SortChip = <Column extends string>({
  labels,
  sort,
  toHref,
  onSort,
}: {
  labels: Record<Column, string>;
  sort: Sort<Column>;
  toHref: (sort: Sort<Column>) => string;
  onSort: (sort: Sort<Column>) => void;
}) => {
  const details = useDismiss();
  const close = () => {
    if (details.current) details.current.open = false;
  };
  return (
    <details ref={details} className="shrink-0 sm:hidden">
      <summary className={`${chipTarget} list-none [&::-webkit-details-marker]:hidden`}>
        <span className={chipLook(false)}>
          <Icon name={arrows[sort.direction]} className="size-4" />
          {copy.ranking.sortedBy(labels[sort.column])}
          <span className="sr-only">, {copy.ranking.directions[sort.direction]}</span>
        </span>
      </summary>
      <ul
        className={`flex flex-col rounded-box border border-base-300 bg-base-100 p-2 pb-4 ${bottomSheet}`}
      >
        {(Object.entries(labels) as [Column, string][]).map(([column, label]) => {
          const isCurrent = sort.column === column;
          const next = nextSort(sort, column);
          return (
            <li key={column}>
              <Link
                to={toHref(next)}
                replace
                preventScrollReset
                {...(isCurrent && { 'aria-current': 'true' })}
                onClick={ifPlainClick(() => {
                  close();
                  onSort(next);
                })}
                className={classNames(
                  'flex min-h-12 items-center gap-3 rounded-field px-3 font-semibold hover:bg-base-200',
                  isCurrent && 'text-primary',
                )}
              >
                <Icon
                  name={isCurrent ? arrows[sort.direction] : 'arrow-up-down'}
                  className={classNames('size-5 shrink-0', !isCurrent && 'opacity-60')}
                />
                {label}
                {isCurrent && (
                  <span className="sr-only">, {copy.ranking.directions[sort.direction]}</span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </details>
  );
};
