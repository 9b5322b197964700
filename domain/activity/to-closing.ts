import type { Deadline } from '~/domain/time/deadline';

/** The part of a deadline that a log entry stores: its local time and zone. */
export const toClosing = ({ wallTime, timeZone }: Deadline) => ({ wallTime, timeZone });
