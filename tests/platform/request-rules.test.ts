import { expect, test } from 'vitest';
import { parseEnv } from '~/app/platform/env';
import { isSameOrigin } from '~/app/platform/origin-check';
import { safePath } from '~/app/platform/safe-path';

const own = 'https://jobs.example.com';
const post = (headers: Record<string, string>, method = 'POST') =>
  new Request(`${own}/x?_data=y`, { method, headers });

test.each([
  ['our own page', { 'sec-fetch-site': 'same-origin', origin: own }, true],
  ['a sister host', { 'sec-fetch-site': 'same-site', origin: 'https://evil.example.com' }, false],
  ['a foreign page', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }, false],
  ['a foreign page that forges Origin', { 'sec-fetch-site': 'cross-site', origin: own }, false],
  ['an old browser on our page', { origin: own }, true],
  ['an old browser elsewhere', { origin: 'https://evil.test' }, false],
  ['an opaque origin', { origin: 'null' }, false],
  ['neither header', {}, false],
])('a post from %s', (_name, headers, allowed) => {
  expect(isSameOrigin(post(headers), own)).toBe(allowed);
  for (const method of ['PUT', 'PATCH', 'DELETE'])
    expect(isSameOrigin(post(headers, method), own)).toBe(allowed);
});

test('reading is allowed from anywhere', () => {
  expect(isSameOrigin(post({ 'sec-fetch-site': 'cross-site' }, 'GET'), own)).toBe(true);
});

test.each([
  ['/driver-preferences?picks=J1', '/driver-preferences?picks=J1'],
  ['//evil.test/x', '/'],
  ['/\\evil.test', '/'],
  ['https://evil.test', '/'],
  ['javascript:alert(1)', '/'],
  [undefined, '/'],
])('goes on to %s only if it is ours', (wanted, path) => {
  expect(safePath(wanted, '/')).toBe(path);
});

const key = `k1:${'A'.repeat(43)}`;

test('the environment has its defaults', () => {
  expect(parseEnv({ SESSION_KEYS: key, PORT: '' })).toEqual({
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: '.data',
    TABLE_NAME: 'job-selection',
    SESSION_KEYS: [key],
    SEED: 'sample',
    TENANT_REQUESTS_PER_SECOND: 500,
    MAIL: 'outbox',
    MAIL_FROM: 'no-reply@localhost.invalid',
  });
});

test('a wrong environment stops the start and names the variables, not their values', () => {
  const wrong = {
    SESSION_KEYS: 'k1:too-short',
    PORT: 'http',
    PUBLIC_ORIGIN: 'https://jobs.example.com/path',
    MASTER_ADMIN_PASSWORD: 'hunter2',
  };
  const message = (() => {
    try {
      parseEnv(wrong);
      return '';
    } catch (error) {
      return String(error);
    }
  })();
  for (const name of Object.keys(wrong)) expect(message).toContain(name);
  for (const value of ['too-short', 'hunter2']) expect(message).not.toContain(value);
});
