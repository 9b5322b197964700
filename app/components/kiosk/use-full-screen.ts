import { useEffect, useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};

/** Chromium over HTTPS hands over Escape and the browser's own shortcuts in full screen. */
const lockKeyboard = async () => {
  const { keyboard } = navigator as { keyboard?: { lock?: () => Promise<void> } };
  await keyboard?.lock?.();
};

/** A browser grants it in answer to a touch or a key alone, and may refuse: then the page goes on as it is. */
export const enterFullScreen = (): void => {
  if (!document.fullscreenEnabled || document.fullscreenElement) return;
  document.documentElement
    .requestFullscreen()
    .then(lockKeyboard)
    .catch(() => undefined);
};

/** Takes the first touch, click or key for full screen, and every one after somebody has left it. */
export const useFullScreen = (isWanted: boolean): { isOffered: boolean } => {
  const isFull = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  useEffect(() => {
    if (!isWanted || isFull) return undefined;
    const onKey = ({ key }: KeyboardEvent) => key !== 'Escape' && enterFullScreen();
    document.addEventListener('click', enterFullScreen);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', enterFullScreen);
      document.removeEventListener('keydown', onKey);
    };
  }, [isWanted, isFull]);
  return { isOffered: isWanted && !isFull };
};
