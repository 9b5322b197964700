import { afterAll, expect, test } from 'vitest';
import { defaultTenant } from '~/domain/company/scope';
import { httpClient, signedInDriver, type HttpClient } from '~/tests/support/http';
import { aPasskeyDevice } from '~/tests/support/passkey-device';
import { makeTestScope } from '~/tests/support/stocked-site';
import { startTestServer } from '~/tests/support/test-server';

const origin = 'http://jobs.test';
const server = await startTestServer({ SEED: 'sample', PUBLIC_ORIGIN: origin });
afterAll(() => server.stop());

const scope = makeTestScope(defaultTenant);
const path = '/driver-preferences/my-phone';
const john = '1234567';

/** A client whose browser is at the public origin. */
const aClient = (): HttpClient => {
  const client = httpClient(server.url);
  const headers = { 'sec-fetch-site': 'same-origin', origin };
  return { ...client, post: (to, form, more) => client.post(to, form, { ...headers, ...more }) };
};
const askForChallenge = async (client: HttpClient) => {
  const answer = await client.post('/passkey-challenge', {});
  expect(answer.status).toBe(200);
  return (await answer.json()) as { challenge: string };
};
const add = async (
  client: HttpClient,
  device = aPasskeyDevice(),
  more: Record<string, string> = {},
) => {
  const answer = JSON.stringify(
    device.make({ origin, ...(await askForChallenge(client)), ...more }),
  );
  const form = { intent: 'add-passkey', handle: 'A'.repeat(43), answer };
  return { device, done: await client.post(path, form) };
};
const signIn = async (client: HttpClient, device: ReturnType<typeof aPasskeyDevice>) => {
  const shown = device.show({ origin, ...(await askForChallenge(client)) });
  return client.post('/driver-login', { intent: 'passkey', answer: JSON.stringify(shown) });
};
const aDriver = () => signedInDriver(server.url, defaultTenant, john, '', aClient());

test('a passkey that was added signs in, from any browser', async () => {
  const { device, done } = await add(await aDriver());
  expect([done.status, done.headers.get('location')]).toEqual([303, path]);
  const client = aClient();
  expect((await signIn(client, device)).status).toBe(303);
  expect((await client.get('/driver-preferences')).status).toBe(200);
  expect(client.cookies.has('passkey-challenge')).toBe(false);
});

test('a challenge works once, and only in the browser that asked for it', async () => {
  const { device } = await add(await aDriver());
  const client = aClient();
  const shown = device.show({ origin, ...(await askForChallenge(client)) });
  const form = { intent: 'passkey', answer: JSON.stringify(shown) };
  const other = aClient();
  await askForChallenge(other);
  expect((await other.post('/driver-login', form)).status).toBe(401);
  const cookie = client.cookies.get('passkey-challenge') ?? '';
  expect((await client.post('/driver-login', form)).status).toBe(303);
  client.cookies.set('passkey-challenge', cookie);
  expect((await client.post('/driver-login', form)).status).toBe(401);
});

test('asking for challenges stores nothing', async () => {
  const client = aClient();
  const { throttle } = server.platform.deps.stores;
  const { take, hit } = throttle;
  let writes = 0;
  throttle.take = (...args) => ((writes += 1), take(...args));
  throttle.hit = (...args) => ((writes += 1), hit(...args));
  try {
    for (let n = 0; n < 5; n += 1) await askForChallenge(client);
    expect(writes).toBe(0);
  } finally {
    Object.assign(throttle, { take, hit });
  }
});

test('refuses what no device answered, stores nothing, and never fails', async () => {
  const client = await aDriver();
  for (const answer of [
    '',
    'x',
    '[]',
    '{}',
    '{"id":7}',
    '{"id":"x"}',
    `{"id":"${'x'.repeat(9000)}"}`,
  ]) {
    const added = await client.post(path, {
      intent: 'add-passkey',
      handle: 'A'.repeat(43),
      answer,
    });
    expect([400, 422]).toContain(added.status);
    const entered = await aClient().post('/driver-login', { intent: 'passkey', answer });
    expect([400, 401]).toContain(entered.status);
  }
  const { credential } = await server.platform.deps.stores.access.readDriver(scope, john);
  const before = credential?.passkeys?.passkeys.length ?? 0;
  const { done } = await add(client, aPasskeyDevice(), { origin: 'https://evil.test' });
  expect(done.status).toBe(422);
  const after = await server.platform.deps.stores.access.readDriver(scope, john);
  expect(after.credential?.passkeys?.passkeys.length ?? 0).toBe(before);
});

test('a kiosk neither offers nor accepts a passkey', async () => {
  const { device } = await add(await aDriver());
  const kiosk = aClient();
  const [pair = ''] = (await server.platform.kiosks.set(defaultTenant)).split(';');
  kiosk.cookies.set('kiosk', pair.slice('kiosk='.length));
  expect((await signIn(kiosk, device)).status).toBe(403);
  expect(kiosk.cookies.has('driver-session')).toBe(false);
});
