import { LRUCache } from 'lru-cache';
import type { Tenant } from '~/domain/company/scope';

export interface TenantCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string;
  readonly expiration: Date;
}

/** Requests new credentials of a tenant. */
export type AssumeTenantRole = (tenant: Tenant) => Promise<TenantCredentials>;
/** Returns valid credentials of a tenant. */
export type GetTenantCredentials = (tenant: Tenant) => Promise<TenantCredentials>;

/** More than one function instance serves within an hour; each takes about 2 KB. */
const maxTenants = 20_000;
/** Credentials this close to their end count as expired, because a call in progress still needs them. */
const marginMs = 60_000;
/** The pause before the next renewal after a failed one; at least half of it passes. */
const renewalPauseMs = 60_000;
/** The part of their life after which credentials are renewed; random, so that they do not all expire together. */
const earliestRenewal = 0.5;
const latestRenewal = 0.9;

interface Cached {
  readonly credentials: TenantCredentials;
  readonly renewAt: number;
}

/**
 * Caches the credentials of tenants and drops the least recently used. Parallel callers share one request. Credentials
 * are renewed before they expire: the caller that finds them due waits for the renewal, because Lambda freezes work
 * that nobody waits for; the others keep using the old ones, and so does everybody if the renewal fails.
 */
export const createTenantCredentials = ({
  assumeRole,
  max = maxTenants,
  now = () => Date.now(),
  random = () => Math.random(),
}: {
  assumeRole: AssumeTenantRole;
  max?: number;
  now?: () => number;
  random?: () => number;
}): GetTenantCredentials => {
  const cache = new LRUCache<string, Cached>({ max });
  const requests = new Map<string, Promise<TenantCredentials>>();

  const request = async (tenant: Tenant, name: string): Promise<TenantCredentials> => {
    const askedAt = now();
    const credentials = await assumeRole(tenant);
    const lifeMs = credentials.expiration.getTime() - askedAt;
    const part = earliestRenewal + random() * (latestRenewal - earliestRenewal);
    cache.set(name, { credentials, renewAt: askedAt + lifeMs * part });
    return credentials;
  };
  const requestOnce = (tenant: Tenant, name: string): Promise<TenantCredentials> => {
    const running = requests.get(name);
    if (running) return running;
    const started = request(tenant, name).finally(() => requests.delete(name));
    requests.set(name, started);
    return started;
  };
  const renew = async (tenant: Tenant, name: string, known: Cached): Promise<TenantCredentials> => {
    try {
      return await requestOnce(tenant, name);
    } catch {
      const renewAt = now() + renewalPauseMs * (0.5 + random() / 2);
      cache.set(name, { ...known, renewAt });
      return known.credentials;
    }
  };

  return async (tenant) => {
    const name = `${tenant.companyId}#${tenant.siteId}`;
    const known = cache.get(name);
    if (!known || known.credentials.expiration.getTime() - marginMs <= now())
      return requestOnce(tenant, name);
    if (now() < known.renewAt || requests.has(name)) return known.credentials;
    return renew(tenant, name, known);
  };
};
