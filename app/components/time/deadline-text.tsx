import type { Deadline } from '~/domain/selection/selection-window';
import { clockTime, longDate, shortDate, zoneLabel } from './format-time';

/** A deadline as meant: wall time and the name of its zone. `short` leaves out the year. */
export const DeadlineText = ({
  deadline,
  short = false,
}: {
  deadline: Deadline;
  short?: boolean;
}) => {
  const { instant, wallTime, timeZone } = deadline;
  return (
    <time dateTime={instant} title={timeZone} className="tabular-nums">
      {short ? shortDate(wallTime) : longDate(wallTime)}, {clockTime(wallTime)}{' '}
      <span className="whitespace-nowrap">{zoneLabel(timeZone)}</span>
    </time>
  );
};
