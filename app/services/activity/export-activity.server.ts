import type { AdminSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import { csvLines } from '~/app/services/files/csv.server';
import { actorText, type Activity } from '~/domain/activity/activity';
import { matchesSearch, type DescribeEvent } from '~/domain/activity/activity-search';
import { usTime } from '~/domain/shared/zoned-time';
import { idRange, type ActivityQuery } from './read-activity.server';

const chunkLength = 1000;

/**
 * Every visible entry that matches the query, as chunks of a CSV, so that the whole log is never in memory. There is a
 * chunk for each page of the log that was read, which is empty if nothing in it matches.
 */
export async function* exportActivity({
  deps,
  access: { scope, site },
  query,
  describe,
}: {
  deps: Pick<Deps, 'stores'>;
  access: AdminSession;
  query: ActivityQuery;
  describe: DescribeEvent;
}): AsyncGenerator<string, void, void> {
  const line = ({ at, actor, action, event }: Activity) => [
    usTime(Date.parse(at), site.timeZone),
    actorText(actor),
    action,
    describe(event),
  ];
  const matches = matchesSearch(query, describe);
  const { since, before } = idRange(query, site.timeZone);
  yield csvLines([['Time', 'Driver', 'Action', 'Details']]);
  let next: string | null | undefined = before;
  do {
    const range = { since, before: next, limit: chunkLength };
    const page = await deps.stores.activity.page(scope, range);
    const lines = page.entries.filter(matches).map(line);
    yield lines.length > 0 ? `\r\n${csvLines(lines)}` : '';
    next = page.next;
  } while (next);
}
