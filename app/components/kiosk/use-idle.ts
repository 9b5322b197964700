import { useEffect, useRef, useState } from 'react';

/** A driver at a kiosk is signed out after two idle minutes, with a countdown at the end. */
const idleMs = 120_000;
const warningMs = 20_000;
/**
 * How often activity is reported to the server. A report is sent after the activity that it reports, so the server
 * never times out before the page does.
 */
const aliveMs = 10_000;
/** After a finger is lifted, a browser may take this long until it clicks what is under it. */
const clickMs = 400;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/** Seconds left until `onIdle` during the countdown; null before the countdown. */
export const useIdle = ({
  isOn,
  onAlive,
  onIdle,
}: {
  isOn: boolean;
  onAlive: () => void;
  onIdle: () => void;
}): number | null => {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const calls = useRef({ onAlive, onIdle });
  useEffect(() => {
    calls.current = { onAlive, onIdle };
  });
  useEffect(() => {
    if (!isOn) return undefined;
    let lastSign = Date.now();
    let lastAlive = lastSign;
    /** Until then the countdown stays: what is behind it must not come under a finger that is down. */
    let heldUntil = 0;
    const hold = ({ type }: Event) => {
      heldUntil = type === 'pointerdown' ? Infinity : Date.now() + clickMs;
    };
    const sign = ({ type, target }: Event) => {
      const idle = Date.now() - lastSign;
      // Ignore input once time is up, and mouse moves during the countdown: the mouse may be on its way to "Sign out
      // now".
      if (idle >= idleMs || (idle >= idleMs - warningMs && type === 'pointermove')) return;
      if (target instanceof Element && target.closest('[data-leave]')) return;
      lastSign = Date.now();
    };
    const timer = setInterval(() => {
      const now = Date.now();
      const left = idleMs - (now - lastSign);
      setSecondsLeft((shown) => {
        if (left <= warningMs) return Math.max(0, Math.ceil(left / 1000));
        return now < heldUntil ? shown : null;
      });
      if (left <= 0) {
        clearInterval(timer);
        calls.current.onIdle();
      } else if (lastSign > lastAlive && now - lastAlive >= aliveMs) {
        lastAlive = now;
        calls.current.onAlive();
      }
    }, 500);
    const listened = new AbortController();
    const listen = (names: readonly string[], listener: (event: Event) => void) => {
      for (const name of names)
        document.addEventListener(name, listener, { capture: true, signal: listened.signal });
    };
    listen(signs, sign);
    listen(['pointerdown', 'pointerup', 'pointercancel'], hold);
    return () => {
      clearInterval(timer);
      setSecondsLeft(null);
      listened.abort();
    };
  }, [isOn]);
  return secondsLeft;
};
