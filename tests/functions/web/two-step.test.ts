import { Secret, TOTP } from 'otpauth';
import { afterAll, expect, test } from 'vitest';
import { httpClient } from '~/tests/support/http';
import { masterPassword, startTestServer } from '~/tests/support/test-server';

const origin = 'https://jobs.example.com';
const account = '/admin/account/two-step';
const login = { companyId: 'DEFAULT', siteId: 'MAIN', username: 'admin', password: masterPassword };
const recoveryCodes = Array.from({ length: 8 }, (_, n) => `ABC${n}-DEF${n}`).join(' ');
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

const server = await startTestServer({ PUBLIC_ORIGIN: origin });
afterAll(() => server.stop());

const code = () =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now() });
const browser = () => {
  const client = httpClient(server.url);
  return {
    ...client,
    post: (path: string, form: Record<string, string>) => client.post(path, form, { origin }),
  };
};

test('under a public origin the master administrator must set up the second step first', async () => {
  const client = browser();
  expect((await client.post('/admin-portal', login)).status).toBe(303);
  for (const path of ['/admin/dashboard', '/admin/account', '/admin/master', '/admin/edit-drivers'])
    expect((await client.get(path)).headers.get('location'), path).toBe(account);
  const refused = await client.post('/admin/system-settings', { intent: 'open-selection' });
  expect(refused.headers.get('location')).toBe(account);

  const page = await (await client.get(account)).text();
  expect(page).toContain('Set up two-step sign-in');
  const on = { intent: 'turn-on', secret, recoveryCodes, currentPassword: masterPassword };
  for (const wrong of ['000000', '', 'x'.repeat(100), '１２３４５６'])
    expect((await client.post(account, { ...on, code: wrong })).status).toBe(401);
  expect((await client.post(account, { ...on, code: 'x'.repeat(101) })).status).toBe(400);
  expect((await client.post(account, { ...on, code: code(), secret: 'short' })).status).toBe(400);
  for (const codes of ['', 'ABC0-DEF0', `${recoveryCodes} ABC9-DEF9`, recoveryCodes.toLowerCase()])
    expect((await client.post(account, { ...on, code: code(), recoveryCodes: codes })).status).toBe(
      400,
    );
  const turnedOn = await client.post(account, { ...on, code: code() });
  expect(turnedOn.headers.get('location')).toBe('/admin/account');
  expect((await client.get('/admin/master')).status).toBe(200);
});

test('after that the sign-in asks for password and code', async () => {
  server.clock.advance(60 * 60_000);
  const client = browser();
  expect((await client.get('/admin-portal/code')).headers.get('location')).toBe('/admin-portal');
  expect((await client.post('/admin-portal/code', { code: code() })).headers.get('location')).toBe(
    '/admin-portal',
  );
  const first = await client.post('/admin-portal?next=%2Fadmin%2Fedit-jobs', login);
  expect(first.headers.get('location')).toBe('/admin-portal/code?next=%2Fadmin%2Fedit-jobs');
  expect((await client.get('/admin/dashboard')).headers.get('location')).toMatch(
    /^\/admin-portal\?/,
  );

  const path = '/admin-portal/code?next=%2Fadmin%2Fedit-jobs';
  expect((await client.post(path, { code: '000000' })).status).toBe(401);
  expect((await client.post(path, {})).status).toBe(400);
  const entered = await client.post(path, { code: code() });
  expect(entered.headers.get('location')).toBe('/admin/edit-jobs');
  expect((await client.get('/admin/edit-jobs')).status).toBe(200);
  expect((await client.post(path, { code: code() })).headers.get('location')).toMatch(
    /^\/admin-portal\?/,
  );
  const other = browser();
  await other.post('/admin-portal', login);
  expect((await other.post(path, { code: code() })).status).toBe(401);
  server.clock.advance(5 * 60_000);
  expect((await other.post(path, { code: code() })).headers.get('location')).toMatch(
    /^\/admin-portal\?/,
  );
  expect(server.logged.join('\n')).not.toContain(secret);
});
