import { useEffect, useRef, useState } from 'react';

/**
 * Calls `ask` repeatedly while the tab is visible. `isLive`: the last call succeeded. `problem`: what the last
 * call threw; null after a success.
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
