import { useEffect, useRef, useState } from 'react';
import { askServer } from '~/app/components/ui/ask-server';
import { usePageKey } from '~/app/components/ui/use-page';
import { usePoll } from '~/app/components/ui/use-poll';
import type { SnapshotRow } from '~/domain/picks/snapshot';
import type { Seal } from '~/domain/site/seal';

interface Snapshot {
  readonly marker: {
    readonly since: string;
    readonly count: number;
    readonly siteVersion: number;
    readonly isSealed: boolean;
  };
  readonly seal: Seal | null;
  readonly rows: readonly SnapshotRow[];
}

/** Short enough that a change appears within 5 seconds, including the response time. */
const pollEveryMs = 3_000;

/**
 * The page's snapshot, updated while the tab is visible. The server answers requests for `path` with 204 if nothing has
 * changed since the marker, otherwise with a new snapshot.
 */
export const useSnapshot = (
  loaded: Snapshot,
  { path, onSessionOver }: { path: string; onSessionOver: () => void },
): Pick<Snapshot, 'rows' | 'seal'> & { isLive: boolean; problem: unknown } => {
  const [snapshot, setSnapshot] = useState(loaded);
  const [seen, setSeen] = useState(loaded);
  if (seen !== loaded) {
    setSeen(loaded);
    setSnapshot(loaded);
  }
  const current = useRef(snapshot);
  useEffect(() => {
    current.current = snapshot;
  }, [snapshot]);

  const pageKey = usePageKey();
  const polled = usePoll(async (signal) => {
    const asked = current.current;
    const query = new URLSearchParams({
      since: asked.marker.since,
      count: String(asked.marker.count),
      siteVersion: String(asked.marker.siteVersion),
      isSealed: String(asked.marker.isSealed),
    });
    const response = await askServer(`${path}?${query}`, { signal, pageKey, onSessionOver });
    // Skip the answer if the page was refreshed during the request, because the refreshed page's snapshot is newer.
    if (response?.status === 200 && current.current === asked) setSnapshot(await response.json());
  }, pollEveryMs);

  return { rows: snapshot.rows, seal: snapshot.seal, ...polled };
};
