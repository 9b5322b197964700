import { ScanCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { allDueShards } from '~/app/platform/wiring/due-shards';
import { createSweep, type TimeLeft } from '~/app/platform/wiring/run-sweep.server';
import { createIds } from '~/app/platform/wiring/wiring.server';
import type { Stores } from '~/app/ports/deps';
import { closeDuePortals } from '~/app/services/vacation/close-due-portals.server';
import { batchPut } from '~/app/store/dynamo/batch-write.server';
import { toSiteItem } from '~/app/store/tenancy/site-item';
import { deadlineAt } from '~/domain/time/deadline';
import { toInstant } from '~/domain/time/instant';
import { openPortal, newVacationPortal } from '~/domain/vacation/vacation-portal';
import { aSite } from '~/tests/store/builders';

interface Table {
  readonly client: DynamoDBDocumentClient;
  readonly tableName: string;
}

/** When every portal closes: Wednesday, 15:00 in New York. */
const closing = Date.parse('2026-11-25T20:00:00.000Z');

/** Creates `count` companies with one site each. All their vacation portals close at `closing`. */
export const seedDuePortals = async ({ client, tableName }: Table, count: number) => {
  const db = { client, tableName, deadlineMs: 30_000 };
  const vacation = openPortal(newVacationPortal, {
    closesAt: deadlineAt(closing, 'America/New_York'),
    now: toInstant(closing),
  });
  const makeItem = (index: number) => {
    const site = aSite({ companyId: `DUE${index}`, siteId: 'MAIN' });
    return toSiteItem({ ...site, vacation, window: { ...site.window, status: 'published' } });
  };
  for (let from = 0; from < count; from += 1_000)
    await batchPut(
      db,
      Array.from({ length: Math.min(1_000, count - from) }, (_, index) => makeItem(from + index)),
    );
};

/**
 * Calls the function repeatedly, as the timer does every minute, until no portal is due. Returns one entry per
 * call. After a failed call the next one follows as usual, as on AWS.
 */
export const sweepUntilDone = async (
  stores: Stores,
  newCall: () => TimeLeft,
): Promise<{ isComplete: boolean; hasFailed: boolean; leftMs: number }[]> => {
  const clock = { now: () => closing };
  const deps = { stores, clock, ids: createIds(clock.now) };
  const log = { info: () => undefined, error: () => undefined };
  const sweep = createSweep(
    { deps, log },
    { name: 'close-due-portals', shards: allDueShards, sweep: closeDuePortals },
  );
  const calls = [];
  for (;;) {
    const timeLeft = newCall();
    const done = await sweep(timeLeft).catch(() => null);
    const isComplete = done?.isComplete ?? false;
    calls.push({ isComplete, hasFailed: done === null, leftMs: timeLeft() });
    if (isComplete) return calls;
  }
};

/** Counts the closed portals and their log entries in the whole table. */
export const countClosed = async ({ client, tableName: TableName }: Table) => {
  let [closed, entries] = [0, 0];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await client.send(new ScanCommand({ TableName, ExclusiveStartKey }));
    for (const item of page.Items ?? []) {
      if (item.type === 'activity') entries += 1;
      else if ((item.vacation as { isOpen: boolean }).isOpen === false) closed += 1;
    }
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return { closed, entries };
};
