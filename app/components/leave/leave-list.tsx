import type { ReactNode } from 'react';
import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { LinkButton } from '~/app/components/ui/button';
import { Badge } from '~/app/components/ui/status-chip';
import { adminCopy } from '~/app/copy/copy';
import { formatDaysOfYear } from '~/app/copy/format-time';
import { showSpan } from '~/domain/leave/change-spans';
import type { LeaveKind } from '~/domain/leave/limits';

export interface LeaveRowView {
  readonly employeeId: string;
  readonly name: string;
  readonly seniorityNumber: number;
  readonly from: string;
  readonly to: string;
  readonly kind: LeaveKind;
}

/** Ends today what goes on, and deletes a span, which the next page can undo. */
const RowActions = ({ row, today }: { row: LeaveRowView; today: string }) => {
  const { leave } = adminCopy;
  const { employeeId: driverId, name, from, to } = row;
  const seen = showSpan(row);
  const days = formatDaysOfYear(from, to);
  return (
    <PostForm preventScrollReset className="flex flex-wrap gap-2 sm:ms-auto">
      <input type="hidden" name="driverId" value={driverId} />
      <input type="hidden" name="seen" value={seen} />
      {from <= today && to > today && (
        <SendButton
          intent="end"
          fields={{ driverId, seen }}
          size="sm"
          aria-label={leave.endTodayOf(name)}
        >
          {leave.endToday}
        </SendButton>
      )}
      <LinkButton
        to={`?edit=${driverId}.${from}`}
        size="sm"
        preventScrollReset
        aria-label={leave.editOf(name, days)}
      >
        {leave.edit}
      </LinkButton>
      <SendButton
        intent="delete"
        fields={{ driverId, seen }}
        size="sm"
        variant="ghost"
        icon="trash"
        aria-label={leave.deleteOf(name, days)}
      />
    </PostForm>
  );
};

/** Spans of leave, each with its driver, days and kind. `empty` is shown if there are none. */
export const LeaveList = ({
  label,
  rows,
  today,
  empty,
}: {
  label: string;
  rows: readonly LeaveRowView[];
  today: string;
  empty: ReactNode;
}) =>
  rows.length === 0 ? (
    empty
  ) : (
    <ul aria-label={label} className="divide-y divide-base-300">
      {rows.map((row) => (
        <li
          key={`${row.employeeId} ${row.from}`}
          className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 sm:px-5"
        >
          <p className="min-w-0 basis-56">
            <span className="block font-semibold wrap-anywhere">{row.name}</span>
            <span className="text-sm text-muted tabular-nums">
              <span className="font-mono">{row.employeeId}</span> · {adminCopy.common.seniority}{' '}
              {row.seniorityNumber}
            </span>
          </p>
          <p className="flex flex-wrap items-center gap-2 tabular-nums">
            {formatDaysOfYear(row.from, row.to)} <Badge>{adminCopy.leave.kinds[row.kind]}</Badge>
          </p>
          <RowActions row={row} today={today} />
        </li>
      ))}
    </ul>
  );
