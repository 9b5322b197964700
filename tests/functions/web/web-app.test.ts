import { afterAll, describe, expect, test } from 'vitest';
import { httpClient, loginAsAdmin } from '~/tests/support/http';
import { masterPassword, startTestServer } from '~/tests/support/test-server';

const server = await startTestServer({ SEED: 'sample' });
afterAll(() => server.stop());

const required = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-store',
};
const getHeaders = (response: Response) =>
  Object.fromEntries(Object.keys(required).map((name) => [name, response.headers.get(name)]));

test.each([
  ['/', 200],
  ['/admin-portal', 200],
  ['/no/such/page', 404],
  ['/s/NOBODY/NONE', 404],
  ['/s/%23/%2F', 404],
  ['/admin/dashboard', 303],
  ['/driver-preferences', 302],
  ['/healthz', 200],
])('%s answers %i with every security header', async (path, status) => {
  const response = await httpClient(server.url).get(path);
  expect([response.status, getHeaders(response)]).toEqual([status, required]);
  expect(response.headers.get('content-security-policy')).toMatch(
    /script-src 'self' 'nonce-[\w+/=]{24}'/,
  );
});

test('an unknown path shows the 404 page', async () => {
  const page = await (await httpClient(server.url).get('/no/such/page')).text();
  expect(page).toContain('Page Not Found');
  expect(page).toContain('Return Home');
});

test.each([
  ['/', true],
  ['/driver-login', true],
  ['/s/DEFAULT/MAIN', false],
  ['/reset-password', false],
  ['/activate?code=x', false],
])('%s may be found by search engines: %s', async (path, isFound) => {
  const page = await (await httpClient(server.url).get(path)).text();
  expect(page).toMatch(/<meta name="description" content="[^"]{40,}"/);
  expect(!page.includes('<meta name="robots" content="noindex"')).toBe(isFound);
});

test('each response has a different nonce', async () => {
  const policies = await Promise.all(
    [1, 2].map(async () => (await fetch(`${server.url}/`)).headers.get('content-security-policy')),
  );
  expect(policies[0]).not.toBe(policies[1]);
});

