import {
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  type DynamoDBDocumentClient,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, test } from 'vitest';
import { createStores } from '~/app/store/create-stores.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { listRange } from '~/app/store/table/keys';
import { published } from '~/domain/selection/selection-window';
import { startTestStore } from '~/tests/support/embedded-store';
import { createStoreLimits, noBurst, type StoreLimits } from '~/tests/support/store-limits';
import { aCompany, anAdmin, anEntry, aNotice, aPickList, aScope, aSite, now } from './builders';
import { manyDrivers } from './contract/roster';

const store = await startTestStore();
afterAll(() => store.stop());

/** Stores on a client with limits, and what it has used. */
const limited = (
  limits: Partial<StoreLimits> = {},
  time: Parameters<typeof createStoreLimits>[2] = {},
) => {
  const { client: raw, tableName } = store;
  const { limit, use } = createStoreLimits({ raw, tableName }, { ...noBurst, ...limits }, time);
  const newClient = () => limit(store.newClient());
  const client = newClient();
  const newStores = (own = client) =>
    createStores({ client: own, tableName, deadlineMs: 60_000, appliesMs: 200 });
  return { client, newClient, use, newStores, db: { client, tableName, deadlineMs: 20_000 } };
};

test('the model keeps to the units of a partition', async () => {
  let atMs = 0;
  const { client, use } = limited({ writeUnits: 20 }, { now: () => atMs });
  const pk = 'MODEL#UNITS';
  const put = (n: number) => {
    const Put = { TableName: store.tableName, Item: { pk, sk: String(n), text: 'x'.repeat(900) } };
    return client.send(new TransactWriteCommand({ TransactItems: [{ Put }] }));
  };
  for (let n = 0; n < 30; n += 1)
    while (!(await put(n).catch(() => null))) {
      expect(use.throttled).toBe(atMs / 50 + 1);
      atMs += 50;
    }
  expect(use.units[`write ${pk}`]).toBe(60);
  // The first 20 units are there at once, and 40 come within two seconds.
  expect(atMs).toBe(2_000);
});

test('the model refuses transactions that overlap, and shows queries a part of one', async () => {
  const inFlight: { readsLeft: number; end: () => void }[] = [];
  /** A transaction is in flight until two more reads have ended: the second began while it was. */
  const sleep = () => new Promise<void>((end) => inFlight.push({ readsLeft: 2, end }));
  const endRead = () => {
    for (const waiting of [...inFlight])
      if ((waiting.readsLeft -= 1) === 0) {
        inFlight.splice(inFlight.indexOf(waiting), 1);
        waiting.end();
      }
  };
  const { client, db, use } = limited({ inFlightMs: 1 }, { sleep });
  const pk = 'MODEL#OVERLAP';
  const put = (value: number) =>
    transact(
      db,
      ['1', '2', '3', '4'].map((sk) => ({ put: { pk, sk, type: 'x', value } })),
    );
  const seen = new Set<string>();
  let isWriting = true;
  const read = async () => {
    while (isWriting) {
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName: store.tableName,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': pk },
          ConsistentRead: true,
        }),
      );
      seen.add(String(new Set(Items.map(({ value }) => value)).size));
      endRead();
    }
  };
  const reading = read();
  await put(0);
  seen.clear();
  await Promise.all([put(1), put(2), put(3)]);
  isWriting = false;
  await reading;
  expect(use.conflicts).toBeGreaterThan(0);
  expect([...seen].sort()).toEqual(['1', '2']);
  const { Item } = await client.send(
    new GetCommand({ TableName: store.tableName, Key: { pk, sk: '1' } }),
  );
  expect([1, 2, 3]).toContain(Item?.value);
});

test('the model keeps the order of a query', async () => {
  const { activity } = limited().newStores();
  const scope = aScope();
  const entries = ['01A', '01B', '01C'].map((id) => anEntry({ id }));
  for (const entry of entries) await activity.append(scope, entry);
  expect((await activity.page(scope, { limit: 10 })).entries).toEqual(entries.reverse());
});

/**
 * Runs `before` just before the first query of the client, and `after` just after it; also at the fifth call of another
 * kind, because a reader whose calls conflict with a running change repeats them before it sends its query.
 */
const aroundFirstQuery = (
  client: DynamoDBDocumentClient,
  before: (() => Promise<void>) | null,
  after: () => void,
): void => {
  let isFirst = true;
  let others = 0;
  client.middlewareStack.add(
    (next, context) => async (args) => {
      if (!isFirst || context.commandName !== 'QueryCommand') {
        if ((others += 1) === 5) after();
        return next(args);
      }
      isFirst = false;
      await before?.();
      const answer = await next(args);
      after();
      return answer;
    },
    { step: 'initialize', priority: 'high' },
  );
};

