import { setImmediate } from 'node:timers/promises';
import { data } from '@remix-run/node';
import { serverCopy } from '~/app/copy/copy';
import type { AppError } from '~/app/platform/error-messages/app-error';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import type { AdminArgs } from '~/app/platform/guards/guards.server';
import { redirectWithToast } from '~/app/platform/http/toast.server';
import type { BulkTarget } from '~/app/services/roster/bulk-target';
import { forgetAnswers, readGlossary } from '~/app/services/roster/import-glossary.server';
import {
  importRows,
  previewImport,
  type Imported,
  type ImportPreview,
} from '~/app/services/roster/import-rows.server';
import { readPaste } from '~/app/services/roster/read-paste';
import { readUpload } from '~/app/services/roster/read-upload.server';
import type { SheetReading } from '~/app/services/workbook/read-workbook.server';
import type { WorkbookError } from '~/app/services/workbook/workbook-refusal';
import type { Row } from '~/domain/roster/change-list';
import { seemsHeader } from '~/domain/roster/find-header';
import { findList, rateSheet, type FileShape } from '~/domain/roster/import-columns';
import {
  emptyGlossary,
  joinGlossaries,
  learnAnswers,
  listKnownWords,
  type ImportGlossary,
} from '~/domain/roster/import-glossary';
import type { ImportRefusal } from '~/domain/roster/import-rows';
import { offAtFirst, repairCodes } from '~/domain/roster/repair';
import { listFields, listNames } from '~/domain/roster/roster-field';
import type { RosterText } from '~/domain/roster/roster-text';
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
  readonly describeImported: (changes: number) => string;
}

interface ImportViews {
  readonly preview: ReturnType<typeof toImportView> | null;
  readonly question: ReturnType<typeof toColumnQuestion> | null;
  readonly wordQuestion: ReturnType<typeof toWordQuestion> | null;
  readonly sheets: ReturnType<typeof toSheetQuestion> | null;
  /** Of a refused import, which may be right with others. */
  readonly repairs: ReturnType<typeof toRepairView> | null;
  /** The answers so far, which also count if a corrected file is chosen. */
  readonly chosen: ImportGlossary | null;
}

const noViews: ImportViews = {
  preview: null,
  question: null,
  wordQuestion: null,
  sheets: null,
  repairs: null,
  chosen: null,
};

type CarriedForm = Extract<ImportForm, { readonly lines: string }>;

/** How a file is to be read: as it was shown, with what was chosen since then. Another header has columns of its own. */
const readChoices = ({ intent, ...form }: CarriedForm) => {
  const { header: shown, newHeader: header = shown, newColumn, offered, taken } = form;
  const isOther = intent === 'import-header' || header !== shown;
  return {
    header,
    columns: isOther ? null : (newColumn ?? form.column),
    // A repair that was not offered yet stays as it is.
    off: repairCodes.filter((code) =>
      offered.includes(code) ? !taken.includes(code) : form.off.includes(code),
    ),
  };
};

/** Whether something was chosen that the preview did not show. */
const isAdjusted = (form: CarriedForm): boolean => {
  const { header, column: columns, off } = form;
  return JSON.stringify(readChoices(form)) !== JSON.stringify({ header, columns, off });
};

/** The lines of a paste, of a file, or of the preview that is confirmed. */
const readForm = async (
  form: ImportForm,
  reading: SheetReading,
): Promise<Result<ReadImport, PasteError | WorkbookError>> => {
  if ('lines' in form) {
    const { header, columns, off } = readChoices(form);
    const carried = readLines(form.lines);
    if (!carried.ok) return carried;
    const shown = { lines: carried.value, sheet: form.sheet, off };
    return ok(
      form.intent === 'import-forget'
        ? shown
        : { ...shown, header, columns, words: toWordAnswers(form) },
    );
  }
  const words = listKnownWords(form.chosen ?? emptyGlossary);
  if ('file' in form) {
    const read = await readUpload(new Uint8Array(await form.file.arrayBuffer()), reading);
    return read.ok ? ok({ ...read.value, words }) : read;
  }
  const pasted = readPaste(form.text);
  return pasted.ok ? ok({ lines: pasted.value, sheet: null, words }) : pasted;
};

/** Earlier answers about the list, with those about the file before this one. */
const openGlossary = async (
  { noun }: Pick<RosterText<unknown>, 'noun'>,
  { deps, access }: Pick<AdminArgs, 'deps' | 'access'>,
  form: ImportForm,
): Promise<ImportGlossary> => {
  if (form.intent === 'import-forget') await forgetAnswers({ deps, access }, noun);
  const known = await readGlossary({ deps, access }, noun);
  return 'chosen' in form && form.chosen ? joinGlossaries(known, form.chosen) : known;
};

/** The import with the header and the columns that were found, so that its next form means the same ones. */
const settleColumns = <T>(
  roster: RosterText<T>,
  source: ReadImport,
): ReadImport & { readonly shape: Pick<FileShape, 'start' | 'header' | 'columns'> } => {
  const found = findList(roster, source.lines, source);
  if (!found.ok) {
    const { start, header } = found.error;
    return { ...source, header: header ? start : null, shape: found.error };
  }
  const { shape } = found.value;
  const header = shape.header ? shape.start : null;
  return { ...source, header, columns: shape.columns, shape };
};

