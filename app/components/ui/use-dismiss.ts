import { useEffect, useRef } from 'react';

/** Closes an open <details> on Escape or on a click outside it. */
export const useDismiss = () => {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const element = details.current;
      if (!element?.open) return;
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      const isOutside = event.type === 'pointerdown' && !element.contains(event.target as Node);
      if (!isEscape && !isOutside) return;
      if (isEscape) element.querySelector('summary')?.focus();
      element.open = false;
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, []);
  return details;
};
