import { counted } from '~/domain/shared/counted';
import { minuteMs, hourMs, dayMs } from '~/domain/shared/time-units';

/** "just now", minutes, hours or days ago. Times in epoch milliseconds. */
export const relativeTime = (at: number, now: number): string => {
  const passed = Math.max(0, now - at);
  if (passed < minuteMs) return 'just now';
  if (passed < hourMs) return `${counted(Math.floor(passed / minuteMs), 'minute')} ago`;
  if (passed < dayMs) return `${counted(Math.floor(passed / hourMs), 'hour')} ago`;
  return `${counted(Math.floor(passed / dayMs), 'day')} ago`;
};
