import { setTimeout } from 'node:timers/promises';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { itemBytes } from '~/app/store/dynamo/item-size';
import { storeError } from './store-faults';

export interface StoreLimits {
  /** Write and read units a second for each partition key. DynamoDB has 1,000 and 3,000. */
  readonly writeUnits: number;
  readonly readUnits: number;
  /** For how many seconds unused units are kept. DynamoDB keeps up to 300 seconds of them, but does not promise it. */
  readonly burstSeconds: number;
  /** How long a transaction holds its items before it takes effect, and again after that. */
  readonly inFlightMs: number;
}

/** DynamoDB without any burst, which is its worst case. */
export const noBurst: StoreLimits = {
  writeUnits: 1000,
  readUnits: 3000,
  burstSeconds: 1,
  inFlightMs: 5,
};

/** What the clients have used so far. */
export interface StoreUse {
  /** Units by partition, such as `write TENANT#ACME#MAIN`. */
  readonly units: Record<string, number>;
  /** Calls that were refused, in whole or in part, because a partition had no units left. */
  throttled: number;
  /** Calls that were refused because a transaction held one of their items. */
  conflicts: number;
}

type Item = Record<string, unknown>;
type Request = Readonly<Record<'PutRequest' | 'DeleteRequest', { Item?: Item; Key?: Item }>>;

/** What the model reads of the parameters of the SDK's commands. */
interface Params {
  readonly IndexName?: string;
  readonly ScanIndexForward?: boolean;
  readonly Key?: Item;
  readonly Item?: Item;
  readonly ExpressionAttributeValues?: Item;
  readonly RequestItems?: Readonly<Record<string, unknown>>;
  readonly TransactItems?: readonly Readonly<Record<string, Params>>[];
}
interface Output {
  Items?: Item[];
  Responses?: unknown;
  ConsumedCapacity?: unknown;
  UnprocessedItems?: Record<string, Request[]>;
  UnprocessedKeys?: Record<string, { Keys: Item[] }>;
}
type Next = (input: Params) => Promise<Output>;

interface Charge {
  readonly bucket: string;
  readonly units: number;
}

const toKeyText = ({ pk, sk }: Item) => `${String(pk)} ${String(sk)}`;
const toBucket = (kind: 'read' | 'write', key: Item) => `${kind} ${String(key.pk)}`;
const countWriteUnits = (item: Item = {}) => Math.max(1, Math.ceil(itemBytes(item) / 1024));
const countUsed = ({ ConsumedCapacity }: Output): number =>
  [ConsumedCapacity]
    .flat()
    .reduce((sum: number, one) => sum + Number((one as Item | undefined)?.CapacityUnits ?? 0), 0);

const sumByBucket = (charges: readonly Charge[]): Charge[] => {
  const sums = new Map<string, number>();
  for (const { bucket, units } of charges) sums.set(bucket, (sums.get(bucket) ?? 0) + units);
  return [...sums].map(([bucket, units]) => ({ bucket, units }));
};

/** The time that refills units and holds items. */
interface Time {
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
}
const realTime: Time = { now: () => performance.now(), sleep: (ms) => setTimeout(ms) };

/** The units of each partition, which refill with time. */
const createBuckets = (limits: StoreLimits, use: StoreUse, time: Time) => {
  const buckets = new Map<string, { left: number; at: number }>();
  const refill = (name: string) => {
    const rate = name.startsWith('write') ? limits.writeUnits : limits.readUnits;
    const most = rate * limits.burstSeconds;
    const now = time.now();
    const { left, at } = buckets.get(name) ?? { left: most, at: now };
    const bucket = { left: Math.min(most, left + ((now - at) / 1000) * rate), at: now };
    buckets.set(name, bucket);
    return { bucket, most };
  };
  return {
    hasRoom: ({ bucket: name, units }: Charge) => {
      const { bucket, most } = refill(name);
      return bucket.left >= Math.min(units, most);
    },
    /** What a call used beyond the estimate is owed: it is taken from the units that refill. */
    charge: ({ bucket: name, units }: Charge) => {
      refill(name).bucket.left -= units;
      use.units[name] = (use.units[name] ?? 0) + units;
    },
  };
};

