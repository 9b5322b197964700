import { minuteMs } from '~/domain/shared/time-units';

/** How long before the session ends the page warns. */
const warningMs = 2 * minuteMs;
/** How often activity on the page is reported. The server extends no session that is younger. */
const reportEveryMs = minuteMs;

/** Whether the page warns that the session ends. */
export const isEndingSoon = (leftMs: number): boolean => leftMs <= warningMs;

/** How long the page waits until it asks the server again: until the warning, then until the session is over. */
export const getNextAskMs = (leftMs: number): number =>
  isEndingSoon(leftMs) ? leftMs + 1_000 : leftMs - warningMs;

/** Whether activity has to be reported again. */
export const isReportDue = (reportedAt: number, now: number): boolean =>
  now - reportedAt >= reportEveryMs;
