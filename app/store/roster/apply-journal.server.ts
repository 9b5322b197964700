import type { Tenant } from '~/domain/company/scope';
import { getItems } from '~/app/store/dynamo/read-items.server';
import type { Db } from '~/app/store/dynamo/db';
import { inChunks } from '~/app/store/dynamo/in-chunks';
import { maxSteps, transact } from '~/app/store/dynamo/transact.server';
import { journalKey, listHeadKey } from '~/app/store/table/keys';
import { fromJournalItems } from './journal-item';
import { isJournalOpen, journalAttribute, type ListHead } from './list-head-item';
import { toListSteps, type ListRefusal, type ListStep, type RosterList } from './roster-list';

/**
 * Makes the step skip an employee ID that another site has taken since the journal was committed. The journal was
 * committed as a whole, so nothing in it can be refused.
 */
const forJournal = (step: ListStep): ListStep =>
  step.refused?.kind === 'taken' ? { ...step, refused: { kind: 'skip', step } } : step;

const left = (steps: readonly ListStep[], refusals: readonly ListRefusal[]): ListStep[] => {
  const skipped = new Set(
    refusals.flatMap((refusal) => (refusal.kind === 'skip' ? [refusal.step] : [])),
  );
  return steps.filter((step) => step.refused?.kind !== 'skip' || !skipped.has(step.refused.step));
};

/** Runs all steps or none. Steps that may be skipped are left out if their condition fails. */
export const transactSkipping = async (
  db: Db,
  steps: readonly ListStep[],
): Promise<'done' | 'changed' | 'taken'> => {
  const refusals = await transact(db, steps);
  if (refusals.length === 0) return 'done';
  if (refusals.some(({ kind }) => kind === 'changed')) return 'changed';
  if (refusals.some(({ kind }) => kind === 'taken')) return 'taken';
  return transactSkipping(db, left(steps, refusals));
};

/**
 * Applies a committed journal. Any number of processes may do so at once, however slow: each transaction
 * requires that the journal is open, and no later change is committed before it is closed.
 */
export const applyJournal = async <T>(
  db: Db,
  tenant: Tenant,
  list: RosterList<T>,
  { version, journalParts = 0 }: ListHead,
): Promise<void> => {
  const keys = Array.from({ length: journalParts }, (_, part) =>
    journalKey(tenant, list.name, version, part),
  );
  const items = (await getItems(db, keys)).flatMap((item) => (item ? [item] : []));
  // The journal is gone, so another process closed it after the head was read.
  if (items.length < journalParts) return;
  const change = fromJournalItems(items, (value) => list.schema.parse(value));
  const steps = toListSteps(list, tenant, change).map(forJournal);
  const head = listHeadKey(tenant, list.name);
  const open = { if: isJournalOpen(version), refused: { kind: 'changed' } } as const;
  // Sequential, because all transactions check the head and would conflict with each other.
  for (const chunk of inChunks(steps, maxSteps - 1)) {
    if ((await transactSkipping(db, [{ check: head, ...open }, ...chunk])) === 'changed') return;
  }
  await transactSkipping(db, [
    { strip: head, attribute: journalAttribute, ...open },
    ...keys.map((key) => ({ delete: key })),
  ]);
};
