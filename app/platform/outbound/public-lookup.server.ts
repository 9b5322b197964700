import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.server';

/** All addresses of a name; throws if there is none. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

/** Not the system's own lookup: only four of those run at once, so names that are slow to look up would delay all others. */
const resolver = new Resolver({ timeout: 2_000, tries: 2 });
const resolveByDns: Resolve = async (host) => {
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const found = [
    ...(four.status === 'fulfilled' ? four.value : []).map((address) => ({ address, family: 4 })),
    ...(six.status === 'fulfilled' ? six.value : []).map((address) => ({ address, family: 6 })),
  ];
  if (found.length === 0) throw new Error('The name has no address');
  return found;
};

/** A name leads nowhere that this server may connect to. */
export class LookupRefused extends Error {
  override readonly name = 'LookupRefused';
  constructor(readonly reason: 'host-unknown' | 'address-not-public') {
    super(reason);
  }
}

/**
 * Looks a name that somebody typed up for a connection, and refuses it if any of its addresses is not public. The connection
 * goes to the very addresses that were checked, so a name that changes in between leads nowhere else. Options other than the
 * defaults are for tests.
 */
export const createPublicLookup =
  ({
    resolve = resolveByDns,
    isAllowed = isPublicAddress,
  }: {
    resolve?: Resolve | undefined;
    isAllowed?: ((address: string) => boolean) | undefined;
  } = {}): LookupFunction =>
  (host, { all }, callback) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => isAllowed(address)))
          callback(new LookupRefused('address-not-public'), '', 0);
        else if (all) callback(null, [...addresses]);
        else callback(null, first.address, first.family);
      },
      () => callback(new LookupRefused('host-unknown'), '', 0),
    );
  };
