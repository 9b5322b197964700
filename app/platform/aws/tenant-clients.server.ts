import { AsyncLocalStorage } from 'node:async_hooks';
import { createClient } from '~/app/store/create-stores.server';
import type { StoreClient } from '~/app/store/dynamo/db';
import type { GetClient } from '../wiring/wiring.server';
import type { GetTenantCredentials, TenantCredentials } from './tenant-credentials.server';

/** Waits for `work`, but not longer than the call that needs it. The work itself goes on for its other callers. */
const waitUntilAborted = <T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> => {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
};

/**
 * Returns store clients that each reach one tenant. All are the same client of the SDK, with the same sockets; only
 * the credentials differ, and they belong to the call that is sent. A failed request for credentials fails the call,
 * whose sender retries it like any failure of the store.
 */
export const createTenantClients = (
  getCredentials: GetTenantCredentials,
  config: Parameters<typeof createClient>[0] = {},
): GetClient => {
  const calls = new AsyncLocalStorage<TenantCredentials>();
  const readCredentials = () => {
    const credentials = calls.getStore();
    return credentials
      ? Promise.resolve(credentials)
      : Promise.reject(new Error('The call belongs to no tenant.'));
  };
  const client = createClient({
    ...config,
    // The SDK would cache the credentials of the first tenant for all others if it were not told that they are cached.
    credentials: Object.assign(readCredentials, { memoized: true }),
  });
  return (tenant) => {
    const send = async (
      command: Parameters<StoreClient['send']>[0],
      options?: { readonly abortSignal?: AbortSignal },
    ) => {
      const credentials = await waitUntilAborted(getCredentials(tenant), options?.abortSignal);
      return calls.run(credentials, () => client.send(command, options));
    };
    return { send: send as StoreClient['send'] };
  };
};
