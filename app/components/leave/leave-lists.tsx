import { Card } from '~/app/components/ui/card';
import { EmptyState } from '~/app/components/ui/empty-state';
import { adminCopy } from '~/app/copy/copy';
import { keptDays } from '~/domain/leave/limits';
import { LeaveList, type LeaveRowView } from './leave-list';

/** The first spans of a list, and how many it has. */
interface ShownSpans {
  readonly count: number;
  readonly rows: readonly LeaveRowView[];
}

/** Who is away today, who will be, and what has ended, which is folded away. */
export const LeaveLists = ({
  lists: { now, later, ended },
  today,
}: {
  lists: { readonly now: ShownSpans; readonly later: ShownSpans; readonly ended: ShownSpans };
  today: string;
}) => {
  const { leave } = adminCopy;
  const describe = ({ count, rows }: ShownSpans) =>
    count > rows.length && leave.first(rows.length, count);
  return (
    <>
      <Card title={leave.now} description={describe(now)} flush>
        <LeaveList
          label={leave.now}
          rows={now.rows}
          today={today}
          empty={
            <EmptyState icon="users" title={leave.nobodyNow}>
              {leave.nobodyNowHint}
            </EmptyState>
          }
        />
      </Card>
      <Card title={leave.later} description={describe(later)} flush>
        <LeaveList
          label={leave.later}
          rows={later.rows}
          today={today}
          empty={<p className="px-4 pb-4 text-muted sm:px-5">{leave.nobodyLater}</p>}
        />
      </Card>
      {ended.count > 0 && (
        <details className="rounded-box border border-base-300 bg-base-100">
          <summary className="min-h-11 cursor-pointer px-4 py-3 font-bold sm:px-5">
            {leave.ended(ended.count)}
          </summary>
          <p className="px-4 pb-2 text-sm text-muted sm:px-5">
            {leave.endedHint(keptDays)}{' '}
            {ended.count > ended.rows.length && leave.newest(ended.rows.length)}
          </p>
          <LeaveList
            label={leave.ended(ended.count)}
            rows={ended.rows}
            today={today}
            empty={null}
          />
        </details>
      )}
    </>
  );
};
