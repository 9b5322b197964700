import { useEffect } from 'react';

/** Spec 9: how long after a page for paper its print dialog opens. */
export const printDelayMs = { driver: 300, admin: 500 } as const;

/** Opens the print dialog by itself. */
export const usePrintOnOpen = (delayMs: number): void => {
  useEffect(() => {
    const timer = setTimeout(() => window.print(), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
};
