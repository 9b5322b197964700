import { expect, test } from 'vitest';
import { isPushEndpoint, subscriptionSchema } from '~/domain/mail/push-device';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://wns2-by3p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/QGuq',
  'https://eu.push.apple.com/QGuq',
])('allows the push service of %s', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(true);
});

test.each([
  '',
  'fcm.googleapis.com/fcm/send/abc',
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://user@fcm.googleapis.com/fcm/send/abc',
  'https://user:word@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.evil.test/fcm/send/abc',
  'https://evil.test/https://fcm.googleapis.com/',
  'https://evilpush.apple.com.test/',
  'https://evilnotify.windows.com/',
  'https://notify.windows.com/',
  'https://169.254.169.254/latest/meta-data',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://localhost/',
  'http://127.0.0.1:4000/push',
  'ftp://fcm.googleapis.com/',
  'javascript:alert(1)',
])('refuses to send to %j', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(false);
});

test.each(['\0', ' ', '\n', '/../b'])('refuses an endpoint that no browser writes: %j', (end) => {
  expect(isPushEndpoint(`https://fcm.googleapis.com/fcm/send/abc${end}`)).toBe(false);
});

test('allows one push service on this machine if it was configured, and no other', () => {
  const local = 'http://127.0.0.1:4000';
  expect(isPushEndpoint(`${local}/push`, local)).toBe(true);
  expect(isPushEndpoint('http://127.0.0.1:4001/push', local)).toBe(false);
  expect(isPushEndpoint('http://127.0.0.1:4000.evil.test/', local)).toBe(false);
  expect(isPushEndpoint('https://fcm.googleapis.com/fcm/send/abc', local)).toBe(true);
});

test.each([
  ['a short key', { p256dh: 'BAAA' }],
  ['a key that is no uncompressed point', { p256dh: `A${'A'.repeat(86)}` }],
  ['a secret that is too long', { auth: 'A'.repeat(23) }],
  ['an endless endpoint', { endpoint: `https://fcm.googleapis.com/${'a'.repeat(1_000)}` }],
])('refuses a subscription with %s', (_, wrong) => {
  const right = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    p256dh: `B${'A'.repeat(86)}`,
    auth: 'A'.repeat(22),
  };
  expect(subscriptionSchema.safeParse(right).success).toBe(true);
  expect(subscriptionSchema.safeParse({ ...right, ...wrong }).success).toBe(false);
});
