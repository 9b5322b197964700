import { expect, test } from 'vitest';
import { isPublicAddress, createPublicLookup } from '~/app/platform/outbound/public-lookup.server';

test.each([
  ...['127.0.0.1', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  ...['169.254.169.254', '100.64.0.1', '192.0.0.8', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', 'fe80::1', 'fd00:ec2::254', 'ff02::1'],
  ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', '2001:db8::1', '::127.0.0.1', 'fc00::1'],
  ...['', 'localhost', '127.1', '2130706433', '0x7f000001'],
])('%s is no address of the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
  '%s is an address of the internet',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  [true, ['8.8.8.8', '127.0.0.1'], 'address-not-public'],
  [false, ['127.0.0.1'], 'address-not-public'],
  [true, [], 'address-not-public'],
  [false, null, 'host-unknown'],
])('a name that leads elsewhere is refused (all: %s, %j)', async (all, addresses, reason) => {
  const resolve = async () => {
    if (!addresses) throw new Error('unknown');
    return addresses.map((address) => ({ address, family: 4 }));
  };
  const refused = new Promise((answer) => {
    createPublicLookup({ resolve })('host.example', { all }, (error) => answer(error));
  });
  expect(await refused).toMatchObject({ reason });
});
