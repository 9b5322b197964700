import type { MouseEvent } from 'react';

/** Acts instead of following a link, unless the click asks for another tab or window. */
export const ifPlainClick = (act: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  act();
};
