import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { toEpochMs } from '~/domain/shared/instant';

/** What the server has recorded by then is on the page. */
const graceMs = 500;
/** A longer timer fires at once. */
const longestTimerMs = 2_147_483_647;

/** Looks again once an instant has passed: the page says what is true without being asked. */
export const useRevalidateAt = (instant: string | null, serverNow: string) => {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (instant === null) return undefined;
    const ms = toEpochMs(instant) - toEpochMs(serverNow) + graceMs;
    if (ms > longestTimerMs) return undefined;
    const timer = setTimeout(revalidate, ms);
    return () => clearTimeout(timer);
  }, [instant, serverNow, revalidate]);
};
