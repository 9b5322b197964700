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
/** Editing text, and zooming for those who need it large. */
const allowedWithControl =
  /^([acvxyz0=+-]|Arrow\w+|Backspace|Delete|Home|End|Control|Meta|Shift)$/i;

/** Shortcuts that close the window, leave the page or open tools of the browser (spec 2, kiosk mode). */
export const isBlockedKey = ({ key, ctrlKey, metaKey, altKey }: Pressed): boolean => {
  const control = ctrlKey || metaKey;
  // Control and Alt together are AltGr: they type characters.
  if (control && altKey) return false;
  if (control) return !allowedWithControl.test(key);
  return altKey ? withAlt.has(key) : alone.has(key);
};
