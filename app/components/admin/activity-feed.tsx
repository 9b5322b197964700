import type { Activity } from '~/domain/activity/activity';
import { relativeTime } from '~/domain/activity/relative-time';

interface ActivityFeedProps {
  readonly entries: readonly Activity[];
  /** ISO instant. */
  readonly now: string;
}

/** The latest driver actions, in a card that scrolls at 400 px (spec 2). */
export const ActivityFeed = ({ entries, now }: ActivityFeedProps) => (
  <section className="card border border-base-300 bg-base-100" aria-labelledby="feed">
    <div className="card-body max-h-[400px] overflow-auto p-5">
      <h2 id="feed" className="text-lg font-semibold">
        Driver Activity
      </h2>
      {entries.length === 0 ? (
        <p className="py-6 text-center text-base-content/80">No Recent Activity</p>
      ) : (
        <ol className="divide-y divide-base-200">
          {entries.map(({ id, at, actor, details }) => (
            <li key={id} className="py-3 text-sm">
              <p className="font-medium">{actor.name}</p>
              <p>{details}</p>
              <time dateTime={at} className="text-xs text-base-content/80">
                {relativeTime(Date.parse(at), Date.parse(now))}
              </time>
            </li>
          ))}
        </ol>
      )}
    </div>
  </section>
);
