import { useSyncExternalStore } from 'react';
import { copy } from '~/app/copy/copy';
import {
  formatBriefDeadline,
  formatLongDate,
  formatReaderTime,
  formatShortDate,
  formatTime,
} from '~/app/copy/format-time';
import { formatZone } from '~/app/copy/zone-words';
import type { Deadline } from '~/domain/time/deadline';
import { useClock } from './use-clock';

const never = () => () => undefined;

let known: string | null = null;
/** Asks the browser once, because its answer takes a slow phone some milliseconds. */
const findZone = (): string | null =>
  (known ??= new Intl.DateTimeFormat().resolvedOptions().timeZone ?? null);

/** The time zone of the reader's device; null on the server and before hydration. */
export const useReaderZone = (): string | null => useSyncExternalStore(never, findZone, () => null);

/**
 * A deadline as local time with the zone's name, followed by the reader's own time if it differs. `short` leaves
 * out the year.
 */
export const DeadlineText = ({
  deadline,
  short = false,
}: {
  deadline: Deadline;
  short?: boolean;
}) => {
  const clock = useClock();
  const readerZone = useReaderZone();
  const readerTime = readerZone && formatReaderTime(deadline, readerZone, clock);
  const { instant, wallTime, timeZone } = deadline;
  const date = short ? formatShortDate(wallTime) : formatLongDate(wallTime);
  const time = copy.time.inZone(formatTime(wallTime, clock), formatZone(timeZone));
  return (
    <time dateTime={instant} title={timeZone} className="tabular-nums">
      {date}, <span className="inline-block max-w-full">{time}</span>
      {readerTime && ` ${readerTime}`}
    </time>
  );
};

/** A deadline where there is little room, with the reader's own time if that differs. */
export const BriefDeadline = ({
  deadline,
  serverNow,
}: {
  deadline: Deadline;
  serverNow: number;
}) => {
  const clock = useClock();
  const readerZone = useReaderZone();
  const readerTime = readerZone && formatReaderTime(deadline, readerZone, clock);
  return (
    <time dateTime={deadline.instant} title={deadline.timeZone} className="tabular-nums">
      <span className="whitespace-nowrap">{formatBriefDeadline(deadline, serverNow, clock)}</span>
      {readerTime && ` ${readerTime}`}
    </time>
  );
};
