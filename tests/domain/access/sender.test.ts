import { expect, test } from 'vitest';
import { toSenderKey } from '~/domain/access/sender';

test.each([
  ['203.0.113.77', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.77'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:8d3::/64'],
  ['2001:0DB8:85A3:08D3::1', '2001:db8:85a3:8d3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::5:6:7:8:9', '2001:db8:0:5::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:85a3:8d3::', '2001:db8:85a3:8d3::/64'],
  ['::ffff:0:203.0.113.77', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('attempts from %j count for %j', (address, sender) => {
  expect(toSenderKey(address)).toBe(sender);
});
