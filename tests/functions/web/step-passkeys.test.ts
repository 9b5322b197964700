import { afterAll, beforeEach, expect, test } from 'vitest';
import { defaultTenant } from '~/domain/company/scope';
import { minuteMs } from '~/domain/time/time-units';
import { httpClient, type HttpClient } from '~/tests/support/http';
import { aPasskeyDevice } from '~/tests/support/passkey-device';
import { testEntry, makeTestScope } from '~/tests/support/stocked-site';
import { masterPassword, startTestServer } from '~/tests/support/test-server';

const origin = 'http://jobs.test';
const page = '/admin/account/two-step';
const codePath = '/admin-portal/code';
const account = { companyId: 'DEFAULT', siteId: 'MAIN', username: 'admin' };
const login = { ...account, password: masterPassword };
const recoveryCodes = Array.from({ length: 8 }, (_, n) => `ABC${n}-DEF${n}`).join(' ');
type Device = ReturnType<typeof aPasskeyDevice>;

const server = await startTestServer({ PUBLIC_ORIGIN: origin });
afterAll(() => server.stop());

const scope = makeTestScope(defaultTenant);
const readFactor = async () =>
  (await server.platform.deps.stores.access.readAdmin(defaultTenant, 'admin')).credential
    ?.secondFactor;
/** Each test begins without a second step. */
beforeEach(async () => {
  const { access, credentials } = server.platform.deps.stores;
  const { credential } = await access.readAdmin(defaultTenant, 'admin');
  const change = { read: credential!, next: { ...credential!, secondFactor: undefined } };
  await credentials.saveAdmin(scope, change, testEntry(server.platform.deps));
  server.clock.advance(20 * minuteMs);
});

const aClient = (): HttpClient => {
  const client = httpClient(server.url);
  const headers = { 'sec-fetch-site': 'same-origin', origin };
  return { ...client, post: (to, form, more) => client.post(to, form, { ...headers, ...more }) };
};
const sendPasskey = async (
  client: HttpClient,
  device: Device,
  more: Record<string, string> = {},
) => {
  const { challenge } = (await (await client.post('/passkey-challenge', {})).json()) as {
    challenge: string;
  };
  const answer = JSON.stringify(device.make({ origin, challenge }));
  const form = { intent: 'add-passkey', currentPassword: masterPassword, name: '', answer };
  return client.post(page, { ...form, recoveryCodes, ...more });
};
const addPasskey = async (device = aPasskeyDevice()) => {
  const client = aClient();
  await client.post('/admin-portal', login);
  const added = await sendPasskey(client, device);
  expect(added.headers.get('location')).toBe('/admin/account');
  return { device, client };
};
/** The challenge that the page of the second step shows. */
const readChallenge = async (client: HttpClient): Promise<string> => {
  const text = await (await client.get(codePath)).text();
  return /challenge\\?"[,:]\\?"([\w-]{43})/.exec(text)?.[1] ?? '';
};
/** A client that has entered the password, and the challenge of that sign-in. */
const begin = async () => {
  const client = aClient();
  const first = await client.post('/admin-portal', login);
  expect(first.headers.get('location')).toBe(codePath);
  return { client, challenge: await readChallenge(client) };
};
const toForm = (device: Device, challenge: string) => ({
  answer: JSON.stringify(device.show({ origin, challenge })),
});

test('a passkey is offered after the password only, and signs in', async () => {
  const { device } = await addPasskey();
  expect(await (await aClient().get('/admin-portal')).text()).not.toContain(device.id);
  const { client, challenge } = await begin();
  expect(challenge).toHaveLength(43);
  const entered = await client.post(codePath, toForm(device, challenge));
  expect(entered.headers.get('location')).toBe('/admin/dashboard');
  expect((await client.get('/admin/dashboard')).status).toBe(200);
  expect([...client.cookies.keys()].filter((name) => name.includes('admin-code'))).toEqual([]);
});

