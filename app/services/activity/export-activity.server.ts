import type { AdminCall } from '~/app/ports/deps';
import { csvLines } from '~/app/services/files/csv.server';
import type { Table } from '~/app/services/files/table';
import { actorText, type Activity } from '~/domain/activity/activity';
import { matchesSearch, type DescribeEvent } from '~/domain/activity/activity-search';
import { usTime } from '~/domain/time/zoned-time';
import { idRange, type ActivityQuery } from './read-activity.server';

const chunkLength = 1000;
/** How many pages of the log a workbook is made from, because it is in memory as a whole. */
const workbookPages = 5;

type ExportedActivity = AdminCall<
  'stores',
  { readonly query: ActivityQuery; readonly describe: DescribeEvent }
>;

/** After the header, one table for each page of the log that was read. It is empty if nothing in the page matches. */
async function* readTables({
  deps,
  access: { scope, site },
  query,
  describe,
}: ExportedActivity): AsyncGenerator<Table, void, void> {
  const line = ({ at, actor, action, event }: Activity) => [
    usTime(Date.parse(at), site.timeZone),
    actorText(actor),
    action,
    describe(event),
  ];
  const matches = matchesSearch(query, describe);
  const { since, before } = idRange(query, site.timeZone);
  yield [['Time', 'Driver', 'Action', 'Details']];
  let next: string | null | undefined = before;
  do {
    const range = { since, before: next, limit: chunkLength };
    const page = await deps.stores.activity.page(scope, range);
    yield page.entries.filter(matches).map(line);
    next = page.next;
  } while (next);
}

/**
 * Every visible entry that matches the query, as chunks of a CSV, so that the whole log is never in memory. A chunk is
 * empty if nothing in its page of the log matches.
 */
export async function* exportActivity(
  exported: ExportedActivity,
): AsyncGenerator<string, void, void> {
  let separator = '';
  for await (const rows of readTables(exported)) {
    yield rows.length > 0 ? separator + csvLines(rows) : '';
    separator = '\r\n';
  }
}

/** The newest entries that match the query. If older ones had to be left out, the last row is `more`. */
export const exportNewestActivity = async (
  exported: ExportedActivity,
  more: string,
): Promise<Table> => {
  const tables = readTables(exported);
  const rows = [];
  for (let page = 0; page <= workbookPages; page += 1) {
    const table = await tables.next();
    if (table.done) return rows;
    rows.push(...table.value);
  }
  const { done } = await tables.next();
  return done ? rows : [...rows, [more]];
};
