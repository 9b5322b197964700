import { Card } from '~/app/components/ui/card';
import { EmptyState } from '~/app/components/ui/empty-state';
import { adminCopy } from '~/app/copy/copy';
import { keptDays } from '~/domain/leave/limits';
import { LeaveList, type LeaveRowView } from './leave-list';

/** How many spans of later and of ended leave the page shows. */
const maxShown = 100;

/** Who is away today, who will be, and what has ended, which is folded away. */
export const LeaveLists = ({ rows, today }: { rows: readonly LeaveRowView[]; today: string }) => {
  const { leave } = adminCopy;
  const now = rows.filter(({ from, to }) => from <= today && to >= today);
  const later = rows.filter(({ from }) => from > today);
  const ended = rows.filter(({ to }) => to < today).toReversed();
  return (
    <>
      <Card title={leave.now} flush>
        <LeaveList
          label={leave.now}
          rows={now}
          today={today}
          empty={
            <EmptyState icon="users" title={leave.nobodyNow}>
              {leave.nobodyNowHint}
            </EmptyState>
          }
        />
      </Card>
      <Card
        title={leave.later}
        description={later.length > maxShown && leave.soonest(maxShown, later.length)}
        flush
      >
        <LeaveList
          label={leave.later}
          rows={later.slice(0, maxShown)}
          today={today}
          empty={<p className="px-4 pb-4 text-muted sm:px-5">{leave.nobodyLater}</p>}
        />
      </Card>
      {ended.length > 0 && (
        <details className="rounded-box border border-base-300 bg-base-100">
          <summary className="min-h-11 cursor-pointer px-4 py-3 font-bold sm:px-5">
            {leave.ended(ended.length)}
          </summary>
          <p className="px-4 pb-2 text-sm text-muted sm:px-5">
            {leave.endedHint(keptDays)} {ended.length > maxShown && leave.newest(maxShown)}
          </p>
          <LeaveList
            label={leave.ended(ended.length)}
            rows={ended.slice(0, maxShown)}
            today={today}
            empty={null}
          />
        </details>
      )}
    </>
  );
};
