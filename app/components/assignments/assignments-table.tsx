import { useClock } from '~/app/components/time/use-clock';
import { EmptyState } from '~/app/components/ui/empty-state';
import { Badge } from '~/app/components/ui/status-chip';
import { adminCopy, copy } from '~/app/copy/copy';
import { formatWorkDays } from '~/app/copy/describe-job';
import { formatTime } from '~/app/copy/format-time';
import type { AssignmentRow } from '~/domain/award/figures/assignment-rows';
import { shortDayNames, readWeekDays } from '~/domain/picks/week-days';
import { findLabel } from '~/domain/shared/find-label';
import type { HourClock } from '~/domain/time/hour-clock';
import {
  isSaidByPick,
  makeDriverColumns,
  makePickColumn,
  places,
  type AwardColumn,
} from './award-columns';
import { listFilters } from './award-filters';
import { AwardTable } from './award-table';

const AssignedJob = ({ row }: { row: AssignmentRow }) =>
  row.jobId !== null && row.assignmentType !== null ? (
    <span className="flex flex-wrap items-center gap-2">
      <strong className="font-mono">{row.jobId}</strong>
      {!isSaidByPick(row.assignmentType) && (
        <Badge>{findLabel(copy.assignments.types, row.assignmentType)}</Badge>
      )}
      {row.coversFor.length > 0 && (
        <span className="text-sm text-muted">
          {adminCopy.assignments.coversFor(row.coversFor.join(', '))}
        </span>
      )}
    </span>
  ) : (
    <span className="text-muted">{copy.assignments.without[row.without]}</span>
  );

/** Jobs that begin earlier in the week come first, and of those the ones with more days. */
const toDayOrder = (weekDays: string): string => {
  const days = new Set<string>(readWeekDays(weekDays));
  return shortDayNames.map((day) => (days.has(day) ? '0' : '1')).join('');
};

const makeColumns = (clock: HourClock) =>
  ({
    ...makeDriverColumns(),
    job: {
      label: adminCopy.common.assigned,
      getValue: ({ jobId }) => jobId,
      show: (row) => <AssignedJob row={row} />,
      onPhones: places.held,
    },
    startTime: {
      label: adminCopy.jobs.fields.startTime.label,
      getValue: ({ startTime }) => startTime,
      show: ({ startTime }) => startTime && formatTime(startTime, clock),
      className: 'whitespace-nowrap tabular-nums',
      onPhones: places.underHeld,
    },
    days: {
      label: adminCopy.assignments.days,
      getValue: ({ weekDays }) => weekDays && toDayOrder(weekDays),
      show: ({ weekDays }) => weekDays && formatWorkDays({ weekDays }),
      className: 'whitespace-nowrap',
      onPhones: places.none,
    },
    pick: makePickColumn(),
  }) satisfies Record<string, AwardColumn<AssignmentRow>>;

const toSearchText = ({ employeeId, name, jobId }: AssignmentRow): string =>
  `${employeeId}\n${name}\n${jobId ?? ''}`;

/** Each driver's job, and which of their picks it is. */
export const AssignmentsTable = ({
  shown: { rows, difference, claimedBy },
}: {
  shown: {
    readonly rows: readonly AssignmentRow[];
    readonly difference: { readonly changes: readonly { readonly driverId: string }[] } | null;
    readonly claimedBy: readonly string[];
  };
}) => (
  <AwardTable
    caption={adminCopy.assignments.caption}
    columns={makeColumns(useClock())}
    rows={rows}
    marked={new Set(difference?.changes.map(({ driverId }) => driverId))}
    filters={listFilters({ difference, claimedBy, more: [] })}
    getKey={({ employeeId, jobId }) => `${employeeId} ${jobId}`}
    toSearchText={toSearchText}
    searchHint={adminCopy.assignments.searchHint}
    empty={<EmptyState icon="search-x" title={adminCopy.assignments.noMatch} />}
  />
);
