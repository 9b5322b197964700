import { afterAll, expect, test } from 'vitest';
import { httpClient, signedInDriver } from '~/tests/support/http';
import { testEntry, makeTestScope } from '~/tests/support/stocked-site';
import { startTestServer } from '~/tests/support/test-server';
import { waitingEntries, waitingMails } from '~/tests/support/waiting';

const server = await startTestServer({ SEED: 'sample' });
afterAll(() => server.stop());

const tenant = { companyId: 'DEFAULT', siteId: 'MAIN' };
const scope = makeTestScope(tenant);
const path = '/driver-preferences/messages';
const [john, maria] = ['1234567', '2345678'];

const signedIn = (employeeId: string, password = '') =>
  signedInDriver(server.url, tenant, employeeId, password);
const stored = async () => {
  const { contacts, activity } = server.platform.deps.stores;
  return {
    contacts: await contacts.page(scope, { after: '', limit: 100 }),
    entries: await activity.latest(scope, 100),
    waiting: await waitingEntries(server.platform.deps.stores),
  };
};

const damaged: [string, Record<string, string | string[]>][] = [
  ['no intent', { email: 'john@home.example' }],
  ['an unknown intent', { intent: 'steal', email: 'john@home.example' }],
  ['no address', { intent: 'save' }],
  ['two addresses', { intent: 'save', email: ['john@home.example', 'thief@evil.test'] }],
  ['a kind of message that does not exist', { intent: 'choose-messages', 'by-email': 'parties' }],
  ['a channel that does not exist', { intent: 'choose-messages', channel: 'pigeon' }],
  // A page of an earlier release has no switches, and would turn everything off.
  ['no switches', { intent: 'choose', 'by-email': 'results' }],
  ['an endless address', { intent: 'save', email: `${'a'.repeat(2000)}@home.example` }],
];
test.each(damaged)('answers 400 to a form with %s and stores nothing', async (_, form) => {
  const client = await signedIn(maria);
  const before = await stored();
  expect((await client.post(path, form)).status).toBe(400);
  expect(await stored()).toEqual(before);
});

test.each(['', 'john', 'john@home', 'a@b.test, c@d.test', 'john@home.example\nBcc: x@y.test'])(
  'answers 422 with a reason to the address %j and stores nothing',
  async (email) => {
    const client = await signedIn(john);
    const before = await stored();
    const response = await client.post(path, { intent: 'save', email });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('Please enter a valid email address.');
    expect(await stored()).toEqual(before);
  },
);

test('chosen messages are stored, and unchecked ones are turned off', async () => {
  const client = await signedIn(maria);
  const choose = (kinds: string[], channel = ['email']) =>
    client.post(path, { intent: 'choose-messages', channel, 'by-email': kinds });
  const countChecked = async () =>
    ((await (await client.get(path)).text()).match(/name="by-email"[^>]*checked=""/g) ?? []).length;
  expect(await countChecked()).toBe(6);
  expect((await choose(['results', 'notes'])).status).toBe(303);
  expect(await countChecked()).toBe(2);
  const { contacts, activity } = server.platform.deps.stores;
  const muted = { email: ['changed-jobs', 'changed-weeks', 'claims', 'closings', 'last-hour'] };
  expect(await contacts.get(scope, maria)).toMatchObject({ muted });
  expect((await activity.latest(scope, 1))[0]?.event).toEqual({ code: 'messages-chosen' });
  expect((await choose(['results', 'notes'], [])).status).toBe(303);
  expect(await countChecked()).toBe(0);
  expect((await choose([])).status).toBe(303);
  expect(await countChecked()).toBe(6);
  expect((await choose([])).status).toBe(303);
  expect(await countChecked()).toBe(0);
  await contacts.setMuted(scope, maria, {}, testEntry(server.platform.deps));
});

test('the earlier URL of the page leads to it', async () => {
  const answer = await (await signedIn(john)).get('/driver-preferences/mails');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, path]);
});

test('shows the full address only in a session by password', async () => {
  const { deps } = server.platform;
  const byId = await signedIn(john);
  const saved = await byId.post(path, { intent: 'save', email: 'john@home.example' });
  expect([saved.status, saved.headers.get('location')]).toEqual([303, path]);
  const masked = await (await byId.get(path)).text();
  expect(masked).toContain('j***@home.example');
  for (const address of [path, `${path}.data`])
    expect(await (await byId.get(address)).text()).not.toContain('john@home.example');

  await deps.stores.credentials.setDriverPassword(scope, {
    employeeId: john,
    passwordHash: await deps.passwords.hash('harbour lantern'),
    expectedVersion: 0,
  });
  const byPassword = await signedIn(john, 'harbour lantern');
  expect(await (await byPassword.get(path)).text()).toContain('john@home.example');
  expect((await byId.get(path)).status).toBe(302);
  const other = await signedIn(maria);
  expect(await (await other.get(path)).text()).toContain('No address on file');
});

test('an address is confirmed by the button behind the emailed link, not by opening it', async () => {
  const { deps } = server.platform;
  const maria2 = await signedIn(maria);
  await maria2.post(path, { intent: 'save', email: 'maria@home.example' });
  expect(await (await maria2.get(path)).text()).toContain('Send the email again');
  const [mail] = (await waitingMails(deps.stores)).filter(
    ({ mail }) => 'to' in mail && mail.to.startsWith('maria'),
  );
  if (mail?.mail.kind !== 'address-confirmation') throw new Error('Nothing was sent.');
  const link = `/confirm-email?code=${mail.mail.token}`;
  const contact = () => deps.stores.contacts.get(scope, maria);

  const visitor = httpClient(server.url);
  const foreign = { method: 'POST', headers: { origin: 'https://evil.example' } };
  const body = new URLSearchParams({ intent: 'confirm' });
  expect((await fetch(server.url + link, { ...foreign, body })).status).toBe(403);
  const page = await (await visitor.get(link)).text();
  expect(page).toContain('m***@home.example');
  expect(await contact()).toMatchObject({ unconfirmed: true });
  expect((await visitor.post('/confirm-email?code=wrong', { intent: 'confirm' })).status).toBe(404);
  expect(
    (
      await visitor.post(`/unsubscribe?code=${mail.mail.token}`, {
        'List-Unsubscribe': 'One-Click',
      })
    ).status,
  ).toBe(404);
  expect(await (await visitor.post(link, { intent: 'confirm' })).text()).toContain(
    'Your address is confirmed.',
  );
  expect(await contact()).toMatchObject({ employeeId: maria, email: 'maria@home.example' });
  expect((await contact())?.unconfirmed).toBeUndefined();
  expect(await (await maria2.get(path)).text()).not.toContain('Send the email again');
  // A link is for one address: it confirms neither the next one nor that of another driver.
  await maria2.post(path, { intent: 'save', email: 'maria@work.example' });
  expect((await visitor.get(link)).status).toBe(404);
  expect((await visitor.post(link, { intent: 'confirm' })).status).toBe(404);
  expect(await contact()).toMatchObject({ email: 'maria@work.example', unconfirmed: true });
  await maria2.post(path, { intent: 'save', email: 'maria@home.example' });
  expect((await visitor.get(link)).status).toBe(200);
  server.clock.moveTo(new Date(server.clock.now() + 73 * 3_600_000).toISOString());
  expect((await visitor.get(link)).status).toBe(404);
  expect((await visitor.post(link, { intent: 'confirm' })).status).toBe(404);
  expect(await contact()).toMatchObject({ unconfirmed: true });
});
