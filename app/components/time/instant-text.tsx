import { formatInstant, formatLogTime } from '~/app/copy/format-time';
import { useClock } from './use-clock';

interface InstantProps {
  /** ISO instant. */
  readonly at: string;
  readonly timeZone: string;
}

/** When something happened at the site. */
export const InstantText = ({ at, timeZone }: InstantProps) => (
  <time dateTime={at}>{formatInstant(at, timeZone, useClock())}</time>
);

/** The same as a line of a log has it, to the second. */
export const LogTime = ({ at, timeZone }: InstantProps) => (
  <time dateTime={at} className="tabular-nums">
    {formatLogTime(at, timeZone, useClock())}
  </time>
);
