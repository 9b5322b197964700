import type { LastBulk } from '~/app/ports/roster';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { planUndo, toUndoEdit, undoneWithinMs, type UndoPlan } from '~/domain/roster/bulk-change';
import type { Row } from '~/domain/roster/change-list';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toEpochMs } from '~/domain/time/instant';
import type { BulkArgs, BulkTarget, ListOutdated } from './bulk-target';
import type { RowUses } from './count-uses.server';

export interface NothingToUndo {
  readonly code: 'nothing-to-undo';
}

export interface UndoPreview<T, E> {
  readonly plan: UndoPlan<T>;
  readonly basis: string;
  /** Why it cannot be undone; empty if it can. */
  readonly clashes: readonly E[];
  /** Of the rows that are removed again; null if there are none. */
  readonly uses: RowUses | null;
}

type ReadArgs = Parameters<BulkTarget<unknown, unknown>['readLastBulk']>[0] & {
  readonly deps: Pick<BulkArgs['deps'], 'clock'>;
};

/** The last bulk change of a list; null if there is none that can be undone. */
const readUndoable = async <T, E>(
  { readLastBulk }: BulkTarget<T, E>,
  args: ReadArgs,
): Promise<LastBulk<T> | null> => {
  const last = await readLastBulk(args);
  const isRecent = last && args.deps.clock.now() < toEpochMs(last.at) + undoneWithinMs;
  return isRecent ? last : null;
};

/** What the page of the list says about the last bulk change. */
export const readUndoOffer = async <T extends Row, E>(
  target: BulkTarget<T, E>,
  args: ReadArgs,
): Promise<{ at: string; by: string; rows: number } | null> => {
  const last = await readUndoable(target, args);
  if (!last) return null;
  const { at, by, stored, before } = last;
  const ids = [...stored, ...before].map((item) => item[target.roster.idField]);
  return { at, by, rows: new Set(ids).size };
};

const openUndo = async <T extends Row, E>(target: BulkTarget<T, E>, args: BulkArgs) => {
  const [last, list] = await Promise.all([readUndoable(target, args), target.open(args)]);
  if (!last) return null;
  const plan = planUndo(target.roster, list.items, last);
  const edit = toUndoEdit(target.roster, plan);
  const [clashes = []] = await list.findClashes([edit]);
  return { list, plan, edit, clashes, at: last.at, basis: `${last.at} ${list.basis}` };
};

/** What undoing the last bulk change would do. Stores nothing. */
export const previewUndo = async <T extends Row, E>(
  target: BulkTarget<T, E>,
  args: BulkArgs,
): Promise<Result<UndoPreview<T, E>, NothingToUndo>> => {
  const undo = await openUndo(target, args);
  if (!undo) return fail({ code: 'nothing-to-undo' });
  const { list, plan, edit, basis, clashes } = undo;
  const uses = edit.deletes.length > 0 ? await list.countUses(edit.deletes) : null;
  return ok({ plan, basis, clashes, uses });
};

/** Undoes the last bulk change as its preview showed, all or nothing. */
export const undoBulk = async <T extends Row, E>(
  target: BulkTarget<T, E>,
  args: BulkArgs,
  /** The basis of the preview. */
  basis: string,
): Promise<Result<UndoPlan<T>, E | NothingToUndo | ListOutdated>> => {
  const undo = await openUndo(target, args);
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
  const committed = await list.commit(edit, entry, { undoes: undo.at });
  return committed.ok ? ok(plan) : committed;
};
