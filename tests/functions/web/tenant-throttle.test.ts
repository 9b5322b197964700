import { afterAll, expect, test } from 'vitest';
import { signedInAdmin } from '~/tests/support/http';
import { masterPassword, startTestServer } from '~/tests/support/test-server';

const server = await startTestServer({ TENANT_REQUESTS_PER_SECOND: '1' });
afterAll(() => server.stop());

test('tells a site with too many requests when to retry', async () => {
  const client = await signedInAdmin(server.url, masterPassword);
  const { clock } = server;
  const windowStart = Math.ceil(clock.now() / 10_000) * 10_000;
  clock.moveTo(new Date(windowStart).toISOString());
  let answer = await client.get('/admin/site-link');
  for (let asked = 0; answer.status === 200 && asked < 100; asked += 1) {
    await answer.text();
    answer = await client.get('/admin/site-link');
  }
  expect(answer.status).toBe(429);
  // Ten seconds are counted together; one more may have passed since the answer.
  const left = Math.ceil((windowStart + 10_000 - clock.now()) / 1000);
  expect([left, left + 1]).toContain(Number(answer.headers.get('retry-after')));
  const page = await answer.text();
  expect(page).toContain('Your site is very busy');
  expect(page).toContain('Please try again in a few seconds');
  expect(server.logged.join('\n')).toContain('"event":"tenant-throttled","tenant":"DEFAULT/MAIN"');

  expect((await client.get('/')).status).toBe(200);
  clock.moveTo(new Date(clock.now() + 10_000).toISOString());
  expect((await client.get('/admin/site-link')).status).toBe(200);
});
