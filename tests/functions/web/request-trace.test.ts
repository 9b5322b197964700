import { afterAll, expect, test } from 'vitest';
import { createLog } from '~/app/platform/log/log.server';
import { traceRequest } from '~/app/platform/log/request-trace.server';
import type { GetClient } from '~/app/platform/wiring/wiring.server';
import { defaultTenant } from '~/domain/company/scope';
import { fencedClients } from '~/tests/support/fenced-clients';
import { signedInAdmin } from '~/tests/support/http';
import { masterPassword, startTestServer } from '~/tests/support/test-server';

const server = await startTestServer();
afterAll(() => server.stop());

test('puts the request id into the response and into every log line of the request', async () => {
  const { url, logged } = server;
  const foreign = { origin: 'https://evil.example', 'content-type': 'text/plain' };
  const ids = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const answer = await fetch(`${url}/driver-login`, { method: 'POST', headers: foreign });
      expect(answer.status).toBe(403);
      return answer.headers.get('x-request-id');
    }),
  );
  const named = logged
    .map((line) => JSON.parse(line) as { event: string; requestId?: string })
    .filter(({ event }) => event === 'foreign-origin-refused')
    .map(({ requestId }) => requestId);
  expect(new Set(ids).size).toBe(20);
  expect(named.sort()).toEqual(ids.sort());
});

test('log lines have the route of a request, because its path may name a person', async () => {
  const { url, logged } = server;
  const foreign = { origin: 'https://evil.example', 'content-type': 'text/plain' };
  const from = logged.length;
  await fetch(`${url}/admin/driver-picks/7654321`, { method: 'POST', headers: foreign });
  await fetch(`${url}/made-up/7654321`, { method: 'POST', headers: foreign });
  const lines = logged.slice(from).map((line) => JSON.parse(line) as { route: string });
  expect(lines.map(({ route }) => route)).toEqual(['/admin/driver-picks/:employeeId', '*']);
  expect(logged.join()).not.toContain('7654321');
});

test('a page that fails is logged with its route, too', async () => {
  const connect = fencedClients();
  const broken = { send: () => Promise.reject(new Error('Broken')) };
  let isBroken = false;
  const getClient: GetClient = (tenant) => (isBroken ? broken : connect(tenant));
  const failing = await startTestServer({}, { getClient });
  const admin = await signedInAdmin(failing.url, masterPassword);
  isBroken = true;
  const answer = await admin.get('/admin/driver-picks/7654321');
  await failing.stop();
  expect(answer.status).toBe(503);
  const lines = failing.logged.map((line) => JSON.parse(line) as { event: string });
  expect(lines.find(({ event }) => event === 'page-failed')).toMatchObject({
    route: '/admin/driver-picks/:employeeId',
  });
  expect(failing.logged.join()).not.toContain('7654321');
});

test('counts calls and units separately for work that runs in parallel', async () => {
  const { stores } = server.platform.deps;
  const readTwice = async () => {
    await stores.sites.read(defaultTenant);
    await stores.sites.read(defaultTenant);
  };
  const [two, one, none] = await Promise.all([
    traceRequest('a', async (trace) => (await readTwice(), trace)),
    traceRequest('b', async (trace) => (await stores.sites.read(defaultTenant), trace)),
    traceRequest('c', async (trace) => trace),
  ]);
  await readTwice();
  expect([two.calls, one.calls, none.calls]).toEqual([2, 1, 0]);
  expect(one.units).toBeGreaterThan(0);
  expect([two.units, none.units]).toEqual([2 * one.units, 0]);
});

test('puts no request id into log lines outside a request', () => {
  const lines: string[] = [];
  createLog(
    (line) => lines.push(line),
    () => 0,
  ).info('started');
  expect(lines).toEqual(['{"at":"1970-01-01T00:00:00.000Z","level":"info","event":"started"}']);
});

test('serves pages with the store', async () => {
  const client = await signedInAdmin(server.url, masterPassword, defaultTenant);
  const page = await client.get('/admin/dashboard');
  expect(page.status).toBe(200);
  expect(page.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect((await client.get('/healthz')).status).toBe(200);
});
