import { randomUUID } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { afterAll, describe, expect, test } from 'vitest';
import { createClient, createStores, ping } from '~/app/store/create-stores.server';
import { countStoreCalls } from '~/app/store/dynamo/store-calls.server';
import { startTestStore } from '~/tests/support/embedded-store';
import { aDriver } from '~/tests/support/roster-builders';
import { aSecondFactor } from '~/tests/support/second-factor';
import { injectFaults, recordCalls, storeError } from '~/tests/support/store-faults';
import { aCompany, anAdmin, anEntry, aNotice, aPickList, aScope, aSite, now } from './builders';

const store = await startTestStore();
afterAll(() => store.stop());

/** The stores on a separate client, whose calls a test can count and make fail. */
const storesOn = (deadlineMs?: number) => {
  const client = store.newClient();
  const stores = createStores({
    client,
    tableName: store.tableName,
    ...(deadlineMs && { deadlineMs }),
  });
  return { client, stores };
};
const canceled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
const saved = { ok: true, value: null };

describe('calls of the store', () => {
  test('reads what a guard needs in one call', async () => {
    const { client, stores } = storesOn();
    const calls = recordCalls(client);
    const scope = aScope();
    await stores.access.readDriver(scope, '1000001');
    expect(calls.map(({ command }) => command)).toEqual(['BatchGetItemCommand']);
    await stores.access.readAdmin(scope, 'admin');
    await stores.sites.read(scope);
    expect(calls).toHaveLength(3);
  });

  test('saves picks in one call that writes no shared item', async () => {
    const { client, stores } = storesOn();
    const scope = aScope();
    await stores.sites.ensure({ company: aCompany(scope), site: aSite(scope), admin: anAdmin() });
    const calls = recordCalls(client);
    expect(await stores.picks.save(scope, aPickList(), anEntry())).toEqual(saved);
    expect(calls.map(({ command }) => command)).toEqual(['TransactWriteItemsCommand']);
    expect(JSON.stringify(calls[0]?.input)).not.toContain('"SITE"');
    expect(await stores.picks.save(scope, aPickList({ late: true }), anEntry())).toEqual(saved);
    // A late save writes no shared item either, because 1,000 drivers may save late at the same time.
    expect(
      calls.map(({ input }) => (input.TransactItems as object[]).map((step) => Object.keys(step))),
    ).toEqual([Array(3).fill(['Put']), Array(3).fill(['Put'])]);
  });

  test('reads with strong consistency, lists between two looks at their version, items in one batch', async () => {
    const { client, stores } = storesOn();
    const calls = recordCalls(client);
    const scope = aScope();
    await stores.drivers.list(scope);
    await stores.picks.list(scope);
    await Promise.all(['1000001', '1000002'].map((id) => stores.picks.get(scope, id)));
    expect(calls.map(({ command }) => command)).toEqual([
      'TransactGetItemsCommand',
      'QueryCommand',
      'TransactGetItemsCommand',
      'QueryCommand',
      'BatchGetItemCommand',
    ]);
    const [, drivers, , picks, items] = calls.map(({ input }) => input);
    expect([drivers, picks]).toEqual([
      expect.objectContaining({ ConsistentRead: true }),
      expect.objectContaining({ ConsistentRead: true }),
    ]);
    expect(items).toMatchObject({
      RequestItems: { [store.tableName]: { ConsistentRead: true, Keys: [{}, {}] } },
    });
  });
});

