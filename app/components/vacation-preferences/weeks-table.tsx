import { SearchX } from 'lucide-react';
import { AddButton } from '~/app/components/ranking/add-button';
import {
  actionCellLook,
  OfferedTable,
  offeredCellLook,
  offeredRowLook,
} from '~/app/components/ranking/offered-table';
import { classNames } from '~/app/components/ui/class-names';
import { EmptyState } from '~/app/components/ui/empty-state';
import type { OfferedWeek } from '~/domain/vacation/offered-week';
import { workWeekOf } from '~/domain/vacation/week-list';
import { weekDates, type WeekColumn, type WeekSort } from './find-weeks';
import { Slots } from './slots';

const columns: readonly [WeekColumn, string][] = [
  ['startDate', 'Dates'],
  ['weekId', 'Week'],
  ['remainingSlots', 'Slots'],
];

const dot = (
  <span className="px-1.5 text-muted sm:hidden" aria-hidden="true">
    ·
  </span>
);

/** The weeks that may be ranked, the next ones first. */
export const WeeksTable = ({
  weeks,
  hasSearch,
  picks,
  onAdd,
  ...table
}: {
  /** Found and sorted. */
  weeks: readonly OfferedWeek[];
  hasSearch: boolean;
  picks: readonly string[];
  sort: WeekSort;
  showAll: boolean;
  mayEdit: boolean;
  /** The page with another order, or with all weeks. */
  hrefOf: (change: { sort?: WeekSort; showAll?: boolean }) => string;
  onSort: (sort: WeekSort) => void;
  onShowAll: () => void;
  onAdd: (weekId: string) => void;
}) => {
  if (weeks.length === 0) {
    return hasSearch ? (
      <EmptyState icon={<SearchX />} title="No vacation weeks match your search">
        Search for something else, such as a month or a week ID.
      </EmptyState>
    ) : (
      <EmptyState icon={<SearchX />} title="No vacation weeks are offered yet">
        Come back once your site has entered them.
      </EmptyState>
    );
  }
  const rank = new Map(picks.map((weekId, index) => [weekId, index + 1]));
  return (
    <OfferedTable
      {...table}
      caption="Vacation weeks"
      columns={columns}
      items={weeks}
      moreOf={(count) => `+ ${count} more ${count === 1 ? 'week' : 'weeks'}`}
      rowOf={(week) => (
        <tr key={week.weekId} className={classNames(offeredRowLook, 'max-sm:ps-4')}>
          <th
            scope="row"
            className={classNames(
              'text-start whitespace-nowrap tabular-nums max-sm:block sm:px-3 sm:py-2 sm:first:ps-5',
              week.isPast && 'font-normal text-muted',
            )}
          >
            {weekDates(week)}
          </th>
          <td className={classNames(offeredCellLook, 'whitespace-nowrap tabular-nums')}>
            {week.weekId}{' '}
            <span className="text-muted max-sm:sr-only lg:max-xl:sr-only">{workWeekOf(week)}</span>
            {dot}
          </td>
          <td className={classNames(offeredCellLook, 'tabular-nums')}>
            <Slots week={week} />
          </td>
          {table.mayEdit && (
            <td className={actionCellLook}>
              <AddButton id={week.weekId} rank={rank.get(week.weekId)} onAdd={onAdd} />
            </td>
          )}
        </tr>
      )}
    />
  );
};
