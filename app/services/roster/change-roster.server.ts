import type { SiteCall, Writing } from '~/app/ports/deps';
import type { ListBeingStored, Versioned, WithKept } from '~/app/ports/roster';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { NewEvent } from '~/domain/activity/activity';
import type { Activity } from '~/domain/activity/activity';
import {
  changeList,
  countGrowth,
  type ListEdit,
  type RosterChange,
  type Row,
  type RowsChanged,
} from '~/domain/roster/change-list';
import { toKeptChange } from '~/domain/roster/kept-change';
import { fail, ok, type Result } from '~/domain/shared/result';
import { countUsed, type SiteRoster } from './site-rosters.server';

export interface ListChanged {
  readonly code: 'list-changed';
}

const attempts = 8;

type Args = SiteCall<'stores'>;

/** The company's limit, and how many items its other sites have. */
export const readLimits = async <T, E>(
  { counter, limit }: SiteRoster<T, E>,
  { deps, access }: Args,
  items: readonly T[],
) => {
  const used = await countUsed({ deps, access, counter });
  return {
    limit: access.company.settings[limit],
    elsewhere: Math.max(0, used - items.length),
  };
};

/** Why other sites keep the written items from being added. */
export const refuseAdded = async <T extends Row, E>(
  { roster, refuseIds }: SiteRoster<T, E>,
  { deps, access }: Args,
  items: readonly T[],
  puts: readonly T[],
): Promise<readonly E[]> => {
  const known = new Set(items.map((item) => item[roster.idField]));
  const added = puts.map((item) => item[roster.idField]).filter((id) => !known.has(id));
  return (await refuseIds?.(deps.stores, access.scope, added.map(String))) ?? [];
};

/** Stores a decided change if the list still has the version on which it was decided. */
export const commitEdit = <T extends Row, E>(
  { roster, limit, getStore }: SiteRoster<T, E>,
  { deps, access }: Args,
  { items, version }: Versioned<T>,
  change: ListEdit<T> & WithKept<T> & { readonly entry: Activity },
) => {
  const toIds = (list: readonly T[]) => list.map((item) => String(item[roster.idField]));
  const usage = {
    growth: countGrowth(toIds(items), toIds(change.puts), change.deletes),
    limit: access.company.settings[limit],
  };
  return getStore(deps.stores).commit(access.scope, { expectedVersion: version, ...change, usage });
};

/**
 * Adds, edits or deletes items of a roster, all or nothing. Decides on the current roster and stores only if its
 * version is unchanged; if another change came first, decides again, so that changes of different rows all succeed.
 * Nothing is logged if nothing changes. Every change can be undone for a day. Returns how many items were written and deleted.
 */
export const changeRoster = async <T extends Row, E>(
  siteRoster: SiteRoster<T, E>,
  {
    deps,
    access,
    input,
    toEvent,
  }: SiteCall<
    Writing,
    {
      input: RosterChange<T>;
      /** What the activity log records about the deleted ids. */
      toEvent: (deletes: readonly string[]) => NewEvent;
    }
  >,
): Promise<
  Result<{ written: number; deleted: number }, E | RowsChanged | ListChanged | ListBeingStored>
> => {
  const { roster, getStore } = siteRoster;
  const { scope } = access;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const list = await getStore(deps.stores).list(scope);
    const { items } = list;
    const limits = await readLimits(siteRoster, { deps, access }, items);
    const decided = changeList(roster, items, input, limits);
    if (!decided.ok) return decided;
    const { puts, deletes } = decided.value;
    const [refused] = await refuseAdded(siteRoster, { deps, access }, items, puts);
    if (refused !== undefined) return fail(refused);
    if (puts.length === 0 && deletes.length === 0) return ok({ written: 0, deleted: 0 });
    const action = input.deletes?.length ? 'delete' : input.adds?.length ? 'create' : 'update';
    const entry = makeLogEntry(deps, scope, action, toEvent(deletes));
    const keep = toKeptChange(roster, items, decided.value);
    const change = { ...decided.value, entry, keep };
    const committed = await commitEdit(siteRoster, { deps, access }, list, change);
    if (committed.ok) return ok({ written: puts.length, deleted: deletes.length });
    if (committed.error.code === 'list-being-stored') return fail(committed.error);
  }
  return fail({ code: 'list-changed' });
};
