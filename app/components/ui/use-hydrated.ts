import { startTransition, useEffect, useState } from 'react';

let hasHydrated = false;

/**
 * False on the server and until React has hydrated the page, then true. It becomes true in a transition, so that a tap
 * need not wait for all that scripts add to the page. Not for what a `Suspense` of the server's page contains: that may be
 * hydrated later, when this is true already.
 */
export const useHydrated = (): boolean => {
  const [isHydrated, setHydrated] = useState(hasHydrated);
  useEffect(() => {
    hasHydrated = true;
    startTransition(() => setHydrated(true));
  }, []);
  return isHydrated;
};
