import type { Deadline } from '~/domain/time/deadline';
import { toEpochMs, type Instant } from '~/domain/time/instant';
import { dayMs, hourMs } from '~/domain/time/time-units';

/** The cutoff of a selection that opens now, which many drivers would miss, so the administrator is asked whether it is right. */
export interface SoonCutoff {
  readonly code: 'cutoff-soon';
  readonly closesAt: Deadline;
  /** How many hours are left, rounded down. */
  readonly hours: number;
}

/** Null for a cutoff that is at least a day away. */
export const findSoonCutoff = (
  { closesAt }: { readonly closesAt: Deadline },
  now: Instant,
): SoonCutoff | null => {
  const leftMs = toEpochMs(closesAt.instant) - toEpochMs(now);
  if (leftMs >= dayMs) return null;
  return { code: 'cutoff-soon', closesAt, hours: Math.floor(leftMs / hourMs) };
};
