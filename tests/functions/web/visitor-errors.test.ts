import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { accessMatrix, getAddresses } from '~/tests/support/access-matrix';
import { httpClient, signedInAdmin } from '~/tests/support/http';
import { findLoggedErrors } from '~/tests/support/logged-errors';
import { aDriver } from '~/tests/support/roster-builders';
import { addStockedSite } from '~/tests/support/stocked-site';
import { startTestServer } from '~/tests/support/test-server';

const server = await startTestServer({ SEED: 'sample' });
afterAll(() => server.stop());

/** Sends requests as a stranger. Returns which of them failed, and the errors that they left in the log. */
const sendAll = async (requests: readonly (readonly [method: string, address: string])[]) => {
  const from = server.logged.length;
  const client = httpClient(server.url);
  const failed: string[] = [];
  for (const [method, address] of requests) {
    const { status } = await client.send(method, address, method === 'POST' ? { body: 'a=1' } : {});
    if (status >= 500) failed.push(`${method} ${address}: ${status}`);
  }
  return { failed, errors: findLoggedErrors(server.logged.slice(from)) };
};
const nothing = { failed: [], errors: [] };

const names = Object.keys(accessMatrix);
const addresses = names.flatMap((name) => getAddresses(name, false));

describe('whatever a visitor sends is no failure and no error in the log', () => {
  test('a form for a page without forms', async () => {
    const sent = await sendAll(addresses.map((address) => ['POST', address] as const));
    expect(sent).toEqual(nothing);
  });

  test('a form for an index page, which the address asks for or not', async () => {
    const indexes = addresses.filter((address) => !address.includes('?'));
    expect(await sendAll(indexes.map((address) => ['POST', `${address}?index`]))).toEqual(nothing);
  });

  test('a request to read what only takes forms', async () => {
    expect(
      await sendAll(
        addresses.flatMap(
          (at) =>
            [
              ['GET', at],
              ['HEAD', at],
            ] as const,
        ),
      ),
    ).toEqual(nothing);
  });

  test.each(['', 'root', 'routes/none', '__proto__', 'constructor', ',,,', '%00', 'root,root'])(
    'a request for the data of the routes %j',
    async (routes) => {
      const pages = addresses.filter((address) => address.endsWith('.data'));
      const asked = pages.map((address) => ['GET', `${address}?_routes=${routes}`] as const);
      expect(await sendAll(asked)).toEqual(nothing);
    },
  );
});

test('logs a refused method as information, with its route and status', async () => {
  const from = server.logged.length;
  const { status } = await httpClient(server.url).post('/status', {});
  const lines = server.logged.slice(from).map((line) => JSON.parse(line) as object);
  expect(status).toBe(405);
  expect(lines).toMatchObject([
    { level: 'info', event: 'page-refused', route: '/status', status: 405 },
  ]);
});

const tenant = { companyId: 'LARGE', siteId: 'ONE01' };
const password = 'a password of an administrator';

/** Opens a page and disconnects when its first bytes arrive, or after `leaveAfterMs`. */
const leaveEarly = async (page: string, cookie: string, leaveAfterMs: number | null) => {
  const { hostname, port, host } = new URL(server.url);
  const socket = connect({ host: hostname, port: Number(port) });
  const answered = once(socket, 'data');
  socket.write(`GET ${page} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n\r\n`);
  await (leaveAfterMs === null ? answered : Promise.race([answered, setTimeout(leaveAfterMs)]));
  socket.destroy();
};

test('a visitor who leaves while a page is sent is no error in the log', async () => {
  const drivers = Array.from({ length: 90 }, (_, at) =>
    aDriver({ employeeId: String(7_000_000 + at), seniorityNumber: at + 1 }),
  );
  await addStockedSite(server.platform.deps, { ...tenant, name: 'Large', password, drivers });
  const { cookies } = await signedInAdmin(server.url, password, tenant);
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const from = server.logged.length;
  for (let visit = 0; visit < 60; visit += 1)
    await leaveEarly('/admin/edit-drivers', cookie, visit % 2 === 0 ? visit : null);
  // A page that is still being sent ends before this one.
  await (await fetch(`${server.url}/driver-login`)).text();
  expect(findLoggedErrors(server.logged.slice(from))).toEqual([]);
});
