import { useState, type ReactNode } from 'react';
import { CompactCountdown } from '~/app/components/time/countdown';
import { StatusChip } from '~/app/components/ui/status-chip';
import { adminCopy } from '~/app/copy/copy';
import { formatWeek, formatWeekDays } from '~/app/copy/format-time';
import type { AdminFrame } from '~/domain/site/admin-frame';
import { toEpochMs } from '~/domain/time/instant';
import { getWeekStates } from './week-states';

/**
 * The week, its state, and the time left until the cutoff or for claims. When that time is up, the state changes here
 * without reloading the page, which may hold unsaved work.
 */
export const WeekStatus = ({
  frame: { periodId, state: loaded, endsAt, now },
  chip,
}: {
  frame: AdminFrame;
  /** Stands in place of the state's word. */
  chip?: ReactNode;
}) => {
  const [endedAt, setEndedAt] = useState<string | null>(null);
  const hasEnded = endedAt !== null && endedAt === endsAt;
  const state = hasEnded && loaded === 'open' ? 'closed' : loaded;
  const { tone, word } = getWeekStates()[state];
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-0.5 text-base-content">
      {chip || <StatusChip tone={tone}>{word}</StatusChip>}
      {state !== 'not-opened' && (
        <span className="font-semibold">
          <span className="max-sm:hidden">{formatWeek(periodId)}</span>
          <span className="sm:hidden">{formatWeekDays(periodId)}</span>
        </span>
      )}
      {endsAt && !hasEnded && (
        <span className="text-muted">
          <CompactCountdown
            until={endsAt}
            serverNow={toEpochMs(now)}
            onEnd={() => setEndedAt(endsAt)}
          />{' '}
          <span className="max-sm:sr-only">
            {loaded === 'open' ? adminCopy.frame.untilCutoff : adminCopy.frame.untilClaimsEnd}
          </span>
        </span>
      )}
    </p>
  );
};
