import { useEffect, useRef, useState } from 'react';
import type { SnapshotRow } from '~/domain/picks/snapshot';

interface Snapshot {
  readonly marker: {
    readonly since: string;
    readonly count: number;
    readonly siteVersion: number;
  };
  readonly rows: readonly SnapshotRow[];
}

/** With the time of an answer a change shows within 5 s. */
const pollEveryMs = 3_000;

/**
 * The page's snapshot, kept up to date while the tab can be seen. `path` answers 204 while nothing has
 * happened since the marker, and a new snapshot otherwise.
 */
export const useSnapshot = (
  loaded: Snapshot,
  { path, onSessionOver }: { path: string; onSessionOver: () => void },
): { rows: readonly SnapshotRow[]; isLive: boolean; problem: unknown } => {
  const [snapshot, setSnapshot] = useState(loaded);
  const [seen, setSeen] = useState(loaded);
  const [isLive, setLive] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  if (seen !== loaded) {
    setSeen(loaded);
    setSnapshot(loaded);
  }
  const current = useRef(snapshot);
  useEffect(() => {
    current.current = snapshot;
  }, [snapshot]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asking: AbortController | null = null;
    const ask = async (signal: AbortSignal) => {
      const asked = current.current;
      const query = new URLSearchParams({
        since: asked.marker.since,
        count: String(asked.marker.count),
        siteVersion: String(asked.marker.siteVersion),
      });
      const response = await fetch(`${path}?${query}`, { signal, redirect: 'manual' });
      // The guard sends who is no longer signed in to the login page.
      if (response.type === 'opaqueredirect') return onSessionOver();
      if (!response.ok) throw new Error(await response.text());
      // A refresh meanwhile has brought a later one.
      if (response.status === 200 && current.current === asked) setSnapshot(await response.json());
    };
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
        await ask(controller.signal);
        if (controller.signal.aborted) return;
        setProblem(null);
        setLive(true);
      } catch (error) {
        if (controller.signal.aborted) return;
        setProblem(error ?? 'unknown');
        setLive(false);
      }
      timer = setTimeout(poll, pollEveryMs);
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
  }, [path, onSessionOver]);

  return { rows: snapshot.rows, isLive, problem };
};