/** The items that running transactions hold, and what those that took effect have replaced. */
const createHeldItems = (raw: DynamoDBDocumentClient, tableName: string, { sleep }: Time) => {
  const held = new Set<string>();
  const replaced = new Map<string, { key: Item; before: Item | undefined }>();
  let shown = 0;
  const readBefore = async (keys: readonly Item[]): Promise<Map<string, Item>> => {
    const RequestItems = {
      [tableName]: { Keys: keys.map(({ pk, sk }) => ({ pk, sk })), ConsistentRead: true },
    };
    const { Responses } = await raw.send(new BatchGetCommand({ RequestItems }));
    return new Map((Responses?.[tableName] ?? []).map((item) => [toKeyText(item), item]));
  };
  return {
    isHeld: (key: Item) => held.has(toKeyText(key)),
    run: async <T>(keys: readonly Item[], inFlightMs: number, commit: () => Promise<T>) => {
      for (const key of keys) held.add(toKeyText(key));
      try {
        await sleep(inFlightMs);
        const before = await readBefore(keys);
        const done = await commit();
        for (const key of keys)
          replaced.set(toKeyText(key), { key, before: before.get(toKeyText(key)) });
        await sleep(inFlightMs);
        return done;
      } finally {
        for (const key of keys) {
          held.delete(toKeyText(key));
          replaced.delete(toKeyText(key));
        }
      }
    },
    /** Shows every second item that a running transaction has replaced as it was before. */
    mix: (found: readonly Item[], includes: (key: Item) => boolean): Item[] => {
      const items = new Map(found.map((item) => [toKeyText(item), item]));
      for (const [text, { key, before }] of replaced) {
        if (!includes(key)) continue;
        shown += 1;
        if (shown % 2 === 0) continue;
        if (before) items.set(text, before);
        else items.delete(text);
      }
      return [...items.values()].sort((a, b) => (String(a.sk) < String(b.sk) ? -1 : 1));
    },
  };
};

/**
 * Gives clients of the engine the limits of DynamoDB that the engine does not have (infra/aws/CAPACITY.md#limits): units
 * per second and partition key, conflicts between transactions that overlap, and queries that see a transaction in part
 * while it takes effect. `raw` is a client that keeps none of these limits.
 */
