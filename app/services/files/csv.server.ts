import Papa from 'papaparse';
import { formulaPattern } from '~/domain/shared/paste';
import type { Table } from './table';

const newline = '\r\n';

/** Lines of a CSV (RFC 4180). Cells that a spreadsheet would run as formulas are escaped. */
export const csvLines = (rows: Table): string =>
  Papa.unparse(rows as (string | number)[][], { escapeFormulae: formulaPattern, newline });
