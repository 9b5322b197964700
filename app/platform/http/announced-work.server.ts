import { copy } from '~/app/copy/copy';
import { formatDateTime, formatDeadline } from '~/app/copy/format-time';
import type { PlannedWork } from '~/domain/status/planned-work-schema';
import { hourClocks } from '~/domain/time/hour-clock';

/** Planned work concerns every site, so it is not told by the clock of one. */
const [defaultClock] = hourClocks;

/** The sentence with which every page announces planned work. Written on the server, so that pages need no code for it. */
export const describeWork = ({ from, until, note }: PlannedWork): string =>
  copy.shell.plannedWork({
    from: formatDateTime(from.wallTime, defaultClock),
    until: formatDeadline(until, defaultClock),
    note,
  });
