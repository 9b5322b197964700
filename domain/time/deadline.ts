import { toInstant, type Instant } from './instant';
import { fromWallTime, toWallTime } from './zoned-time';

/** Only `instant` decides when the deadline is. Local time and zone are stored to show what the user chose. */
export interface Deadline {
  readonly instant: Instant;
  readonly wallTime: string;
  readonly timeZone: string;
}

export const deadlineAt = (epochMs: number, timeZone: string): Deadline => ({
  instant: toInstant(epochMs),
  wallTime: toWallTime(epochMs, timeZone),
  timeZone,
});

/**
 * The deadline of a local time that a user chose. A time in a DST gap becomes the next valid minute, because pages
 * cannot show a time that does not exist.
 */
export const deadlineOn = (wallTime: string, timeZone: string): Deadline =>
  deadlineAt(fromWallTime(wallTime, timeZone), timeZone);
