import { GetCommand, QueryCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStores } from '~/app/store/create-stores.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { published } from '~/domain/selection/selection-window';
import { startTestStore, type TestStore } from '~/tests/support/embedded-store';
import { listRange } from '~/app/store/table/keys';
import { createStoreLimits, noBurst, type StoreLimits } from '~/tests/support/store-limits';
import { aCompany, anAdmin, anEntry, aNotice, aPickList, aScope, aSite, now } from './builders';
import { manyDrivers } from './contract/roster';

let store: TestStore;
beforeAll(async () => {
  store = await startTestStore();
});
afterAll(() => store.stop());

/** Stores on a client with limits, and what it has used. */
const limited = (limits: Partial<StoreLimits> = {}) => {
  const { client: raw, tableName } = store;
  const { limit, use } = createStoreLimits({ raw, tableName }, { ...noBurst, ...limits });
  const newClient = () => limit(store.newClient());
  const client = newClient();
  const newStores = (own = client) =>
    createStores({ client: own, tableName, deadlineMs: 60_000, appliesMs: 200 });
  return { client, newClient, use, newStores, db: { client, tableName, deadlineMs: 20_000 } };
};

test('the model keeps to the units of a partition', async () => {
  const { db, use } = limited({ writeUnits: 20 });
  const pk = `MODEL#${Math.random()}`;
  const begun = performance.now();
  for (let n = 0; n < 30; n += 1)
    await transact(db, [{ put: { pk, sk: String(n), type: 'x', text: 'x'.repeat(900) } }]);
  expect(use.units[`write ${pk}`]).toBe(60);
  expect(use.throttled).toBeGreaterThan(0);
  // The first 20 units are there at once, and 40 come within two seconds.
  expect(performance.now() - begun).toBeGreaterThan(1_900);
});

test('the model refuses transactions that overlap, and shows queries a part of one', async () => {
  const { client, db, use } = limited({ inFlightMs: 30 });
  const pk = `MODEL#${Math.random()}`;
  const put = (value: number) =>
    transact(
      db,
      ['1', '2', '3', '4'].map((sk) => ({ put: { pk, sk, type: 'x', value } })),
    );
  await put(0);
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
    }
  };
  const reading = read();
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

/** Runs `work` just before the first query of the client. */
const beforeFirstQuery = (client: DynamoDBDocumentClient, work: () => Promise<void>): void => {
  let isFirst = true;
  client.middlewareStack.add(
    (next, context) => async (args) => {
      if (isFirst && context.commandName === 'QueryCommand') {
        isFirst = false;
        await work();
      }
      return next(args);
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
  const { client, newClient, newStores } = limited({ inFlightMs: 100 });
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
    // From the first mixed answer, the model mixes for almost 100 ms.
    while ((await query(to)) < 2);
    // The model shows every second item as it was. One item more, and it shows the others.
    if (seen.half === 'the other half') await query(from);
  };
  // A reader is a new process, which has nothing in memory.
  const reader = newClient();
  if (seen.begins === 'just before its query') beforeFirstQuery(reader, begin);
  else await begin();
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
