import { data } from '@remix-run/node';
import type * as z from 'zod';
import { serverCopy } from '~/app/copy/copy';
import { asksForWorkbook, downloadWorkbook } from '~/app/platform/downloads/download-table.server';
import { download } from '~/app/platform/downloads/download.server';
import type { AppError } from '~/app/platform/error-messages/app-error';
import { failure } from '~/app/platform/forms/form.server';
import type { AdminArgs } from '~/app/platform/guards/guards.server';
import { describeSuccess, redirectWithToast, type Toast } from '~/app/platform/http/toast.server';
import type { Deps } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { changeRoster } from '~/app/services/roster/change-roster.server';
import { readDeletion } from '~/app/services/roster/read-deletion.server';
import { toBulkTarget } from '~/app/services/roster/roster-target.server';
import { readRoster, type SiteRoster } from '~/app/services/roster/site-rosters.server';
import type { NewEvent } from '~/domain/activity/activity';
import type { RosterChange, Row } from '~/domain/roster/change-list';
import { toTable, toText, type RosterText } from '~/domain/roster/roster-text';
import { rebaseEdits, toRosterChange, type RowEdit } from '~/domain/roster/row-edit';
import { toColumns } from '~/domain/shared/columns';
import { ok, type Result } from '~/domain/shared/result';
import { capitalize } from '~/domain/shared/text';
import { actOnImport } from './import-route.server';
import { isImportForm, rosterForm, type ImportForm } from './roster-forms.server';
import { actOnUndo, isUndoForm, loadUndoOffer, type UndoForm } from './undo-route.server';

/** What the routes of a roster need in addition to the list: how an ID is typed, and its texts. */
export interface RosterForms<T, E> {
  readonly siteRoster: SiteRoster<T, E>;
  readonly path: string;
  /** The ID of a new item as typed. */
  readonly typedId: z.ZodType<string>;
  /** Names an item in messages. */
  readonly describe: (item: T) => string;
  readonly describeRemoved: (count: number) => string;
  readonly describeImported: (changes: number) => string;
}

interface Context {
  readonly deps: Deps;
  readonly access: AdminSession;
}
type Acted = Result<Toast, AppError>;

/** Loads how much of a large change is stored, while it is still being stored. */
export const loadStoring =
  <T, E, Listed extends T>({ getStore }: SiteRoster<T, E, Listed>) =>
  async ({ deps, access }: AdminArgs) => {
    const { storing = null } = await getStore(deps.stores).list(access.scope);
    return Response.json(storing);
  };

export const loadRoster =
  <T extends Row, E, Listed extends T>(siteRoster: SiteRoster<T, E, Listed>) =>
  async ({ request, deps, access }: AdminArgs) => {
    const query = new URL(request.url).searchParams;
    const [{ items, ...roster }, undoOffer] = await Promise.all([
      readRoster(siteRoster, { deps, access }),
      loadUndoOffer(toBulkTarget(siteRoster), { deps, access }),
    ]);
    return {
      siteName: access.site.name,
      ...roster,
      items: toColumns(items),
      undoOffer,
      tab: query.get('tab'),
      dialog: query.get('dialog'),
      edit: query.get('edit'),
    };
  };

/** Downloads the list as text, or as a workbook with `?as=xlsx`. */
export const exportRoster =
  <T extends Row>(roster: RosterText<T>, read: (context: Context) => Promise<readonly T[]>) =>
  async ({ request, deps, access }: AdminArgs): Promise<Response> => {
    const items = await read({ deps, access });
    const name = `${roster.noun.replace(' ', '-')}s`;
    if (asksForWorkbook(request)) {
      const sheet = capitalize(`${roster.noun}s`);
      return downloadWorkbook(toTable(roster, items), { name, sheet });
    }
    const type = 'text/tab-separated-values';
    return download(toText(roster, items), { name: `${name}.tsv`, type });
  };

