import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isApiPath } from '~/app/platform/http/api-path';
import { isFromProgram, isOwnRequest } from '~/app/platform/http/origin-check';
import { safePath } from '~/app/platform/http/safe-path';
import { runs } from '~/tests/support/fast-check';

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
  expect(isOwnRequest(post(headers), own)).toBe(allowed);
  for (const method of ['PUT', 'PATCH', 'DELETE'])
    expect(isOwnRequest(post(headers, method), own)).toBe(allowed);
});

test.each([
  [
    'a link on a foreign page',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' },
    true,
  ],
  ['a program without these headers', {}, true],
  ['our own page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }, true],
  ['an address that was typed', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }, true],
  [
    'an image of a foreign page',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' },
    false,
  ],
  [
    'a frame of a sister host',
    { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'iframe' },
    false,
  ],
])('reading by %s', (_name, headers, allowed) => {
  expect(isOwnRequest(post(headers, 'GET'), own)).toBe(allowed);
});

test.each([
  ['/driver-preferences?picks=J1', '/driver-preferences?picks=J1'],
  ['//evil.test/x', '/'],
  ['/\\evil.test', '/'],
  ['https://evil.test', '/'],
  ['javascript:alert(1)', '/'],
  [undefined, '/'],
])('redirects to %s only if it is on this host', (wanted, path) => {
  expect(safePath(wanted, '/')).toBe(path);
});

const pathParts = fc.constantFrom(
  ...['.', '..', '%2e', '%2E%2e', '/', '\\', '%2f', '%5c', '\t', '\n', '\r', '\0', ' ', ':', '@'],
  ...['evil.example', 'x', 'http:', '?', '#', '%', '\u3002', '\uff0f'],
);

test('redirects to this host, however the path is spelled', () => {
  const spelled = fc.array(pathParts, { maxLength: 8 }).map((parts) => `/${parts.join('')}`);
  fc.assert(
    fc.property(fc.oneof(spelled, fc.webUrl(), fc.string()), (wanted) => {
      const path = safePath(wanted, '/fallback');
      expect(new URL(path, own).origin).toBe(own);
      // The path must have no backslash and no white space: browsers read a backslash as a slash, and drop tabs
      // and line ends.
      expect(path).toMatch(/^\/(?![/\\])[^\\\s?]*(\?[^\s]*)?$/);
    }),
    {
      ...runs(5_000),
      examples: [
        ['/.//evil.example'],
        ['/x/..//evil.example'],
        ['/%2e//evil.example'],
        ['/./\\evil.example'],
      ],
    },
  );
});

test.each([
  ['/api/v1', true],
  ['/api/v1/', true],
  ['/api/v1/drivers', true],
  ['/API/V1/drivers.data', true],
  ['/%61pi/v1/drivers', true],
  ['/api/v1.data', true],
  ['/api/v10/drivers', false],
  ['/admin/api/v1', false],
  ['/%', false],
])('whether %s is of the API', (path, isOfApi) => {
  expect(isApiPath(path)).toBe(isOfApi);
});

test.each([
  ['a program', '/api/v1/drivers', {}, true],
  ['a program that sends cookies', '/api/v1/drivers', { cookie: 'admin=1' }, true],
  ['a page', '/api/v1/drivers', { origin: own }, false],
  ['a foreign page', '/api/v1/drivers', { 'sec-fetch-site': 'cross-site' }, false],
  ['a program at a page', '/admin/edit-drivers', {}, false],
])('a request of %s', (_name, path, headers, isAllowed) => {
  const request = new Request(own + path, { method: 'PUT', headers });
  expect(isFromProgram(request)).toBe(isAllowed);
});
