import { copy } from '~/app/copy/copy';
import { formatInstant, formatLogTime, formatTimeToSecond } from '~/app/copy/format-time';
import { useClock } from './use-clock';

/** The properties of a component that shows times in this IANA zone. */
export type InZone<Props> = Props & { readonly timeZone: string };

/** `at`: ISO instant. */
type InstantProps = InZone<{ readonly at: string }>;

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

/** The moment that the figures of a page are true for, which may be some seconds before it was loaded. */
export const AsOfTime = ({ at, timeZone }: InstantProps) => (
  <time dateTime={at} className="tabular-nums">
    {copy.time.asOf(formatTimeToSecond(at, timeZone, useClock()))}
  </time>
);
