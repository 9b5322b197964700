import { EmptyBox } from '~/app/components/admin/empty-box';
import {
  isSaidByPick,
  makeDriverColumns,
  makePickColumn,
  places,
  type AwardColumn,
} from '~/app/components/assignments/award-columns';
import { listFilters, type AwardFilter } from '~/app/components/assignments/award-filters';
import { AwardTable } from '~/app/components/assignments/award-table';
import { LinkButton } from '~/app/components/ui/button';
import { EmptyState } from '~/app/components/ui/empty-state';
import { Badge } from '~/app/components/ui/status-chip';
import { adminCopy, copy } from '~/app/copy/copy';
import { formatDays, formatDaysOfYear } from '~/app/copy/format-time';
import { type VacationRow } from '~/domain/award/figures/assignment-rows';
import type { SlotUsage } from '~/domain/award/figures/slot-usage';
import { findLabel } from '~/domain/shared/find-label';
import { canBeGivenUp } from '~/domain/vacation/given-up';
import { weekDates } from './week-dates';

type Row = VacationRow & { readonly week: SlotUsage | null };

const getType = ({ assignmentType }: VacationRow): string =>
  assignmentType ? findLabel(copy.assignments.vacationTypes, assignmentType) : '';

const getStart = ({ week }: Row): string | null => week?.startDate ?? null;

const WeekDays = ({ week: { startDate, endDate } }: { week: SlotUsage }) => (
  <>
    <span className="sm:hidden">{formatDays(startDate, endDate)}</span>
    <span className="max-sm:hidden">{formatDaysOfYear(startDate, endDate)}</span>
  </>
);

const WeekType = ({ row }: { row: Row }) => (
  <>
    {row.assignmentType && !isSaidByPick(row.assignmentType) && <Badge>{getType(row)}</Badge>}{' '}
    {row.round !== null && (
      <span className="text-sm whitespace-nowrap text-muted">
        {adminCopy.vacations.round(row.round)}
      </span>
    )}
  </>
);

const makeColumns = () =>
  ({
    ...makeDriverColumns(),
    weekId: {
      label: adminCopy.vacations.week,
      // Weeks are in the order of their dates.
      getValue: getStart,
      show: ({ weekId, without }) =>
        weekId === null ? (
          <span className="text-muted">{copy.assignments.without[without]}</span>
        ) : (
          <strong className="font-mono">{weekId}</strong>
        ),
      onPhones: places.underHeld,
    },
    dates: {
      label: adminCopy.common.dates,
      getValue: getStart,
      show: ({ week }) => week && <WeekDays week={week} />,
      className: 'whitespace-nowrap tabular-nums',
      onPhones: places.held,
    },
    type: {
      label: adminCopy.vacations.assignmentType,
      getValue: (row) => row.assignmentType && `${getType(row)} ${row.round ?? ''}`,
      show: (row) => <WeekType row={row} />,
      onPhones: places.none,
    },
    pick: makePickColumn(),
  }) satisfies Record<string, AwardColumn<Row>>;

/**
 * By how the week was assigned. `vc-assigned` counts as seniority, because vacation cover drivers get the leftover
 * weeks in seniority order too.
 */
const makeTypeFilters = (): AwardFilter[] => [
  {
    value: 'preference',
    label: adminCopy.vacations.preference,
    matches: ({ assignmentType }) => assignmentType === 'preference',
  },
  {
    value: 'seniority',
    label: adminCopy.common.seniority,
    matches: ({ assignmentType }) =>
      assignmentType === 'seniority' || assignmentType === 'vc-assigned',
  },
];

const toSearchText = (row: Row): string =>
  [row.employeeId, row.name, row.weekId, row.week && weekDates(row.week), getType(row)].join('\n');

const toRows = (vacations: readonly VacationRow[], weeks: readonly SlotUsage[]): Row[] => {
  const byId = new Map(weeks.map((week) => [week.weekId, week]));
  return vacations.map((row) => ({ ...row, week: byId.get(row.weekId ?? '') ?? null }));
};

const FreeWeekLink = ({
  row: { weekId, name, employeeId, assignmentType },
  toHref,
}: {
  row: Row;
  toHref: (more: Readonly<Record<string, string>>) => string;
}) =>
  canBeGivenUp(assignmentType) && (
    <LinkButton
      size="sm"
      variant="ghost"
      to={toHref({ dialog: 'free', driver: employeeId, week: weekId ?? '' })}
      preventScrollReset
      aria-label={adminCopy.vacations.freeLabel(weekId ?? '', name)}
    >
      {adminCopy.vacations.freeOpen}
    </LinkButton>
  );

/** Which driver has which week, and why. */
export const VacationsTable = ({
  shown: { rows, weeks, difference },
  mayFree,
}: {
  shown: {
    readonly rows: readonly VacationRow[];
    readonly weeks: readonly SlotUsage[];
    readonly difference: { readonly changes: readonly { readonly driverId: string }[] } | null;
  };
  /** Whether the administrator can give up a published week for its driver. */
  mayFree: boolean;
}) => {
  if (!rows.some(({ weekId }) => weekId !== null)) {
    return (
      <EmptyBox icon="tree-palm" title={adminCopy.vacations.noAssignments}>
        {adminCopy.vacations.noAssignmentsText}
      </EmptyBox>
    );
  }
  return (
    <AwardTable<Row>
      caption={adminCopy.vacations.assignmentsCaption}
      columns={makeColumns()}
      rows={toRows(rows, weeks)}
      filters={listFilters({ difference, claimedBy: null, more: makeTypeFilters() })}
      getKey={({ employeeId, weekId }) => `${employeeId} ${weekId}`}
      toSearchText={toSearchText}
      searchHint={adminCopy.vacations.searchDrivers}
      empty={<EmptyState icon="search-x" title={adminCopy.vacations.noAssignmentsMatch} />}
      {...(mayFree && { showAction: (row, toHref) => <FreeWeekLink row={row} toHref={toHref} /> })}
    />
  );
};
