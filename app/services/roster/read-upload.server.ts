import {
  readWorkbook,
  type ReadWorkbook,
  type SheetReading,
} from '~/app/services/workbook/read-workbook.server';
import type { WorkbookError } from '~/app/services/workbook/workbook-refusal';
import { isAbove, type PastedLine, type PasteError } from '~/domain/shared/paste';
import { fail, ok, type Result } from '~/domain/shared/result';
import { maxWorkbookBytes, type OtherKind } from '~/domain/shared/workbook';
import { decodeText } from './decode-text';
import { readTextFile } from './read-paste';

/** The lines of a file. A text has no sheets. */
interface ReadUpload {
  readonly lines: PastedLine[];
  readonly sheet: ReadWorkbook['sheet'] | null;
  /** Other sheets that may be meant instead. */
  readonly others?: ReadWorkbook['others'];
}

/** How zip files begin, and files of Excel before 2007. */
const workbookStarts = [
  [0x50, 0x4b],
  [0xd0, 0xcf, 0x11, 0xe0],
] as const;

/**
 * Texts that Excel opens as if they were workbooks: a page or XML, which some programs export as .xls, SYLK and DIF. A list may
 * begin as SYLK does, with `ID;P`, but does not end with `E`.
 */
const textKinds: readonly (readonly [OtherKind, RegExp])[] = [
  ['markup', /^\s*<(?:\?xml|!doctype|html|head|body|meta|table|div|style)\b/i],
  ['slk', /^ID;P[^]*[\r\n]E\s*$/],
  ['dif', /^TABLE\s+0,1\s+"/],
];

const readText = (bytes: Uint8Array): Result<ReadUpload, PasteError | WorkbookError> => {
  if (bytes.byteLength > maxWorkbookBytes)
    return fail({ code: 'workbook-too-large', limit: 'file' });
  const text = decodeText(bytes);
  if (text === null) return fail({ code: 'workbook-unreadable' });
  // As the page sends it again, in UTF-8.
  if (isAbove(text, maxWorkbookBytes)) return fail({ code: 'workbook-too-large', limit: 'texts' });
  const [kind] = textKinds.find(([, pattern]) => pattern.test(text)) ?? [];
  if (kind) return fail({ code: 'workbook-other-kind', kind });
  const lines = readTextFile(text);
  return lines.ok ? ok({ lines: lines.value, sheet: null }) : lines;
};

/** The lines of a workbook (.xlsx) or of a text (.csv, .tsv, .txt). Its content says which, because its name may not. */
export const readUpload = async (
  bytes: Uint8Array,
  reading: SheetReading,
): Promise<Result<ReadUpload, PasteError | WorkbookError>> =>
  workbookStarts.some((start) => start.every((byte, at) => bytes[at] === byte))
    ? readWorkbook(bytes, reading)
    : readText(bytes);
