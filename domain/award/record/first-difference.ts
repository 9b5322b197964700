import { pointerToken } from '~/domain/shared/canonical-json';

/** The first place (JSON pointer) where two values differ; an absent value is `undefined`. */
export interface Difference {
  readonly at: string;
  readonly expected: unknown;
  readonly found: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const firstDifference = (
  expected: unknown,
  found: unknown,
  at: string,
): Difference | null => {
  if (expected === found) return null;
  if (!isObject(expected) || !isObject(found) || Array.isArray(expected) !== Array.isArray(found)) {
    return { at, expected, found };
  }
  for (const key of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const place = `${at}/${pointerToken(key)}`;
    const [left, right] = [
      Object.hasOwn(expected, key) ? expected[key] : undefined,
      Object.hasOwn(found, key) ? found[key] : undefined,
    ];
    const difference = firstDifference(left, right, place);
    if (difference) return difference;
  }
  return null;
};
