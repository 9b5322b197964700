import Papa from 'papaparse';
import { formulaPattern } from '~/domain/shared/paste';

const newline = '\r\n';

/** Lines of a CSV (RFC 4180). Cells that a spreadsheet would run as formulas are escaped. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  Papa.unparse(rows as string[][], { escapeFormulae: formulaPattern, newline });
