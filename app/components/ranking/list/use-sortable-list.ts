import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type SortableList from './sortable-list';
import { watchPresses } from './watch-presses';

let use: Promise<void> | undefined;

/** Resolves once somebody uses the pages, and not only reads the first one. */
const firstUse = (): Promise<void> =>
  (use ??= new Promise((done) => {
    for (const sign of ['pointerdown', 'pointermove', 'keydown'])
      window.addEventListener(sign, () => done(), { once: true, passive: true });
  }));

/**
 * The list with drag handles, once its script is there. If that cannot be loaded, the plain list has the same buttons.
 * It comes between two presses, because a press on a button that it replaces would be lost.
 */
export const useSortableList = (isWanted: boolean) => {
  const [sortable, setSortable] = useState<typeof SortableList | null>(null);
  const isShown = useRef(false);
  useEffect(() => {
    // Heard of even while the list is empty.
    const isUsed = firstUse();
    if (!isWanted) return undefined;
    let loaded: typeof SortableList | null = null;
    let isPressed = false;
    const show = () => {
      // A transition, so that a tap meanwhile need not wait for the many new rows.
      if (loaded && !isPressed) startTransition(() => setSortable(() => loaded));
    };
    const stopWatching = watchPresses(
      () => {
        isPressed = true;
        // Ends the transition, which could otherwise finish during the press.
        if (!isShown.current) setSortable(null);
      },
      () => {
        isPressed = false;
        show();
      },
    );
    let isMounted = true;
    void isUsed.then(async () => {
      if (!isMounted) return;
      const script = await import('./sortable-list').catch(() => null);
      loaded = isMounted && script ? script.default : null;
      show();
    });
    return () => {
      isMounted = false;
      stopWatching();
    };
  }, [isWanted]);
  /** Called once the list with handles is shown. From then on, it stays. */
  const keep = useCallback(() => {
    isShown.current = true;
  }, []);
  return { Sortable: sortable, keep };
};
