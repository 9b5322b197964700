import { compareText } from '~/domain/shared/text';

/** A map that copies values on the way in and out, as a store would. */
export const table = <T>() => {
  const rows = new Map<string, T>();
  return {
    get: (key: string): T | null => structuredClone(rows.get(key)) ?? null,
    put: (key: string, value: T) => void rows.set(key, structuredClone(value)),
    delete: (key: string) => rows.delete(key),
    has: (key: string) => rows.has(key),
    /** The values whose keys start with `prefix`, in the text order of their keys. */
    below: (prefix: string): T[] =>
      [...rows]
        .filter(([key]) => key.startsWith(prefix))
        .sort(([a], [b]) => compareText(a, b))
        .map(([, value]) => structuredClone(value)),
  };
};
