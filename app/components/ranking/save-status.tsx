import { useClock } from '~/app/components/time/use-clock';
import { Icon } from '~/app/components/ui/icon';
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
  unsaved = copy.ranking.notSavedYet,
}: {
  view: RankingView;
  isDirty: boolean;
  /** Shown if nothing was saved yet. */
  unsaved?: string | undefined;
}) => {
  const clock = useClock();
  const { timeZone } = site;
  const savedAt = saved && describeSave(saved.acceptedAt, { timeZone, serverNow, clock });
  const isUnsaved = isDirty && mayEdit;
  return (
    <p className="flex min-w-0 items-center gap-x-1 text-[min(0.875rem,6.5vw)] leading-[1.4285] font-semibold tabular-nums">
      {!isUnsaved && savedAt && <Icon name="check" className="size-4 shrink-0 text-success-ink" />}
      {isUnsaved ? copy.ranking.unsaved : (savedAt ?? unsaved)}
      {isUnsaved && savedAt && (
        <span className="font-normal text-muted max-sm:sr-only">{savedAt}</span>
      )}
    </p>
  );
};
