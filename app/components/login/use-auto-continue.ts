import { useEffect, useRef, useState, type RefObject } from 'react';
import { takeTypedId } from './typed-id';

/** Long enough to read a name and to stop. */
const waitMs = 2_000;
/** What somebody does who is not done with the page. */
const signs = ['keydown', 'pointerdown', 'focusin', 'wheel', 'visibilitychange'] as const;

/**
 * Sends the form after two seconds, unless somebody does anything before. Only for an ID that was just typed here, because
 * a link must not sign anyone in, and not for readers who want no movement. Returns whether the time is running.
 */
export const useAutoContinue = (
  form: RefObject<HTMLFormElement>,
  employeeId: string,
  isAllowed: boolean,
): boolean => {
  const [isRunning, setIsRunning] = useState(false);
  const asked = useRef(isAllowed);
  useEffect(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!takeTypedId(employeeId) || !asked.current || isCalm) return undefined;
    const stopped = new AbortController();
    const stop = () => {
      stopped.abort();
      clearTimeout(timer);
      setIsRunning(false);
    };
    const timer = setTimeout(() => {
      stop();
      form.current?.requestSubmit();
    }, waitMs);
    for (const sign of signs)
      document.addEventListener(sign, stop, { signal: stopped.signal, capture: true });
    setIsRunning(true);
    return stop;
  }, [form, employeeId]);
  return isRunning;
};
