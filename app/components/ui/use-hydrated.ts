import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while the page is a plain form, true once JavaScript has taken over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
