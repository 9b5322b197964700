import type { ReactNode } from 'react';
import { useClock } from '~/app/components/time/use-clock';
import { StatusChip } from '~/app/components/ui/status-chip';
import { copy } from '~/app/copy/copy';
import { formatDateTime, formatTime, getWallTime } from '~/app/copy/format-time';
import type { HourClock } from '~/domain/time/hour-clock';
import { toWallTime } from '~/domain/time/zoned-time';
import type { RankingView } from './ranking-view';

/** `Saved at 2:32 PM`; with the date if it was not today. `texts` may say more than when. */
export const describeSave = (
  instant: string,
  { timeZone, serverNow, clock }: { timeZone: string; serverNow: number; clock: HourClock },
  texts: Pick<typeof copy.ranking, 'savedAt' | 'savedOn'> = copy.ranking,
): string => {
  const wallTime = getWallTime(instant, timeZone);
  const isToday = wallTime.slice(0, 10) === toWallTime(serverNow, timeZone).slice(0, 10);
  return isToday
    ? texts.savedAt(formatTime(wallTime, clock))
    : texts.savedOn(formatDateTime(wallTime, clock));
};

/** A short status of the saved list, which is always visible. */
export const SaveStatus = ({
  view: { saved, site, mayEdit, serverNow },
  isDirty,
  unsaved = <StatusChip tone="neutral">{copy.ranking.notSavedYet}</StatusChip>,
}: {
  view: RankingView;
  isDirty: boolean;
  /** Shown if nothing was saved yet. */
  unsaved?: ReactNode;
}) => {
  const clock = useClock();
  const { timeZone } = site;
  const savedAt = saved && describeSave(saved.acceptedAt, { timeZone, serverNow, clock });
  if (isDirty && mayEdit) {
    return (
      <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
        <StatusChip tone="warning">{copy.ranking.unsaved}</StatusChip>
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
