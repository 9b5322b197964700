import type { Call } from '~/app/ports/deps';
import type { SiteAccess } from '~/app/ports/sessions';
import type { SiteRoster } from '~/app/services/roster/site-rosters.server';
import type { Row } from '~/domain/roster/change-list';
import { fail, ok, type Result } from '~/domain/shared/result';
import { compareText } from '~/domain/shared/text';

/** The cursor is damaged, or belongs to another site or to the other list. */
export interface CursorRefusal {
  readonly code: 'cursor-of-other-list';
}

export interface RosterPage<T> {
  readonly items: readonly T[];
  /** A different text whenever the list has changed. */
  readonly basis: string;
  /** The cursor of the next page; null on the last one. */
  readonly next: string | null;
}

const write = (parts: readonly string[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

const read = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
};

/** One page of drivers or jobs by ID. The cursor names the last ID, so rows that come or go meanwhile shift no page. */
export const readRosterPage = async <T extends Row, E>(
  { roster: { noun, idField }, getStore }: SiteRoster<T, E>,
  { deps, access: { scope } }: Call<'stores', { access: Pick<SiteAccess, 'scope'> }>,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Result<RosterPage<T>, CursorRefusal>> => {
  const name = [scope.companyId, scope.siteId, noun];
  const parts = cursor === undefined ? [...name, ''] : read(cursor);
  const after: unknown = Array.isArray(parts) ? parts.at(-1) : null;
  if (typeof after !== 'string' || JSON.stringify(parts) !== JSON.stringify([...name, after]))
    return fail({ code: 'cursor-of-other-list' });
  const { items, version } = await getStore(deps.stores).list(scope);
  const toId = (item: T) => String(item[idField]);
  const rest = items
    .filter((item) => toId(item) > after)
    .sort((a, b) => compareText(toId(a), toId(b)));
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  const next = last && rest.length > page.length ? write([...name, toId(last)]) : null;
  return ok({ items: page, basis: String(version), next });
};
