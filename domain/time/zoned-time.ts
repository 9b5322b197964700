import { minuteMs, dayMs } from './time-units';

/**
 * Converts between local time in an IANA zone and instants, using only Intl's zone data. Local times are
 * `YYYY-MM-DDTHH:MM`, instants epoch milliseconds.
 */

const formatters = new Map<string, Intl.DateTimeFormat>();
const getFormatter = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, made);
  return made;
};

/** Whether the runtime knows a zone with that name. */
export const isTimeZone = (name: string): boolean => {
  try {
    getFormatter(name);
    return true;
  } catch {
    return false;
  }
};

/** The local time as en-US writes it, with 24 hours: `11/25/2026, 15:04:05`. */
export const usTime = (epochMs: number, timeZone: string): string =>
  getFormatter(timeZone).format(epochMs);

/** The local time of a zone at an instant, as the epoch milliseconds of the same time in UTC. */
const localEpoch = (epochMs: number, timeZone: string): number => {
  const part = { year: 0, month: 1, day: 1, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of getFormatter(timeZone).formatToParts(epochMs)) {
    if (type in part) part[type as keyof typeof part] = Number(value);
  }
  return Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute, part.second);
};

const wallPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/**
 * The last year that is accepted. Its instants have four-digit years in every zone, so sorting them as text sorts them
 * by time.
 */
const lastYear = '9998';

/** Whether the text is a real calendar minute such as 2026-11-25T15:00. */
export const isWallTime = (wall: string): boolean =>
  wallPattern.test(wall) &&
  wall.slice(0, 4) <= lastYear &&
  !Number.isNaN(Date.parse(`${wall}Z`)) &&
  new Date(`${wall}Z`).toISOString().startsWith(wall);

/** The local time of the zone at the instant. */
export const toWallTime = (epochMs: number, timeZone: string): string =>
  new Date(localEpoch(epochMs, timeZone)).toISOString().slice(0, 16);

/** The local ISO day of the zone at an ISO instant. */
export const dayIn = (timeZone: string, instant: string): string =>
  toWallTime(Date.parse(instant), timeZone).slice(0, 10);

/**
 * The instant of a local time: in a DST gap the next valid minute, in an overlap the first of the two. `wall`
 * must be a valid local time and `timeZone` a known zone.
 */
export const fromWallTime = (wall: string, timeZone: string): number => {
  const wanted = Date.parse(`${wall}Z`);
  const offsetAt = (t: number) => localEpoch(t, timeZone) - t;
  const candidates = [offsetAt(wanted - dayMs), offsetAt(wanted + dayMs)]
    .map((offset) => wanted - offset)
    .filter((t) => localEpoch(t, timeZone) === wanted)
    .sort((a, b) => a - b);
  if (candidates[0] !== undefined) return candidates[0];
  // The minute does not exist, so find the transition: the first minute whose local time is past the
  // requested one.
  let before = wanted - 2 * dayMs;
  let after = wanted + 2 * dayMs;
  while (after - before > minuteMs) {
    const middle = before + Math.floor((after - before) / minuteMs / 2) * minuteMs;
    if (localEpoch(middle, timeZone) < wanted) before = middle;
    else after = middle;
  }
  return after;
};
