import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useRef, type CSSProperties } from 'react';
import { nextSort } from '~/app/components/address/codec';
import { tableHref, type TableQuery } from '~/app/components/address/table-query';
import { EntryLink } from '~/app/components/entry/entry-link';
import type { InZone } from '~/app/components/time/instant-text';
import { useClock } from '~/app/components/time/use-clock';
import { classNames } from '~/app/components/ui/class-names';
import { ariaSort, SortLink } from '~/app/components/ui/data-table';
import { StatusChip } from '~/app/components/ui/status-chip';
import { adminCopy, copy } from '~/app/copy/copy';
import { formatDateTime, getWallTime } from '~/app/copy/format-time';
import type { SnapshotRow } from '~/domain/picks/snapshot';

const rowHeight = 44;
/** The site and the company are the same in every row, so they have no columns. */
const columns = [
  ['seniority', '7rem'],
  ['employeeId', '8.5rem'],
  ['name', 'minmax(9rem, 1.6fr)'],
  ['picks', '6rem'],
  ['firstPicks', 'minmax(9.5rem, 1.2fr)'],
  ['saved', '11.5rem'],
  ['status', '10rem'],
] as const;
type SnapshotColumn = (typeof columns)[number][0];
const minWidth = '62rem';

/** By which each column sorts. Drivers without a value come last. */
export const sortValues: Readonly<
  Record<SnapshotColumn, (row: SnapshotRow) => string | number | null>
> = {
  seniority: ({ seniorityNumber }) => seniorityNumber,
  employeeId: ({ employeeId }) => employeeId,
  name: ({ name }) => name,
  picks: ({ picks }) => picks,
  firstPicks: ({ first }) => first.join() || null,
  saved: ({ savedAt }) => savedAt,
  status: ({ state, isOnLeave }) => (isOnLeave ? 'on-leave' : state),
};
const listWidths = (some: readonly (readonly [string, string])[]): string =>
  some.map(([, width]) => width).join(' ');

const [seniority, employeeId, , ...others] = columns;
/** On phones the name comes first and is as wide as leaves room for the rest. */
const template = {
  '--wide': listWidths(columns),
  '--phone': listWidths([['name', '8.5rem'], seniority, employeeId, ...others]),
} as CSSProperties;
const grid = 'grid grid-cols-(--phone) items-center sm:grid-cols-(--wide)';
/** The column of names stays visible while the rest scrolls sideways. */
const frozen = 'max-sm:order-first sticky start-0 z-1';

const getStates = () =>
  ({
    submitted: { tone: 'success', word: adminCopy.live.submitted },
    entered: { tone: 'success', word: adminCopy.live.entered },
    standing: { tone: 'info', word: adminCopy.live.carriedOver },
    none: { tone: 'neutral', word: adminCopy.live.noPicks },
    'on-leave': { tone: 'neutral', word: copy.assignments.without['on-leave'] },
  }) as const;

/** The drivers in a grid that can be sorted. Only visible rows are rendered, so 1,000 rows stay fast. */
export const SnapshotGrid = ({
  rows,
  empty,
  isSealed,
  query,
  timeZone,
}: InZone<{
  rows: readonly SnapshotRow[];
  empty: string;
  isSealed: boolean;
  query: TableQuery;
}>) => {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    initialRect: { width: 1000, height: 700 },
  });
  return (
    <div
      ref={scroller}
      role="table"
      aria-label={adminCopy.common.picksByDriver}
      aria-rowcount={rows.length + 1}
      tabIndex={0}
      className="max-h-[75dvh] overflow-auto rounded-box border border-base-300 bg-base-100"
    >
      <div role="rowgroup" style={{ minWidth }} className="sticky top-0 z-10 bg-base-200">
        <div role="row" aria-rowindex={1} className={grid} style={template}>
          {columns.map(([label]) => (
            <div
              key={label}
              role="columnheader"
              aria-sort={ariaSort(query.sort, label)}
              className={classNames(
                'text-sm font-semibold whitespace-nowrap',
                label === 'name' && `bg-base-200 ${frozen}`,
              )}
            >
              <SortLink
                column={label}
                sort={query.sort}
                to={tableHref({ ...query, sort: nextSort(query.sort, label) })}
              >
                {adminCopy.live.columns[label]}
              </SortLink>
            </div>
          ))}
        </div>
      </div>
      {rows.length === 0 ? (
        <p className="p-8 text-center text-muted">{empty}</p>
      ) : (
        <div
          role="rowgroup"
          className="relative"
          style={{ height: virtual.getTotalSize(), minWidth }}
        >
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            return (
              row && (
                <Row
                  key={row.employeeId}
                  row={row}
                  index={index}
                  start={start}
                  isSealed={isSealed}
                  timeZone={timeZone}
                />
              )
            );
          })}
        </div>
      )}
    </div>
  );
};

const Row = memo(function Row({
  row,
  index,
  start,
  isSealed,
  timeZone,
}: InZone<{ row: SnapshotRow; index: number; start: number; isSealed: boolean }>) {
  const { tone, word } = getStates()[row.isOnLeave ? 'on-leave' : row.state];
  const clock = useClock();
  const savedAt = row.savedAt && getWallTime(row.savedAt, timeZone);
  const cells = [
    [row.seniorityNumber, 'tabular-nums'],
    [row.employeeId, 'font-mono tabular-nums'],
    [
      <EntryLink key="name" {...row} noun="job" />,
      `flex h-full items-center bg-base-100 font-semibold ${frozen}`,
    ],
    [isSealed ? '—' : row.picks, 'tabular-nums'],
    [isSealed ? adminCopy.live.sealed : row.first.join(', ') || '—', isSealed ? '' : 'font-mono'],
    [savedAt ? formatDateTime(savedAt, clock) : '—', 'tabular-nums'],
  ] as const;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={`absolute inset-x-0 top-0 border-b border-base-200 text-sm ${grid}`}
      style={{ ...template, height: rowHeight, transform: `translateY(${start}px)` }}
    >
      {cells.map(([content, look], cell) => (
        <div
          key={columns[cell]?.[0]}
          role="cell"
          // What does not fit can be read in full.
          title={typeof content === 'string' ? content : undefined}
          className={`truncate px-3 ${look}`}
        >
          {content}
        </div>
      ))}
      <div role="cell" className="px-3">
        <StatusChip tone={tone}>{word}</StatusChip>
      </div>
    </div>
  );
});
