import { minuteMs } from '~/domain/shared/time-units';
import type { RankingView } from './ranking-view';

/** How close the end of saving is. */
export type Urgency = 'later' | 'soon' | 'now';

const soonMs = 10 * minuteMs;

/**
 * `later` unless the list has unsaved changes that can still be saved in time.
 * @param now the server's time in milliseconds
 */
export const getUrgency = (
  { closing: { isOpen, at }, mayEdit }: Pick<RankingView, 'closing' | 'mayEdit'>,
  hasChanges: boolean,
  now: number,
): Urgency => {
  if (!at || !isOpen || !mayEdit || !hasChanges) return 'later';
  const left = Date.parse(at.instant) - now;
  return left <= minuteMs ? 'now' : left <= soonMs ? 'soon' : 'later';
};
