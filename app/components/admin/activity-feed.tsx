import { useState } from 'react';
import { askServer } from '~/app/components/ui/ask-server';
import { Card } from '~/app/components/ui/card';
import { EmptyState } from '~/app/components/ui/empty-state';
import { useSessionReport } from '~/app/components/ui/session-context';
import { StatusChip } from '~/app/components/ui/status-chip';
import { useHydrated } from '~/app/components/ui/use-hydrated';
import { usePageKey } from '~/app/components/ui/use-page';
import { usePoll } from '~/app/components/ui/use-poll';
import { adminCopy } from '~/app/copy/copy';
import { formatTimeAgo } from '~/app/copy/format-time';
import type { Activity } from '~/domain/activity/activity';

interface Feed {
  readonly entries: readonly Activity[];
  /** ISO instant. */
  readonly now: string;
}

const path = '/admin/dashboard/feed';
const pollEveryMs = 10_000;

/** The latest driver actions, updated live, in a card that scrolls beyond 400 px. */
export const ActivityFeed = (loaded: Feed) => {
  const [polled, setPolled] = useState<Feed | null>(null);
  const { reportOver: onSessionOver } = useSessionReport();
  const pageKey = usePageKey();
  const { isLive } = usePoll(async (signal) => {
    const response = await askServer(path, { signal, pageKey, onSessionOver });
    if (response) setPolled((await response.json()) as Feed);
  }, pollEveryMs);
  const hydrated = useHydrated();
  // Show whichever is newer. Both times come from the server's clock, so they can be compared.
  const { entries, now } = polled && polled.now > loaded.now ? polled : loaded;
  return (
    <Card
      title={adminCopy.dashboard.driverActivity}
      scrolls
      isDense
      flush
      className="max-h-[400px]"
      actions={
        hydrated && (
          <StatusChip tone={isLive ? 'success' : 'neutral'}>
            {isLive ? adminCopy.common.live : adminCopy.common.paused}
          </StatusChip>
        )
      }
    >
      {entries.length === 0 ? (
        <EmptyState title={adminCopy.dashboard.noRecentActivity} />
      ) : (
        <ol className="divide-y divide-base-300 border-t border-base-300">
          {entries.map(({ id, at, actor, event }) => (
            <li key={id} className="flex min-h-12 items-center gap-3 px-4 py-1.5 text-sm sm:px-5">
              <p className="min-w-0 flex-1">
                <strong className="font-semibold">{actor.name}</strong>{' '}
                {adminCopy.activityEvents.describe(event)}
              </p>
              <time dateTime={at} className="shrink-0 text-xs text-muted">
                {formatTimeAgo(Date.parse(at), Date.parse(now))}
              </time>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
};
