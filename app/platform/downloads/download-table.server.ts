import { csvLines } from '~/app/services/files/csv.server';
import type { Table } from '~/app/services/files/table';
import { writeWorkbook } from '~/app/services/files/write-workbook.server';
import { download } from './download.server';

/** Whether the URL asks for a workbook with `?as=xlsx`. */
export const asksForWorkbook = (request: Request): boolean =>
  new URL(request.url).searchParams.get('as') === 'xlsx';

export const downloadWorkbook = async (
  table: Table,
  { name, sheet }: { name: string; sheet: string },
): Promise<Response> =>
  download(await writeWorkbook(table, sheet), {
    name: `${name}.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });

/** Downloads a table as a CSV file, or as the workbook that the URL asks for. */
export const downloadTable = async (
  request: Request,
  table: Table,
  name: string,
): Promise<Response> =>
  asksForWorkbook(request)
    ? downloadWorkbook(table, { name, sheet: name })
    : download(csvLines(table), { name: `${name}.csv`, type: 'text/csv' });
