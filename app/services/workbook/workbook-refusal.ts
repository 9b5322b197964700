import type { OtherKind } from '~/domain/shared/workbook';

/** Why a file was not read as a workbook. */
export type WorkbookError =
  | { readonly code: 'workbook-unreadable' }
  | { readonly code: 'workbook-other-kind'; readonly kind: OtherKind }
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
