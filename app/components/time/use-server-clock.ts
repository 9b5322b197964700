import { useEffect, useState } from 'react';

/**
 * The server's time in epoch milliseconds, ticking every second. It starts from what the server sent, so
 * that a wrong clock on the device changes nothing, and moves by the device's steady clock from there.
 */
export const useServerClock = (serverNow: number): number => {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const startedAt = performance.now();
    const tick = () => setNow(serverNow + (performance.now() - startedAt));
    tick();
    const timer = setInterval(tick, 1000);
    // A phone that slept catches up at once.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [serverNow]);
  return now;
};
