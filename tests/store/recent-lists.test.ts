import type { QueryCommandInput, QueryCommandOutput } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { afterAll, expect, test } from 'vitest';
import { createStores } from '~/app/store/create-stores.server';
import { below } from '~/app/store/dynamo/key-range';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { deleteItem, updateItem } from '~/app/store/dynamo/single.server';
import { packLists, unpackLists } from '~/app/store/picks/pack-lists';
import { isUnclaimed, settingClaim } from '~/app/store/picks/recent-item';
import { picksKey, recentHeadKey } from '~/app/store/table/keys';
import type { PickList } from '~/domain/picks/pick-list';
import { startTestStore } from '~/tests/support/embedded-store';
import { injectFaults, recordCalls, storeError } from '~/tests/support/store-faults';
import { anEntry, aPickList, aScope } from './builders';

const store = await startTestStore();
afterAll(() => store.stop());

const at = (second: number) =>
  new Date(Date.parse('2026-11-23T12:00:00.000Z') + second * 1000).toISOString();

/** A process that has read nothing yet, and what it asks the store. */
const startProcess = () => {
  const client = store.newClient();
  const calls = recordCalls(client);
  const { tableName } = store;
  const countReads = () =>
    calls.filter(
      ({ command, input }) =>
        command === 'QueryCommand' &&
        String((input.ExpressionAttributeValues as Record<string, unknown>)[':from']) === 'PICKS#',
    ).length;
  const countPuts = () =>
    calls
      .filter(({ command }) => command === 'BatchWriteItemCommand')
      .flatMap(({ input }) => Object.values(input.RequestItems as Record<string, unknown[]>).flat())
      .length;
  return { ...createStores({ client, tableName }), calls, countReads, countPuts };
};

const manyIds = Array.from({ length: 400 }, (_, n) => `JOB-${n}`);
/** Each driver ranks from another job on, so that every list is different. */
const makeList = (n: number, fields: Partial<PickList> = {}) =>
  aPickList({
    employeeId: String(1_000_001 + n),
    jobIds: [...manyIds.slice(n), ...manyIds.slice(0, n)],
    acceptedAt: at(-60),
    ...fields,
  });

const save = (scope: ReturnType<typeof aScope>, list: PickList) => {
  const entry = anEntry({ id: ulid(Date.parse(list.acceptedAt)) });
  return store.stores.picks.save(scope, list, entry);
};

/** A site whose lists take more than one bucket. */
const startLargeSite = async (drivers = 40) => {
  const scope = aScope();
  const lists = Array.from({ length: drivers }, (_, n) => makeList(n));
  for (const list of lists) await save(scope, list);
  return { scope, lists };
};

const readRecentItems = async (scope: ReturnType<typeof aScope>) => {
  const { client, tableName } = store;
  const { pk } = recentHeadKey(scope, 'JOB');
  return queryAll({ client, tableName, deadlineMs: 4_000 }, below(pk, ''));
};

test('few lists are read again after an entry of the log or ten minutes, and not stored again', async () => {
  const scope = aScope();
  await save(scope, makeList(0));
  const process = startProcess();
  const first = await process.picks.recent(scope, at(0));
  expect(first.lists).toEqual([makeList(0)]);
  for (const second of [1, 20, 580]) {
    const { lists, asOf } = await process.picks.recent(scope, at(second));
    // The same array, so that what was made of it can be kept.
    expect(lists).toBe(first.lists);
    expect(asOf).toBe(at(second));
  }
  expect(process.countReads()).toBe(1);
  const counts = process.calls.filter(({ input }) => input.Select === 'COUNT');
  expect(counts.length).toBeGreaterThan(0);
  // Or else a page could miss the save that led to it.
  expect(counts.every(({ input }) => input.ConsistentRead)).toBe(true);
  // By another process.
  const saved = makeList(1, { acceptedAt: at(581) });
  await save(scope, saved);
  expect((await process.picks.recent(scope, at(581))).lists).toEqual([makeList(0), saved]);
  expect(process.countReads()).toBe(2);
  // Once more when the save has surely ended.
  expect((await process.picks.recent(scope, at(602))).lists).toEqual([makeList(0), saved]);
  expect(process.countReads()).toBe(3);

  // A change without an entry, such as the end of a large deletion.
  const { client, tableName } = store;
  const db = { client, tableName, deadlineMs: 4_000 };
  await deleteItem(db, picksKey(scope, saved.employeeId));
  expect((await process.picks.recent(scope, at(1_180))).lists).toEqual([makeList(0), saved]);
  expect((await process.picks.recent(scope, at(1_200))).lists).toEqual([makeList(0)]);
  expect(await readRecentItems(scope)).toEqual([]);
});

