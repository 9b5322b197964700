import { data } from '@remix-run/node';
import { serverCopy } from '~/app/copy/copy';
import {
  getErrorMessage,
  type AppError,
} from '~/app/platform/error-messages/get-error-message.server';
import type { AdminArgs } from '~/app/platform/guards/guards.server';
import { redirectWithToast } from '~/app/platform/http/toast.server';
import type { BulkTarget } from '~/app/services/roster/bulk-target';
import {
  importRows,
  previewImport,
  type ImportedLines,
} from '~/app/services/roster/import-rows.server';
import { readWorkbook } from '~/app/services/workbook/read-workbook.server';
import type { WorkbookError } from '~/app/services/workbook/workbook-refusal';
import type { Row } from '~/domain/roster/change-list';
import { readLines, readPaste, type PastedLine, type PasteError } from '~/domain/shared/paste';
import { ok, type Result } from '~/domain/shared/result';
import type { ReadSheet } from '~/domain/shared/workbook';
import type { ImportForm } from './roster-forms.server';
import { toColumnQuestion, toImportView, type ReadImport } from './import-view.server';

/** What the routes of a list need to import rows into it. */
export interface RosterImport<T, E> {
  readonly target: BulkTarget<T, E>;
  readonly path: string;
  readonly describeImported: (count: number) => string;
}

interface ImportViews {
  readonly preview: ReturnType<typeof toImportView> | null;
  readonly question: ReturnType<typeof toColumnQuestion> | null;
}

const withSheet = <E>(
  read: Result<PastedLine[], E>,
  sheet: ReadSheet | null,
): Result<ReadImport, E> => (read.ok ? ok({ lines: read.value, sheet }) : read);

/** The lines of a paste, of a workbook, or of the preview that is confirmed. */
const readForm = async (
  form: ImportForm,
  cells: { readonly hasDays?: boolean },
): Promise<Result<ReadImport, PasteError | WorkbookError>> => {
  if ('text' in form) return withSheet(readPaste(form.text), null);
  if ('lines' in form) return withSheet(readLines(form.lines), form.sheet);
  return readWorkbook(new Uint8Array(await form.file.arrayBuffer()), cells);
};

/** Handles the forms of an import: shows what it would change, and stores that once it is confirmed. */
export const actOnImport = async <T extends Row, E extends AppError>(
  { target, path, describeImported }: RosterImport<T, E>,
  { context, deps, access }: Pick<AdminArgs, 'context' | 'deps' | 'access'>,
  form: ImportForm,
) => {
  /** What was pasted, because without JavaScript the page renders anew. */
  const pasted = 'text' in form ? form.text : null;
  const { intent } = form;
  const say = (error: AppError, view: Partial<ImportViews> = {}) => {
    const { status, ...message } = getErrorMessage(error);
    const body = { error: { code: error.code, intent, ...message }, pasted };
    return data({ ...body, preview: null, question: null, ...view }, { status });
  };
  /** What an import would change, or which columns are unclear. */
  const preview = async (source: ReadImport, imported: ImportedLines) => {
    const previewed = await previewImport(target, { deps, access }, imported);
    if (previewed.ok) {
      const view = toImportView(target.roster, source, previewed.value);
      const status = view.canConfirm ? 200 : 422;
      return data({ error: null, pasted, preview: view, question: null }, { status });
    }
    const { error } = previewed;
    if (error.code !== 'columns-unclear') return say(error);
    const question = toColumnQuestion(source, error);
    if (intent === 'import-columns') return say(error, { question });
    return data({ error: null, pasted, preview: null, question });
  };

  const read = await readForm(form, target.roster);
  if (!read.ok) return say(read.error);
  const source = read.value;
  const imported = { lines: source.lines, columns: 'column' in form ? form.column : null };
  if (form.intent !== 'confirm-import') return preview(source, imported);
  const { mode, basis } = form;
  const stored = await importRows(target, { deps, access }, { ...imported, mode, basis });
  if (stored.ok)
    return redirectWithToast({ context }, path, {
      title: serverCopy.common.importSuccessful,
      description: describeImported(stored.value.count),
      kind: 'success',
    });
  const { data: views } = await preview(source, imported);
  return say(stored.error, { preview: views.preview, question: views.question });
};
