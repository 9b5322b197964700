import * as z from 'zod';
import { idList, jsonField, sentFile, ticked } from '~/app/platform/forms/form-fields';
import type { CellValue, Row } from '~/domain/roster/change-list';
import { maxColumns } from '~/domain/roster/find-header';
import { maxHeaderLength, maxKnown } from '~/domain/roster/import-glossary';
import { importModes } from '~/domain/roster/import-plan';
import { readHours } from '~/domain/roster/read-cell';
import { repairCodes } from '~/domain/roster/repair';
import { getBlanks, listFields, type RosterField } from '~/domain/roster/roster-field';
import type { RosterText } from '~/domain/roster/roster-text';
import { toChosenEdits, toRowEdit, type RowEdit } from '~/domain/roster/row-edit';
import {
  maxWordLength,
  maxWords,
  wordMeanings,
  type WordAnswer,
} from '~/domain/roster/unclear-words';
import { cleanText, cutText } from '~/domain/shared/clean-text';
import { undoForms } from './undo-route.server';

/** The schemas of one field of a row, one for each place that its value can come from. */
interface FormField {
  /** The value that the page showed. */
  readonly shown: z.ZodType<CellValue>;
  /** A new value from the table. */
  readonly wanted: z.ZodType<CellValue>;
  /** A new value from a plain form. */
  readonly typed: z.ZodType<CellValue>;
}

export const upTo = (length: number, clean = cleanText) =>
  z.string().transform((text) => cutText(clean(text), length));
const textField = (length: number): FormField => ({
  shown: z.string(),
  wanted: upTo(length),
  typed: upTo(length),
});
const timeField: FormField = { shown: z.string(), wanted: z.string(), typed: z.string() };
/** An invalid date counts as empty, so that both get the same error. */
const typedDay = z
  .string()
  .max(100)
  .transform((text) => (z.iso.date().safeParse(text).success ? text : ''));
const dayField: FormField = { shown: z.string(), wanted: typedDay, typed: typedDay };
/** A day that a row may lack. What cannot be read is kept for the error, because an empty field means that there is none. */
const optionalDayField = (read: RosterField['read']): FormField => {
  const typed = z
    .string()
    .max(100)
    .transform((text) => {
      const day = read(text.trim(), {});
      return day.ok ? day.value : text.trim();
    });
  return { shown: z.string(), wanted: typed, typed };
};
const flagField: FormField = { shown: z.boolean(), wanted: z.boolean(), typed: ticked };
/**
 * Accepts only decimal digits, because `1e3` or `0x10` are typing errors. An empty field becomes -1, which is
 * then refused, unless a row may lack the number.
 */
const wholeNumberField = (mayLack: boolean): FormField => {
  const sent = mayLack ? z.union([z.number(), z.literal('')]) : z.number();
  return {
    shown: sent,
    wanted: sent,
    typed: z.string().transform((text) => {
      if (text.trim() === '') return mayLack ? '' : -1;
      return /^\s*-?\d{1,9}\s*$/.test(text) ? Number(text) : Number.NaN;
    }),
  };
};

/** An empty field counts as 0, which says that they are not stated. */
const hoursField: FormField = {
  shown: z.number(),
  wanted: z.number(),
  typed: z
    .string()
    .max(100)
    .transform((text) => (text.trim() === '' ? 0 : (readHours(text.trim()) ?? Number.NaN))),
};

const toFormField = ({ kind, most = Infinity, ifEmpty, read }: RosterField): FormField => {
  switch (kind) {
    case 'id':
    case 'text':
      return textField(most);
    case 'whole-number':
      return wholeNumberField(ifEmpty === '');
    case 'hours':
      return hoursField;
    case 'time':
      return timeField;
    case 'day':
      return ifEmpty === '' ? optionalDayField(read) : dayField;
    case 'flag':
      return flagField;
  }
};

/** A field or a part of one. */
const columnName = z.string().max(60);

/** The field of each column of a file; empty for a column that is not imported. Null if there are none. */
const columnList = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((fields) => (fields === undefined ? null : [fields].flat()))
  .pipe(z.array(columnName).max(maxColumns).nullable())
  .transform((fields) => fields?.map((field) => field || null) ?? null);

/** Facts about the sheet that the page sends back. */
const sheetField = jsonField(
  z.object({
    name: z.string().max(31),
    hiddenRows: z
      .array(z.int().min(1))
      .max(10_000)
      // The page of an earlier version sends how many there are, and showed that all are taken.
      .or(z.number().transform(() => [])),
  }),
)
  .optional()
  .transform((sheet) => sheet ?? null);

/** The line of the header, as the page showed it. */
const headerField = z
  .string()
  .regex(/^(?:none|\d{1,5})$/)
  .optional()
  .transform((line) => (line === 'none' ? null : line === undefined ? undefined : Number(line)));

/** What was answered about a file before it was chosen again, perhaps with corrections. */
const chosenField = jsonField(
  z.object({
    headers: z
      .array(z.object({ header: z.string().max(maxHeaderLength), field: columnName.nullable() }))
      .max(maxKnown),
    words: z
      .array(
        z.object({
          field: columnName,
          word: z.string().max(maxWordLength),
          meaning: z.enum(wordMeanings),
        }),
      )
      .max(maxKnown),
  }),
).optional();

