import { Card } from '~/app/components/ui/card';
import { EmptyState } from '~/app/components/ui/empty-state';
import type { Activity } from '~/domain/activity/activity';
import { relativeTime } from '~/domain/activity/relative-time';

interface ActivityFeedProps {
  readonly entries: readonly Activity[];
  /** ISO instant. */
  readonly now: string;
}

/** The latest driver actions, in a card that scrolls at 400 px (spec 2). */
export const ActivityFeed = ({ entries, now }: ActivityFeedProps) => (
  <Card title="Driver Activity" className="max-h-[400px] overflow-auto">
    {entries.length === 0 ? (
      <EmptyState title="No Recent Activity" />
    ) : (
      <ol className="-my-3 divide-y divide-base-300">
        {entries.map(({ id, at, actor, details }) => (
          <li key={id} className="py-3 text-sm">
            <p className="font-semibold">{actor.name}</p>
            <p>{details}</p>
            <time dateTime={at} className="text-xs text-muted">
              {relativeTime(Date.parse(at), Date.parse(now))}
            </time>
          </li>
        ))}
      </ol>
    )}
  </Card>
);
