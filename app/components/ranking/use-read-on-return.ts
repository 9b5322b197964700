import { useRevalidator } from '@remix-run/react';
import { useCallback, useEffect } from 'react';
import { hasDraft, isWorthReading } from './away';

/**
 * Checks the connection first: a failed reload would replace the page with an error, and a waking phone is offline at
 * first.
 */
const isReachable = (): Promise<boolean> =>
  fetch('/healthz').then(
    ({ ok }) => ok,
    () => false,
  );

/** Reads the page again, unless the server cannot be reached: then the page stays as it is. */
export const useReadIfReachable = (): (() => void) => {
  const { revalidate } = useRevalidator();
  return useCallback(() => {
    void isReachable().then((canRead) => canRead && revalidate());
  }, [revalidate]);
};

/**
 * Reads the page again when it comes back to the front, because a list may have been saved elsewhere in the meantime.
 * Unsaved changes, which are in the URL, are kept as they are: saving them asks.
 */
export const useReadOnReturn = (): void => {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let leftAt = Infinity;
    const onChange = async () => {
      if (document.visibilityState === 'hidden') {
        leftAt = Date.now();
        return;
      }
      const isWorthIt = isWorthReading(leftAt, Date.now(), window.location.search);
      leftAt = Infinity;
      if (isWorthIt && (await isReachable()) && !hasDraft(window.location.search)) revalidate();
    };
    const listen = () => void onChange();
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, [revalidate]);
};
