import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** IPv4 networks that belong to no host of the internet (IANA's special-purpose registry). */
const special4 = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special4.addSubnet(network, bits, 'ipv4');

/** All that IANA has given to hosts of the internet, less what leads to IPv4 addresses or to nobody. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
const special6 = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special6.addSubnet(network, bits, 'ipv6');

/** Whether an IP address belongs to a host of the internet, and not to this machine, its network or its cloud. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !special4.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
};

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