const change = async <T extends Row, E extends AppError>(
  siteRoster: SiteRoster<T, E>,
  context: Context,
  input: RosterChange<T>,
  event: NewEvent,
  said: readonly [title: string, description: string],
): Promise<Acted> => {
  const changed = await changeRoster(siteRoster, { ...context, input, toEvent: () => event });
  return describeSuccess(changed, () => said);
};

const saveRows = async <T extends Row, E extends AppError>(
  { siteRoster }: RosterForms<T, E>,
  context: Context,
  edits: readonly RowEdit[],
): Promise<Acted> => {
  if (edits.length === 0) return ok({ title: serverCopy.roster.nothingToSave, kind: 'info' });
  const { noun, idField } = siteRoster.roster;
  const count = edits.length;
  const event = { code: 'rows-saved', noun, count } as const;
  return change(siteRoster, context, toRosterChange<T>(edits, idField), event, [
    serverCopy.roster.updated(noun),
    serverCopy.roster.savedChanges(noun, count),
  ]);
};

const addRow = <T extends Row, E extends AppError>(
  { siteRoster, describe }: RosterForms<T, E>,
  context: Context,
  item: T,
): Promise<Acted> => {
  const { noun } = siteRoster.roster;
  const name = describe(item);
  return change(siteRoster, context, { adds: [item] }, { code: 'row-added', noun, name }, [
    serverCopy.roster.added(noun),
    serverCopy.roster.addedOne(noun, name),
  ]);
};

const removeRows = async <T extends Row, E extends AppError>(
  { siteRoster, describeRemoved }: RosterForms<T, E>,
  context: Context,
  ids: readonly string[],
): Promise<Acted> => {
  const { noun } = siteRoster.roster;
  const removed = await changeRoster(siteRoster, {
    ...context,
    input: { deletes: ids },
    toEvent: (gone) => ({ code: 'rows-removed', noun, count: gone.length, ids: [...gone] }),
  });
  if (!removed.ok) return removed;
  const { deleted } = removed.value;
  if (deleted === 0) {
    const description = serverCopy.roster.noneOnTheList(noun);
    return ok({ title: serverCopy.roster.nothingWasRemoved, description, kind: 'info' });
  }
  const title = serverCopy.roster.removed(noun, deleted);
  return ok({ title, description: describeRemoved(deleted), kind: 'success' });
};

/** Handles the forms of the roster's page. */
export const actOnRoster = <T extends Row, E extends AppError>(forms: RosterForms<T, E>) => {
  const schema = rosterForm({ ...forms, roster: forms.siteRoster.roster });
  const act = (
    context: Context,
    form: Exclude<z.infer<typeof schema>, ImportForm | UndoForm>,
  ): Promise<Acted> => {
    if ('edits' in form) return saveRows(forms, context, form.edits);
    if ('item' in form) return addRow(forms, context, form.item as T);
    return removeRows(forms, context, form.selected);
  };
  const bulk = { ...forms, target: toBulkTarget(forms.siteRoster) };
  return async ({ sentForm, context, deps, access }: AdminArgs) => {
    const form = await sentForm.parse(schema);
    if (form.intent === 'delete' && !form.confirmed)
      return data({
        error: null,
        deletion: await readDeletion(forms.siteRoster, { deps, access }, form.selected),
      });
    if (isImportForm(form)) return actOnImport(bulk, { context, deps, access }, form);
    if (isUndoForm(form)) return actOnUndo(bulk, { context, deps, access }, form);
    const acted = await act({ deps, access }, form);
    if (acted.ok) return redirectWithToast({ context }, forms.path, acted.value);
    const { error } = acted;
    const { data: body, init } = failure(error);
    const edits = 'edits' in form ? form.edits : [];
    const conflict =
      error.code === 'rows-changed'
        ? { rows: error.rows, edits: rebaseEdits(edits, error.rows) }
        : null;
    // Also return what was typed, because without JavaScript the page renders anew.
    return data({ error: { ...body.error, intent: form.intent }, edits, conflict }, init ?? {});
  };
};
