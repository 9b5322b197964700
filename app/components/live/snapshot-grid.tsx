import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useRef, type CSSProperties } from 'react';
import { EntryLink } from '~/app/components/entry/entry-link';
import { useClock } from '~/app/components/time/use-clock';
import { classNames } from '~/app/components/ui/class-names';
import { StatusChip } from '~/app/components/ui/status-chip';
import { adminCopy, copy } from '~/app/copy/copy';
import { formatDateTime, getWallTime } from '~/app/copy/format-time';
import type { SnapshotRow } from '~/domain/picks/snapshot';

interface Place {
  readonly siteName: string;
  readonly companyName: string;
  readonly timeZone: string;
}

const rowHeight = 44;
/** In a window of 1440 px all of them fit beside the menu. */
const columns = [
  ['seniority', '6.5rem'],
  ['employeeId', '7.25rem'],
  ['name', 'minmax(9rem, 1.6fr)'],
  ['site', 'minmax(5rem, 0.8fr)'],
  ['company', 'minmax(5.5rem, 1fr)'],
  ['picks', '4.5rem'],
  ['firstPicks', 'minmax(9.5rem, 1.2fr)'],
  ['saved', '10.5rem'],
  ['status', '9rem'],
] as const;
const minWidth = '67rem';
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

/** The drivers in a grid 600 px high. Only visible rows are rendered, so 1,000 rows stay fast. */
export const SnapshotGrid = ({
  rows,
  empty,
  isSealed,
  ...place
}: Place & { rows: readonly SnapshotRow[]; empty: string; isSealed: boolean }) => {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    initialRect: { width: 1000, height: 600 },
  });
  return (
    <div
      ref={scroller}
      role="table"
      aria-label={adminCopy.common.picksByDriver}
      aria-rowcount={rows.length + 1}
      tabIndex={0}
      className="max-h-[600px] overflow-auto rounded-box border border-base-300 bg-base-100"
    >
      <div role="rowgroup" style={{ minWidth }} className="sticky top-0 z-10 bg-base-200">
        <div role="row" aria-rowindex={1} className={grid} style={template}>
          {columns.map(([label]) => (
            <div
              key={label}
              role="columnheader"
              className={classNames(
                'truncate px-3 py-2.5 text-sm font-semibold',
                label === 'name' && `bg-base-200 ${frozen}`,
              )}
            >
              {adminCopy.live.columns[label]}
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
                  {...place}
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
  siteName,
  companyName,
  timeZone,
}: Place & { row: SnapshotRow; index: number; start: number; isSealed: boolean }) {
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
    [siteName, ''],
    [companyName, ''],
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
