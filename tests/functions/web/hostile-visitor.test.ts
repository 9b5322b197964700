import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { encoded, httpClient } from '~/tests/support/http';
import { findLoggedErrors } from '~/tests/support/logged-errors';
import { masterPassword, startTestServer } from '~/tests/support/test-server';

const server = await startTestServer({ SEED: 'sample' });
afterAll(() => server.stop());

const main = { companyId: 'DEFAULT', siteId: 'MAIN' };
const urlForms = (path: string) => [path, `${path}.data`];

describe('refuses a body that no page sends', () => {
  const names = Array.from({ length: 80_000 }, (_, at) => `${at.toString(36)}=`).join('&');
  test.each([
    ...['/driver-login', '/admin-portal', '/s/DEFAULT/MAIN', '/request-access'].flatMap(urlForms),
    ...['/?index', '/_root.data?index'],
  ])('at %s', async (url) => {
    const response = await httpClient(server.url).send('POST', url, {
      body: names,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(response.status).toBe(413);
  });

  test('in chunks of one byte', async () => {
    const { hostname, port, host, origin } = new URL(server.url);
    const socket = connect({ host: hostname, port: Number(port) });
    const answered = once(socket, 'data') as Promise<[Buffer]>;
    socket.write(
      [
        'POST /driver-login HTTP/1.1',
        `Host: ${host}`,
        `Origin: ${origin}`,
        'Content-Type: application/x-www-form-urlencoded',
        'Transfer-Encoding: chunked\r\n\r\n',
      ].join('\r\n') + '1\r\na\r\n'.repeat(100_000),
    );
    const [answer] = await answered;
    socket.destroy();
    expect(answer.toString('latin1')).toMatch(/^HTTP\/1\.1 411 /);
  });
});

test('refuses 1,000 cookies', async () => {
  const cookie = Array.from({ length: 1_000 }, (_, at) => `c${at}=1`).join('; ');
  const response = await fetch(`${server.url}/`, { headers: { cookie } });
  expect(response.status).toBe(431);
});

const elsewhere = [
  '//evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '/./\\evil.example',
  '/\t/evil.example',
  'https://evil.example/',
];
/** Where a response redirects: by its header, or in the data that the page's script reads. */
const leadsTo = async (response: Response): Promise<string> =>
  response.headers.get('location') ?? (await response.text());

describe('redirects after a sign-in only to this host', () => {
  test.each(elsewhere)('%j', async (next) => {
    for (const url of urlForms('/driver-login')) {
      const form = { ...main, employeeId: '1234567', next };
      const response = await httpClient(server.url).post(url, form);
      expect([202, 303]).toContain(response.status);
      const place = await leadsTo(response);
      expect(place).toContain('/driver-preferences');
      expect(place).not.toContain('evil');
    }
    for (const url of urlForms('/admin-portal')) {
      const form = { ...main, username: 'admin', password: masterPassword };
      const response = await httpClient(server.url).send(
        'POST',
        `${url}?${new URLSearchParams({ next })}`,
        { body: encoded(form) },
      );
      expect([202, 303]).toContain(response.status);
      const place = await leadsTo(response);
      expect(place).toContain('/admin/dashboard');
      expect(place).not.toContain('evil');
    }
  });
});

test('nothing of all this is an error in the log', () => {
  expect(findLoggedErrors(server.logged)).toEqual([]);
});
