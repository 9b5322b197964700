import { data } from '@remix-run/node';
import { serverCopy } from '~/app/copy/copy';
import {
  getErrorMessage,
  type AppError,
} from '~/app/platform/error-messages/get-error-message.server';
import type { AdminArgs } from '~/app/platform/guards/guards.server';
import { redirectWithToast } from '~/app/platform/http/toast.server';
import {
  importRows,
  previewImport,
  type ImportTarget,
} from '~/app/services/roster/import-rows.server';
import { readWorkbook, type WorkbookError } from '~/app/services/roster/read-workbook.server';
import type { Row } from '~/domain/roster/change-list';
import { readLines, readPaste, type PastedLine, type PasteError } from '~/domain/shared/paste';
import type { Result } from '~/domain/shared/result';
import type { ImportForm } from './roster-forms.server';
import { toImportView } from './import-view.server';

/** What the routes of a list need to import rows into it. */
export interface RosterImport<T, E> {
  readonly target: ImportTarget<T, E>;
  readonly path: string;
  readonly describeImported: (count: number) => string;
}

/** The lines of a paste, of a workbook, or of the preview that is confirmed. */
const readForm = async (
  form: ImportForm,
  cells: { readonly hasDays?: boolean },
): Promise<Result<PastedLine[], PasteError | WorkbookError>> => {
  if ('text' in form) return readPaste(form.text);
  if ('lines' in form) return readLines(form.lines);
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
  const preview = async (lines: readonly PastedLine[]) => {
    const previewed = await previewImport(target, { deps, access }, lines);
    return previewed.ok ? toImportView(target.roster, lines, previewed.value) : null;
  };
  const refuse = async (error: AppError, lines: readonly PastedLine[] = []) => {
    const { status, ...message } = getErrorMessage(error);
    return data(
      {
        error: { code: error.code, intent: form.intent, ...message },
        pasted,
        preview: form.intent === 'confirm-import' ? await preview(lines) : null,
      },
      { status },
    );
  };

  const read = await readForm(form, target.roster);
  if (!read.ok) return refuse(read.error);
  const lines = read.value;
  if (form.intent === 'confirm-import') {
    const imported = await importRows(target, { deps, access }, { ...form, lines });
    if (!imported.ok) return refuse(imported.error, lines);
    return redirectWithToast({ context }, path, {
      title: serverCopy.common.importSuccessful,
      description: describeImported(imported.value),
      kind: 'success',
    });
  }
  const previewed = await previewImport(target, { deps, access }, lines);
  if (!previewed.ok) return refuse(previewed.error);
  const view = toImportView(target.roster, lines, previewed.value);
  return data({ error: null, pasted, preview: view }, { status: view.canConfirm ? 200 : 422 });
};
