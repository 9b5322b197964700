import type { ListChange, ListUsage, RosterStore, Versioned } from '~/app/ports/roster';
import { fail, ok } from '~/domain/shared/result';
import { compareText } from '~/domain/shared/text';
import type { SiteScope } from '~/domain/company/scope';
import { toActivityItem } from '~/app/store/activity/activity-item';
import type { Db } from '~/app/store/dynamo/db';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { pause, StoreTimeout } from '~/app/store/dynamo/retry.server';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { maxSteps } from '~/app/store/dynamo/transact.server';
import { listHeadKey, listRange, listTailKey } from '~/app/store/table/keys';
import { addToTotals, addToUsage, hasRoom } from '~/app/store/tenancy/totals-item';
import { applyJournal, transactSkipping } from './apply-journal.server';
import { toJournalItems } from './journal-item';
import {
  fromListHeadItem,
  fromListTailItem,
  isListAt,
  toListHeadItem,
  toListTailItem,
  type ListHead,
} from './list-head-item';
import type { ListMemory } from './list-memory';
import { fromListItem, toListSteps, type ListStep, type RosterList } from './roster-list';

/** How many times a reader waits for the writer of an open journal before it applies the journal itself. */
const patience = 4;

/** Each id once: a put overrides a delete of the same id, and the last of several puts counts. */
const normalized = <T>({ getId }: RosterList<T>, { puts, deletes }: ListChange<T>) => {
  const byId = new Map(puts.map((item) => [getId(item), item]));
  return { puts: [...byId.values()], deletes: [...new Set(deletes)].filter((id) => !byId.has(id)) };
};

/** Updates the counters of the company and of the installation, and enforces the company's limit. */
const usageSteps = <T>(
  { companyId }: SiteScope,
  { counter }: RosterList<T>,
  usage: ListUsage | undefined,
): ListStep[] => {
  if (!usage || usage.growth === 0) return [];
  const counts = { [counter]: usage.growth };
  const own: ListStep = addToUsage(companyId, counts);
  const full = { if: hasRoom(counter, usage), refused: { kind: 'changed' } } as const;
  return [usage.growth > 0 ? { ...own, ...full } : own, addToTotals(companyId, counts)];
};

/** Reads a list. If a journal is open, it waits or applies the journal first. */
const createListReader = <T>(db: Db, list: RosterList<T>, memory: ListMemory<T>) => {
  const getHeadKey = (scope: SiteScope) => listHeadKey(scope, list.name);

  /** Head, items and tail as one query returned them. */
  const read = async (scope: SiteScope) => {
    const found = await queryAll(db, listRange(scope, list.name));
    const hasHead = found[0]?.sk === getHeadKey(scope).sk;
    const hasTail = found.at(-1)?.sk === listTailKey(scope, list.name).sk;
    return {
      head: fromListHeadItem(hasHead ? found[0] : undefined),
      tailVersion: fromListTailItem(hasTail ? found.at(-1) : undefined),
      items: found.slice(hasHead ? 1 : 0, hasTail ? -1 : undefined),
    };
  };

  const readHead = async (scope: SiteScope): Promise<ListHead> =>
    fromListHeadItem(await getItem(db, getHeadKey(scope)));

  /**
   * Waits a moment for the writer of an open journal, then applies the journal itself, because the writer may have
   * died.
   */
  const closeJournal = async (scope: SiteScope, open: ListHead): Promise<void> => {
    for (let attempt = 0; attempt < patience; attempt += 1) {
      await pause(attempt + 2);
      const head = await readHead(scope);
      if (head.version !== open.version || head.journalParts === undefined) return;
    }
    await applyJournal(db, scope, list, open);
  };

  /** The cached list, if its version is still current. */
  const recall = async (scope: SiteScope): Promise<Versioned<T> | undefined> => {
    const known = memory.get(getHeadKey(scope).pk);
    if (!known) return undefined;
    // The version is enough to compare, because only lists without an open journal are cached.
    return (await readHead(scope)).version === known.version ? known : undefined;
  };

  const readAll = async (scope: SiteScope): Promise<Versioned<T>> => {
    const giveUpAt = performance.now() + db.deadlineMs;
    for (let attempt = 0; ; attempt += 1) {
      const { head, tailVersion, items } = await read(scope);
      if (head.version === tailVersion && head.journalParts === undefined) {
        const parsed = items.map((item) => fromListItem(list, item));
        const whole = {
          items: parsed.sort((a, b) => compareText(list.getId(a), list.getId(b))),
          version: head.version,
        };
        // Do not cache a list that was never written, because it has no stored version.
        if (whole.version > 0) memory.set(getHeadKey(scope).pk, whole);
        return whole;
      }
      if (performance.now() > giveUpAt) throw new StoreTimeout('The list keeps changing');
      if (head.journalParts !== undefined) await closeJournal(scope, head);
      else await pause(attempt);
    }
  };

  return {
    readHead,
    closeJournal,
    list: async (scope: SiteScope) => (await recall(scope)) ?? readAll(scope),
  };
};

/** One list of a site; `RosterStore` says what it guarantees. */
export const createRosterStore = <T>(
  db: Db,
  list: RosterList<T>,
  memory: ListMemory<T>,
): RosterStore<T> => {
  const reader = createListReader(db, list, memory);

  const commit: RosterStore<T>['commit'] = async (scope, change) => {
    const { puts, deletes } = normalized(list, change);
    const version = change.expectedVersion + 1;
    const steps = toListSteps(list, scope, { puts, deletes });
    const stepsWith = (head: ListHead, others: readonly ListStep[]): ListStep[] => [
      {
        put: toListHeadItem(scope, list.name, head),
        if: isListAt(change.expectedVersion),
        refused: { kind: 'changed' },
      },
      ...others,
      { put: toListTailItem(scope, list.name, version) },
      { put: toActivityItem(scope, change.entry) },
      ...usageSteps(scope, list, change.usage),
    ];
    const whole = stepsWith({ version }, steps);
    const fits = whole.length <= maxSteps;
    const journal = fits ? [] : toJournalItems(scope, list.name, version, { puts, deletes });
    const newHead = { version, ...(!fits && { journalParts: journal.length }) };

    const done = await transactSkipping(
      db,
      fits
        ? whole
        : stepsWith(
            newHead,
            journal.map((item) => ({ put: item })),
          ),
    );
    if (done === 'changed') {
      const head = await reader.readHead(scope);
      const isJournalOpen =
        head.version === change.expectedVersion && head.journalParts !== undefined;
      if (!isJournalOpen) return fail({ code: 'list-changed' });
      await reader.closeJournal(scope, head);
      return commit(scope, change);
    }
    if (done === 'taken') return fail({ code: 'list-changed' });
    // The change is committed: if applying it fails here, the next reader of the list continues.
    if (!fits) await applyJournal(db, scope, list, newHead).catch(() => undefined);
    return ok({ version });
  };

  return { list: reader.list, commit };
};
