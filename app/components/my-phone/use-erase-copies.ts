import { useEffect } from 'react';

/** Erases what this browser keeps of a driver's pages (public/own-phone-worker.js), if it is not the driver's own. */
export const useEraseCopies = (mustErase: boolean): void =>
  useEffect(() => {
    if (mustErase && 'serviceWorker' in navigator)
      navigator.serviceWorker.controller?.postMessage('erase');
  }, [mustErase]);
