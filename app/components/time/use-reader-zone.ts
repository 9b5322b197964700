import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

let known: string | null = null;
/** Asks the browser once, because its answer takes a slow phone some milliseconds. */
const findZone = (): string | null =>
  (known ??= new Intl.DateTimeFormat().resolvedOptions().timeZone ?? null);

/** The time zone of the reader's device; null on the server and before hydration. */
export const useReaderZone = (): string | null => useSyncExternalStore(never, findZone, () => null);
