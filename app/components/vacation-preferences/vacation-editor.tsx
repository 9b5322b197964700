import { LiveSearchBox } from '~/app/components/forms/search-box';
import type { FilterProps } from '~/app/components/ranking/list/offered-card';
import { dot, offeredCellLook, offeredHeadLook } from '~/app/components/ranking/list/offered-table';
import { RankingEditor, type EditorLook } from '~/app/components/ranking/ranking-editor';
import type { SaveProblem } from '~/app/components/ranking/ranking-view';
import { HiddenFields } from '~/app/components/ranking/save-fields';
import { classNames } from '~/app/components/ui/class-names';
import { EmptyState } from '~/app/components/ui/empty-state';
import { copy } from '~/app/copy/copy';
import type { OfferedWeek } from '~/domain/vacation/offered-week';
import { VacationNotices } from './vacation-notices';
import type { VacationView } from './vacation-view';
import { weekCatalogue, formatDates, type WeekColumn } from './week-catalogue';

/** How many slots of a week are left, and whether the week has already started. */
const Slots = ({ week: { isPast, remainingSlots, totalSlots } }: { week: OfferedWeek }) => {
  const left = copy.vacationPreferences.slotsLeft(remainingSlots, totalSlots);
  return (
    <>
      {isPast && `${copy.vacationPreferences.started} · `}
      {remainingSlots === 0 && (
        <>
          <strong>{copy.vacationPreferences.full}</strong> ·{' '}
        </>
      )}
      {left}
    </>
  );
};

const WeekCells = ({ week }: { week: OfferedWeek }) => (
  <>
    <th
      scope="row"
      className={classNames(
        offeredHeadLook,
        'whitespace-nowrap @max-3xs:whitespace-normal',
        week.isPast && 'font-normal text-muted',
      )}
    >
      {formatDates(week)}
    </th>
    <td className={classNames(offeredCellLook, 'whitespace-nowrap tabular-nums')}>
      {week.weekId}
      {dot}
    </td>
    <td className={classNames(offeredCellLook, 'tabular-nums')}>
      <Slots week={week} />
    </td>
  </>
);

/** A GET form. With JavaScript, the search applies as the driver types. */
const WeekSearch = ({ filter, path, keep, onChange }: FilterProps<string>) => (
  <form
    method="get"
    action={path}
    role="search"
    onSubmit={(event) => event.preventDefault()}
    className="px-4 pb-3 sm:px-5"
  >
    <HiddenFields pairs={keep} />
    <LiveSearchBox
      label={copy.vacationPreferences.searchWeeks}
      placeholder={copy.vacationPreferences.searchHint}
      value={filter}
      onSearch={onChange}
    />
  </form>
);

const NoWeeks = ({ hasItems }: { hasItems: boolean }) =>
  hasItems ? (
    <EmptyState icon="search-x" title={copy.vacationPreferences.noMatch}>
      {copy.vacationPreferences.noMatchHint}
    </EmptyState>
  ) : (
    <EmptyState icon="search-x" title={copy.vacationPreferences.noWeeks}>
      {copy.vacationPreferences.noWeeksHint}
    </EmptyState>
  );

export const weekLook: Omit<EditorLook<OfferedWeek, WeekColumn, string>, 'notices'> = {
  get title() {
    return copy.vacationPreferences.offered;
  },
  get caption() {
    return copy.vacationPreferences.caption;
  },
  labels: {
    get startDate() {
      return copy.vacationPreferences.dates;
    },
    get weekId() {
      return copy.vacationPreferences.week;
    },
    get remainingSlots() {
      return copy.vacationPreferences.slots;
    },
  },
  rowStart: 'max-sm:ps-4',
  cells: (week) => <WeekCells week={week} />,
  moreText: (count) => copy.vacationPreferences.moreWeeks(count),
  empty: (hasItems) => <NoWeeks hasItems={hasItems} />,
  filters: (props) => <WeekSearch {...props} />,
  line: (week) => (
    <span className="tabular-nums">
      <span className="me-2 font-bold">{formatDates(week)}</span>
      <span className="inline-block max-w-full">{week.weekId}</span>
      <span className="block text-sm text-muted">
        <Slots week={week} />
      </span>
    </span>
  ),
};

/** The vacation weeks, the driver's list, and the bar that saves it. */
export const VacationEditor = ({
  view,
  problem,
}: {
  view: VacationView;
  problem: SaveProblem | undefined;
}) => (
  <RankingEditor
    view={view}
    problem={problem}
    catalogue={weekCatalogue}
    look={{ ...weekLook, notices: (isDirty) => <VacationNotices view={view} isDirty={isDirty} /> }}
  />
);
