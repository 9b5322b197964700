import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { parseEnv } from '~/app/platform/config/env';
import { createPlatform } from '~/app/platform/wiring/wiring.server';
import { createClient } from '~/app/store/create-stores.server';
import { createApproveRegistration } from '~/functions/approve-registration/handler';
import type { OnDemandBuild } from '~/functions/web/create-route-handler';
import { createRouteHandler } from '~/functions/web/create-route-handler';
import { createWebApp } from '~/functions/web/create-web-app';
import { ensureBuilt, serverBuild } from '~/infra/local/build';
import { signingKeys } from '~/tests/support/signing-keys';

const origin = 'http://jobs.test';
const critical = 'Critical system error: Please contact support immediately.';

ensureBuilt();
const build = (await import(pathToFileURL(serverBuild).href)) as OnDemandBuild;

/** A server whose store refuses every call. */
const serverWithoutStore = (isReady: () => boolean) => {
  const client = createClient({
    endpoint: 'http://127.0.0.1:1',
    region: 'local',
    credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
  });
  const platform = createPlatform(parseEnv({ ...signingKeys, PUBLIC_ORIGIN: origin }), {
    client,
    write: () => undefined,
  });
  const app = createWebApp({
    platform,
    approveRegistration: createApproveRegistration(platform),
    handle: createRouteHandler(build),
    getRoute: (path) => path,
    clientAddress: () => '127.0.0.1',
    isReady,
  });
  let cookie = '';
  return {
    open: async (path = '/', headers: Record<string, string> = { accept: 'text/html' }) => {
      const response = await app.request(`${origin}${path}`, { headers: { ...headers, cookie } });
      cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
      return { response, page: await response.text() };
    },
  };
};

test.each([
  ['while the store is being prepared', () => false],
  ['when the store has gone', () => true],
])('%s, pages retry by themselves three times', async (_name, isReady) => {
  const browser = serverWithoutStore(isReady);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const { response, page } = await browser.open();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(page).toContain('Preparing Application');
    expect(page).toContain('Loading critical system data...');
    expect(page).toContain('<progress');
    expect(response.headers.get('refresh')).toBe('2');
    const [, nonce] = /style nonce="([^"]+)"/.exec(page) ?? [];
    expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
  const { response, page } = await browser.open();
  expect(response.status).toBe(503);
  expect(page).toContain(critical);
  expect(response.headers.has('refresh')).toBe(false);
  // A manual retry starts the automatic retries again.
  expect((await browser.open()).page).toContain('Preparing Application');
});

test('reports it in the health check, and serves no page for forms and scripts', async () => {
  const { open } = serverWithoutStore(() => false);
  const health = await open('/healthz', {});
  expect([health.response.status, health.page]).toEqual([503, '{"status":"unavailable"}']);
  const script = await open('/_root.data', { accept: '*/*' });
  expect(script.response.status).toBe(503);
  expect(script.page).not.toContain('<html');
});
