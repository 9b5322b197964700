import { data } from '@remix-run/node';
import * as z from 'zod';
import { serverCopy } from '~/app/copy/copy';
import type { AppError } from '~/app/platform/error-messages/app-error';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import type { AdminArgs } from '~/app/platform/guards/guards.server';
import { redirectWithToast } from '~/app/platform/http/toast.server';
import type { ChangesPage } from '~/app/ports/roster';
import type { BulkTarget } from '~/app/services/roster/bulk-target';
import {
  previewUndo,
  readUndoable,
  undoChange,
  type UndoPreview,
} from '~/app/services/roster/undo-change.server';
import type { Row } from '~/domain/roster/change-list';
import { toNamedRow } from '~/domain/roster/named-row';
import type { RosterText } from '~/domain/roster/roster-text';
import { toShown } from './import-view.server';

/** Which change; missing for the newest one. */
const change = z
  .string()
  .regex(/^[0-9A-Z]{0,26}$/)
  .optional();
/** The forms that show what undoing a change would do, and do it. */
export const undoForms = [
  z.object({ intent: z.literal('undo'), change }),
  z.object({ intent: z.literal('confirm-undo'), change, basis: z.string().max(200) }),
] as const;
export type UndoForm = z.infer<(typeof undoForms)[number]>;
export const isUndoForm = <Other extends { readonly intent: string }>(
  form: UndoForm | Other,
): form is UndoForm => undoForms.some(({ shape }) => shape.intent.value === form.intent);

/** How many rows of a change are named. */
const maxNamed = 5;

/** Changes of a list that can be undone, newest first. */
export const loadUndoable = async <T extends Row, E>(
  target: BulkTarget<T, E>,
  { deps, access }: Pick<AdminArgs, 'deps' | 'access'>,
  page: ChangesPage,
) => {
  const { noun, idField } = target.roster;
  const changes = await readUndoable(target, { deps, access }, page);
  return changes.map(({ rows, ...offer }) => ({
    ...offer,
    noun,
    count: rows.length,
    named: rows.slice(0, maxNamed).map((row) => toNamedRow(noun, String(row[idField]), row)),
    timeZone: access.site.timeZone,
  }));
};

/** The newest change, if it can be undone, as the page of the list offers it. */
export const loadUndoOffer = async <T extends Row, E>(
  target: BulkTarget<T, E>,
  args: Pick<AdminArgs, 'deps' | 'access'>,
) => (await loadUndoable(target, args, { limit: 1 }))[0] ?? null;

const toUndoView = <T extends Row, E extends AppError>(
  { idField }: Pick<RosterText<T>, 'idField'>,
  { id, plan: { restored, changed, removed, kept }, basis, clashes, uses }: UndoPreview<T, E>,
) => {
  const toRow = (item: T) => ({ row: item as Row });
  return {
    id,
    basis,
    restored: toShown(restored, toRow),
    changed: toShown(changed, ({ item, changes }) => ({ id: String(item[idField]), changes })),
    removed: toShown(removed, toRow),
    kept: toShown(kept, (id) => id),
    clashes: serverCopy.importErrors.cut(clashes.map((clash) => getErrorMessage(clash).text)),
    uses,
  };
};

/** Handles the forms that undo a change of a list. `path` is the page of the list. */
export const actOnUndo = async <T extends Row, E extends AppError>(
  { target, path }: { readonly target: BulkTarget<T, E>; readonly path: string },
  { context, deps, access }: Pick<AdminArgs, 'context' | 'deps' | 'access'>,
  form: UndoForm,
) => {
  const { intent } = form;
  const show = async (refused: AppError | null) => {
    const previewed = await previewUndo(target, { deps, access }, form.change);
    const undo = previewed.ok ? toUndoView(target.roster, previewed.value) : null;
    const reason = previewed.ok ? refused : previewed.error;
    if (!reason) return data({ error: null, undo });
    const { status, ...message } = getErrorMessage(reason);
    return data({ error: { code: reason.code, intent, ...message }, undo }, { status });
  };
  if (form.intent === 'undo') return show(null);
  const undone = await undoChange(target, { deps, access }, { ...form, id: form.change });
  if (!undone.ok) return show(undone.error);
  const { restored, changed, removed } = undone.value;
  return redirectWithToast({ context }, path, {
    title: serverCopy.roster.undone,
    description: serverCopy.roster.undoneRows(restored.length, changed.length, removed.length),
    kind: 'success',
  });
};