/** One or more fields of the same name. */
const shortTexts = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((texts) => [texts].flat())
  .pipe(z.array(z.string().max(100)).max(maxKnown + maxWords));

/** The repairs of a list of fields of the same name. Of those that only another version knows, none is left. */
const repairList = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((codes) => repairCodes.filter((code) => [codes].flat().includes(code)));

/**
 * The fields of the shown import that a page sends again, each `word` as `field:word` with its `meaning`, and what was chosen
 * since then. Of the repairs, those that are offered and not taken are off.
 */
const carried = {
  lines: z.string(),
  sheet: sheetField,
  header: headerField,
  column: columnList,
  word: shortTexts,
  meaning: shortTexts,
  off: repairList,
  newHeader: headerField,
  newColumn: columnList,
  offered: repairList,
  taken: repairList,
};

/** The answers about words. One that is missing is asked for again. */
export const toWordAnswers = ({
  word,
  meaning,
}: {
  readonly word: readonly string[];
  readonly meaning: readonly string[];
}): WordAnswer[] =>
  word.flatMap((name, at) => {
    const [field = '', ...text] = name.split(':');
    const chosen = wordMeanings.find((one) => one === meaning[at]);
    return chosen ? [{ field, word: text.join(':'), meaning: chosen }] : [];
  });

/** The forms with which every list imports a paste or a workbook, and confirms the preview. */
export const importForms = [
  z.object({ intent: z.literal('import'), text: z.string(), chosen: chosenField }),
  z.object({ intent: z.literal('import-workbook'), file: sentFile, chosen: chosenField }),
  z.object({ intent: z.literal('import-sheet'), ...carried }),
  z.object({ intent: z.literal('import-header'), ...carried }),
  z.object({ intent: z.literal('import-columns'), ...carried }),
  z.object({ intent: z.literal('import-words'), ...carried }),
  z.object({ intent: z.literal('import-ask-words'), ...carried }),
  z.object({ intent: z.literal('import-forget'), ...carried }),
  z.object({ intent: z.literal('import-repairs'), ...carried }),
  z.object({
    intent: z.literal('confirm-import'),
    ...carried,
    basis: z.string().max(100),
    mode: z.enum(importModes),
  }),
] as const;

export type ImportForm = z.infer<(typeof importForms)[number]>;
export const isImportForm = <Other extends { readonly intent: string }>(
  form: ImportForm | Other,
): form is ImportForm => importForms.some(({ shape }) => shape.intent.value === form.intent);

type RosterFormFields<T> = Pick<RosterText<T>, 'idField' | 'fields'>;

/** The schemas of a row's fields other than its ID. An optional one may be missing from a row that is sent as a whole. */
export const toShape = <T>(
  { idField, fields }: RosterFormFields<T>,
  place: keyof FormField,
  isWhole = true,
): Record<string, z.ZodType<CellValue>> => {
  const blanks = getBlanks(fields);
  return Object.fromEntries(
    listFields(fields)
      .filter(([name]) => name !== idField)
      .map(([name, field]) => {
        const schema = toFormField(field)[place];
        const blank = blanks[name];
        return [name, isWhole && blank !== undefined ? schema.default(blank) : schema];
      }),
  );
};

/** The forms of a roster's page; `intent` tells them apart. */
export const rosterForm = <T>({
  roster,
  typedId,
}: {
  roster: RosterFormFields<T>;
  typedId: z.ZodType<string>;
}) => {
  const { idField, fields } = roster;
  const shown = z.object(toShape(roster, 'shown'));
  const rowId = z.string().max(fields[idField].most ?? Infinity);
  /**
   * The changed fields of a row, and the row as the page showed it (`seen`). If someone else deleted the row and this
   * edit restores it, `seen` is null.
   */
  const edit = z
    .union([
      z.object({ ...toShape(roster, 'wanted'), id: rowId, seen: z.null() }),
      z
        .object(toShape(roster, 'wanted', false))
        .partial()
        .extend({ id: rowId, seen: shown }),
    ])
    .transform(({ id: sentId, seen, ...sent }) => ({ id: sentId, seen, fields: sent }) as RowEdit);
  return z.discriminatedUnion('intent', [
    // Loose, because after a conflict the form also contains a choice between the two values of each field.
    z
      .looseObject({ intent: z.literal('save'), edits: jsonField(z.array(edit).max(5000)) })
      .transform((form) => ({ intent: form.intent, edits: toChosenEdits(form.edits, form) })),
    z
      .object({
        ...toShape(roster, 'typed'),
        intent: z.literal('save-row'),
        id: rowId,
        seen: jsonField(shown),
      })
      .transform(({ intent, id: sentId, seen, ...sent }) => ({
        intent,
        edits: [toRowEdit(sentId, seen, sent as Row)],
      })),
    z
      .object({ ...toShape(roster, 'typed'), intent: z.literal('add'), [idField]: typedId })
      .transform(({ intent, ...item }) => ({ intent: intent as 'add', item: item as Row })),
    z.object({ intent: z.literal('delete'), selected: idList, confirmed: ticked }),
    ...importForms,
    ...undoForms,
  ]);
};
