import { useEffect } from 'react';
import { preloadParts } from '~/app/components/ranking/on-demand';
import type { RankingView } from '~/app/components/ranking/ranking-view';
import { useShell } from '~/app/components/shell/shell-context';

const worker = '/own-phone-worker.js';

/** The browser's worker may still be the one that only shows notifications. */
const startWorker = async (): Promise<ServiceWorker | null> => {
  const { active, waiting, installing } = await navigator.serviceWorker.register(worker);
  const newest = installing ?? waiting ?? active;
  if (!newest || newest.state === 'activated') return newest;
  return new Promise((resolve) =>
    newest.addEventListener('statechange', () => {
      if (newest.state === 'activated') resolve(newest);
      if (newest.state === 'redundant') resolve(null);
    }),
  );
};

const listAssets = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

/** What was on each page when the worker kept it. */
const keptContents = new Map<string, string>();

/** What changes with every reading does not count. */
const toContent = (view: RankingView): string =>
  JSON.stringify({ ...view, serverNow: 0, query: null, wasCopy: null });

/** Keeps the page as it is now, so that it opens without a network. */
export const useKeepPage = (view: RankingView): void => {
  const { message } = useShell();
  useEffect(() => {
    if (view.asOf !== undefined) return;
    const path = window.location.pathname;
    const content = toContent(view);
    const known = keptContents.get(path);
    if (known === content) return;
    keptContents.set(path, content);
    // The worker has kept the document that it handed over, but a message is not to be shown twice.
    const { controller } = navigator.serviceWorker;
    const isOwn = controller?.scriptURL.endsWith(worker) === true;
    const isKept = isOwn && keptContents.size === 1 && known === undefined && !message;
    // What is loaded when it is asked for must be there without a network, too.
    void Promise.all([startWorker(), preloadParts()])
      .then(([started]) =>
        started?.postMessage({ path: isKept ? null : path, assets: listAssets() }),
      )
      // For example in a private window. The page then works like any other.
      .catch(() => undefined);
  }, [view, message]);
};
