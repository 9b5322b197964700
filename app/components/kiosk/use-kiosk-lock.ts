import { useEffect } from 'react';
import { isExitForm } from '~/app/components/ui/exit-form';
import { leaveKiosk, openBeside } from './leave-kiosk';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const alone = new Set([
  'F1',
  'F3',
  'F5',
  'F6',
  'F7',
  'F10',
  'F11',
  'F12',
  'ContextMenu',
  'BrowserBack',
  'BrowserForward',
  'BrowserHome',
  'BrowserRefresh',
  'BrowserSearch',
  'BrowserFavorites',
]);
const withAlt = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'F4', 'd', 'e', 'f']);
/** Shortcuts for editing text, and for zooming, which people with poor eyesight need. */
const allowedWithControl =
  /^([acvxyz0=+-]|Arrow\w+|Backspace|Delete|Home|End|Control|Meta|Shift)$/i;

/** Blocks shortcuts that close the window, leave the page or open the browser's tools. */
export const isBlockedKey = ({ key, ctrlKey, metaKey, altKey }: Pressed): boolean => {
  const control = ctrlKey || metaKey;
  // Control with Alt is AltGr on some keyboards, which types characters.
  if (control && altKey) return false;
  if (control) return !allowedWithControl.test(key);
  return altKey ? withAlt.has(key) : alone.has(key);
};

const blockMenu = (event: Event) => event.preventDefault();
const blockKeys = (event: KeyboardEvent) => {
  if (!isBlockedKey(event)) return;
  event.preventDefault();
  event.stopPropagation();
};
/** Opens links to new windows from the script, because a script can close only windows that it opened. */
const keepWindows = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.target !== '_blank') return;
  event.preventDefault();
  openBeside(link.href);
};

/** Keeps a kiosk on the application's pages, as far as a web page can. */
export const useKioskLock = (isLocked: boolean, home: string): void => {
  useEffect(() => {
    if (!isLocked) return undefined;
    const signOut = (event: SubmitEvent) => {
      if (!isExitForm(event.target)) return;
      event.preventDefault();
      void leaveKiosk(home, true);
    };
    // Replace history entries instead of adding them, so that there is no page to go back to.
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
