import { useEffect, useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};

/** In full screen over HTTPS, Chromium lets the page capture Escape and the browser's shortcuts. */
const lockKeyboard = async () => {
  const { keyboard } = navigator as { keyboard?: { lock?: () => Promise<void> } };
  await keyboard?.lock?.();
};

/**
 * Asks for full screen, which browsers allow only in response to a touch or a key and may refuse. The page works
 * without it.
 */
export const enterFullScreen = (): void => {
  if (!document.fullscreenEnabled || document.fullscreenElement) return;
  document.documentElement
    .requestFullscreen()
    .then(lockKeyboard)
    .catch(() => undefined);
};

/** Enters full screen at the next touch, click or key, both at first and whenever someone has left full screen. */
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
