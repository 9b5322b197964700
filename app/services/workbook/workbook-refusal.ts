/** Why a file was not read as a workbook. */
export type WorkbookError =
  | { readonly code: 'workbook-unreadable' }
  /** A spreadsheet of another kind, which Excel can save as .xlsx. `xls` includes files with a password. */
  | { readonly code: 'workbook-other-kind'; readonly kind: 'xls' | 'xlsb' | 'ods' }
  | { readonly code: 'workbook-too-large'; readonly limit: 'file' | 'unpacked' | 'texts' }
  | { readonly code: 'cell-out-of-reach'; readonly sheet: string; readonly cell: string }
  | { readonly code: 'formula-without-result'; readonly sheet: string; readonly cell: string }
  | { readonly code: 'sheet-empty'; readonly sheet: string };

/** Ends the reading of a workbook from anywhere inside it. */
export class WorkbookRefusal extends Error {
  override readonly name = 'WorkbookRefusal';
  constructor(readonly reason: WorkbookError) {
    super(reason.code);
  }
}

export const refuseMalformed = (): never => {
  throw new WorkbookRefusal({ code: 'workbook-unreadable' });
};