export const createStoreLimits = (
  { raw, tableName }: { raw: DynamoDBDocumentClient; tableName: string },
  limits: StoreLimits = noBurst,
  time: Partial<Time> = {},
) => {
  const modelTime = { ...realTime, ...time };
  const use: StoreUse = { units: {}, throttled: 0, conflicts: 0 };
  const buckets = createBuckets(limits, use, modelTime);
  const held = createHeldItems(raw, tableName, modelTime);

  /** Charges the estimate before the call, and after it what the call used beyond the estimate. */
  const pay = async (charges: readonly Charge[], call: () => Promise<Output>): Promise<Output> => {
    charges.forEach(buckets.charge);
    const output = await call();
    const estimate = charges.reduce((sum, { units }) => sum + units, 0);
    const bucket = charges[0]?.bucket;
    if (bucket) buckets.charge({ bucket, units: countUsed(output) - estimate });
    return output;
  };
  const refuseWhole = (): never => {
    use.throttled += 1;
    throw storeError('ProvisionedThroughputExceededException');
  };
  const refuse = (kind: 'throttled' | 'conflicts', codes: readonly (string | false)[]): never => {
    use[kind] += 1;
    throw new TransactionCanceledException({
      message: 'Refused by the model',
      $metadata: {},
      CancellationReasons: codes.map((code) => ({ Code: code || 'None' })),
    });
  };

  const transact =
    (kind: 'read' | 'write') =>
    async (input: Params, next: Next): Promise<Output> => {
      const steps = (input.TransactItems ?? []).map((step) => {
        const [{ Item, Key = Item ?? {} } = {}] = Object.values(step);
        const units = 2 * (kind === 'write' ? countWriteUnits(Item) : 1);
        return { key: Key, bucket: toBucket(kind, Key), units };
      });
      const keys = steps.map(({ key }) => key);
      if (keys.some(held.isHeld))
        refuse(
          'conflicts',
          keys.map((key) => held.isHeld(key) && 'TransactionConflict'),
        );
      const charges = sumByBucket(steps);
      const full = charges.filter((charge) => !buckets.hasRoom(charge)).map(({ bucket }) => bucket);
      if (full.length > 0)
        refuse(
          'throttled',
          steps.map(({ bucket }) => full.includes(bucket) && 'ThrottlingError'),
        );
      const call = () => pay(charges, () => next(input));
      return kind === 'read' ? call() : held.run(keys, limits.inFlightMs, call);
    };

  const query = async (input: Params, next: Next): Promise<Output> => {
    const values = input.ExpressionAttributeValues ?? {};
    const bucket = toBucket('read', { pk: input.IndexName ? values[':shard'] : values[':pk'] });
    if (!buckets.hasRoom({ bucket, units: 1 })) refuseWhole();
    const output = await pay([{ bucket, units: 1 }], () => next(input));
    const inRange = ({ pk, sk }: Item) =>
      pk === values[':pk'] &&
      String(sk) >= String(values[':from'] ?? '') &&
      String(sk) <= String(values[':to'] ?? '\u{10ffff}');
    if (!output.Items || input.IndexName) return output;
    const mixed = held.mix(output.Items, inRange);
    return { ...output, Items: input.ScanIndexForward === false ? mixed.reverse() : mixed };
  };

  const single =
    (kind: 'read' | 'write') =>
    async (input: Params, next: Next): Promise<Output> => {
      const key = input.Key ?? input.Item ?? {};
      if (kind === 'write' && held.isHeld(key)) {
        use.conflicts += 1;
        throw storeError('TransactionConflictException');
      }
      const units = kind === 'write' ? countWriteUnits(input.Item) : 1;
      const charge = { bucket: toBucket(kind, key), units };
      if (!buckets.hasRoom(charge)) refuseWhole();
      return pay([charge], () => next(input));
    };

  /** Splits a batch into what its partitions have units for and what is left unprocessed. */
  const admit = <T>(
    requests: readonly T[],
    toCharge: (request: T) => Charge,
    isFree = (_: T) => true,
  ) => {
    const taken: T[] = [];
    const charges: Charge[] = [];
    const left: T[] = [];
    for (const request of requests) {
      const charge = toCharge(request);
      const already = charges.filter(({ bucket }) => bucket === charge.bucket);
      const units = already.reduce((sum, one) => sum + one.units, charge.units);
      const fits = isFree(request) && buckets.hasRoom({ ...charge, units });
      if (fits) charges.push(charge);
      (fits ? taken : left).push(request);
    }
    if (taken.length === 0) refuseWhole();
    if (left.length > 0) use.throttled += 1;
    return { taken, left, charges };
  };

  const batchWrite = async (input: Params, next: Next): Promise<Output> => {
    const requests = input.RequestItems?.[tableName] as Request[];
    const toKey = ({ PutRequest, DeleteRequest }: Request) =>
      PutRequest?.Item ?? DeleteRequest?.Key ?? {};
    const { taken, left, charges } = admit(
      requests,
      (request) => ({
        bucket: toBucket('write', toKey(request)),
        units: countWriteUnits(request.PutRequest?.Item),
      }),
      (request) => !held.isHeld(toKey(request)),
    );
    const call = () => next({ ...input, RequestItems: { [tableName]: taken } });
    const output = await pay(charges, call);
    return left.length > 0 ? { ...output, UnprocessedItems: { [tableName]: left } } : output;
  };

  const batchGet = async (input: Params, next: Next): Promise<Output> => {
    const wanted = input.RequestItems?.[tableName] as { Keys: Item[] };
    const { taken, left, charges } = admit(wanted.Keys, (key) => ({
      bucket: toBucket('read', key),
      units: 1,
    }));
    const call = () =>
      next({ ...input, RequestItems: { [tableName]: { ...wanted, Keys: taken } } });
    const output = await pay(charges, call);
    const found = (output.Responses as Record<string, Item[]>)[tableName] ?? [];
    const asked = new Set(taken.map(toKeyText));
    return {
      ...output,
      Responses: { [tableName]: held.mix(found, (key) => asked.has(toKeyText(key))) },
      ...(left.length > 0 && { UnprocessedKeys: { [tableName]: { ...wanted, Keys: left } } }),
    };
  };

  const handlers: Record<string, (input: Params, next: Next) => Promise<Output>> = {
    TransactWriteItemsCommand: transact('write'),
    TransactGetItemsCommand: transact('read'),
    QueryCommand: query,
    BatchWriteItemCommand: batchWrite,
    BatchGetItemCommand: batchGet,
    GetItemCommand: single('read'),
    PutItemCommand: single('write'),
    UpdateItemCommand: single('write'),
    DeleteItemCommand: single('write'),
  };

  /** Makes a client keep the limits; all clients of one model share them. */
  const limit = (client: DynamoDBDocumentClient): DynamoDBDocumentClient => {
    client.middlewareStack.add(
      (next, context) => async (args) => {
        const handler = handlers[String(context.commandName)];
        if (!handler) throw new Error(`The model does not know ${String(context.commandName)}`);
        const call: Next = async (input) => {
          const measured = { ...input, ReturnConsumedCapacity: 'TOTAL' };
          const { output } = await next({ ...args, input: measured as never });
          return output as Output;
        };
        const output = await handler(args.input as Params, call);
        return { output, response: {} } as never;
      },
      { step: 'initialize', name: 'storeLimits', priority: 'low' },
    );
    return client;
  };
  return { limit, use };
};