test('only built assets are cached forever', async () => {
  const page = await (await fetch(`${server.url}/`)).text();
  const asset = /\/assets\/[^"]+\.css/.exec(page)?.[0] ?? '';
  const response = await fetch(server.url + asset);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

describe('a POST from another origin', () => {
  const login = {
    companyId: 'DEFAULT',
    siteId: 'MAIN',
    username: 'admin',
    password: masterPassword,
  };
  const paths = [
    '/admin-portal',
    '/admin-portal.data',
    '/admin-portal?_data=routes%2Fadmin-portal',
    '/logout',
    '/logout?as=admin',
    '/healthz',
  ];
  const strangers: Record<string, string>[] = [
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  test.each(paths)('refuses %s before anything runs', async (path) => {
    for (const headers of strangers) {
      const response = await httpClient(server.url).post(path, login, headers);
      expect(response.status).toBe(403);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });
});

test.each([
  ['without Origin', {}],
  ['from nowhere', { origin: 'null' }],
])('a form %s is answered by a page that helps', async (_name, headers) => {
  const response = await fetch(`${server.url}/admin-portal`, {
    method: 'POST',
    body: new URLSearchParams({ companyId: 'DEFAULT' }),
    headers: { accept: 'text/html,application/xhtml+xml', ...headers },
  });
  const page = await response.text();
  expect([response.status, response.headers.get('content-type')]).toEqual([
    403,
    'text/html; charset=utf-8',
  ]);
  expect(response.headers.get('content-security-policy')).toMatch(/style-src [^;]*'nonce-/);
  expect(page).toContain('<h1>This form was not accepted</h1>');
  expect(page).toContain('so nothing was changed');
  expect(page).toContain('<a href="/">Go to the start page</a>');
});

test('a program without Origin gets the refusal in one line', async () => {
  const response = await fetch(`${server.url}/admin-portal`, { method: 'POST', body: 'a=1' });
  expect([response.status, await response.text()]).toEqual([
    403,
    'This request did not come from our own pages.',
  ]);
});

describe('bad input to the admin login', () => {
  const good = {
    companyId: 'DEFAULT',
    siteId: 'MAIN',
    username: 'admin',
    password: masterPassword,
  };
  const wrongText = 'Company ID, site code, username or password is wrong. Please try again.';
  test.each([
    ['a wrong password', { password: 'wrong' }, 401],
    ['an unknown user', { username: 'nobody' }, 401],
    ['an unknown site', { siteId: 'NONE' }, 401],
    ['names that contain another key', { companyId: 'DEFAULT#MAIN', siteId: '#' }, 401],
    ['the name of the site', { siteId: 'Los Angeles International' }, 401],
    ['a long password', { password: 'x'.repeat(300) }, 401],
    ['an oversized password', { password: 'x'.repeat(2000) }, 400],
  ])('%s', async (_name, wrong, status) => {
    const response = await httpClient(server.url).post('/admin-portal', { ...good, ...wrong });
    expect(response.status).toBe(status);
    if (status === 401) expect(await response.text()).toContain(wrongText);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('answers 400 to missing fields, files and malformed bodies', async () => {
    const headers = { origin: server.url };
    const form = new FormData();
    form.set('companyId', new Blob(['x']), 'x.txt');
    const bodies: RequestInit[] = [
      { body: new URLSearchParams({ username: 'admin' }) },
      { body: form },
      { body: '{"companyId":1}', headers: { ...headers, 'content-type': 'application/json' } },
    ];
    for (const init of bodies) {
      const response = await fetch(`${server.url}/admin-portal`, {
        method: 'POST',
        headers,
        ...init,
      });
      expect(response.status).toBe(400);
    }
  });

  test('answers 413 to a body over a megabyte', async () => {
    const response = await httpClient(server.url).post('/admin-portal', {
      ...good,
      note: 'x'.repeat(1_100_000),
    });
    expect(response.status).toBe(413);
  });
});

test('throttles attempts before checking the password', async () => {
  const client = httpClient(server.url);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 12; attempt += 1) {
    statuses.push(
      (
        await client.post('/admin-portal', {
          companyId: 'DEFAULT',
          siteId: 'MAIN',
          username: 'guess',
          password: 'x',
        })
      ).status,
    );
  }
  expect(statuses).toEqual([...new Array<number>(10).fill(401), 429, 429]);
});

test('logging out ends the session everywhere at once', async () => {
  const [here, there] = [httpClient(server.url), httpClient(server.url)];
  await loginAsAdmin(here, masterPassword);
  for (const [name, value] of here.cookies) there.cookies.set(name, value);
  expect((await there.get('/admin/dashboard')).status).toBe(200);
  const out = await here.post('/logout?as=admin', {});
  expect([out.status, out.headers.get('clear-site-data')]).toEqual([303, '"cache", "storage"']);
  expect((await there.get('/admin/dashboard')).status).toBe(303);
});

test('no log line contains a password or a full employee ID', async () => {
  expect(server.logged.join('\n')).not.toMatch(/password for tests|\b\d{7}\b/);
});

test("a form from the site's own page works with any host name that a proxy passes on", async () => {
  const proxied = await startTestServer({ PUBLIC_ORIGIN: 'https://jobs.example.com' });
  try {
    const login = {
      companyId: 'DEFAULT',
      siteId: 'MAIN',
      username: 'admin',
      password: masterPassword,
    };
    const own = await httpClient(proxied.url).post('/admin-portal', login, {
      origin: 'https://jobs.example.com',
    });
    expect(own.status).toBe(303);
    expect(own.headers.getSetCookie().join()).toMatch(/__Host-admin-session=[^;]+;.*Secure/);
    expect(own.headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
    const direct = await httpClient(proxied.url).post('/admin-portal', login);
    expect(direct.status).toBe(403);
  } finally {
    await proxied.stop();
  }
});
