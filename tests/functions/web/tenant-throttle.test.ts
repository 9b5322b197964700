import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpClient, loginAsAdmin } from '~/tests/support/http';
import { masterPassword, startTestServer, type TestServer } from '~/tests/support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ TENANT_REQUESTS_PER_SECOND: '1' });
});
afterAll(() => server.stop());

test('tells a site with too many requests when to retry', async () => {
  const client = httpClient(server.url);
  await loginAsAdmin(client, masterPassword);
  let answer = await client.get('/admin/site-link');
  for (let asked = 0; answer.status === 200 && asked < 100; asked += 1) {
    await answer.text();
    answer = await client.get('/admin/site-link');
  }
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  const page = await answer.text();
  expect(page).toContain('Your site is very busy');
  expect(page).toContain('Please try again in a few seconds');
  expect(server.logged.join('\n')).toContain('"event":"tenant-throttled","tenant":"DEFAULT/MAIN"');

  expect((await client.get('/')).status).toBe(200);
  server.clock.moveTo(new Date(server.clock.now() + 10_000).toISOString());
  expect((await client.get('/admin/site-link')).status).toBe(200);
});
