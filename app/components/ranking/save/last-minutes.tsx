import type { RankingView } from '~/app/components/ranking/ranking-view';
import { useServerClock } from '~/app/components/time/countdown';
import { useClock } from '~/app/components/time/use-clock';
import { copy } from '~/app/copy/copy';
import { formatTime } from '~/app/copy/format-time';
import { countChanges } from '~/domain/picks/count-changes';
import type { Deadline } from '~/domain/time/deadline';
import { minuteMs } from '~/domain/time/time-units';

/** How close the end of saving is. */
export type Urgency = 'later' | 'soon' | 'now';

const soonMs = 10 * minuteMs;

/**
 * `later` unless the list has unsaved changes that can still be saved in time.
 * @param now the server's time in milliseconds
 */
export const getUrgency = (
  { closing: { isOpen, at }, mayEdit }: Pick<RankingView, 'closing' | 'mayEdit'>,
  hasChanges: boolean,
  now: number,
): Urgency => {
  if (!at || !isOpen || !mayEdit || !hasChanges) return 'later';
  const left = Date.parse(at.instant) - now;
  return left <= minuteMs ? 'now' : left <= soonMs ? 'soon' : 'later';
};

export const useUrgency = (view: RankingView, hasChanges: boolean): Urgency =>
  getUrgency(view, hasChanges, useServerClock(view.serverNow));

export const urgencyLook: Record<Urgency, string> = {
  later: 'border-base-300 bg-base-100',
  soon: 'surface-warning',
  now: 'surface-error',
};

const Text = ({
  at,
  urgency,
  saved,
  picks,
}: {
  at: Deadline;
  urgency: 'soon' | 'now';
  saved: readonly string[];
  picks: readonly string[];
}) => {
  const time = formatTime(at.wallTime, useClock());
  return (
    <>
      <p className="w-full text-sm font-semibold">
        {copy.ranking.lastMinutes.counts(time)}{' '}
        {copy.ranking.lastMinutes.unsaved(countChanges(saved, picks))}
      </p>
      {/* Its text changes only with the urgency, so that each is announced once. */}
      <p role="status" className="sr-only">
        {copy.ranking.lastMinutes.announce[urgency](time)}
      </p>
    </>
  );
};

/** In the last ten minutes, says what counts and how many changes are not saved. */
export const LastMinutes = ({
  view: { closing, list },
  urgency,
  picks,
}: {
  view: RankingView;
  urgency: Urgency;
  picks: readonly string[];
}) =>
  closing.at &&
  urgency !== 'later' && <Text at={closing.at} saved={list} urgency={urgency} picks={picks} />;
