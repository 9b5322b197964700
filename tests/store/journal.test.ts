import { afterAll, expect, test } from 'vitest';
import { createStores } from '~/app/store/create-stores.server';
import { getShard } from '~/app/store/table/table';
import { startTestStore } from '~/tests/support/embedded-store';
import { beforeCalls, injectFaults, storeError } from '~/tests/support/store-faults';
import { anEntry, aScope } from './builders';
import { manyDrivers } from './contract/roster';

const store = await startTestStore();
afterAll(() => store.stop());

const names = (drivers: readonly { name: string }[]) => [
  ...new Set(drivers.map(({ name }) => name)),
];
const always = () => true;
const before = manyDrivers(300, { name: 'before' });
const after = manyDrivers(300, { name: 'after' });
const ready = async () => {
  const scope = aScope();
  const entry = anEntry();
  await store.stores.drivers.commit(scope, {
    expectedVersion: 0,
    puts: before,
    deletes: [],
    entry,
  });
  await store.stores.drivers.finish(scope, always);
  // Reads the list once, so that the cache of these stores has this version when later readers ask.
  await store.stores.drivers.list(scope);
  return scope;
};
const isTransaction = ({ command }: { command: string }) => command === 'TransactWriteItemsCommand';

/** A writer that dies after `transactions` transactions; the first transaction commits the journal. */
const dyingWriter = (transactions: number) => {
  const client = store.newClient();
  let done = 0;
  injectFaults(client, (call) => {
    if (done >= transactions) throw storeError('Killed');
    if (isTransaction(call)) done += 1;
    return undefined;
  });
  return createStores({ client, tableName: store.tableName });
};

/** A writer that waits at one of its transactions, given by its number, until the writer is released. */
const slowWriter = (transaction: number) => {
  const client = store.newClient();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let arrived: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (arrived = resolve));
  let done = 0;
  beforeCalls(client, async (call) => {
    if (!isTransaction(call) || (done += 1) !== transaction) return;
    arrived();
    await released;
  });
  const stores = createStores({ client, tableName: store.tableName, deadlineMs: 20_000 });
  return { stores, waiting, release: () => release() };
};

test.each([1, 2, 4, 7])(
  'shows a change whose writer died after transaction %i, and stores the rest later',
  async (n) => {
    const scope = await ready();
    const { drivers, directory, unfinished } = store.stores;
    const deletes = [after[0]!.employeeId];
    const puts = after.slice(1);
    const entry = anEntry();
    const change = { expectedVersion: 1, puts, deletes, entry };
    expect(await dyingWriter(n).drivers.commit(scope, change)).toEqual({
      ok: true,
      value: { version: 2 },
    });
    expect(await drivers.list(scope)).toEqual({
      items: puts,
      version: 2,
      storing: { done: (n - 1) * 99, total: 607 },
    });
    // The scheduled function finds the work once the writer has had its time.
    const soon = new Date(Date.parse(entry.at) + 10_000).toISOString();
    const shard = getShard(`${scope.companyId}#${scope.siteId}`);
    const { companyId, siteId } = scope;
    const work = { companyId, siteId, kind: 'roster', roster: 'drivers' };
    expect(await unfinished.due({ shard, until: entry.at })).not.toContainEqual(work);
    expect(await unfinished.due({ shard, until: soon })).toContainEqual(work);
    expect(await drivers.finish(scope, always)).toBe(true);
    expect(await unfinished.due({ shard, until: soon })).not.toContainEqual(work);
    expect(await drivers.list(scope)).toEqual({ items: puts, version: 2 });
    expect(await createStores(store).drivers.list(scope)).toEqual({ items: puts, version: 2 });
    expect(await directory.find(deletes[0]!)).not.toContainEqual(
      expect.objectContaining({ companyId }),
    );
  },
);

test('stores a change in many short turns', async () => {
  const scope = await ready();
  const change = { expectedVersion: 1, puts: after, deletes: [], entry: anEntry() };
  await dyingWriter(1).drivers.commit(scope, change);
  const once = () => {
    let turns = 1;
    return () => (turns -= 1) >= 0;
  };
  const done: number[] = [];
  while (!(await store.stores.drivers.finish(scope, once())))
    done.push((await store.stores.drivers.list(scope)).storing?.done ?? 0);
  expect(done).toEqual([99, 198, 297, 396, 495, 594]);
});

test('says how much of a large change is stored if another change comes too early', async () => {
  const scope = await ready();
  const change = { expectedVersion: 1, puts: after, deletes: [], entry: anEntry() };
  await dyingWriter(2).drivers.commit(scope, change);
  const next = { expectedVersion: 2, puts: [], deletes: ['2000001'], entry: anEntry() };
  // This writer dies before it can store any of the rest.
  expect(
    await dyingWriter(0)
      .drivers.commit(scope, next)
      .catch(({ message }) => message),
  ).toBe('Killed');
  const stopped = createStores({ ...store, appliesMs: 0 });
  expect(await stopped.drivers.commit(scope, next)).toEqual({
    ok: false,
    error: { code: 'list-being-stored', done: 99, total: 600 },
  });
  expect(await store.stores.drivers.commit(scope, next)).toMatchObject({ ok: true });
});

