import { copy } from '~/app/copy/copy';
import type { ReactNode } from 'react';
import { clockTime, shortDate, getWallTime } from '~/app/components/time/format-time';
import { StatusChip } from '~/app/components/ui/status-chip';
import { toWallTime } from '~/domain/shared/zoned-time';
import type { RankingView } from './ranking-view';

/** `Saved at 14:32`; with the day if it was not today. */
const savedText = (instant: string, timeZone: string, serverNow: number): string => {
  const wallTime = getWallTime(instant, timeZone);
  const isToday = wallTime.slice(0, 10) === toWallTime(serverNow, timeZone).slice(0, 10);
  return isToday
    ? copy.ranking.savedAt(clockTime(wallTime))
    : copy.ranking.savedOn(shortDate(wallTime), clockTime(wallTime));
};

/** What the server has, in a word: always in sight. */
export const SaveStatus = ({
  view: { saved, site, mayEdit, serverNow },
  isDirty,
  unsaved = <StatusChip tone="neutral">{copy.ranking.notSavedYet}</StatusChip>,
}: {
  view: RankingView;
  isDirty: boolean;
  /** What stands there while nothing was saved. */
  unsaved?: ReactNode;
}) => {
  const savedAt = saved && savedText(saved.acceptedAt, site.timeZone, serverNow);
  if (isDirty && mayEdit) {
    return (
      <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
        <StatusChip tone="warning">{copy.ranking.unsavedChanges}</StatusChip>
        {savedAt && <span className="text-sm text-muted tabular-nums">{savedAt}</span>}
      </span>
    );
  }
  if (savedAt) {
    return (
      <StatusChip tone="success" className="tabular-nums">
        {savedAt}
      </StatusChip>
    );
  }
  return unsaved;
};
