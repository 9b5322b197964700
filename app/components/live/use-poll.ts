import { useEffect, useRef, useState } from 'react';

/**
 * Asks again and again while the tab can be seen. `isLive` while the last answer was one; `problem` is what
 * `ask` threw last, null once it works again.
 */
export const usePoll = (
  ask: (signal: AbortSignal) => Promise<void>,
  everyMs: number,
): { isLive: boolean; problem: unknown } => {
  const [isLive, setLive] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  }, [ask]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asking: AbortController | null = null;
    const stop = () => {
      clearTimeout(timer);
      asking?.abort();
      asking = null;
      setLive(false);
    };
    const poll = async () => {
      const controller = new AbortController();
      asking = controller;
      try {
        await latest.current(controller.signal);
        if (controller.signal.aborted) return;
        setProblem(null);
        setLive(true);
      } catch (error) {
        if (controller.signal.aborted) return;
        setProblem(error ?? 'unknown');
        setLive(false);
      }
      timer = setTimeout(() => void poll(), everyMs);
    };
    const follow = () => {
      stop();
      if (document.visibilityState === 'visible') void poll();
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stop();
    };
  }, [everyMs]);
  return { isLive, problem };
};