test('large lists are read once in ten seconds for all processes', async () => {
  const { scope, lists } = await startLargeSite();
  const [first, second] = [startProcess(), startProcess()];
  expect((await first.picks.recent(scope, at(0))).lists).toEqual(lists);
  expect((await readRecentItems(scope)).length).toBeGreaterThan(2);

  const changed = makeList(3, { jobIds: ['JOB-7'], acceptedAt: at(1) });
  await save(scope, changed);
  expect((await second.picks.recent(scope, at(9))).lists).toEqual(lists);
  expect(second.countReads()).toBe(0);

  const now = lists.map((list) => (list.employeeId === changed.employeeId ? changed : list));
  const puts = first.countPuts();
  expect((await first.picks.recent(scope, at(10))).lists).toEqual(now);
  // Only the bucket of the changed list is written.
  expect(first.countPuts()).toBe(puts + 1);
  expect((await second.picks.recent(scope, at(11))).lists).toEqual(now);
  expect([first.countReads(), second.countReads()]).toEqual([2, 0]);
});

test('lists say when they were like this', async () => {
  const { scope } = await startLargeSite();
  const process = startProcess();
  const readAsOf = async (second: number) => (await process.picks.recent(scope, at(second))).asOf;
  expect(await readAsOf(0)).toBe(at(0));
  expect(await readAsOf(9)).toBe(at(0));
  // Nothing has been saved since.
  expect(await readAsOf(15)).toBe(at(15));
  await save(scope, makeList(3, { jobIds: ['JOB-7'], acceptedAt: at(16) }));
  expect(await readAsOf(17)).toBe(at(17));
  expect(await readAsOf(20)).toBe(at(17));
});

test('large lists that nobody changes are not read again for ten minutes', async () => {
  const { scope, lists } = await startLargeSite();
  const process = startProcess();
  const { marker } = await process.picks.recent(scope, at(0));
  for (const second of [11, 60, 580]) {
    const recent = await process.picks.recent(scope, at(second));
    expect(recent).toEqual({ lists, marker, asOf: at(second) });
    expect(await process.picks.isOutdated(scope, marker, at(second))).toBe(false);
  }
  expect(process.countReads()).toBe(1);
  await save(scope, makeList(0, { jobIds: [], acceptedAt: at(581) }));
  expect(await process.picks.isOutdated(scope, marker, at(582))).toBe(true);
});

test('a process that knows the buckets reads only the head', async () => {
  const { scope, lists } = await startLargeSite();
  const process = startProcess();
  await process.picks.recent(scope, at(0));
  const { lists: known } = await process.picks.recent(scope, at(1));
  process.calls.length = 0;
  // The same array, by which pages know what they made of it.
  expect((await process.picks.recent(scope, at(2))).lists).toBe(known);
  expect(known).toEqual(lists);
  expect(process.calls.map(({ command }) => command)).toEqual(['BatchGetItemCommand']);
  expect(process.calls[0]?.input.RequestItems).toEqual({
    [store.tableName]: { Keys: [recentHeadKey(scope, 'JOB')], ConsistentRead: true },
  });
});

test('of many processes at the same moment, one reads changed lists', async () => {
  const { scope } = await startLargeSite();
  await startProcess().picks.recent(scope, at(0));
  await save(scope, makeList(0, { jobIds: [], acceptedAt: at(5) }));
  const processes = Array.from({ length: 8 }, startProcess);
  await Promise.all(processes.map(({ picks }) => picks.recent(scope, at(20))));
  const reads = processes.reduce((sum, process) => sum + process.countReads(), 0);
  expect(reads).toBe(1);
});

