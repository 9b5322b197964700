import { toEpochMs, toInstant, type Instant } from '~/domain/time/instant';
import { minuteMs } from '~/domain/time/time-units';

/** In which minutes the product found itself ready (domain/README.md#status). */
export interface Readiness {
  /** The first minute of the kept checks; null if there was none. */
  readonly since: Instant | null;
  /** The start of each minute in which it was ready, earliest first. */
  readonly minutes: readonly Instant[];
}

/** Minutes in a row in which the product was not ready. */
export interface Gap {
  readonly from: Instant;
  readonly minutes: number;
}

export const toMinute = (epochMs: number): Instant =>
  toInstant(Math.floor(epochMs / minuteMs) * minuteMs);

/** The missing minutes from `from` until before `until`, both full minutes. Before the first check none is missing. */
export const findGaps = (
  readiness: Readiness,
  { from, until }: { readonly from: Instant; readonly until: Instant },
): Gap[] => {
  const { since } = readiness;
  const ready = new Set(readiness.minutes);
  const gaps: { from: Instant; minutes: number }[] = [];
  let wasReady = true;
  for (let at = toEpochMs(from); at < toEpochMs(until); at += minuteMs) {
    const minute = toInstant(at);
    const isReady = since === null || minute < since || ready.has(minute);
    const gap = gaps.at(-1);
    if (!isReady && !wasReady && gap) gap.minutes++;
    else if (!isReady) gaps.push({ from: minute, minutes: 1 });
    wasReady = isReady;
  }
  return gaps;
};

export const countMinutes = (gaps: readonly Gap[]): number =>
  gaps.reduce((sum, { minutes }) => sum + minutes, 0);
