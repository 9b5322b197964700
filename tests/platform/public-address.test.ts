import { expect, test } from 'vitest';
import { isPublicAddress, lookUpPublic } from '~/app/platform/sso/public-address.server';

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.255.255'],
  ...['192.168.0.1', '198.19.0.1', '224.0.0.1', '255.255.255.255', 'no address', ''],
  ...['::', '::1', '::ffff:8.8.8.8', '64:ff9b::a00:1', 'fc00::1', 'fd00:ec2::254', 'fe80::1'],
  ...['ff02::1', '2001:db8::1', '2001::1', '2002:7f00:1::'],
])('%s belongs to no public network', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '2606:4700:4700::1111'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([true, false])('a name that leads to this machine is refused (all: %s)', async (all) => {
  const found = new Promise((resolve) => {
    lookUpPublic('localhost', { all }, (error) => resolve(error));
  });
  expect(await found).toMatchObject({ trouble: 'forbidden-address' });
});
