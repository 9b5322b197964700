import { listWorkbookFiles, type Sheet } from '~/app/services/files/stream-workbook';
import { zipFiles, type Chunk } from '~/app/services/files/zip-files.server';
import {
  selectColumns,
  siteTableNames,
  siteTables,
  toCell,
  type ExportRow,
  type SiteTable,
} from '~/domain/data-export/columns';
import { toEpochMs } from '~/domain/time/instant';
import type { ReadTable, ExportReading } from './export-reading';
import { awardTableReaders, eachRecord } from './read-award-tables.server';
import { listTableReaders } from './read-list-tables.server';
import { siteTableReaders } from './read-site-tables.server';

const entriesPerPage = 1_000;

/** The whole log, also the entries that were hidden by clearing it. */
const readActivityTable: ReadTable = async function* ({ deps, scope, describe }) {
  let before: string | undefined;
  do {
    const range = { before, limit: entriesPerPage, withHidden: true } as const;
    const { entries, next } = await deps.stores.activity.page(scope, range);
    yield entries.map((entry) => ({ ...entry, sentence: describe(entry.event) }));
    before = next ?? undefined;
  } while (before !== undefined);
};

const readers: Record<SiteTable, ReadTable> = {
  ...siteTableReaders,
  ...listTableReaders,
  ...awardTableReaders,
  activity: readActivityTable,
};

/** A file of an export. Each chunk of a table says how many rows it has. */
export interface ExportFile {
  readonly name: string;
  readonly isTable?: true;
  readonly chunks: AsyncIterable<{ readonly chunk: Chunk; readonly rows?: number }>;
  readonly isCompressed?: true;
}

/** The rows of a table with its columns alone. */
const readRows = async function* (
  table: SiteTable,
  reading: ExportReading,
): AsyncGenerator<readonly ExportRow[], void, void> {
  const columns = siteTables[table];
  for await (const page of readers[table](reading))
    yield page.map((row) => selectColumns(columns, row));
};

export const toLines = (rows: readonly ExportRow[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('');

const writeLines = async function* (table: SiteTable, reading: ExportReading) {
  for await (const rows of readRows(table, reading))
    yield { chunk: toLines(rows), rows: rows.length };
};

const readCells = async function* (table: SiteTable, reading: ExportReading) {
  const columns = siteTables[table];
  for await (const rows of readRows(table, reading))
    yield rows.map((row) => columns.map((column) => toCell(row[column])));
};

const writeWorkbook = async function* (
  reading: ExportReading,
  describeMore: (file: string) => string,
) {
  const sheets: readonly Sheet[] = siteTableNames.map((table) => ({
    name: table,
    columns: siteTables[table],
    pages: readCells(table, reading),
    more: describeMore(`${table}.jsonl`),
  }));
  const zipped = zipFiles(listWorkbookFiles(sheets), new Date(toEpochMs(reading.now)));
  for await (const chunk of zipped) yield { chunk };
};

const readOnce = async function* (read: () => Promise<string>) {
  yield { chunk: await read() };
};

/** The files of a site, in the order in which they are read. */
export const eachSiteFile = async function* (
  reading: ExportReading,
  describeMore: (file: string) => string,
): AsyncGenerator<ExportFile, void, void> {
  const { siteId } = reading.scope;
  const folder = `sites/${siteId}`;
  for (const table of siteTableNames)
    yield { name: `${folder}/${table}.jsonl`, isTable: true, chunks: writeLines(table, reading) };
  for await (const { name, read } of eachRecord(reading))
    yield { name: `${folder}/records/${name}`, chunks: readOnce(read) };
  yield {
    name: `${folder}/${siteId}.xlsx`,
    chunks: writeWorkbook(reading, describeMore),
    isCompressed: true,
  };
};
