import { setting, type Condition, type Db } from '~/app/store/dynamo/db';
import { getItem, getItems } from '~/app/store/dynamo/read-items.server';
import { maxSteps, transact } from '~/app/store/dynamo/transact.server';
import { journalKey, listHeadKey } from '~/app/store/table/keys';
import type { Tenant } from '~/domain/company/scope';
import { fromJournalItems, type Journal } from './journal-item';
import { closingJournal, fromListHeadItem, isAppliedUpTo, type ListHead } from './list-head-item';
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

const getJournalKeys = <T>(
  tenant: Tenant,
  { name }: RosterList<T>,
  { version, journalParts = 0 }: ListHead,
) => Array.from({ length: journalParts }, (_, part) => journalKey(tenant, name, version, part));

/** The journal of a list's head; null if another process has closed it since the head was read. */
export const readJournal = async <T>(
  db: Db,
  tenant: Tenant,
  list: RosterList<T>,
  head: ListHead,
): Promise<Journal<T> | null> => {
  const items = await getItems(db, getJournalKeys(tenant, list, head));
  const parts = items.flatMap((item) => (item ? [item] : []));
  if (parts.length < items.length) return null;
  return fromJournalItems(parts, (value) => list.schema.parse(value));
};

/** The steps that are looked at for one transaction, of which many may not be needed. */
const stepsAtOnce = 400;

/**
 * The first steps that fit into a transaction beside one more, without those that delete nothing. To delete nothing costs
 * two write units, and to find that out costs one read unit, of which a partition has three times as many.
 */
const takeNeeded = async (db: Db, steps: readonly ListStep[]) => {
  const deleted = (step: ListStep) => ('delete' in step && !step.if ? [step.delete] : []);
  const found = await getItems(db, steps.flatMap(deleted));
  const exists = found.values();
  const needed: ListStep[] = [];
  let taken = 0;
  for (const step of steps) {
    const isNeeded = deleted(step).length === 0 || exists.next().value !== undefined;
    if (isNeeded && needed.length === maxSteps - 1) break;
    if (isNeeded) needed.push(step);
    taken += 1;
  }
  return { taken, needed };
};

/**
 * Continues to apply the list's journal while there is time; true if nothing is left to apply. Any number of processes
 * may do so at once, however slow: each transaction requires that exactly the steps before its own are applied, and no
 * later change is committed before the journal is closed. Who finds that another process was faster leaves it the rest.
 */
export const finishJournal = async <T>(
  db: Db,
  tenant: Tenant,
  list: RosterList<T>,
  hasTime: () => boolean,
): Promise<boolean> => {
  const key = listHeadKey(tenant, list.name);
  const head = fromListHeadItem(await getItem(db, key));
  if (head.journalParts === undefined) return true;
  const journal = await readJournal(db, tenant, list, head);
  if (!journal) return true;
  const steps = toListSteps(list, tenant, journal).map(forJournal);
  const advance = (applied: number, by: Required<Condition>): ListStep => ({
    update: key,
    by,
    if: isAppliedUpTo(head.version, applied),
    refused: { kind: 'changed' },
  });
  let applied = head.applied ?? 0;
  while (applied < steps.length) {
    if (!hasTime()) return false;
    const { taken, needed } = await takeNeeded(db, steps.slice(applied, applied + stepsAtOnce));
    const step = advance(applied, setting({ applied: applied + taken }));
    if ((await transactSkipping(db, [step, ...needed])) === 'changed') return false;
    applied += taken;
  }
  const close = advance(applied, closingJournal);
  const parts = getJournalKeys(tenant, list, head).map((part): ListStep => ({ delete: part }));
  return (await transactSkipping(db, [close, ...parts])) === 'done';
};
