import type { ChangesPage, StoredChange } from '~/app/ports/roster';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { Row } from '~/domain/roster/change-list';
import {
  planUndo,
  summarizeChange,
  toUndoEdit,
  undoneWithinMs,
  type UndoPlan,
} from '~/domain/roster/kept-change';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toEpochMs } from '~/domain/time/instant';
import type { BulkArgs, BulkTarget, ListOutdated } from './bulk-target';
import type { RowUses } from './count-uses.server';

export interface NothingToUndo {
  readonly code: 'nothing-to-undo';
}

export interface UndoPreview<T, E> {
  readonly id: string;
  readonly plan: UndoPlan<T>;
  readonly basis: string;
  /** Why it cannot be undone; empty if it can. */
  readonly clashes: readonly E[];
  /** Of the rows that are removed again; null if there are none. */
  readonly uses: RowUses | null;
}

type ReadArgs = Pick<BulkArgs, 'access'> & {
  readonly deps: Pick<BulkArgs['deps'], 'clock' | 'stores'>;
};

const isRecent = ({ deps }: ReadArgs, { at }: { readonly at: string }): boolean =>
  deps.clock.now() < toEpochMs(at) + undoneWithinMs;

/** Changes of a list that can be undone, newest first, each in short. */
export const readUndoable = async <T extends Row, E>(
  { roster, getStore }: BulkTarget<T, E>,
  args: ReadArgs,
  page: ChangesPage,
) => {
  const changes = await getStore(args.deps.stores).changes(args.access.scope, page);
  return changes
    .filter((change) => isRecent(args, change))
    .map((change) => {
      const { id, at, by } = change;
      return { id, at, by, ...summarizeChange(roster, change) };
    });
};

/** The change with this ID, or the newest one; null if it cannot be undone. */
const findUndoable = async <T, E>(
  { getStore }: BulkTarget<T, E>,
  args: ReadArgs,
  id: string | undefined,
): Promise<StoredChange<T> | null> => {
  const store = getStore(args.deps.stores);
  const { scope } = args.access;
  const [found] =
    id === undefined
      ? await store.changes(scope, { limit: 1 })
      : [await store.findChange(scope, id)];
  return found && isRecent(args, found) ? found : null;
};

const openUndo = async <T extends Row, E>(
  target: BulkTarget<T, E>,
  args: BulkArgs,
  asked: string | undefined,
) => {
  const [change, list] = await Promise.all([findUndoable(target, args, asked), target.open(args)]);
  if (!change) return null;
  const { id } = change;
  const plan = planUndo(target.roster, list.items, change);
  const edit = toUndoEdit(target.roster, plan);
  const [clashes = []] = await list.findClashes([edit]);
  return { id, list, plan, edit, clashes, basis: `${id} ${list.basis}` };
};

/** What undoing a change would do; by default the newest one. Stores nothing. */
export const previewUndo = async <T extends Row, E>(
  target: BulkTarget<T, E>,
  args: BulkArgs,
  asked?: string,
): Promise<Result<UndoPreview<T, E>, NothingToUndo>> => {
  const undo = await openUndo(target, args, asked);
  if (!undo) return fail({ code: 'nothing-to-undo' });
  const { id, list, plan, edit, basis, clashes } = undo;
  const uses = edit.deletes.length > 0 ? await list.countUses(edit.deletes) : null;
  return ok({ id, plan, basis, clashes, uses });
};

/** Undoes a change, by default the newest one, as its preview showed, all or nothing. */
export const undoChange = async <T extends Row, E>(
  target: BulkTarget<T, E>,
  args: BulkArgs,
  /** `basis`: that of the preview. */
  { id, basis }: { readonly id?: string | undefined; readonly basis: string },
): Promise<Result<UndoPlan<T>, E | NothingToUndo | ListOutdated>> => {
  const undo = await openUndo(target, args, id);
  if (!undo) return fail({ code: 'nothing-to-undo' });
  if (undo.basis !== basis) return fail({ code: 'list-outdated' });
  const {
    list,
    plan,
    edit,
    clashes: [clash],
  } = undo;
  if (clash !== undefined) return fail(clash);
  if (edit.puts.length + edit.deletes.length === 0) return fail({ code: 'nothing-to-undo' });
  const entry = makeLogEntry(args.deps, args.access.scope, 'update', {
    code: 'bulk-undone',
    noun: target.roster.noun,
    restored: plan.restored.length,
    changed: plan.changed.length,
    removed: plan.removed.length,
    kept: plan.kept.length,
  });
  const committed = await list.commit(edit, entry, { undoes: undo.id });
  return committed.ok ? ok(plan) : committed;
};
