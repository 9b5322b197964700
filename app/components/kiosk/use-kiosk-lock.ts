import { useEffect } from 'react';
import { isBlockedKey } from './blocked-keys';
import { leaveKiosk, openBeside } from './leave-kiosk';

const blockMenu = (event: Event) => event.preventDefault();
const blockKeys = (event: KeyboardEvent) => {
  if (!isBlockedKey(event)) return;
  event.preventDefault();
  event.stopPropagation();
};
/** Opened by us instead, so that it can be closed again. */
const keepWindows = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.target !== '_blank') return;
  event.preventDefault();
  openBeside(link.href);
};

/** Keeps a kiosk at the application as far as a browser lets a page (spec 2). */
export const useKioskLock = (isLocked: boolean, home: string): void => {
  useEffect(() => {
    if (!isLocked) return undefined;
    const signOut = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form.getAttribute('action') !== '/logout') return;
      event.preventDefault();
      void leaveKiosk(home, true);
    };
    // Every page takes the place of the one before: there is nothing to go back to.
    window.history.pushState = window.history.replaceState.bind(window.history);
    document.addEventListener('contextmenu', blockMenu);
    document.addEventListener('keydown', blockKeys, { capture: true });
    document.addEventListener('click', keepWindows, { capture: true });
    document.addEventListener('submit', signOut, { capture: true });
    return () => {
      Reflect.deleteProperty(window.history, 'pushState');
      document.removeEventListener('contextmenu', blockMenu);
      document.removeEventListener('keydown', blockKeys, { capture: true });
      document.removeEventListener('click', keepWindows, { capture: true });
      document.removeEventListener('submit', signOut, { capture: true });
    };
  }, [isLocked, home]);
};
