import { useState } from 'react';
import { weekStates } from '~/app/components/week/week-states';
import { CompactCountdown } from '~/app/components/time/countdown';
import { StatusChip } from '~/app/components/ui/status-chip';
import { adminCopy } from '~/app/copy/copy';
import { formatWeek } from '~/app/copy/format-time';
import type { AdminFrame } from '~/domain/site/admin-frame';
import { toEpochMs } from '~/domain/shared/instant';

/**
 * The week, its state, and the time left until the cutoff or for claims. When that time is up, the state changes here
 * without reloading the page, which may hold unsaved work.
 */
export const WeekStatus = ({
  frame: { periodId, state: loaded, endsAt, now },
}: {
  frame: AdminFrame;
}) => {
  const [endedAt, setEndedAt] = useState<string | null>(null);
  const hasEnded = endedAt !== null && endedAt === endsAt;
  const state = hasEnded && loaded === 'open' ? 'closed' : loaded;
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-0.5 text-sm">
      {state !== 'not-opened' && <span className="font-semibold">{formatWeek(periodId)}</span>}
      <StatusChip tone={weekStates[state].tone}>{weekStates[state].word}</StatusChip>
      {endsAt && !hasEnded && (
        <span className="text-muted">
          <CompactCountdown
            until={endsAt}
            serverNow={toEpochMs(now)}
            onEnd={() => setEndedAt(endsAt)}
          />{' '}
          {loaded === 'open' ? adminCopy.frame.untilCutoff : adminCopy.frame.untilClaimsEnd}
        </span>
      )}
    </p>
  );
};