describe('temporary failures', () => {
  const passing: [string, () => Error][] = [
    ['a conflict with another transaction', () => canceled('None', 'TransactionConflict', 'None')],
    ['a throttled transaction', () => canceled('ThrottlingError', 'None', 'TransactionConflict')],
    ['throttling', () => storeError('ThrottlingException')],
    ['a hot partition', () => storeError('ProvisionedThroughputExceededException')],
    ['an error of the server', () => storeError('InternalServerError')],
    ['a broken connection', () => storeError('Error', { code: 'ECONNRESET' })],
    ['a 503', () => storeError('Unknown', { $metadata: { httpStatusCode: 503 } })],
  ];
  test.each(passing)('retries after %s', async (_, error) => {
    const { client, stores } = storesOn();
    let failures = 3;
    injectFaults(client, () => {
      failures -= 1;
      if (failures >= 0) throw error();
      return undefined;
    });
    expect(await stores.picks.save(aScope(), aPickList(), anEntry())).toEqual(saved);
    expect(failures).toBe(-1);
  });

  // `retry.test.ts` shows when, with a clock of its own.
  test('gives up at the deadline', async () => {
    const { client, stores } = storesOn(300);
    injectFaults(client, () => {
      throw storeError('ThrottlingException');
    });
    await expect(stores.picks.get(aScope(), '1000001')).rejects.toMatchObject({
      name: 'StoreTimeout',
    });
  });

  test('starts no call after the deadline of its work', async () => {
    const { client, stores } = storesOn();
    let calls = 0;
    injectFaults(client, () => {
      calls += 1;
      throw storeError('ThrottlingException');
    });
    await countStoreCalls({ calls: 0, units: 0, endsAt: performance.now() }, () =>
      expect(stores.picks.get(aScope(), '1000001')).rejects.toMatchObject({
        name: 'StoreTimeout',
      }),
    );
    expect(calls).toBe(0);
  });

  test('waits for a silent store only until the deadline', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
    const { port } = silent.address() as AddressInfo;
    const client = createClient({
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
    });
    const stores = createStores({ client, tableName: 'any', deadlineMs: 200 });
    // A call that waited for the store would never end.
    await expect(stores.picks.get(aScope(), '1000001')).rejects.toMatchObject({
      name: 'StoreTimeout',
    });
    client.destroy();
    silent.close();
  });

  test('does not retry permanent failures', async () => {
    const { client, stores } = storesOn();
    let calls = 0;
    injectFaults(client, () => {
      calls += 1;
      throw storeError('AccessDeniedException', { $metadata: { httpStatusCode: 400 } });
    });
    await expect(stores.picks.get(aScope(), '1000001')).rejects.toThrow('AccessDenied');
    expect(calls).toBe(1);
  });

  test('reports a failed condition even beside a conflict', async () => {
    const { client, stores } = storesOn();
    injectFaults(client, () => {
      throw canceled('ConditionalCheckFailed', 'TransactionConflict', 'None');
    });
    expect(await stores.picks.save(aScope(), aPickList(), anEntry())).toEqual({
      ok: false,
      error: { code: 'newer-save-exists' },
    });
  });

  test('acknowledges a save whose response was lost', async () => {
    const { client, stores } = storesOn();
    const scope = aScope();
    const site = aSite(scope);
    await stores.sites.ensure({ company: aCompany(scope), site, admin: anAdmin() });
    let lost = 1;
    injectFaults(
      client,
      () => undefined,
      () => (lost-- > 0 ? storeError('TimeoutError') : undefined),
    );
    const result = await stores.sites.save(scope, site, [anEntry()]);
    expect(result).toEqual({ ok: true, value: { ...site, version: 2 } });
    expect(await stores.activity.latest(scope, 10)).toHaveLength(1);
  });

  test('accepts a code of the second step whose response was lost', async () => {
    const { client, stores } = storesOn();
    const scope = aScope();
    const read = aSecondFactor({ lastStep: 1, recoveryHashes: ['a'.repeat(64)] });
    const admin = anAdmin({ secondFactor: read });
    await stores.sites.ensure({ company: aCompany(scope), site: aSite(scope), admin });
    let lost = 1;
    injectFaults(
      client,
      () => undefined,
      () => (lost-- > 0 ? storeError('TimeoutError') : undefined),
    );
    const factor = { read, next: { ...read, recoveryHashes: [] } };
    expect(await stores.credentials.useSecondFactor(scope, 'admin', factor)).toBe(true);
    expect(await stores.credentials.useSecondFactor(scope, 'admin', factor)).toBe(false);
  });

  test.each([
    ['its own is acknowledged once', false],
    ['another’s is not taken for its own', true],
  ])(
    'a save whose response was lost by a store that forgets tokens: %s',
    async (_, isOvertaken) => {
      const { client, stores } = storesOn();
      const scope = aScope();
      const site = aSite(scope);
      await stores.sites.ensure({ company: aCompany(scope), site, admin: anAdmin() });
      const entries = [anEntry(), anEntry()] as const;
      let attempts = 0;
      client.middlewareStack.add(
        (next, context) => async (args) => {
          const isSave = String(context.commandName) === 'TransactWriteItemsCommand';
          if (!isSave) return next(args);
          attempts += 1;
          if (attempts > 1)
            return next({ ...args, input: { ...args.input, ClientRequestToken: randomUUID() } });
          if (isOvertaken) await store.stores.sites.save(scope, site, [entries[1]]);
          else await next(args);
          throw storeError('TimeoutError');
        },
        { step: 'initialize', name: 'forgetTokens', priority: 'low' },
      );
      const result = await stores.sites.save(scope, site, [entries[0]]);
      const kept = await store.stores.activity.latest(scope, 10);
      expect(attempts).toBe(2);
      expect(result.ok).toBe(!isOvertaken);
      expect(kept).toEqual([entries[isOvertaken ? 1 : 0]]);
    },
  );

  test('reads again only the keys that a batch left unprocessed', async () => {
    const { client, stores } = storesOn();
    const scope = aScope();
    await stores.sites.ensure({ company: aCompany(scope), site: aSite(scope), admin: anAdmin() });
    const sizes: number[] = [];
    injectFaults(client, ({ command, input }) => {
      if (command !== 'BatchGetItemCommand') return undefined;
      const request = (input.RequestItems as Record<string, { Keys: object[] }>)[store.tableName];
      sizes.push(request?.Keys.length ?? 0);
      if (sizes.length > 2) return undefined;
      const Keys = sizes.length === 1 ? request?.Keys : request?.Keys.slice(0, 1);
      const left = { ...request, Keys: Keys?.map((key) => key) };
      return { Responses: {}, UnprocessedKeys: { [store.tableName]: left } };
    });
    await stores.access.readDriver(scope, '1000001');
    expect(sizes).toEqual([4, 4, 1]);
  });

  test('writes again the items that a batch left unprocessed', async () => {
    const { client, stores } = storesOn();
    const scope = aScope();
    const site = aSite(scope);
    await stores.sites.ensure({ company: aCompany(scope), site, admin: anAdmin() });
    let refused = 4;
    injectFaults(client, ({ command, input }) => {
      if (command !== 'BatchWriteItemCommand' || (refused -= 1) < 0) return undefined;
      return { UnprocessedItems: input.RequestItems as object };
    });
    const head = { periodId: 'P', version: 1, publishedAt: '', digest: '' };
    const award = { ...head, recordJson: '{}', shares: [], answeredClaims: [] };
    const outcome = { employeeId: '1000001', awardedId: null, assignmentType: null, reasons: [] };
    const outcomes = Array.from({ length: 40 }, (_, n) => ({ ...outcome, employeeId: String(n) }));
    await stores.awards.begin(scope, { periodId: 'P', version: 1, begunAt: now, site: null });
    const input = { award, outcomes, site, entry: anEntry(), notice: aNotice() };
    await stores.awards.publish(scope, input, () => true);
    const read = await Promise.all(
      outcomes.map(({ employeeId }) => stores.awards.outcome(scope, 'P', 1, employeeId)),
    );
    expect(read.map((one) => one?.outcome)).toEqual(outcomes);
  });
});

describe('an outage', () => {
  test('fails the health check', async () => {
    const input = { client: store.client, tableName: store.tableName };
    await expect(ping(input)).resolves.toBeUndefined();
    await expect(ping({ ...input, tableName: 'no-such-table' })).rejects.toThrow();
  });

  test('is never mistaken for an empty list', async () => {
    const { client, stores } = storesOn(100);
    injectFaults(client, () => {
      throw storeError('InternalServerError');
    });
    const scope = aScope();
    const change = { expectedVersion: 0, puts: [aDriver()], deletes: [], entry: anEntry() };
    await expect(stores.drivers.list(scope)).rejects.toThrow();
    await expect(stores.drivers.commit(scope, change)).rejects.toThrow();
    await expect(stores.throttle.hit({ key: 'k', windowMs: 1000, now: 0 })).rejects.toThrow();
  });
});