test('a challenge counts for its own sign-in, once, for five minutes', async () => {
  const { device } = await addPasskey();
  const [first, second] = [await begin(), await begin()];
  expect(first.challenge).not.toBe(second.challenge);
  const shown = toForm(device, first.challenge);
  expect((await second.client.post(codePath, shown)).status).toBe(401);
  const cookies = [...first.client.cookies];
  expect((await first.client.post(codePath, shown)).status).toBe(303);
  const copy = aClient();
  for (const [name, value] of cookies) copy.cookies.set(name, value);
  expect((await copy.post(codePath, shown)).status).toBe(401);
  const late = await begin();
  server.clock.advance(5 * minuteMs);
  const over = await late.client.post(codePath, toForm(device, late.challenge));
  expect(over.headers.get('location')).toBe('/admin-portal');
});

test('a challenge for new passkeys does not complete a sign-in', async () => {
  const { device } = await addPasskey();
  const { client } = await begin();
  const asked = await client.post('/passkey-challenge', {});
  const { challenge } = (await asked.json()) as { challenge: string };
  expect((await client.post(codePath, toForm(device, challenge))).status).toBe(401);
});

test('an open page signs in again with the passkey', async () => {
  const { device } = await addPasskey();
  const client = aClient();
  const first = await client.post('/admin/session', login);
  const { step } = (await first.json()) as { step: { passkey: { challenge: string } } };
  expect(step).toMatchObject({ hasApp: false, passkey: { rpId: 'jobs.test', known: [device.id] } });
  const form = toForm(device, step.passkey.challenge);
  const other = { ...account, username: 'other', ...form };
  expect((await client.post('/admin/session', other)).status).toBe(409);
  const again = await client.post('/admin/session', { ...account, ...form });
  expect([again.status, await again.json()]).toEqual([200, { needsCode: false }]);
});

test('refuses what no device answered, stores nothing, and never fails', async () => {
  const { client } = await addPasskey();
  const before = await readFactor();
  const { client: half } = await begin();
  for (const answer of [
    '',
    'x',
    '[]',
    '{}',
    '{"id":7}',
    '{"id":"x"}',
    `{"id":"${'x'.repeat(9000)}"}`,
  ]) {
    const form = { intent: 'add-passkey', currentPassword: masterPassword, name: '', answer };
    expect([400, 422]).toContain((await client.post(page, form)).status);
    expect([400, 401]).toContain((await half.post(codePath, { answer })).status);
  }
  const long = await sendPasskey(client, aPasskeyDevice(), { name: 'x'.repeat(61) });
  expect(long.status).toBe(400);
  expect(await readFactor()).toEqual(before);
});

test('a name is one line, and the browser names a passkey without one', async () => {
  const { client } = await addPasskey();
  await sendPasskey(client, aPasskeyDevice(), { name: ' Blue\nkey\u202E ' });
  expect((await readFactor())?.passkeys.map(({ name }) => name)).toEqual(['unknown', 'Blue key']);
  expect(await (await client.get(page)).text()).toContain('Blue key');
});

test('the page shows no key and no hash', async () => {
  const { client } = await addPasskey();
  const factor = await readFactor();
  const secrets = [factor!.passkeys[0]!.publicKey, factor!.recoveryHashes[0]!];
  for (const path of [page, `${page}?remove=${factor!.passkeys[0]!.id}`, '/admin/account']) {
    const text = await (await client.get(path)).text();
    for (const hidden of secrets) expect(text.includes(hidden), path).toBe(false);
  }
});

test('without a public origin no passkey is offered or accepted', async () => {
  const local = await startTestServer({});
  try {
    const client = httpClient(local.url);
    await client.post('/admin-portal', login);
    const text = await (await client.get(`${page}?add=passkey`)).text();
    expect(text).not.toContain('Use a passkey instead');
    expect(text).toContain('Set up two-step sign-in');
    const answer = JSON.stringify(aPasskeyDevice().make({ origin, challenge: 'x' }));
    const form = { intent: 'add-passkey', currentPassword: masterPassword, name: '', answer };
    expect((await client.post(page, { ...form, recoveryCodes })).status).toBe(422);
  } finally {
    await local.stop();
  }
});
