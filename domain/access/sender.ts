import * as z from 'zod';

const ipv6 = z.ipv6();
const mapped = /^::ffff:([\d.]+)$/i;

/**
 * The key that attempts from an IP address are counted under. For IPv6 it is the network (the first 64 bits),
 * because a client may use a new one of its 2^64 addresses for each attempt.
 */
export const toSenderKey = (address: string): string => {
  const [, ipv4] = mapped.exec(address) ?? [];
  if (ipv4) return ipv4;
  if (!ipv6.safeParse(address).success) return address;
  const [before = [], after] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = after ? Array<string>(8 - before.length - after.length).fill('0') : [];
  const network = [...before, ...zeros, ...(after ?? [])].slice(0, 4);
  return `${network.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`;
};
