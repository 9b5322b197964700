import { connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { findLoggedErrors } from '~/tests/support/logged-errors';
import { startTestServer } from '~/tests/support/test-server';

const server = await startTestServer();
afterAll(() => server.stop());

/**
 * Writes bytes to a socket. Resolves to the response once the server closes the socket or stops sending for
 * `quietMs`, or however long that takes with 0.
 */
const say = (bytes: string, { quietMs = 0 } = {}) =>
  new Promise<string>((heard) => {
    const { port, hostname } = new URL(server.url);
    const socket = connect({ port: Number(port), host: hostname });
    let answer = '';
    const end = () => {
      socket.destroy();
      heard(answer);
    };
    socket.setEncoding('latin1');
    socket.setTimeout(quietMs, end);
    socket.on('data', (chunk: string) => (answer += chunk));
    socket.on('close', end);
    socket.on('error', end);
    socket.write(bytes, 'latin1');
  });
const statuses = (answer: string): number[] =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

const close = 'Connection: close\r\n';
const get = (target: string, headers = '') =>
  `GET ${target} HTTP/1.1\r\nHost: x\r\n${headers}${close}\r\n`;
const post = (headers: string, body = '') =>
  `POST /admin-portal HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\n${close}${headers}\r\n${body}`;
const form = 'Content-Type: application/x-www-form-urlencoded\r\n';
const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;

test.each<[string, string]>([
  ['two slashes', get('//')],
  ['two slashes and a host', get('//evil.test/admin')],
  ['a lone percent', get('/%')],
  ['an invalid UTF-8 byte', get('/%ff')],
  ['a NUL', get('/a%00b')],
  ['a path out of the folder', get('/../../../../etc/passwd')],
  ['an encoded path out of the folder', get('/assets/%2e%2e%2f%2e%2e%2fpackage.json')],
  ['an encoded backslash', get('/assets/..%5c..%5cpackage.json')],
  ['another host in full', get('http://evil.test/admin/dashboard')],
  ['no slash', get('admin')],
  ['raw bytes', get('/\xff\xfe')],
  ['an oversized URL', get(`/${'a'.repeat(20_000)}`)],
  ['an oversized query', get(`/?${'a=1&'.repeat(4_000)}`)],
  ['an unknown method', 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['CONNECT', 'CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['TRACE', `TRACE / HTTP/1.1\r\nHost: x\r\n${close}\r\n`],
  ['no request at all', '\x16\x03\x01\x02\x00\x01\x00\r\n\r\n'],
  ['no host', `GET / HTTP/1.1\r\n${close}\r\n`],
  ['two hosts', get('/', 'Host: y\r\n')],
  ['a strange host', `GET / HTTP/1.1\r\nHost: ${'%'.repeat(9)}<>\r\n${close}\r\n`],
  ['huge headers', get('/', `X-Big: ${'a'.repeat(40_000)}\r\n`)],
  ['many headers', get('/', 'X-Many: 1\r\n'.repeat(3_000))],
  ['a header without a name', get('/', ': x\r\n')],
  ['a broken cookie', get('/admin/dashboard', 'Cookie: %;;=;admin-session=%ff;=\r\n')],
  ['an upgrade', get('/', 'Upgrade: websocket\r\nConnection: Upgrade\r\n')],
  ['a body that is too short', post(`${form}Content-Length: 500\r\n`, 'a=1')],
  ['a length that is not a number', post(`${form}Content-Length: many\r\n`, 'a=1')],
  ['a negative length', post(`${form}Content-Length: -1\r\n`, 'a=1')],
  ['two lengths', post(`${form}Content-Length: 3\r\nContent-Length: 4\r\n`, 'a=1')],
  [
    'a length and chunks',
    post(`${form}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n`, '0\r\n\r\n'),
  ],
  ['a declared length above the limit', post(`${form}Content-Length: 99999999\r\n`, 'a=1')],
  [
    'chunks above the limit',
    post(`${form}Transfer-Encoding: chunked\r\n`, `${chunk.repeat(20)}0\r\n\r\n`),
  ],
  ['an invalid chunk', post(`${form}Transfer-Encoding: chunked\r\n`, 'zz\r\nabc\r\n')],
  ['no content type', post('Content-Length: 3\r\n', 'a=1')],
  ['JSON', post('Content-Type: application/json\r\nContent-Length: 2\r\n', '{}')],
  [
    'a file without a boundary',
    post('Content-Type: multipart/form-data\r\nContent-Length: 3\r\n', 'a=1'),
  ],
  [
    'a missing boundary',
    post('Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 8\r\n', '--c\r\nabc'),
  ],
])('answers %s below 500, or not at all', async (name, bytes) => {
  // Only for the rest of that body the server waits a minute.
  const answer = await say(bytes, name === 'a body that is too short' ? { quietMs: 1_500 } : {});
  for (const status of statuses(answer)) expect(status).toBeLessThan(500);
  expect(answer).not.toMatch(/root:|"name": "job-selection"/);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

test('answers pipelined requests in order', async () => {
  const one = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
  const answer = await say(one + one + get('/no/such/page'));
  expect(statuses(answer)).toEqual([200, 200, 404]);
});

test('cuts off a client that sends headers slowly and serves others', async () => {
  const slow = Array.from({ length: 50 }, () => say('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '));
  expect((await fetch(`${server.url}/`)).status).toBe(200);
  for (const answer of await Promise.all(slow))
    expect([[408], []]).toContainEqual(statuses(answer));
});

test('nothing of all this is an error in the log', () => {
  expect(findLoggedErrors(server.logged)).toEqual([]);
});
