import type * as z from 'zod';

/** A stored item that this version cannot parse, because of a bug or a foreign writer. Contains no stored values. */
class UnreadableItem extends Error {
  override readonly name = 'UnreadableItem';
}

const findValue = (item: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], item);

/** Whether the only thing wrong is a text in a place where this version expects one of several others. */
const isNewer = (issues: readonly z.core.$ZodIssue[], item: unknown): boolean =>
  issues.every((issue) => {
    const value = findValue(item, issue.path);
    if (issue.code === 'invalid_value') return typeof value === 'string';
    if (issue.code !== 'invalid_union') return false;
    return issue.errors.length === 0
      ? typeof value === 'string'
      : issue.errors.some((option) => isNewer(option, value));
  });

/**
 * Like `readItem`, but null for an item of a kind that only a newer version knows, such as an administrator with a new
 * role. After a rollback such an item is left as it is.
 */
export const readKnownItem = <T>(
  type: string,
  schema: z.ZodType<T>,
  item: Record<string, unknown>,
): T | null => {
  if (item.type !== type) throw new UnreadableItem(`Expected a stored ${type}`);
  const parsed = schema.safeParse(item);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  if (isNewer(issues, item)) return null;
  const wrong = [...new Set(issues.map((issue) => issue.path.join('.')))];
  throw new UnreadableItem(`A stored ${type} cannot be read: ${wrong.join(', ')}`);
};

/** Parses a stored item of a `type`; throws `UnreadableItem`, which names the type and the invalid attributes. */
export const readItem = <T>(
  type: string,
  schema: z.ZodType<T>,
  item: Record<string, unknown>,
): T => {
  const read = readKnownItem(type, schema, item);
  if (read === null) throw new UnreadableItem(`A newer version wrote a stored ${type}`);
  return read;
};
