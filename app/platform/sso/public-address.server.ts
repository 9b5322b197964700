import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { OutboundError } from './outbound-error';

const blocked = new BlockList();
for (const [network, prefix] of [
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
  blocked.addSubnet(network, prefix, 'ipv4');
// Tunnels to IPv4 addresses, protocol assignments and documentation. Everything else that is public begins with 001.
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  blocked.addSubnet(network, prefix, 'ipv6');
const publicNetwork = new BlockList();
publicNetwork.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address belongs to the public internet, and not to this machine, its network or a cloud's own services. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !blocked.check(address, 'ipv4');
  return family === 6 && publicNetwork.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
};

/**
 * Looks a host name up while the connection is being made, so that the address that was checked is the one that is used. Fails
 * if any of its addresses is not public.
 */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new OutboundError('unreachable'), '', 4);
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new OutboundError('forbidden-address'), '', 4);
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};
