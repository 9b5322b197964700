import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { AdminSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import type { Activity } from '~/domain/activity/activity';
import { growthOf, type ListEdit } from '~/domain/shared/list-edit';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { RosterStore } from '~/app/ports/roster';

export interface ListChanged {
  readonly code: 'list-changed';
}

const attempts = 8;

/**
 * Decides on the list as it is now and commits on that version; where somebody else was faster, decides
 * anew: changes of different rows all come through. Where nothing is to be done, nothing is logged.
 */
export const commitList = async <T, E>({
  deps,
  access: { scope },
  store,
  idOf,
  limit,
  action,
  details,
  decide,
}: {
  deps: Pick<Deps, 'clock' | 'ids'>;
  access: AdminSession;
  store: RosterStore<T>;
  idOf: (item: T) => string;
  /** The most that the company may have. */
  limit: number;
  action: Activity['action'];
  details: (deletes: readonly string[]) => string;
  decide: (current: readonly T[]) => Promise<Result<ListEdit<T>, E>>;
}): Promise<Result<{ written: number; deleted: number }, E | ListChanged>> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { items, version } = await store.list(scope);
    const decided = await decide(items);
    if (!decided.ok) return decided;
    const { puts, deletes } = decided.value;
    if (puts.length === 0 && deletes.length === 0) return ok({ written: 0, deleted: 0 });
    const entry = makeLogEntry(deps, scope, action, details(deletes));
    const usage = { growth: growthOf(items.map(idOf), puts.map(idOf), deletes), limit };
    const change = { expectedVersion: version, puts, deletes, entry, usage };
    const committed = await store.commit(scope, change);
    if (committed.ok) return ok({ written: puts.length, deleted: deletes.length });
  }
  return fail({ code: 'list-changed' });
};
