import { useEffect, useRef, useState } from 'react';

/** A driver at a kiosk is signed out after two idle minutes; the last seconds are counted. */
const idleMs = 120_000;
const warningMs = 20_000;
/** A busy driver tells the server so often; later than the last sign of life, so that its limit is not sooner. */
const aliveMs = 10_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/** Seconds until `onIdle`, while they are counted; null before. */
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
    const sign = ({ type, target }: Event) => {
      const idle = Date.now() - lastSign;
      // A late timer must not let anybody in again, and a mouse on its way to "Sign out now" may arrive.
      if (idle >= idleMs || (idle >= idleMs - warningMs && type === 'pointermove')) return;
      if (target instanceof Element && target.closest('[data-leave]')) return;
      lastSign = Date.now();
    };
    const timer = setInterval(() => {
      const now = Date.now();
      const left = idleMs - (now - lastSign);
      setSecondsLeft(left <= warningMs ? Math.max(0, Math.ceil(left / 1000)) : null);
      if (left <= 0) {
        clearInterval(timer);
        calls.current.onIdle();
      } else if (lastSign > lastAlive && now - lastAlive >= aliveMs) {
        lastAlive = now;
        calls.current.onAlive();
      }
    }, 500);
    for (const name of signs) document.addEventListener(name, sign, { capture: true });
    return () => {
      clearInterval(timer);
      setSecondsLeft(null);
      for (const name of signs) document.removeEventListener(name, sign, { capture: true });
    };
  }, [isOn]);
  return secondsLeft;
};
