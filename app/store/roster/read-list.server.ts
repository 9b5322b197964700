import type { Versioned } from '~/app/ports/roster';
import type { Db } from '~/app/store/dynamo/db';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { pause, StoreTimeout } from '~/app/store/dynamo/retry.server';
import { readSettled } from '~/app/store/dynamo/transact.server';
import { listHeadKey, listRange, listTailKey } from '~/app/store/table/keys';
import type { Tenant } from '~/domain/company/scope';
import { compareText } from '~/domain/shared/text';
import { readJournal } from './apply-journal.server';
import type { Journal } from './journal-item';
import { fromListHeadItem, fromListTailItem, type ListHead } from './list-head-item';
import type { ListMemory } from './list-memory';
import { fromListItem, type RosterList } from './roster-list';

const getProgress = ({ journalParts, steps, applied = 0 }: ListHead) =>
  journalParts === undefined || steps === undefined
    ? {}
    : { storing: { done: applied, total: steps } };

/** The items as they are once all of the journal is applied, whatever part of it is applied already. */
const withJournal = <T>(
  { getId }: RosterList<T>,
  items: readonly T[],
  { puts, deletes }: Journal<T>,
): T[] => {
  const byId = new Map(items.map((item) => [getId(item), item]));
  for (const id of deletes) byId.delete(id);
  for (const item of puts) byId.set(getId(item), item);
  return [...byId.values()];
};

/** Reads the whole list of a site, and keeps it in `memory` until the list has another version. */
export const createListReader = <T>(db: Db, list: RosterList<T>, memory: ListMemory<T>) => {
  const getHeadKey = (tenant: Tenant) => listHeadKey(tenant, list.name);

  const readHead = async (tenant: Tenant): Promise<ListHead> =>
    fromListHeadItem(await getItem(db, getHeadKey(tenant)));

  /** Head and items as one query returned them, perhaps with items of a change that is being committed. */
  const query = async (tenant: Tenant) => {
    const found = await queryAll(db, listRange(tenant, list.name));
    const [first] = found;
    const hasHead = first?.sk === getHeadKey(tenant).sk;
    const tail = listTailKey(tenant, list.name);
    const items = found.slice(hasHead ? 1 : 0).filter(({ sk }) => sk !== tail.sk);
    return { head: fromListHeadItem(hasHead ? first : undefined), items };
  };

  /**
   * The version of the last commit, once it has wholly taken effect. Only commits write the tail. A query shows a running
   * transaction in part, but this read waits for it.
   */
  const readTail = async (tenant: Tenant): Promise<number> =>
    fromListTailItem(await readSettled(db, listTailKey(tenant, list.name)));

  /** The list as one query returned it; null if its journal was closed in between. */
  const readOnce = async (tenant: Tenant): Promise<Versioned<T> | null> => {
    const { head, items } = await query(tenant);
    const journal =
      head.journalParts === undefined
        ? { puts: [], deletes: [], found: [] }
        : await readJournal(db, tenant, list, head);
    if (!journal) return null;
    const parsed = items.map((item) => fromListItem(list, item));
    const whole = withJournal(list, parsed, journal);
    const sorted = whole.sort((a, b) => compareText(list.getId(a), list.getId(b)));
    return { items: sorted, version: head.version, ...getProgress(head) };
  };

  const readAll = async (tenant: Tenant): Promise<Versioned<T>> => {
    const giveUpAt = performance.now() + db.deadlineMs;
    let before = await readTail(tenant);
    for (let attempt = 0; ; attempt += 1) {
      const read = await readOnce(tenant);
      const after = await readTail(tenant);
      // Otherwise a commit may have been running during the query, which then mixed two versions.
      if (read?.version === before && before === after) {
        const { items, version } = read;
        // Do not cache a list that was never written, because it has no stored version.
        if (version > 0) memory.set(getHeadKey(tenant).pk, { items, version });
        return read;
      }
      before = after;
      if (performance.now() > giveUpAt) throw new StoreTimeout('The list keeps changing');
      await pause(attempt);
    }
  };

  /** The cached list, if its version is still current. A version's items do not depend on how much of it is applied. */
  const recall = async (tenant: Tenant): Promise<Versioned<T> | undefined> => {
    const known = memory.get(getHeadKey(tenant).pk);
    if (!known) return undefined;
    const head = await readHead(tenant);
    return head.version === known.version ? { ...known, ...getProgress(head) } : undefined;
  };

  return {
    readHead,
    list: async (tenant: Tenant) => (await recall(tenant)) ?? readAll(tenant),
  };
};