test('while a process that claimed the lists is gone, others use the known ones, and then read', async () => {
  const { scope, lists } = await startLargeSite();
  const process = startProcess();
  await process.picks.recent(scope, at(0));
  const changed = makeList(0, { jobIds: [], acceptedAt: at(5) });
  await save(scope, changed);
  const { client, tableName } = store;
  const db = { client, tableName, deadlineMs: 4_000 };
  const [head] = await readRecentItems(scope);
  const claim = isUnclaimed(
    { takenAt: head!.takenAt } as Parameters<typeof isUnclaimed>[0],
    at(15),
  );
  const claimed = await updateItem(db, recentHeadKey(scope, 'JOB'), settingClaim(at(26)), claim);
  expect(claimed).not.toBeNull();
  const read = async (second: number) => (await process.picks.recent(scope, at(second))).lists;
  expect(await read(16)).toEqual(lists);
  expect(await read(26)).toEqual(lists);
  expect(await read(27)).toEqual([changed, ...lists.slice(1)]);
});

test('what a process stored before it stopped halfway is stored again', async () => {
  const { scope, lists } = await startLargeSite();
  await startProcess().picks.recent(scope, at(0));
  const added = makeList(lists.length, { acceptedAt: at(5) });
  await save(scope, added);
  const halfway = store.newClient();
  injectFaults(halfway, ({ command }) => {
    if (command === 'PutItemCommand') throw storeError('AccessDeniedException');
    return undefined;
  });
  const stopping = createStores({ client: halfway, tableName: store.tableName });
  await expect(stopping.picks.recent(scope, at(11))).rejects.toThrow('AccessDenied');
  const { client, tableName } = store;
  await deleteItem({ client, tableName, deadlineMs: 4_000 }, picksKey(scope, added.employeeId));
  expect((await startProcess().picks.recent(scope, at(30))).lists).toEqual(lists);
  expect((await startProcess().picks.recent(scope, at(31))).lists).toEqual(lists);
});

test('lists that need more buckets are read whole while another process stores them', async () => {
  const { scope, lists } = await startLargeSite(30);
  const [writer, reader] = [startProcess(), startProcess()];
  await writer.picks.recent(scope, at(0));
  const more = Array.from({ length: 60 }, (_, n) => makeList(30 + n, { acceptedAt: at(1) }));
  for (const list of more) await save(scope, list);
  const before = (await readRecentItems(scope)).length;
  // The late reader has the old head when the new buckets are there.
  const held = store.newClient();
  let letGo = (): void => undefined;
  const go = new Promise<void>((resolve) => (letGo = resolve));
  const hasHead = new Promise<void>((resolve) => {
    held.middlewareStack.add(
      (next, context) => async (args) => {
        const answer = await next(args);
        if (context.commandName === 'BatchGetItemCommand') {
          resolve();
          await go;
        }
        return answer;
      },
      { step: 'initialize', name: 'hold' },
    );
  });
  const late = createStores({ client: held, tableName: store.tableName });
  const reading = late.picks.recent(scope, at(9));
  await hasHead;
  expect((await writer.picks.recent(scope, at(11))).lists).toEqual([...lists, ...more]);
  expect((await readRecentItems(scope)).length).toBeGreaterThan(before);
  letGo();
  expect((await reading).lists).toEqual([...lists, ...more]);
  expect((await reader.picks.recent(scope, at(12))).lists).toEqual([...lists, ...more]);
  expect(reader.countReads()).toBe(0);
});

/** A process that has read no lists yet. When its first query of them is answered, `change` may change the items. */
const startReadingProcess = (change: (items: unknown) => unknown) => {
  const client = store.newClient();
  let isFirst = true;
  client.middlewareStack.add(
    (next) => async (args) => {
      const { ExpressionAttributeValues: values } = args.input as QueryCommandInput;
      const answer = await next(args);
      if (values?.[':from'] !== 'PICKS#' || !isFirst) return answer;
      isFirst = false;
      const Items = await change((answer.output as QueryCommandOutput).Items);
      return { ...answer, output: { ...answer.output, Items } };
    },
    { step: 'initialize', priority: 'low' },
  );
  return createStores({ client, tableName: store.tableName }).picks;
};

