import type { Deps } from '~/app/ports/deps';
import { listPlanned } from '~/domain/status/planned-work';
import type { PlannedWork } from '~/domain/status/planned-work-schema';
import { findGaps, toMinute, type Gap } from '~/domain/status/readiness';
import { toEpochMs, toInstant, type Instant } from '~/domain/time/instant';
import { dayMs, minuteMs } from '~/domain/time/time-units';

/** How far back the page about the status looks: a day less than checks are kept. */
export const statusDays = 6;

/** How the installation has run, and what is planned. */
export interface Status {
  /** Since when there are checks; null before the first. */
  readonly checkedSince: Instant | null;
  /** When the product was not ready, the latest first; at most `maxGaps`. */
  readonly gaps: readonly Gap[];
  /** How many earlier gaps there were. */
  readonly moreGaps: number;
  readonly works: readonly PlannedWork[];
}

/** More would make the page long, and nobody reads them. */
const maxGaps = 20;

/** The last minute may not have been checked yet, so it does not count. */
const unsettledMs = 2 * minuteMs;

export const readStatus = async (
  { stores }: Pick<Deps, 'stores'>,
  now: Instant,
): Promise<Status> => {
  const until = toMinute(toEpochMs(now) - unsettledMs);
  const span = { from: toInstant(toEpochMs(until) - statusDays * dayMs), until };
  const [readiness, plan] = await Promise.all([
    stores.status.readReadiness(span),
    stores.status.readPlan(),
  ]);
  const { since } = readiness;
  const gaps = findGaps(readiness, span).reverse();
  return {
    checkedSince: since && since > span.from ? since : since && span.from,
    gaps: gaps.slice(0, maxGaps),
    moreGaps: Math.max(0, gaps.length - maxGaps),
    works: listPlanned(plan, now),
  };
};
