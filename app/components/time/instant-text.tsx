import { formatInstant, formatLogTime } from '~/app/copy/format-time';
import { useClock } from './use-clock';

interface InstantProps {
  /** ISO instant. */
  readonly at: string;
  readonly timeZone: string;
}

/** A date and time in the site's time zone. */
export const InstantText = ({ at, timeZone }: InstantProps) => (
  <time dateTime={at}>{formatInstant(at, timeZone, useClock())}</time>
);

/** A date and time to the second, as in a log. */
export const LogTime = ({ at, timeZone }: InstantProps) => (
  <time dateTime={at} className="tabular-nums">
    {formatLogTime(at, timeZone, useClock())}
  </time>
);
