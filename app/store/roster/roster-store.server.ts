import type { ListChange, ListUsage, RosterStore } from '~/app/ports/roster';
import { toActivityItem } from '~/app/store/activity/activity-item';
import type { Db, Item } from '~/app/store/dynamo/db';
import { maxSteps } from '~/app/store/dynamo/transact.server';
import { addToTotals, addToUsage, hasRoom } from '~/app/store/tenancy/totals-item';
import type { SiteScope } from '~/domain/company/scope';
import { fail, ok } from '~/domain/shared/result';
import { finishJournal, transactSkipping } from './apply-journal.server';
import { toJournalItems } from './journal-item';
import { createChangeReader, keptChangeSteps } from './kept-change.server';
import { isListAt, toListHeadItem, toListTailItem, toOpenListHeadItem } from './list-head-item';
import type { ListMemory } from './list-memory';
import { createListReader } from './read-list.server';
import { toListSteps, type ListStep, type RosterList } from './roster-list';

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

/** One list of a site; `RosterStore` says what it guarantees. */
export const createRosterStore = <T>(
  db: Db,
  list: RosterList<T>,
  {
    memory,
    appliesMs,
  }: {
    memory: ListMemory<T>;
    /** The time in which a request stores a large change. */
    appliesMs: number;
  },
): RosterStore<T> => {
  const reader = createListReader(db, list, memory);
  const inRequest = () => {
    const endsAt = performance.now() + appliesMs;
    return () => performance.now() < endsAt;
  };

  const finish: RosterStore<T>['finish'] = (scope, hasTime) =>
    finishJournal(db, scope, list, hasTime);

  /** Why a change was refused: by an earlier one, or by an earlier large one that is still being stored. */
  const refuse = async (scope: SiteScope, change: ListChange<T>): ReturnType<typeof commit> => {
    const { version, journalParts, steps = 0, applied = 0 } = await reader.readHead(scope);
    if (version !== change.expectedVersion) return fail({ code: 'list-changed' });
    if (journalParts === undefined) return fail({ code: 'list-changed' });
    if (await finish(scope, inRequest())) return commit(scope, change);
    return fail({ code: 'list-being-stored', done: applied, total: steps });
  };

  const commit: RosterStore<T>['commit'] = async (scope, change) => {
    const { puts, deletes } = normalized(list, change);
    const version = change.expectedVersion + 1;
    const deleted = { employeeIds: deletes, at: change.entry.at };
    const found = await list.findAlong(db, scope, deleted);
    const steps = toListSteps(list, scope, { puts, deletes, found });
    const stepsWith = (head: Item, others: readonly ListStep[]): ListStep[] => [
      { put: head, if: isListAt(change.expectedVersion), refused: { kind: 'changed' } },
      ...others,
      { put: toListTailItem(scope, list.name, version) },
      { put: toActivityItem(scope, change.entry) },
      ...keptChangeSteps(scope, list.name, change, { kind: 'changed' } as const),
      ...usageSteps(scope, list, change.usage),
    ];
    const whole = stepsWith(toListHeadItem(scope, list.name, { version }), steps);
    if (whole.length <= maxSteps) {
      const done = await transactSkipping(db, whole);
      if (done === 'changed') return refuse(scope, change);
      return done === 'taken' ? fail({ code: 'list-changed' }) : ok({ version });
    }
    const journal = toJournalItems(scope, list.name, version, { puts, deletes, found });
    const head = { version, journalParts: journal.length, steps: steps.length, applied: 0 };
    const done = await transactSkipping(
      db,
      stepsWith(
        toOpenListHeadItem(scope, list.name, head, change.entry.at),
        journal.map((item) => ({ put: item })),
      ),
    );
    if (done !== 'done') return refuse(scope, change);
    // The change is committed. If applying it fails here, the scheduled function continues.
    await finish(scope, inRequest()).catch(() => undefined);
    return ok({ version });
  };

  return {
    list: reader.list,
    commit,
    ...createChangeReader(db, list.name, list.schema),
    finish,
  };
};
