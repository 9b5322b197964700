import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The zone of the reader's device; null on the server and until JavaScript has taken over. */
export const useReaderZone = (): string | null =>
  useSyncExternalStore(
    never,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone ?? null,
    () => null,
  );
