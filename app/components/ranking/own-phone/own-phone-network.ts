import { useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useState } from 'react';
import { catalogues } from '~/app/components/address/page-paths';
import type { Catalogue } from '~/domain/award/award';
import { isSendable, type WaitingSave } from '~/domain/picks/waiting-save';
import { askReachable, readWaiting, sendWaiting, type Reach } from './own-phone-saves';

export type WaitingSaves = Readonly<Record<Catalogue, WaitingSave | null>>;

/** What waits on this phone; null until it has been read. */
export const useWaitingSaves = (owner: string) => {
  const [saves, setSaves] = useState<WaitingSaves | null>(null);
  const readSaves = useCallback(async () => {
    const [jobs = null, vacations = null] = await Promise.all(
      catalogues.map((of) => readWaiting({ of, owner })),
    );
    const read = { jobs, vacations };
    setSaves(read);
    return read;
  }, [owner]);
  useEffect(() => void readSaves(), [readSaves]);
  return { saves, readSaves };
};

/** Long enough for the page's own save to be noticed. */
const firstMs = 500;
const longestMs = 60_000;

/** Calls `attempt` with growing delays, and at once when the network or the reader returns. */
const useAttempts = (isOn: boolean, attempt: () => Promise<void>): void => {
  useEffect(() => {
    if (!isOn) return undefined;
    let delay = firstMs;
    let isStopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = (ms: number) => {
      clearTimeout(timer);
      if (!isStopped) timer = setTimeout(run, ms);
    };
    const run = () => {
      delay = Math.min(2 * delay, longestMs);
      void attempt()
        .catch(() => undefined)
        .then(() => plan(delay));
    };
    const again = () => {
      if (document.visibilityState === 'hidden') return;
      delay = firstMs;
      plan(0);
    };
    plan(firstMs);
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      isStopped = true;
      clearTimeout(timer);
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [isOn, attempt]);
};

/**
 * Sends what waits and reads the page again, as soon as the server can be reached. `reach` is null as long as nothing had to
 * be asked.
 */
export const useNetwork = ({
  of,
  owner,
  isCopy,
  isIdle,
  saves,
  readSaves,
  onSaved,
}: {
  of: Catalogue;
  owner: string;
  isCopy: boolean;
  /** Whether the page loads or sends nothing itself. */
  isIdle: boolean;
  onSaved: (of: Catalogue) => void;
} & ReturnType<typeof useWaitingSaves>): Reach | null => {
  const { revalidate } = useRevalidator();
  const [reach, setReach] = useState<Reach | null>(null);
  useEffect(() => {
    const lose = () => setReach('unreachable');
    if (!navigator.onLine) lose();
    window.addEventListener('offline', lose);
    return () => window.removeEventListener('offline', lose);
  }, []);
  const attempt = useCallback(async () => {
    const sent = await Promise.all(catalogues.map((each) => sendWaiting({ of: each, owner })));
    catalogues.forEach((saved, index) => {
      if (sent[index]?.isSaved) onSaved(saved);
    });
    const [first] = sent.flatMap((one) => one ?? []);
    const reached = first?.reach ?? (await askReachable(of));
    await readSaves();
    setReach(reached);
    if (reached === 'reached') revalidate();
  }, [of, owner, onSaved, readSaves, revalidate]);
  const hasSave = saves !== null && catalogues.some((each) => isSendable(saves[each]));
  const mustAsk = isCopy || hasSave || reach === 'unreachable';
  useAttempts(isIdle && mustAsk && reach !== 'session-over', attempt);
  return reach;
};
