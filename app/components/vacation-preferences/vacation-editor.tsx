import { LiveSearchBox } from '~/app/components/forms/search-box';
import { OtherPageLink } from '~/app/components/ranking/driver-tabs';
import type { FilterProps } from '~/app/components/ranking/list/offered-card';
import { offeredCell } from '~/app/components/ranking/list/offered-table';
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

/** How many slots of a week are left, and whether the week has already started; of a closed week only that it is closed. */
const Slots = ({
  week: { isPast, isClosed, remainingSlots, totalSlots },
}: {
  week: OfferedWeek;
}) => {
  if (isClosed) return <strong>{copy.vacationPreferences.closedWeek}</strong>;
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

const { head, cell, first, below } = offeredCell;
/** On a phone, weeks have one column, because their dates are long. */
const wide = 'max-sm:col-span-2 max-sm:col-start-1 @max-[17rem]:basis-full';

const WeekCells = ({ week }: { week: OfferedWeek }) => (
  <>
    <th
      scope="row"
      className={classNames(
        head,
        first,
        wide,
        'max-sm:text-[1.0625rem] max-sm:leading-6 sm:whitespace-nowrap',
        (week.isPast || week.isClosed) && 'font-normal text-muted',
      )}
    >
      {formatDates(week)}
    </th>
    <td className={`${cell} ${below} whitespace-nowrap tabular-nums max-sm:col-start-1`}>
      {week.weekId}
    </td>
    <td className={`${cell} ${below} tabular-nums max-sm:col-start-2`}>
      <Slots week={week} />
    </td>
  </>
);

/** A GET form. With JavaScript, the search applies as the driver types. */
const WeekSearch = ({ filter, path, keep, sorting, onChange }: FilterProps<string>) => (
  <form
    method="get"
    action={path}
    role="search"
    onSubmit={(event) => event.preventDefault()}
    className="flex flex-wrap gap-x-2 pb-1 max-lg:px-(--shell-gap) lg:px-5"
  >
    <HiddenFields pairs={keep} />
    <LiveSearchBox
      label={copy.vacationPreferences.searchWeeks}
      placeholder={copy.vacationPreferences.searchHint}
      value={filter}
      onSearch={onChange}
      className="min-w-[min(8rem,100%)] grow basis-0 [--size:min(2.75rem,56px)]"
    />
    {sorting}
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
  cells: (week) => <WeekCells week={week} />,
  moreText: (count) => copy.vacationPreferences.moreWeeks(count),
  empty: (hasItems) => <NoWeeks hasItems={hasItems} />,
  filters: (props) => <WeekSearch {...props} />,
  line: (week) => (
    <span className="tabular-nums">
      <span className="block font-bold">{formatDates(week)}</span>
      <span className="block text-sm text-muted">
        {week.weekId} · <Slots week={week} />
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
    look={{
      ...weekLook,
      otherPage: <OtherPageLink current="vacation" />,
      notices: (isDirty) => <VacationNotices view={view} isDirty={isDirty} />,
    }}
  />
);
