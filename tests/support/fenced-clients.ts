import type { createClient } from '~/app/store/create-stores.server';
import { getFence } from '~/app/store/table/tenant-fence';
import type { Tenant } from '~/domain/company/scope';
import { storeError } from './store-faults';
import { createUnsignedClient } from './unsigned-client';

type Text = string | { S: string };
const toText = (value: Text): string => (typeof value === 'string' ? value : value.S);

interface Named {
  Key?: { pk: Text };
  Item?: { pk: Text };
}
interface Input extends Named {
  IndexName?: string;
  ExpressionAttributeValues?: Record<string, Text>;
  TransactItems?: Record<string, Named>[];
  RequestItems?: Record<string, { Keys?: { pk: Text }[] } | Record<string, Named>[]>;
}

/** The partition keys that a call uses, as in `dynamodb:LeadingKeys`, separately for reads and writes. */
export const leadingKeys = (
  command: string,
  input: Input,
): { reads: string[]; writes: string[] } => {
  const named = ({ Key, Item }: Named) => [Key ?? Item].flatMap((key) => (key ? [key.pk] : []));
  const batches = Object.values(input.RequestItems ?? {});
  const isTransactRead = command.startsWith('TransactGet');
  const transacted = (input.TransactItems ?? []).flatMap((item) =>
    Object.values(item).flatMap(named),
  );
  const reads = [
    ...(command.startsWith('Get') ? named(input) : []),
    ...(isTransactRead ? transacted : []),
    ...(command.startsWith('Query') ? [input.ExpressionAttributeValues![':pk']!] : []),
    ...batches.flatMap((batch) => ('Keys' in batch ? batch.Keys!.map(({ pk }) => pk) : [])),
  ];
  const writes = [
    ...(command.startsWith('Get') ? [] : named(input)),
    ...(isTransactRead ? [] : transacted),
    ...batches.flatMap((batch) =>
      Array.isArray(batch) ? batch.flatMap((item) => Object.values(item).flatMap(named)) : [],
    ),
  ];
  return { reads: reads.map(toText), writes: writes.map(toText) };
};

/** Matches like IAM's StringLike, but only the patterns that the fence uses. */
const isLike = (pattern: string, text: string): boolean =>
  pattern.endsWith('*') ? text.startsWith(pattern.slice(0, -1)) : text === pattern;

type GetFullClient = (tenant: Tenant) => ReturnType<typeof createClient>;

/** Clients that refuse the calls that the role of a tenant's session may not make on AWS. */
export const fencedClients = (
  newClient: typeof createClient = createUnsignedClient,
): GetFullClient => {
  const clients = new Map<string, ReturnType<typeof createClient>>();
  const create: GetFullClient = ({ companyId, siteId }) => {
    const client = newClient();
    const fence = getFence(companyId, siteId);
    client.middlewareStack.add(
      (next, context) => (args) => {
        const keys = leadingKeys(String(context.commandName), args.input as unknown as Input);
        const refused = (['reads', 'writes'] as const).flatMap((kind) =>
          keys[kind].filter((key) => !fence[kind].some((pattern) => isLike(pattern, key))),
        );
        const count = keys.reads.length + keys.writes.length;
        if (refused.length > 0 || count === 0) throw storeError('AccessDeniedException');
        return next(args);
      },
      { step: 'initialize', name: 'tenantFence' },
    );
    return client;
  };
  return (tenant) => {
    const name = `${tenant.companyId}#${tenant.siteId}`;
    const client = clients.get(name) ?? create(tenant);
    clients.set(name, client);
    return client;
  };
};
