import type { Deps } from '~/app/ports/deps';
import type { ListBeingStored } from '~/app/ports/roster';
import type { AdminSession } from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { NewEvent } from '~/domain/activity/activity';
import {
  changeList,
  countGrowth,
  type RosterChange,
  type Row,
  type RowsChanged,
} from '~/domain/roster/change-list';
import { fail, ok, type Result } from '~/domain/shared/result';
import { countUsed, type SiteRoster } from './site-rosters.server';

export interface ListChanged {
  readonly code: 'list-changed';
}

const attempts = 8;

/**
 * Adds, edits or deletes items of a roster, all or nothing. Decides on the current roster and stores only if its
 * version is unchanged; if another change came first, decides again, so that changes of different rows all succeed.
 * Nothing is logged if nothing changes. Returns how many items were written and deleted.
 */
export const changeRoster = async <T extends Row, E>(
  { roster, counter, limit: limitName, getStore, refuseIds }: SiteRoster<T, E>,
  {
    deps,
    access,
    input,
    toEvent,
  }: {
    deps: Pick<Deps, 'stores' | 'clock' | 'ids'>;
    access: AdminSession;
    input: RosterChange<T>;
    /** What the activity log records about the deleted ids. */
    toEvent: (deletes: readonly string[]) => NewEvent;
  },
): Promise<
  Result<{ written: number; deleted: number }, E | RowsChanged | ListChanged | ListBeingStored>
> => {
  const { scope, company } = access;
  const limit = company.settings[limitName];
  const store = getStore(deps.stores);
  const toIds = (items: readonly T[]) => items.map((item) => String(item[roster.idField]));
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { items, version } = await store.list(scope);
    const used = await countUsed({ deps, access, counter });
    const elsewhere = Math.max(0, used - items.length);
    const decided = changeList(roster, items, input, { limit, elsewhere });
    if (!decided.ok) return decided;
    const { puts, deletes } = decided.value;
    const [before, after] = [toIds(items), toIds(puts)];
    const known = new Set(before);
    const refused = await refuseIds?.(
      deps.stores,
      scope,
      after.filter((id) => !known.has(id)),
    );
    if (refused !== undefined) return fail(refused);
    if (puts.length === 0 && deletes.length === 0) return ok({ written: 0, deleted: 0 });
    const action = input.deletes?.length ? 'delete' : input.adds?.length ? 'create' : 'update';
    const entry = makeLogEntry(deps, scope, action, toEvent(deletes));
    const usage = { growth: countGrowth(before, after, deletes), limit };
    const change = { expectedVersion: version, puts, deletes, entry, usage };
    const committed = await store.commit(scope, change);
    if (committed.ok) return ok({ written: puts.length, deleted: deletes.length });
    if (committed.error.code === 'list-being-stored') return fail(committed.error);
  }
  return fail({ code: 'list-changed' });
};
