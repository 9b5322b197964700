import { afterAll, expect, test } from 'vitest';
import type { SessionAnswer } from '~/domain/access/page-session';
import { minuteMs } from '~/domain/time/time-units';
import { addCompany } from '~/tests/support/companies';
import { httpClient, loginAsAdmin, signedInAdmin, type HttpClient } from '~/tests/support/http';
import { masterPassword, startTestServer } from '~/tests/support/test-server';

const account = { companyId: 'DEFAULT', siteId: 'MAIN', username: 'admin' };
const acmePassword = 'violin harbour';

const server = await startTestServer();
afterAll(() => server.stop());
await addCompany(server.platform.deps, {
  companyId: 'ACME',
  name: 'Acme',
  password: acmePassword,
});

/** The key with which a page of the client asks about its session. */
const readPageKey = async (client: HttpClient): Promise<string> => {
  const page = await (await client.get('/admin/edit-drivers')).text();
  return /name="page" value="([^"]+)"/.exec(page)?.[1] ?? '';
};

const ask = async (client: HttpClient, pageKey: string, by = ''): Promise<SessionAnswer> => {
  const answer = await client.get(`/admin/session?${new URLSearchParams({ page: pageKey, by })}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return (await answer.json()) as SessionAnswer;
};

test('asking tells the time left, and only a person at work extends it', async () => {
  const client = await signedInAdmin(server.url, masterPassword);
  const pageKey = await readPageKey(client);
  server.clock.advance(10 * minuteMs);
  const before = await ask(client, pageKey);
  expect(before).toMatchObject({ state: 'on', session: { account, canExtend: true } });
  if (before.state !== 'on') throw new Error(before.state);
  expect(before.session.leftMs).toBeLessThanOrEqual(50 * minuteMs);
  const after = await ask(client, pageKey, 'person');
  if (after.state !== 'on') throw new Error(after.state);
  expect(after.session.leftMs).toBeGreaterThan(59 * minuteMs);
  server.clock.advance(61 * minuteMs);
  expect(await ask(client, pageKey, 'person')).toEqual({ state: 'over' });
});

test('strangers learn nothing, and a page of another account is told so', async () => {
  const client = await signedInAdmin(server.url, masterPassword);
  const pageKey = await readPageKey(client);
  expect(await ask(httpClient(server.url), pageKey)).toEqual({ state: 'over' });
  const { status } = await loginAsAdmin(client, acmePassword, {
    companyId: 'ACME',
    siteId: 'NYC01',
  });
  expect(status).toBe(303);
  expect(await ask(client, pageKey)).toEqual({ state: 'other' });
});

test('signing in on the page opens a session only with the right password', async () => {
  const client = httpClient(server.url);
  const wrong = await client.post('/admin/session', { ...account, password: 'a guess' });
  expect(wrong.status).toBe(401);
  expect(await wrong.json()).toMatchObject({ error: { code: 'invalid-admin-login' } });
  expect([...client.cookies.keys()].join()).not.toContain('session');
  const code = await client.post('/admin/session', { ...account, code: '123456' });
  expect(await code.json()).toMatchObject({ error: { code: 'sign-in-over' } });
  const right = await client.post('/admin/session', { ...account, password: masterPassword });
  expect(await right.json()).toEqual({ needsCode: false });
  expect((await client.get('/admin/dashboard')).status).toBe(200);
});
