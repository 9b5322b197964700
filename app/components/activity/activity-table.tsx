import { LogTime } from '~/app/components/time/instant-text';
import { LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { Cell, DataTable } from '~/app/components/ui/data-table';
import { EmptyState } from '~/app/components/ui/empty-state';
import { Icon } from '~/app/components/ui/icon';
import { Badge } from '~/app/components/ui/status-chip';
import { adminCopy, copy } from '~/app/copy/copy';
import { formatZoneTime } from '~/app/copy/zone-words';
import type { Activity } from '~/domain/activity/activity';
import { findLabel } from '~/domain/shared/find-label';
import { EventLink } from './event-link';

interface ActivityTableProps {
  readonly rows: readonly Activity[];
  readonly timeZone: string;
  /** The number of entries that were searched to find these rows. */
  readonly looked: number;
  readonly isFiltered: boolean;
  /** True on every page but the newest. */
  readonly isLater: boolean;
  readonly newestHref: string;
  /** Null at the end of the log. */
  readonly olderHref: string | null;
}

/** One page of the log, newest first, with a link to older entries. */
export const ActivityTable = ({
  rows,
  timeZone,
  looked,
  isFiltered,
  isLater,
  newestHref,
  olderHref,
}: ActivityTableProps) => {
  const { activity, common } = adminCopy;
  return (
    <Card flush className="overflow-hidden">
      <p role="status" className="px-4 pb-3 text-sm text-muted tabular-nums">
        {isFiltered
          ? activity.foundIn(rows.length, looked, formatZoneTime(timeZone))
          : activity.newestFirst(rows.length, formatZoneTime(timeZone))}
      </p>
      {rows.length > 0 ? (
        <DataTable
          caption={activity.caption}
          heads={[activity.time, copy.common.driver, activity.action, common.details]}
        >
          {rows.map(({ id, at, actor, action, event }) => (
            <tr key={id}>
              <Cell className="align-top whitespace-nowrap tabular-nums">
                <LogTime at={at} timeZone={timeZone} />
              </Cell>
              <Cell className="min-w-36 align-top">
                {actor.name}
                {actor.name !== actor.id && (
                  <span className="block font-mono text-sm text-muted">{actor.id}</span>
                )}
              </Cell>
              <Cell className="align-top">
                <Badge>{findLabel(activity.actionNames, action)}</Badge>
              </Cell>
              <Cell className="min-w-64 align-top [overflow-wrap:anywhere]">
                {adminCopy.activityEvents.describe(event)}
                <EventLink event={event} />
              </Cell>
            </tr>
          ))}
        </DataTable>
      ) : (
        <EmptyState
          icon="rotate-ccw-clock"
          title={isFiltered ? activity.noMatch : activity.noEntries}
        />
      )}
      {(isLater || olderHref) && (
        <nav aria-label={activity.pages} className="flex flex-wrap justify-between gap-3 p-4">
          {isLater ? (
            <LinkButton to={newestHref} icon={<Icon name="chevrons-left" className="size-5" />}>
              {common.newest}
            </LinkButton>
          ) : (
            <span />
          )}
          {olderHref && (
            <LinkButton to={olderHref} rel="next">
              {isFiltered ? activity.searchOlder : common.older}
              <Icon name="chevron-right" className="size-5" />
            </LinkButton>
          )}
        </nav>
      )}
    </Card>
  );
};
