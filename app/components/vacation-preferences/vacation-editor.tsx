import { SearchX } from 'lucide-react';
import { HiddenFields } from '~/app/components/ranking/hidden-fields';
import { dot, offeredCellLook, offeredHeadLook } from '~/app/components/ranking/offered-table';
import {
  RankingEditor,
  type EditorLook,
  type FilterProps,
} from '~/app/components/ranking/ranking-editor';
import type { SaveProblem } from '~/app/components/ranking/ranking-view';
import { classNames } from '~/app/components/ui/class-names';
import { EmptyState } from '~/app/components/ui/empty-state';
import { LiveSearchBox } from '~/app/components/forms/search-box';
import { counted } from '~/domain/shared/counted';
import type { OfferedWeek } from '~/domain/vacation/offered-week';
import { getWorkWeek } from '~/domain/vacation/week-list';
import { Alert } from '~/app/components/ui/alert';
import type { VacationView } from './vacation-view';
import { weekCatalogue, formatOfferedDates, type WeekColumn } from './week-catalogue';

const ClosedNotice = ({
  closing,
  isDirty,
}: {
  closing: VacationView['closing'];
  isDirty: boolean;
}) =>
  closing.at ? (
    <Alert kind="warning" title="The vacation portal is closed">
      You can no longer submit vacation preferences. The list below is the one that counts.
      {isDirty && (
        <strong className="mt-1 block">
          Changes that you had not saved before the portal closed were not submitted.
        </strong>
      )}
    </Alert>
  ) : (
    <Alert kind="info" title="The vacation portal is not open yet">
      You can view the weeks now and rank them when your site opens the portal.
    </Alert>
  );

/** What a driver has to know before reading the list: closed, open again, vanished or full weeks. */
const VacationNotices = ({
  view: { offered, vanished, mayEdit, closing, isPublished },
  isDirty,
}: {
  view: VacationView;
  isDirty: boolean;
}) => {
  const hasFullWeeks = offered.some((week) => !week.isPast && week.remainingSlots === 0);
  return (
    <>
      {!mayEdit && <ClosedNotice closing={closing} isDirty={isDirty} />}
      {mayEdit && isPublished && (
        <Alert kind="info" title="The vacation portal is open again">
          What you save now counts when the weeks are assigned again. Until then the week above is
          yours.
        </Alert>
      )}
      {vanished.length > 0 && (
        <Alert kind="warning" title="Some of your picks are no longer offered">
          <span className="tabular-nums">{vanished.join(', ')}</span>{' '}
          {vanished.length === 1 ? 'was' : 'were'} removed from your list.
        </Alert>
      )}
      {mayEdit && hasFullWeeks && (
        <Alert kind="info" title="You can rank full weeks too">
          All slots of a full week are already assigned. You get the week only if a slot opens up
          before the weeks are assigned. Otherwise your next pick counts.
        </Alert>
      )}
    </>
  );
};

/** How many slots of a week nobody holds yet, and whether its time has come. */
const Slots = ({ week: { isPast, remainingSlots, totalSlots } }: { week: OfferedWeek }) => {
  const left = `${remainingSlots} of ${totalSlots} slots left`;
  return (
    <>
      {isPast && 'Already started · '}
      {remainingSlots === 0 && (
        <>
          <strong>Full</strong> ·{' '}
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
        'whitespace-nowrap',
        week.isPast && 'font-normal text-muted',
      )}
    >
      {formatOfferedDates(week)}
    </th>
    <td className={classNames(offeredCellLook, 'whitespace-nowrap tabular-nums')}>
      {week.weekId}{' '}
      <span className="text-muted max-sm:sr-only lg:max-xl:sr-only">{getWorkWeek(week)}</span>
      {dot}
    </td>
    <td className={classNames(offeredCellLook, 'tabular-nums')}>
      <Slots week={week} />
    </td>
  </>
);

/** A GET form, live while JavaScript is there. */
const WeekSearch = ({ filter, keep, onChange }: FilterProps<string>) => (
  <form
    method="get"
    action={weekCatalogue.path}
    role="search"
    onSubmit={(event) => event.preventDefault()}
    className="px-4 pb-3 sm:px-5"
  >
    <HiddenFields pairs={keep} />
    <LiveSearchBox
      label="Search weeks"
      placeholder="Search weeks..."
      value={filter}
      onSearch={onChange}
    />
  </form>
);

const NoWeeks = ({ hasItems }: { hasItems: boolean }) =>
  hasItems ? (
    <EmptyState icon={<SearchX />} title="No vacation weeks match your search">
      Search for something else, such as a month or a week ID.
    </EmptyState>
  ) : (
    <EmptyState icon={<SearchX />} title="No vacation weeks are offered yet">
      Come back after your site has added them.
    </EmptyState>
  );

const look: Omit<EditorLook<OfferedWeek, WeekColumn, string>, 'notices'> = {
  title: 'Vacation Weeks',
  caption: 'Vacation weeks',
  labels: { startDate: 'Dates', weekId: 'Week', remainingSlots: 'Slots' },
  rowStart: 'max-sm:ps-4',
  cells: (week) => <WeekCells week={week} />,
  moreText: (count) => `+ ${counted(count, 'more week')}`,
  empty: (hasItems) => <NoWeeks hasItems={hasItems} />,
  filters: (props) => <WeekSearch {...props} />,
  line: (week) => (
    <span className="tabular-nums">
      <span className="block">{formatOfferedDates(week)}</span>
      <Slots week={week} />
    </span>
  ),
};

/** Vacation weeks, the driver's list, and the bar to save it. */
export const VacationEditor = ({
  view,
  problem,
}: {
  view: VacationView;
  problem: SaveProblem | undefined;
}) => (
  <RankingEditor
    {...{ view, problem }}
    catalogue={weekCatalogue}
    look={{ ...look, notices: (isDirty) => <VacationNotices {...{ view, isDirty }} /> }}
  />
);
