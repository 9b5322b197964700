import Papa from 'papaparse';
import { formulaPattern } from '~/domain/shared/paste';

const newline = '\r\n';

/** Lines of a CSV (RFC 4180); formulas for spreadsheets are neutralized. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  Papa.unparse(rows as string[][], { escapeFormulae: formulaPattern, newline });
