import type * as z from 'zod';

/** A stored item that this version cannot parse, because of a bug or a foreign writer. Contains no stored values. */
class UnreadableItem extends Error {
  override readonly name = 'UnreadableItem';
}

/** Parses a stored item of a `type`; throws `UnreadableItem`, which names the type and the invalid attributes. */
export const readItem = <T>(
  type: string,
  schema: z.ZodType<T>,
  item: Record<string, unknown>,
): T => {
  if (item.type !== type) throw new UnreadableItem(`Expected a stored ${type}`);
  const parsed = schema.safeParse(item);
  if (parsed.success) return parsed.data;
  const wrong = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))];
  throw new UnreadableItem(`A stored ${type} cannot be read: ${wrong.join(', ')}`);
};
