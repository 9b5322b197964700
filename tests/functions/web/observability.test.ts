import { afterAll, expect, test } from 'vitest';
import { httpClient, loginAsAdmin, signedInAdmin } from '~/tests/support/http';
import { masterPassword, startTestServer } from '~/tests/support/test-server';

const server = await startTestServer({ METRICS_PORT: '0' });
afterAll(() => server.stop());

/** The metric's values on those lines that have all `labels`. */
const figure = (text: string, name: string, ...labels: string[]) =>
  text
    .split('\n')
    .filter((line) => line.startsWith(name) && labels.every((label) => line.includes(label)))
    .map((line) => Number(line.split(' ').at(-1)));

test('reports readiness like health, uncached', async () => {
  for (const path of ['/healthz', '/readyz']) {
    const answer = await fetch(server.url + path);
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
    expect(answer.headers.get('cache-control')).toContain('no-store');
  }
});

test('counts metrics by route and status class, with the store calls of pages', async () => {
  const client = await signedInAdmin(server.url, masterPassword);
  await loginAsAdmin(httpClient(server.url), 'a guess');
  await client.get('/admin/dashboard');
  await client.get('/admin/dashboard.data');
  await client.get('/admin/reports/no-such-report');
  for (let n = 0; n < 20; n += 1) await client.get(`/made-up/${n}?secret=${n}`);
  const answer = await fetch(server.metricsUrl!);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const text = await answer.text();
  const requests = (...labels: string[]) => figure(text, 'http_requests_total', ...labels);
  expect(requests('route="/admin/dashboard"', 'status="2xx"')).toEqual([2]);
  expect(requests('route="/admin-portal"', 'method="POST"', 'status="3xx"')).toEqual([1]);
  expect(requests('route="/admin-portal"', 'method="POST"', 'status="4xx"')).toEqual([1]);
  expect(requests('route="/admin/reports/:report"', 'status="4xx"')).toEqual([1]);
  expect(requests('route="*"', 'status="4xx"')).toEqual([20]);
  for (const name of [
    'store_calls_total',
    'store_units_total',
    'http_request_duration_seconds_sum',
  ])
    expect(figure(text, name, 'route="/admin/dashboard"')[0], name).toBeGreaterThan(0);
  expect(figure(text, 'nodejs_eventloop_lag_p99_seconds')).toHaveLength(1);
  expect(figure(text, 'process_resident_memory_bytes')[0]).toBeGreaterThan(0);
  expect(text).not.toMatch(/made-up|no-such-report|secret/);
});

test("serves no metrics on the pages' port", async () => {
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
});