/** What the page shows of an import that was read, or asks about it, and why it was refused if it was. */
const describeImport = <T extends Row, E extends AppError>(
  roster: RosterText<T>,
  { shape, ...source }: ReturnType<typeof settleColumns>,
  intent: ImportForm['intent'],
  previewed: Result<ImportPreview<T, E>, ImportRefusal>,
): { readonly views: Partial<ImportViews>; readonly refused: AppError | null } => {
  const words = source.words ?? [];
  const chosen = learnAnswers(roster, emptyGlossary, { ...shape, words });
  const ask = (views: Partial<ImportViews>, refused: AppError | null) => ({
    views: { ...views, chosen },
    refused,
  });
  if (previewed.ok)
    return intent === 'import-ask-words'
      ? ask({ wordQuestion: toWordQuestion(source, previewed.value.words) }, null)
      : ask({ preview: toImportView(roster, source, previewed.value) }, null);
  const { error } = previewed;
  if (error.code === 'columns-unclear')
    return ask(
      { question: toColumnQuestion(source, error) },
      intent === 'import-columns' ? error : null,
    );
  if (error.code === 'words-unclear' || error.code === 'all-rows-left-out')
    return ask(
      { wordQuestion: toWordQuestion(source, error.words) },
      error.code === 'words-unclear' && intent !== 'import-words' ? null : error,
    );
  if (error.code === 'all-rows-hidden')
    return ask({ repairs: toRepairView(source, error.repairs) }, error);
  if (error.code !== 'import-errors' && error.code !== 'numbers-missing') return ask({}, error);
  const { start, header } = shape;
  // The numbers may be in a column that was not recognized.
  const missing = error.code === 'numbers-missing' ? [error.field] : [];
  const first = source.lines.find(({ number }) => number === start);
  const isFirstWrong =
    error.code === 'import-errors' && error.errors.some(({ line }) => line === start);
  // Without a header the columns are shown if the first line may be one, or if somebody said that it is none.
  const isShown =
    shape.columns !== null ||
    intent === 'import-header' ||
    (isFirstWrong && first !== undefined && seemsHeader(first));
  const columns = shape.columns ?? listNames(roster.fields);
  const repairs = error.repairs ? toRepairView(source, error.repairs) : null;
  // A column that cannot be read need not be imported.
  const question = isShown
    ? toColumnQuestion(source, { start, header, columns, missing, repeated: [] })
    : null;
  return ask({ repairs, question }, error);
};

/** How many rows an import changed, of however many it had. */
const describeChanges = (
  { added, changed, removed }: Imported,
  describe: (changes: number) => string,
): string => {
  const { nothingWasChanged, alsoRemoved } = serverCopy.common;
  if (added + changed + removed === 0) return nothingWasChanged;
  const text = describe(added + changed);
  return removed > 0 ? alsoRemoved(text.replace(/\.$/, ''), removed) : text;
};

/** Handles the forms of an import: shows what it would change, and stores that once it is confirmed. */
export const actOnImport = async <T extends Row, E extends AppError>(
  { target, path, describeImported }: RosterImport<T, E>,
  { context, deps, access }: Pick<AdminArgs, 'context' | 'deps' | 'access'>,
  form: ImportForm,
) => {
  const { roster } = target;
  /** The pasted text, because without JavaScript the page renders anew. */
  const pasted = 'text' in form ? form.text : null;
  const { intent } = form;
  const say = (error: AppError, views: Partial<ImportViews> = {}) => {
    const { status, ...message } = getErrorMessage(error);
    const body = { error: { code: error.code, intent, ...message }, pasted };
    return data({ ...body, ...noViews, ...views }, { status });
  };
  const show = (views: Partial<ImportViews>, status = 200) =>
    data({ error: null, pasted, ...noViews, ...views }, { status });
  const glossary = await openGlossary(roster, { deps, access }, form);
  const hasDays = listFields(roster.fields).some(([, { kind }]) => kind === 'day');
  const read = await readForm(form, {
    hasDays,
    getFit: (lines) => rateSheet(roster, lines, glossary),
  });
  if (!read.ok) return say(read.error);
  const hidden = read.value.sheet?.hiddenRows ?? [];
  const source = { off: offAtFirst, glossary, hidden, ...read.value };
  if (source.others) return show({ sheets: toSheetQuestion(source) });
  /** What an import would change, or what has to be asked first. */
  const describe = async () => {
    const settled = settleColumns(roster, source);
    const previewed = await previewImport(target, { deps, access }, settled);
    const described = describeImport(roster, settled, intent, previewed);
    // Others get their turn before a long list is sent.
    await setImmediate();
    return described;
  };
  if (form.intent !== 'confirm-import') {
    const { views, refused } = await describe();
    if (refused) return say(refused, views);
    return show(views, views.preview?.canConfirm === false ? 422 : 200);
  }
  if (isAdjusted(form)) {
    const { views, refused } = await describe();
    return say(refused ?? { code: 'import-adjusted' }, views);
  }
  const { mode, basis } = form;
  // What was shown is stored, whatever was answered elsewhere since then.
  const confirmed = { ...source, glossary: emptyGlossary, mode, basis };
  const stored = await importRows(target, { deps, access }, confirmed);
  if (!stored.ok) return say(stored.error, (await describe()).views);
  return redirectWithToast({ context }, path, {
    title: serverCopy.common.importSuccessful,
    description: describeChanges(stored.value, describeImported),
    kind: 'success',
  });
};
