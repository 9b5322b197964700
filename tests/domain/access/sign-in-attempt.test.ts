import { expect, test } from 'vitest';
import {
  isEntered,
  formatNetwork,
  refusedOnly,
  type SignInAttempt,
} from '~/domain/access/sign-in-attempt';

test.each([
  ['203.0.113.77', '203.0.113.x'],
  ['::ffff:203.0.113.77', '203.0.113.x'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::x'],
  ['2001:db8::1', '2001:db8::x'],
  ['::1', '::x'],
  ['unknown', 'unknown'],
  ['', 'unknown'],
  ['<script>', 'unknown'],
  ['1'.repeat(5000), 'unknown'],
])('the network of %j is %j', (address, network) => {
  expect(formatNetwork(address)).toBe(network);
});

const minute = 60_000;
const attempt = (
  outcome: SignInAttempt['outcome'],
  minutes: number,
  network = '203.0.113.x',
): SignInAttempt => ({
  id: `${outcome} ${minutes}`,
  at: new Date(Date.UTC(2026, 10, 21, 12) + minutes * minute).toISOString(),
  outcome,
  network,
  device: 'Firefox · Windows',
});

test('counts a correct password as refused unless the code follows soon from the same network', () => {
  const entered = [attempt('password+code', 1), attempt('recovery-code', 60)];
  const followed = [attempt('code-due', 0), attempt('code-due', 59)];
  const refused = [
    attempt('wrong-password', 0),
    attempt('wrong-code', 0),
    attempt('code-due', 2),
    attempt('code-due', 0, '198.51.100.x'),
    attempt('code-due', 45),
  ];
  expect(refusedOnly([...followed, ...refused], entered)).toEqual(refused);
});

test('distinguishes sign-ins from refusals', () => {
  const outcomes = ['password', 'master', 'recovery-code', 'password+code'] as const;
  expect(outcomes.every((outcome) => isEntered({ outcome }))).toBe(true);
  expect(isEntered({ outcome: 'wrong-password' })).toBe(false);
  expect(isEntered({ outcome: 'code-due' })).toBe(false);
});
