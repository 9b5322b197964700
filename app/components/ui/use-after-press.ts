import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that calls back once no finger and no button of the mouse is down. What makes room on a page, such as
 * an error that appears when a field is left, would otherwise move the pressed button away.
 */
export const useAfterPress = (): ((callback: () => void) => void) => {
  const isDown = useRef(false);
  useEffect(() => {
    const listened = new AbortController();
    const follow = ({ type }: Event) => {
      isDown.current = type === 'pointerdown';
    };
    for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
      document.addEventListener(type, follow, { capture: true, signal: listened.signal });
    return () => listened.abort();
  }, []);
  return useCallback((callback) => {
    // The click follows the release in the same task.
    const callSoon = () => void setTimeout(callback);
    if (!isDown.current) return callSoon();
    const released = new AbortController();
    for (const type of ['pointerup', 'pointercancel'])
      document.addEventListener(
        type,
        () => {
          released.abort();
          callSoon();
        },
        { signal: released.signal },
      );
  }, []);
};
