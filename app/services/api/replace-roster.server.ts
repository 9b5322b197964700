import type { BulkArgs } from '~/app/services/roster/bulk-target';
import { importRows, previewImport } from '~/app/services/roster/import-rows.server';
import { toBulkTarget } from '~/app/services/roster/roster-target.server';
import type { SiteRoster } from '~/app/services/roster/site-rosters.server';
import type { Fields, Row } from '~/domain/roster/change-list';
import type { FieldChange, ImportMode } from '~/domain/roster/import-plan';
import { getMostRemoved } from '~/domain/roster/removal-limit';
import { fail, ok } from '~/domain/shared/result';

/** Who may not read a list is told nothing of the rows on it, also not by a refusal. */
const open = <T extends Row, E>(siteRoster: SiteRoster<T, E>, maySeeList: boolean) =>
  toBulkTarget(siteRoster, maySeeList ? undefined : siteRoster.hideListed);

interface ChangedRow {
  readonly id: string;
  readonly changes: readonly FieldChange[];
}

/**
 * What replacing a list by these rows would change, by the rules of an import. Stores nothing. Which rows change, and from
 * what, tells what is on the list: `maySeeList` says whether the reader may know it.
 */
export const previewRoster = async <T extends Row, E>(
  siteRoster: SiteRoster<T, E>,
  args: BulkArgs,
  {
    items,
    mode,
    maySeeList,
  }: { items: readonly Fields<T>[]; mode: ImportMode; maySeeList: boolean },
) => {
  const { roster } = siteRoster;
  const previewed = await previewImport(open(siteRoster, maySeeList), args, { items });
  if (!previewed.ok) return previewed;
  const { plan, basis, clashes } = previewed.value;
  const [clash] = clashes[mode];
  if (clash !== undefined) return fail(clash);
  const toId = (item: T) => String(item[roster.idField]);
  const added = plan.added.map(({ item }) => toId(item));
  const changed: ChangedRow[] = plan.changed.map(({ item, changes }) => ({
    id: toId(item),
    changes,
  }));
  const removed = mode === 'replace' ? plan.missing.map(toId) : [];
  return ok({
    stored: false,
    rows: items.length,
    basis,
    added: added.length,
    changed: changed.length,
    removed: removed.length,
    ...(maySeeList && { changes: { added, changed, removed } }),
  });
};

/**
 * Replaces a list by these rows, by the rules of an import. A field that a row does not have keeps its value in a row that
 * exists. `basis`: of what was seen before; null to replace any list, if few of its rows would be removed.
 */
export const replaceRoster = async <T extends Row, E>(
  siteRoster: SiteRoster<T, E>,
  args: BulkArgs,
  {
    items,
    mode,
    maySeeList,
    ...limits
  }: {
    items: readonly Fields<T>[];
    mode: ImportMode;
    maySeeList: boolean;
    basis: string | null;
    maxRemoved: number | null;
  },
) => {
  const done = await importRows(open(siteRoster, maySeeList), args, {
    items,
    mode,
    basis: limits.basis,
    getMost: (listed) => getMostRemoved(listed, limits),
  });
  if (!done.ok) return done;
  const { count: rows, ...counts } = done.value;
  return ok({ stored: true, rows, ...counts });
};
