import { setImmediate } from 'node:timers/promises';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { Fields, Row } from '~/domain/roster/change-list';
import type { FileColumns } from '~/domain/roster/find-header';
import {
  importModes,
  planImport,
  toListEdit,
  type ImportMode,
  type ImportPlan,
} from '~/domain/roster/import-plan';
import {
  readRows,
  takeRows,
  type ImportAnswers,
  type ImportRefusal,
} from '~/domain/roster/import-rows';
import { toKeptChange } from '~/domain/roster/kept-change';
import type { Repair } from '~/domain/roster/repair';
import type { RosterText } from '~/domain/roster/roster-text';
import type { AnsweredWord } from '~/domain/roster/unclear-words';
import type { PastedLine } from '~/domain/shared/paste';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { BulkArgs, BulkTarget, ListOutdated } from './bulk-target';
import type { RowUses } from './count-uses.server';
import { keepAnswers } from './import-glossary.server';

/** Lines, and what people said about their columns and words. */
export interface ImportedLines extends ImportAnswers {
  readonly lines: readonly PastedLine[];
}

/** The lines of a paste or a file, or the rows that a program sent. */
type ImportSource<T> = ImportedLines | { readonly items: readonly Fields<T>[] };

/** Reads the rows. Others get their turn between the steps. */
const readSource = async <T extends Row>(roster: RosterText<T>, source: ImportSource<T>) => {
  if ('items' in source) return takeRows(roster, source.items);
  const steps = readRows(roster, source.lines, source);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await setImmediate();
  }
};

/** The import would remove more rows of the list than it may. */
export interface TooManyRemoved {
  readonly code: 'too-many-removed';
  readonly removed: number;
  readonly most: number;
}

export interface ImportPreview<T, E> {
  readonly plan: ImportPlan<T>;
  /** How the columns were understood; null without a header, unless people said which is which. */
  readonly file: {
    readonly header: readonly string[] | null;
    readonly columns: FileColumns;
  } | null;
  /** The number of the line where the list begins. */
  readonly start: number;
  readonly words: readonly AnsweredWord[];
  readonly repairs: readonly Repair[];
  readonly basis: string;
  /** Why the import cannot be stored, for each way to treat the rows that are missing from it. */
  readonly clashes: Readonly<Record<ImportMode, readonly E[]>>;
  /** Of the missing rows; null if there are none. */
  readonly uses: RowUses | null;
}

/** What an import would change. Stores nothing. Others get their turn between its steps. */
export const previewImport = async <T extends Row, E>(
  { roster, open }: BulkTarget<T, E>,
  args: BulkArgs,
  source: ImportSource<T>,
): Promise<Result<ImportPreview<T, E>, ImportRefusal>> => {
  const read = await readSource(roster, source);
  if (!read.ok) return read;
  await setImmediate();
  const list = await open(args);
  const plan = planImport(roster, list.items, read.value);
  await setImmediate();
  const missing = plan.missing.map((item) => String(item[roster.idField]));
  const [[keep = [], replace = []], uses] = await Promise.all([
    list.findClashes(importModes.map((mode) => toListEdit(roster, plan, mode))),
    missing.length > 0 ? list.countUses(missing) : null,
  ]);
  await setImmediate();
  const { header, columns: matched, start, words, repairs } = read.value;
  const file = matched && { header, columns: matched };
  return ok({
    plan,
    file,
    start,
    words,
    repairs,
    basis: list.basis,
    clashes: { keep, replace },
    uses,
  });
};

/** What an import did. `count`: how many rows it has. */
export interface Imported {
  readonly count: number;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** Stores what a preview showed, all or nothing, and then the answers about it, which the next file does not need. */
export const importRows = async <T extends Row, E>(
  { roster, open }: BulkTarget<T, E>,
  args: BulkArgs,
  {
    mode,
    basis,
    getMost = () => Infinity,
    ...source
  }: ImportSource<T> & {
    mode: ImportMode;
    /** The basis of the preview; null to import into the list as it is now. */
    basis: string | null;
    /** How many rows may be removed from a list of that length; by default any number. */
    getMost?: (listed: number) => number;
  },
): Promise<Result<Imported, E | ImportRefusal | ListOutdated | TooManyRemoved>> => {
  const read = await readSource(roster, source);
  if (!read.ok) return read;
  const list = await open(args);
  if (basis !== null && list.basis !== basis) return fail({ code: 'list-outdated' });
  const plan = planImport(roster, list.items, read.value);
  const edit = toListEdit(roster, plan, mode);
  const [removed, most] = [edit.deletes.length, getMost(list.items.length)];
  if (removed > most) return fail({ code: 'too-many-removed', removed, most });
  const [[clash] = []] = await list.findClashes([edit]);
  if (clash !== undefined) return fail(clash);
  const imported: Imported = {
    count: read.value.rows.length,
    added: plan.added.length,
    changed: plan.changed.length,
    removed,
  };
  const keep = async () => {
    // Programs are asked nothing. If the store fails, the import is stored, and the next file is asked about.
    if ('lines' in source) await keepAnswers(args, roster, read.value).catch(() => undefined);
    return ok(imported);
  };
  if (edit.puts.length === 0 && edit.deletes.length === 0) return keep();
  const entry = makeLogEntry(args.deps, args.access.scope, 'update', {
    code: 'list-imported',
    noun: roster.noun,
    ...imported,
    ids: [...edit.deletes],
  });
  const committed = await list.commit(edit, entry, toKeptChange(roster, list.items, edit));
  return committed.ok ? keep() : committed;
};
