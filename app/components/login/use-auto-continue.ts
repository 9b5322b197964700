import { useEffect, useState, type RefObject } from 'react';
import { forgetTypedId, isTypedId } from './typed-id';

/** Long enough to read a name and to stop. */
const waitMs = 2_000;
/** What somebody does who is not done with the page. */
const signs = ['keydown', 'pointerdown', 'focusin', 'wheel', 'visibilitychange'] as const;

/** `stopped`: somebody did something, or the time is over. */
export type AutoContinue = 'off' | 'running' | 'stopped';

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Sends the form after two seconds, unless somebody does anything before. Only for an ID that was just typed here, because
 * a link must not sign anyone in, and not for readers who want no movement.
 */
export const useAutoContinue = (
  form: RefObject<HTMLFormElement>,
  employeeId: string,
  isAllowed: boolean,
): AutoContinue => {
  // Decided before the page is drawn, so that nothing appears above a button that is already there.
  const [state, setState] = useState<AutoContinue>(() =>
    isAllowed && isTypedId(employeeId) && !isCalm() ? 'running' : 'off',
  );
  useEffect(() => {
    forgetTypedId();
    if (state !== 'running') return undefined;
    const ended = new AbortController();
    const stop = () => setState('stopped');
    const timer = setTimeout(() => {
      stop();
      form.current?.requestSubmit();
    }, waitMs);
    for (const sign of signs)
      document.addEventListener(sign, stop, { signal: ended.signal, capture: true });
    return () => {
      ended.abort();
      clearTimeout(timer);
    };
  }, [form, state]);
  return state;
};