test.each([
  { begins: 'before the list is read', half: 'one half' },
  { begins: 'before the list is read', half: 'the other half' },
  { begins: 'just before its query', half: 'one half' },
  { begins: 'just before its query', half: 'the other half' },
])('a change that begins $begins is never seen in part, if queries show $half', async (seen) => {
  let [slept, readOn] = [0, () => {}];
  const hasRead = new Promise<void>((read) => (readOn = read));
  // The transaction that `begin` starts stays in flight after it took effect, until the reader has read a part of it,
  // or has been refused several times.
  const sleep = async () => {
    slept += 1;
    if (slept === 4) await hasRead;
  };
  const { client, newClient, newStores } = limited({}, { sleep });
  const scope = aScope();
  const { from, to, pk } = listRange(scope, 'DRIVER');
  const countNames = (items: readonly { name?: unknown }[]) =>
    new Set(items.flatMap(({ name }) => name ?? [])).size;
  const query = async (until: string) => {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: store.tableName,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': until },
        ConsistentRead: true,
      }),
    );
    return countNames(Items);
  };
  const { drivers } = newStores();
  const commit = (version: number) =>
    drivers.commit(scope, {
      expectedVersion: version,
      puts: manyDrivers(20, { name: `version ${version}` }),
      deletes: [],
      entry: anEntry(),
    });
  await commit(0);
  let committed: ReturnType<typeof commit> | undefined;
  const begin = async () => {
    committed = commit(1);
    // From the first mixed answer, the model mixes until the reader has read.
    while ((await query(to)) < 2);
    // The model shows every second item as it was. One item more, and it shows the others.
    if (seen.half === 'the other half') await query(from);
  };
  // A reader is a new process, which has nothing in memory.
  const reader = newClient();
  aroundFirstQuery(reader, seen.begins === 'just before its query' ? begin : null, readOn);
  if (seen.begins === 'before the list is read') await begin();
  const { items } = await newStores(reader).drivers.list(scope);
  expect(countNames(items)).toBe(1);
  expect((await committed)?.ok).toBe(true);
});

test('an award that needs more units than a request has comes to an end', async () => {
  const { newStores, use } = limited({ writeUnits: 100 });
  const scope = aScope();
  const site = aSite(scope);
  await store.stores.sites.ensure({ company: aCompany(scope), site, admin: anAdmin() });
  const { awards } = newStores();
  const award = {
    periodId: '2026-W49',
    version: 1,
    publishedAt: now,
    digest: 'abc',
    recordJson: '{}',
    shares: [],
    answeredClaims: [],
  };
  const outcomes = manyDrivers(400).map(({ employeeId }) => ({
    employeeId,
    awardedId: null,
    assignmentType: null,
    reasons: [],
  }));
  await awards.begin(scope, { periodId: '2026-W49', version: 1, begunAt: now, site: null });
  const next = { ...site, window: published(site.window, now) };
  const requests: number[] = [];
  for (;;) {
    const endsAt = performance.now() + 1_000;
    const input = { award, outcomes, site: next, entry: anEntry(), notice: aNotice(scope) };
    const done = await awards.publish(scope, input, () => performance.now() < endsAt);
    if (done.ok) break;
    expect(done.error.code).toBe('award-being-published');
    requests.push('done' in done.error ? done.error.done : -1);
  }
  expect(requests.length).toBeGreaterThan(0);
  expect(requests).toEqual([...requests].sort((a, b) => a - b));
  // Each item was written once.
  const { companyId, siteId } = scope;
  expect(use.units[`write TENANT#${companyId}#${siteId}#AWARD`]).toBeLessThan(410);
  expect((await awards.outcome(scope, '2026-W49', 1, outcomes[399]!.employeeId))?.outcome).toEqual(
    outcomes[399],
  );
});

test('many late saves at the same time do not conflict', async () => {
  const { newStores, use } = limited({ inFlightMs: 15 });
  const scope = aScope();
  const { picks } = newStores();
  const saved = await Promise.all(
    manyDrivers(60).map(({ employeeId }) =>
      picks.save(scope, aPickList({ employeeId, late: true }), anEntry()),
    ),
  );
  expect(saved.every(({ ok }) => ok)).toBe(true);
  expect(use.conflicts).toBe(0);
});
