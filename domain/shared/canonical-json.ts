import { fail, ok, type Result } from './result';
import { compareText } from './text';

/** `at` is a JSON pointer to the value without a canonical form. */
export interface NotCanonical {
  readonly code: 'not-canonical-json';
  readonly at: string;
  readonly message: string;
}

/** Deeper values are refused, because recursion would overflow the stack. */
const maxDepth = 100;
// With the u flag this class matches lone surrogates only.
const loneSurrogate = /[\ud800-\udfff]/u;

export const pointerToken = (key: string): string =>
  key.replaceAll('~', '~0').replaceAll('/', '~1');

/** JSON as RFC 8785 writes it: keys by UTF-16 code unit, ECMAScript numbers, no spaces. */
export const canonicalJson = (value: unknown): Result<string, NotCanonical> => {
  const parts: string[] = [];
  const error = write(value, parts, '', 0);
  return error ? fail(error) : ok(parts.join(''));
};

const refuse = (at: string, message: string): NotCanonical => ({
  code: 'not-canonical-json',
  at,
  message,
});

const writeText = (text: string, parts: string[], at: string): NotCanonical | null => {
  if (loneSurrogate.test(text)) return refuse(at, 'text with half a surrogate pair');
  parts.push(JSON.stringify(text));
  return null;
};

const write = (value: unknown, parts: string[], at: string, depth: number): NotCanonical | null => {
  if (value === null || typeof value === 'boolean') {
    parts.push(String(value));
    return null;
  }
  if (typeof value === 'string') return writeText(value, parts, at);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return refuse(at, 'a number that is not finite');
    parts.push(JSON.stringify(value));
    return null;
  }
  if (typeof value !== 'object') return refuse(at, `a value of type ${typeof value}`);
  if (depth === maxDepth) return refuse(at, 'too deeply nested');
  return Array.isArray(value)
    ? writeList(value, parts, at, depth + 1)
    : writeRecord(value as Record<string, unknown>, parts, at, depth + 1);
};

/** Whether all values are texts, and none has half a surrogate pair. Most of a record is lists of such texts. */
const areTexts = (list: readonly unknown[]): boolean => {
  // A loop, because `every` skips holes.
  for (const value of list) if (typeof value !== 'string') return false;
  return !loneSurrogate.test(list.join());
};

const writeList = (list: readonly unknown[], parts: string[], at: string, depth: number) => {
  // Five times as fast as writing one text at a time.
  if (areTexts(list)) {
    parts.push(JSON.stringify(list));
    return null;
  }
  parts.push('[');
  for (let i = 0; i < list.length; i++) {
    if (i > 0) parts.push(',');
    const error = write(list[i], parts, `${at}/${i}`, depth);
    if (error) return error;
  }
  parts.push(']');
  return null;
};

const writeRecord = (
  record: Record<string, unknown>,
  parts: string[],
  at: string,
  depth: number,
) => {
  let separator = '{';
  for (const key of Object.keys(record).sort(compareText)) {
    const place = `${at}/${pointerToken(key)}`;
    parts.push(separator);
    separator = ',';
    const keyError = writeText(key, parts, place);
    if (keyError) return keyError;
    parts.push(':');
    const error = write(record[key], parts, place, depth);
    if (error) return error;
  }
  parts.push(separator === '{' ? '{}' : '}');
  return null;
};
