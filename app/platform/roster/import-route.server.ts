import { data } from '@remix-run/node';
import { serverCopy } from '~/app/copy/copy';
import type { AppError } from '~/app/platform/error-messages/app-error';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import type { AdminArgs } from '~/app/platform/guards/guards.server';
import { redirectWithToast } from '~/app/platform/http/toast.server';
import type { BulkTarget } from '~/app/services/roster/bulk-target';
import { importRows, previewImport } from '~/app/services/roster/import-rows.server';
import { readPaste } from '~/app/services/roster/read-paste';
import { readUpload } from '~/app/services/roster/read-upload.server';
import type { SheetReading } from '~/app/services/workbook/read-workbook.server';
import type { WorkbookError } from '~/app/services/workbook/workbook-refusal';
import type { Row } from '~/domain/roster/change-list';
import { findList, rateSheet } from '~/domain/roster/import-columns';
import { offAtFirst } from '~/domain/roster/repair';
import { listFields } from '~/domain/roster/roster-field';
import { readLines, type PasteError } from '~/domain/shared/paste';
import { ok, type Result } from '~/domain/shared/result';
import {
  toColumnQuestion,
  toRepairView,
  toSheetQuestion,
  toImportView,
  toWordQuestion,
  type ReadImport,
} from './import-view.server';
import { toWordAnswers, type ImportForm } from './roster-forms.server';

/** The parts that the routes of a list need to import rows into it. */
export interface RosterImport<T, E> {
  readonly target: BulkTarget<T, E>;
  readonly path: string;
  readonly describeImported: (count: number) => string;
}

interface ImportViews {
  readonly preview: ReturnType<typeof toImportView> | null;
  readonly question: ReturnType<typeof toColumnQuestion> | null;
  readonly wordQuestion: ReturnType<typeof toWordQuestion> | null;
  readonly sheets: ReturnType<typeof toSheetQuestion> | null;
  /** Of a refused import, which may be right with others. */
  readonly repairs: ReturnType<typeof toRepairView> | null;
}

/** The lines of a paste, of a file, or of the preview that is confirmed. */
const readForm = async (
  form: ImportForm,
  reading: SheetReading,
): Promise<Result<ReadImport, PasteError | WorkbookError>> => {
  if ('file' in form) return readUpload(new Uint8Array(await form.file.arrayBuffer()), reading);
  if ('text' in form) {
    const pasted = readPaste(form.text);
    return pasted.ok ? ok({ lines: pasted.value, sheet: null }) : pasted;
  }
  const { sheet, column: columns } = form;
  const off =
    'offered' in form ? form.offered.filter((code) => !form.taken.includes(code)) : form.off;
  const carried = readLines(form.lines);
  return carried.ok
    ? ok({ lines: carried.value, sheet, columns, words: toWordAnswers(form), off })
    : carried;
};

const noViews: ImportViews = {
  preview: null,
  question: null,
  wordQuestion: null,
  sheets: null,
  repairs: null,
};

/** Handles the forms of an import: shows what it would change, and stores that once it is confirmed. */
export const actOnImport = async <T extends Row, E extends AppError>(
  { target, path, describeImported }: RosterImport<T, E>,
  { context, deps, access }: Pick<AdminArgs, 'context' | 'deps' | 'access'>,
  form: ImportForm,
) => {
  /** The pasted text, because without JavaScript the page renders anew. */
  const pasted = 'text' in form ? form.text : null;
  const { intent } = form;
  const say = (error: AppError, view: Partial<ImportViews> = {}) => {
    const { status, ...message } = getErrorMessage(error);
    const body = { error: { code: error.code, intent, ...message }, pasted };
    return data({ ...body, ...noViews, ...view }, { status });
  };
  const show = (view: Partial<ImportViews>, status = 200) =>
    data({ error: null, pasted, ...noViews, ...view }, { status });
  /** Previews the changes of an import, or asks what has to be asked first. */
  const preview = async (source: ReadImport) => {
    const previewed = await previewImport(target, { deps, access }, source);
    if (previewed.ok) {
      const view = toImportView(target.roster, source, previewed.value);
      return show({ preview: view }, view.canConfirm ? 200 : 422);
    }
    const { error } = previewed;
    if (error.code === 'columns-unclear') {
      const asked = { question: toColumnQuestion(source, error) };
      return intent === 'import-columns' ? say(error, asked) : show(asked);
    }
    if (error.code === 'words-unclear') {
      const asked = { wordQuestion: toWordQuestion(source, error) };
      return intent === 'import-words' ? say(error, asked) : show(asked);
    }
    if (error.code !== 'import-errors' && error.code !== 'numbers-missing') return say(error);
    const found = findList(target.roster, source.lines, source.columns ?? null);
    const { header = null, columns = null, start = 1 } = found.ok ? found.value.shape : {};
    // The numbers may be in a column that was not recognized.
    const missing = error.code === 'numbers-missing' ? [error.field] : [];
    const file = header && columns && { start, header, columns, missing, repeated: [] };
    return say(error, {
      repairs: error.repairs ? toRepairView(source, error.repairs) : null,
      // A column that cannot be read need not be imported.
      question: file && toColumnQuestion(source, file),
    });
  };

  const hasDays = listFields(target.roster.fields).some(([, { kind }]) => kind === 'day');
  const read = await readForm(form, {
    hasDays,
    getFit: (lines) => rateSheet(target.roster, lines),
  });
  if (!read.ok) return say(read.error);
  const source = { off: offAtFirst, ...read.value };
  if (source.others) return show({ sheets: toSheetQuestion(source) });
  if (form.intent !== 'confirm-import') return preview(source);
  const { mode, basis } = form;
  const stored = await importRows(target, { deps, access }, { ...source, mode, basis });
  if (stored.ok)
    return redirectWithToast({ context }, path, {
      title: serverCopy.common.importSuccessful,
      description: describeImported(stored.value.count),
      kind: 'success',
    });
  const { preview: shown, question, wordQuestion, repairs } = (await preview(source)).data;
  return say(stored.error, { preview: shown, question, wordQuestion, repairs });
};
