import { useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useState } from 'react';
import { chooseReading, hasDraft } from './own-phone/away';

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

/** How often a visible page asks whether a selection opened or closed, or its end moved. */
const askEveryMs = 30_000;

type WindowAnswer =
  | { readonly code: 'shown'; readonly key: string }
  /** The server asks to sign in. */
  | { readonly code: 'session-over' }
  | { readonly code: 'unknown' };

/** The key of the windows as they are now. */
const askWindow = async (): Promise<WindowAnswer> => {
  if (!navigator.onLine) return { code: 'unknown' };
  try {
    const answer = await fetch('/driver-preferences/window', { redirect: 'manual' });
    if (answer.type === 'opaqueredirect') return { code: 'session-over' };
    if (!answer.ok) return { code: 'unknown' };
    return { code: 'shown', key: ((await answer.json()) as { key: string }).key };
  } catch {
    return { code: 'unknown' };
  }
};

/**
 * Reads the page again if a selection opened or closed, or its end moved: every half minute while the page is visible, and
 * when it comes back to the front. Then also because a list may have been saved elsewhere in the meantime, unless there are
 * unsaved changes. Returns whether the session turned out to be over.
 */
export const useFreshPage = (windowKey: string): boolean => {
  const { revalidate } = useRevalidator();
  const [hasSessionEnded, setHasSessionEnded] = useState(false);
  useEffect(() => {
    let leftAt = Infinity;
    const readWindow = async () => {
      const answer = await askWindow();
      if (answer.code !== 'unknown') setHasSessionEnded(answer.code === 'session-over');
      if (answer.code === 'shown' && answer.key !== windowKey) revalidate();
    };
    const onChange = async () => {
      if (document.visibilityState === 'hidden') {
        leftAt = Date.now();
        return;
      }
      const reading = chooseReading(leftAt, Date.now(), window.location.search);
      leftAt = Infinity;
      if (reading === 'window') await readWindow();
      else if (reading && (await isReachable()) && !hasDraft(window.location.search)) revalidate();
    };
    const listen = () => void onChange();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void readWindow();
    }, askEveryMs);
    document.addEventListener('visibilitychange', listen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', listen);
    };
  }, [windowKey, revalidate]);
  return hasSessionEnded;
};
