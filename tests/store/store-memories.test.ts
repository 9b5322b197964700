import { afterAll, expect, test } from 'vitest';
import { createStoreMemories, createStores } from '~/app/store/create-stores.server';
import { startTestStore } from '~/tests/support/embedded-store';
import { aJob } from '~/tests/support/roster-builders';
import { recordCalls } from '~/tests/support/store-faults';
import { anEntry, aScope } from './builders';

const store = await startTestStore();
afterAll(() => store.stop());

/** The stores of one process, with the commands that they have sent since the last look. */
const aProcess = (memory = createStoreMemories()) => {
  const client = store.newClient();
  const calls = recordCalls(client);
  const stores = createStores({ client, tableName: store.tableName, memory });
  return { stores, asked: () => calls.splice(0).map(({ command }) => command) };
};

const change = (expectedVersion: number, jobIds: readonly string[], deletes: string[] = []) => ({
  expectedVersion,
  puts: jobIds.map((jobId) => aJob({ jobId })),
  deletes,
  entry: anEntry(),
});

test('does not read an unchanged list again for any client', async () => {
  const scope = aScope();
  const memory = createStoreMemories();
  const [one, other] = [aProcess(memory), aProcess(memory)];
  await one.stores.jobs.commit(scope, change(0, ['J001', 'J002']));
  one.asked();
  const read = await one.stores.jobs.list(scope);
  expect(one.asked()).toEqual([
    'TransactGetItemsCommand',
    'QueryCommand',
    'TransactGetItemsCommand',
  ]);
  expect(await one.stores.jobs.list(scope)).toEqual(read);
  expect(await other.stores.jobs.list(scope)).toEqual(read);
  expect([...one.asked(), ...other.asked()]).toEqual([
    'BatchGetItemCommand',
    'BatchGetItemCommand',
  ]);
});

test('sees the changes of another process at once', async () => {
  const scope = aScope();
  const [one, other] = [aProcess(), aProcess()];
  await one.stores.jobs.commit(scope, change(0, ['J001', 'J002']));
  expect((await one.stores.jobs.list(scope)).items).toHaveLength(2);
  await other.stores.jobs.commit(scope, change(1, ['J003'], ['J001']));
  expect(await one.stores.jobs.list(scope)).toEqual({
    items: [aJob({ jobId: 'J002' }), aJob({ jobId: 'J003' })],
    version: 2,
  });
});

test('keeps the lists of sites apart even with equal versions', async () => {
  const { stores } = aProcess();
  const [here, there, empty] = [aScope(), aScope(), aScope()];
  await stores.jobs.commit(here, change(0, ['HERE']));
  await stores.jobs.commit(there, change(0, ['THERE']));
  for (const round of [1, 2]) {
    expect((await stores.jobs.list(here)).items, `${round}`).toEqual([aJob({ jobId: 'HERE' })]);
    expect((await stores.jobs.list(there)).items, `${round}`).toEqual([aJob({ jobId: 'THERE' })]);
    expect(await stores.jobs.list(empty), `${round}`).toEqual({ items: [], version: 0 });
  }
});

test("writes a company's last activity once in an hour for any client", async () => {
  const scope = aScope();
  const memory = createStoreMemories();
  const [one, other] = [aProcess(memory), aProcess(memory)];
  await one.stores.system.countSignIn(scope, '2026-11-16T12:00:00.000Z');
  await other.stores.system.countSignIn(scope, '2026-11-16T12:59:59.999Z');
  expect([one.asked().length, other.asked().length]).toEqual([2, 1]);
  await other.stores.system.countSignIn(scope, '2026-11-16T13:00:00.000Z');
  expect(other.asked()).toHaveLength(2);
});
