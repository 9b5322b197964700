import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The time zone of the reader's device; null on the server and before hydration. */
export const useReaderZone = (): string | null =>
  useSyncExternalStore(
    never,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone ?? null,
    () => null,
  );