/** A process whose first reading of the lists mixes: it sees the log as it is, but the lists as they were in `before`. */
const startMixingProcess = (before: readonly PickList[]) =>
  startReadingProcess(() => before.map((list) => ({ ...list, type: 'picks' })));

test('a list that is saved while few are read shows with the next page', async () => {
  const { scope, lists } = await startLargeSite(1);
  const changed = makeList(0, { jobIds: ['JOB-7'], acceptedAt: at(0) });
  const page = startReadingProcess(async (items) => {
    await save(scope, changed);
    return items;
  });
  expect((await page.recent(scope, at(0))).lists).toEqual(lists);
  expect((await page.recent(scope, at(1))).lists).toEqual([changed]);
});

test('each site sees its own few lists', async () => {
  const sites = [aScope(), aScope()] as const;
  for (const [n, scope] of sites.entries()) await save(scope, makeList(n));
  const { picks } = startProcess();
  for (const second of [0, 1])
    for (const [n, scope] of sites.entries())
      expect((await picks.recent(scope, at(second))).lists).toEqual([makeList(n)]);
});

test.each([1, 40])(
  'of %i lists, one that was read just before its save took effect is read again',
  async (drivers) => {
    const { scope, lists } = await startLargeSite(drivers);
    const before = startProcess();
    await before.picks.recent(scope, at(-30));
    const changed = makeList(0, { jobIds: ['JOB-7'], acceptedAt: at(0) });
    await save(scope, changed);
    const page = startMixingProcess(lists);
    const first = await page.recent(scope, at(1));
    expect(first.lists).toEqual(lists);
    expect(await page.isOutdated(scope, first.marker, at(13))).toBe(true);
    const { marker, lists: found } = await page.recent(scope, at(13));
    expect(found).toEqual([changed, ...lists.slice(1)]);
    // After that nothing is read again.
    for (const second of [14, 25, 60])
      expect(await page.isOutdated(scope, marker, at(second))).toBe(false);
  },
);

test.each([1, 40])('of %i lists, changes show after the clock was set back', async (drivers) => {
  const { scope, lists } = await startLargeSite(drivers);
  const page = startProcess().picks;
  const { marker } = await page.recent(scope, at(3_600));
  const changed = makeList(0, { jobIds: ['JOB-7'], acceptedAt: at(1) });
  await save(scope, changed);
  expect(await page.isOutdated(scope, marker, at(2))).toBe(true);
  const { lists: found } = await page.recent(scope, at(2));
  expect(found).toEqual([changed, ...lists.slice(1)]);
});

test('a page has its lists even if the store is too busy to store the copy', async () => {
  const { scope, lists } = await startLargeSite();
  const client = store.newClient();
  injectFaults(client, ({ command }) => {
    if (command === 'BatchWriteItemCommand') throw storeError('ThrottlingException');
    return undefined;
  });
  const busy = createStores({ client, tableName: store.tableName, deadlineMs: 1_500 });
  expect((await busy.picks.recent(scope, at(0))).lists).toEqual(lists);
  expect((await startProcess().picks.recent(scope, at(20))).lists).toEqual(lists);
  await save(scope, makeList(0, { jobIds: [], acceptedAt: at(21) }));
  expect((await busy.picks.recent(scope, at(40))).lists).toHaveLength(lists.length);
});

test('packed lists are unpacked unchanged, and other bytes are refused', () => {
  const lists = [makeList(0), makeList(1, { jobIds: [] })];
  const packed = packLists(lists, 'jobIds');
  expect(unpackLists(packed, 'jobIds')).toEqual(lists);
  expect(() => unpackLists(packed.slice(0, 20), 'jobIds')).toThrow();
  expect(() => unpackLists(packed, 'weekIds')).toThrow();
});
