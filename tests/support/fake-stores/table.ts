import { compareText } from '~/domain/shared/text';

/** A map that copies values when they are stored and when they are read, as a real store would. */
export const table = <T>() => {
  const rows = new Map<string, T>();
  return {
    get: (key: string): T | null => structuredClone(rows.get(key)) ?? null,
    put: (key: string, value: T) => void rows.set(key, structuredClone(value)),
    delete: (key: string) => rows.delete(key),
    paths: () => [...rows.keys()].sort(compareText),
    has: (key: string) => rows.has(key),
    /** The values whose keys start with `prefix`, sorted by key as text. */
    below: (prefix: string): T[] =>
      [...rows]
        .filter(([key]) => key.startsWith(prefix))
        .sort(([a], [b]) => compareText(a, b))
        .map(([, value]) => structuredClone(value)),
  };
};
