import { afterAll, expect, test } from 'vitest';
import { httpClient, signedInDriver } from '~/tests/support/http';
import { makeTestScope } from '~/tests/support/stocked-site';
import { startTestServer } from '~/tests/support/test-server';
import { waitingEntries, waitingMails } from '~/tests/support/waiting';

const server = await startTestServer({ SEED: 'sample' });
afterAll(() => server.stop());

const tenant = { companyId: 'DEFAULT', siteId: 'MAIN' };
const scope = makeTestScope(tenant);
const path = '/driver-preferences/messages';
const [john, maria] = ['1234567', '2345678'];
const number = '+12133734253';

const signedIn = (employeeId: string) => signedInDriver(server.url, tenant, employeeId);
const stored = async () => {
  const { stores } = server.platform.deps;
  return {
    contacts: await stores.contacts.page(scope, { after: '', limit: 100 }),
    entries: await stores.activity.latest(scope, 100),
    waiting: await waitingEntries(stores),
  };
};

const damaged: [string, Record<string, string | string[]>][] = [
  ['no number', { intent: 'save-number' }],
  ['two numbers', { intent: 'save-number', number: [number, '+12133734254'] }],
  ['an endless number', { intent: 'save-number', number: '2'.repeat(2000) }],
  ['no code', { intent: 'confirm-number' }],
  ['an endless code', { intent: 'confirm-number', code: '1'.repeat(2000) }],
  ['a kind of message that does not exist', { intent: 'choose-messages', 'by-sms': 'parties' }],
];
test.each(damaged)('answers 400 to a form with %s and stores nothing', async (_, form) => {
  const client = await signedIn(maria);
  const before = await stored();
  expect((await client.post(path, form)).status).toBe(400);
  expect(await stored()).toEqual(before);
});

test.each([
  ['', 'Please enter a valid mobile number.'],
  ['911', 'Please enter a valid mobile number.'],
  ['+1 900 555 1234', 'Please enter a valid mobile number.'],
  ['+1 876 512 3456', 'mobile numbers of these countries only: US, CA.'],
])('answers 422 with a reason to the number %j and stores nothing', async (typed, text) => {
  const client = await signedIn(maria);
  const before = await stored();
  const response = await client.post(path, { intent: 'save-number', number: typed });
  expect(response.status).toBe(422);
  expect(await response.text()).toContain(text);
  expect(await stored()).toEqual(before);
});

test('a number is confirmed by its code and never shown whole, not even with a password', async () => {
  const { deps } = server.platform;
  const client = await signedIn(john);
  expect((await client.post(path, { intent: 'confirm-number', code: '1' })).status).toBe(409);
  expect((await client.post(path, { intent: 'save-number', number })).status).toBe(303);
  const [text] = (await waitingMails(deps.stores)).flatMap(({ mail }) =>
    mail.kind === 'text' && mail.message.kind === 'number-confirmation' ? [mail.message] : [],
  );
  const code = text?.code ?? '';
  const confirm = (typed: string) => client.post(path, { intent: 'confirm-number', code: typed });
  const wrong = await confirm(code === '000000' ? '000001' : '000000');
  expect(wrong.status).toBe(401);
  expect(await wrong.text()).toContain('You have 4 more tries.');
  expect((await confirm(`${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(303);
  const contact = await deps.stores.contacts.get(scope, john);
  expect(contact?.phone).toEqual({ version: 3, number });

  await deps.stores.credentials.setDriverPassword(scope, {
    employeeId: john,
    passwordHash: await deps.passwords.hash('harbour lantern'),
    expectedVersion: 0,
  });
  const byPassword = httpClient(server.url);
  await byPassword.post('/driver-login', {
    ...tenant,
    employeeId: john,
    password: 'harbour lantern',
  });
  const page = await (await byPassword.get(path)).text();
  expect(page).toContain('*** 4253');
  expect(page).not.toContain('373');
  expect(JSON.stringify(await deps.stores.activity.latest(scope, 100))).not.toContain('4253');
  expect(server.logged.join('\n')).not.toMatch(new RegExp(`4253|${code}`));
});

test('what comes by text is chosen like the other channels', async () => {
  const client = await signedIn(maria);
  const form = {
    intent: 'choose-messages',
    channel: ['email', 'sms'],
    'by-email': ['results'],
    'by-sms': ['notes'],
  };
  expect((await client.post(path, form)).status).toBe(303);
  const { muted } = (await server.platform.deps.stores.contacts.get(scope, maria))!;
  expect(muted?.sms).not.toContain('notes');
  expect(muted?.sms).toContain('results');
});