test('leaves no trace of a change that was not committed', async () => {
  const scope = await ready();
  const change = { expectedVersion: 1, puts: after, deletes: [], entry: anEntry() };
  await expect(dyingWriter(0).drivers.commit(scope, change)).rejects.toThrow('Killed');
  expect(await store.stores.drivers.list(scope)).toEqual({ items: before, version: 1 });
});

test('stores an earlier large change before the next one', async () => {
  const scope = await ready();
  await dyingWriter(2).drivers.commit(scope, {
    expectedVersion: 1,
    puts: after,
    deletes: [],
    entry: anEntry(),
  });
  const last = { ...after[0]!, name: 'last' };
  const change = { expectedVersion: 2, puts: [last], deletes: [], entry: anEntry() };
  expect(await store.stores.drivers.commit(scope, change)).toEqual({
    ok: true,
    value: { version: 3 },
  });
  const items = [last, ...after.slice(1)];
  expect(await store.stores.drivers.list(scope)).toEqual({ items, version: 3 });
});

test('shows the whole change to many readers of an open journal', async () => {
  const scope = await ready();
  const change = { expectedVersion: 1, puts: after, deletes: [], entry: anEntry() };
  await dyingWriter(2).drivers.commit(scope, change);
  const seen = await Promise.all(Array.from({ length: 6 }, () => store.stores.drivers.list(scope)));
  seen.forEach((list) => expect(list).toMatchObject({ items: after, version: 2 }));
});

test('lets a slow writer overwrite nothing newer', async () => {
  const scope = await ready();
  const slow = slowWriter(3);
  const change = { expectedVersion: 1, puts: after, deletes: [], entry: anEntry() };
  const writing = slow.stores.drivers.commit(scope, change);
  await slow.waiting;
  // Another process completes the slow writer's change. Then a further change renames all drivers but one and deletes
  // that one.
  expect(await store.stores.drivers.finish(scope, always)).toBe(true);
  const newer = manyDrivers(299, { name: 'newer' });
  const gone = after[299]!.employeeId;
  const next = { expectedVersion: 2, puts: newer, deletes: [gone], entry: anEntry() };
  expect((await store.stores.drivers.commit(scope, next)).ok).toBe(true);
  expect(await store.stores.drivers.finish(scope, always)).toBe(true);
  slow.release();
  expect(await writing).toEqual({ ok: true, value: { version: 2 } });
  expect(await store.stores.drivers.list(scope)).toEqual({ items: newer, version: 3 });
});

test('shows readers all or nothing of a change while it is applied', async () => {
  const scope = await ready();
  let isWriting = true;
  const seen: string[][] = [];
  const reader = async () => {
    while (isWriting) seen.push(names((await store.stores.drivers.list(scope)).items));
  };
  const readers = [reader(), reader()];
  for (let version = 1; version < 8; version += 1) {
    // Every second change starts once a reader has read another list, the others at once.
    const read = seen.length;
    if (version % 2 === 1)
      await expect.poll(() => seen.length, { interval: 1 }).toBeGreaterThan(read);
    const puts = manyDrivers(300, { name: `version ${version}` });
    await store.stores.drivers.commit(scope, {
      expectedVersion: version,
      puts,
      deletes: [],
      entry: anEntry(),
    });
    await store.stores.drivers.finish(scope, always);
  }
  isWriting = false;
  await Promise.all(readers);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((list) => list.length !== 1)).toEqual([]);
});

test('reads a list again if it changes between two pages', async () => {
  const scope = aScope();
  // 2,500 drivers of about 550 bytes each take two pages.
  const long = (name: string) =>
    manyDrivers(2500).map((driver) => ({ ...driver, name: `${name}${'\u20ac'.repeat(110)}` }));
  const { stores } = store;
  await stores.drivers.commit(scope, {
    expectedVersion: 0,
    puts: long('before'),
    deletes: [],
    entry: anEntry(),
  });
  await stores.drivers.finish(scope, always);
  const client = store.newClient();
  let queries = 0;
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const result = await next(args);
      if (String(context.commandName) === 'QueryCommand' && (queries += 1) === 1) {
        const puts = [...long('after').slice(0, 10), ...long('after').slice(-10)];
        await stores.drivers.commit(scope, {
          expectedVersion: 1,
          puts,
          deletes: [],
          entry: anEntry(),
        });
      }
      return result;
    },
    { step: 'initialize', name: 'changeBetweenPages' },
  );
  const list = await createStores({ client, tableName: store.tableName }).drivers.list(scope);
  expect(queries).toBeGreaterThan(2);
  expect(list.version).toBe(2);
  expect(list.items.filter(({ name }) => name.startsWith('after'))).toHaveLength(20);
});
