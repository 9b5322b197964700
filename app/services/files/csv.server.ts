import Papa from 'papaparse';
import { formulaPattern } from '~/domain/shared/paste';

const newline = '\r\n';

/** Lines of a CSV (RFC 4180); cells that a spreadsheet would run are neutralised. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  Papa.unparse(rows as string[][], { escapeFormulae: formulaPattern, newline });
