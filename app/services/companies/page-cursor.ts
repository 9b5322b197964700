import * as z from 'zod';
import type { CompanyPlace, CompanySelection } from '~/domain/company/select-companies';

const cursorSchema = z.object({
  query: z.array(z.string()),
  to: z.enum(['next', 'previous']),
  at: z.object({ value: z.union([z.string(), z.number()]), companyId: z.string() }),
});
type Cursor = z.infer<typeof cursorSchema>;

const toQuery = ({ search, filter, order }: CompanySelection) => [search, filter, order];

/** The cursor of the page after or before a place. It is bound to the query; null if there is no such page. */
export const writeCursor = (
  selection: CompanySelection,
  to: Cursor['to'],
  at: CompanyPlace | null,
): string | null =>
  at && Buffer.from(JSON.stringify({ query: toQuery(selection), to, at })).toString('base64url');

const parse = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
};

/** Null for the cursor of another query, which shows the first page instead. */
export const readCursor = (
  selection: CompanySelection,
  text: string,
): Pick<Cursor, 'to' | 'at'> | null => {
  const cursor = cursorSchema.safeParse(parse(text));
  if (!cursor.success) return null;
  const isOfQuery = JSON.stringify(cursor.data.query) === JSON.stringify(toQuery(selection));
  return isOfQuery ? cursor.data : null;
};
