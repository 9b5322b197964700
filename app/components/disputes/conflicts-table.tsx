import { useSearchParams } from '@remix-run/react';
import type { ReactNode } from 'react';
import { formatSort } from '~/app/components/address/codec';
import { readTableQuery, sortRows } from '~/app/components/address/table-query';
import { EmptyBox } from '~/app/components/admin/empty-box';
import { SortMenu } from '~/app/components/admin/sort-menu';
import { makeSortHeads } from '~/app/components/admin/table-heads';
import { SearchForm } from '~/app/components/forms/search-form';
import { countFound, useSearch } from '~/app/components/forms/use-search';
import { PrintLink } from '~/app/components/print/print-link';
import { useClock } from '~/app/components/time/use-clock';
import { Cell, DataTable } from '~/app/components/ui/data-table';
import { adminCopy } from '~/app/copy/copy';
import type { Conflict } from '~/domain/award/figures/conflicts';
import type { HourClock } from '~/domain/time/hour-clock';
import {
  ConflictJob,
  ConflictStatus,
  conflictText,
  formatSchedule,
  formatHolders,
  formatSeniority,
} from './conflict-parts';
import { ShowAll } from './show-all';

interface ConflictColumn {
  readonly label: string;
  readonly getValue: (conflict: Conflict) => string | number | null;
  readonly show: (conflict: Conflict) => ReactNode;
  readonly className?: string;
  /** What it says, to leave the column out if all rows say the same; missing if it is never left out. */
  readonly toText?: (conflict: Conflict) => string;
}

const conflictColumns = ['job', 'schedule', 'status', 'drivers', 'winner'] as const;
type Column = (typeof conflictColumns)[number];

const makeColumns = (clock: HourClock): Readonly<Record<Column, ConflictColumn>> => {
  const { disputes } = adminCopy;
  const { job, schedule, status, drivers, winner } = disputes.columns;
  const toStatus = ({ isResolved }: Conflict) =>
    isResolved ? disputes.resolved : disputes.unresolved;
  return {
    job: {
      label: job,
      getValue: ({ jobId }) => jobId,
      show: (conflict) => <ConflictJob conflict={conflict} />,
    },
    schedule: {
      label: schedule,
      getValue: ({ jobDetails }) => `${jobDetails.startTime} ${jobDetails.weekDays}`,
      show: (conflict) => formatSchedule(conflict, clock),
      className: 'whitespace-nowrap tabular-nums',
      toText: (conflict) => formatSchedule(conflict, clock),
    },
    status: {
      label: status,
      getValue: toStatus,
      show: (conflict) => <ConflictStatus conflict={conflict} />,
      toText: toStatus,
    },
    drivers: {
      label: drivers,
      getValue: (conflict) => conflict.drivers.length,
      show: (conflict) => <Drivers conflict={conflict} />,
      className: 'sm:min-w-72',
    },
    winner: {
      label: winner,
      getValue: ({ holders: [first] }) => first?.driverName ?? null,
      show: (conflict) => (
        <span className={conflict.holders.length > 0 ? '' : 'font-normal text-muted'}>
          <span className="text-sm font-normal text-muted sm:hidden">{winner}: </span>
          {formatHolders(conflict)}
        </span>
      ),
      className: 'font-semibold',
    },
  };
};

/** The columns that differ from row to row, and what the others say in all rows. */
const leaveOutRepeated = (
  columns: Readonly<Record<Column, ConflictColumn>>,
  conflicts: readonly Conflict[],
): [left: Column[], repeated: string[]] => {
  const findRepeated = (column: Column): string | undefined => {
    const texts = new Set(conflicts.map((conflict) => columns[column].toText?.(conflict)));
    return conflicts.length > 1 && texts.size === 1 ? [...texts][0] : undefined;
  };
  return [
    conflictColumns.filter((column) => findRepeated(column) === undefined),
    conflictColumns.flatMap((column) => findRepeated(column) ?? []),
  ];
};

const Drivers = ({ conflict: { drivers } }: { conflict: Conflict }) => (
  <ul>
    {drivers.map((driver) => (
      <li key={driver.driverId}>
        {driver.driverName}{' '}
        <span className="text-sm text-muted tabular-nums">
          {driver.driverId}, {formatSeniority(driver)}
        </span>
      </li>
    ))}
  </ul>
);

/** A searchable and sortable table of jobs that several drivers have as Pick 1. */
export const ConflictsTable = ({ conflicts }: { conflicts: readonly Conflict[] }) => {
  const [params] = useSearchParams();
  const query = readTableQuery(params, conflictColumns, { column: 'job', direction: 'asc' });
  const { disputes } = adminCopy;
  const clock = useClock();
  const columns = makeColumns(clock);
  const sorted = sortRows(conflicts, query.sort, columns[query.sort.column as Column].getValue);
  const { search, typed, found, shown } = useSearch(sorted, conflictText, query);
  const [left, repeated] = leaveOutRepeated(columns, conflicts);
  if (conflicts.length === 0) {
    return (
      <EmptyBox icon="check-check" title={disputes.noConflicts}>
        {disputes.noConflictsHint}
      </EmptyBox>
    );
  }
  return (
    <section aria-label={disputes.conflicts} className="flex flex-col gap-3">
      <div className="flex items-start gap-2">
        <SearchForm
          label={disputes.searchConflicts}
          placeholder={disputes.searchHint}
          {...typed}
          className="sm:w-72"
          status={[
            countFound(found, conflicts, disputes.countConflicts, disputes.conflictsFound),
            ...(repeated.length > 0 ? [adminCopy.common.allRows(repeated)] : []),
          ].join(' · ')}
        />
        <SortMenu
          columns={left.map((column) => [column, columns[column].label])}
          query={{ ...query, search }}
        />
      </div>
      <div className="overflow-hidden rounded-box border border-base-300 bg-base-100">
        <DataTable
          caption={disputes.caption}
          maxHeight="max-h-[75dvh]"
          className="max-sm:block sm:min-w-4xl"
          headClassName="max-sm:hidden"
          bodyClassName="max-sm:block max-sm:[&_td]:block max-sm:[&_td]:border-0 max-sm:[&_td]:px-4 max-sm:[&_td]:py-1 max-sm:[&_tr]:block max-sm:[&_tr]:border-b max-sm:[&_tr]:border-base-300 max-sm:[&_tr]:py-2"
          heads={[
            ...makeSortHeads(
              left.map((column) => [column, columns[column].label]),
              { ...query, search },
            ),
            disputes.printDetails,
          ]}
        >
          {shown.map((conflict) => (
            <tr key={conflict.jobId} className="*:align-top">
              {left.map((column) => (
                <Cell key={column} className={columns[column].className}>
                  {columns[column].show(conflict)}
                </Cell>
              ))}
              <Cell>
                <PrintLink
                  to={`/admin/conflicts/print?${new URLSearchParams({ job: conflict.jobId })}`}
                  label={disputes.printDetails}
                  name={disputes.printDetailsOf(conflict.jobId)}
                  className="btn-sm"
                />
              </Cell>
            </tr>
          ))}
        </DataTable>
        {found.length === 0 && (
          <p className="p-8 text-center text-muted">{disputes.noConflictsMatch(search)}</p>
        )}
      </div>
      <ShowAll
        found={found.length}
        shown={shown.length}
        search={search}
        kept={[['sort', formatSort(query.sort)]]}
      />
    </section>
  );
};
