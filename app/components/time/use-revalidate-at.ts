import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { useSessionReport } from '~/app/components/ui/session-context';
import { toEpochMs } from '~/domain/time/instant';

/** How long to wait after the instant, so that the server has time to record what happens at that instant. */
const graceMs = 500;
/** The longest delay that a browser's timer supports. With a longer delay, the timer fires immediately. */
const longestTimerMs = 2_147_483_647;

/**
 * Reloads the page's data once an instant has passed, unless the session is over: then the login page would replace what
 * the page contains.
 */
export const useRevalidateAt = (instant: string | null, serverNow: string) => {
  const { revalidate } = useRevalidator();
  const { isOn } = useSessionReport();
  useEffect(() => {
    if (instant === null || !isOn) return undefined;
    const ms = toEpochMs(instant) - toEpochMs(serverNow) + graceMs;
    if (ms > longestTimerMs) return undefined;
    const timer = setTimeout(revalidate, ms);
    return () => clearTimeout(timer);
  }, [instant, serverNow, isOn, revalidate]);
};
