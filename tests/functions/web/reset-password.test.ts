import { afterAll, expect, test } from 'vitest';
import { anEntry } from '~/tests/store/builders';
import { adminPassword } from '~/tests/support/access-matrix';
import { addCompany } from '~/tests/support/companies';
import { httpClient, signedInAdmin, signedInDriver } from '~/tests/support/http';
import { aDriver } from '~/tests/support/roster-builders';
import { makeTestScope } from '~/tests/support/stocked-site';
import { masterPassword, startTestServer } from '~/tests/support/test-server';

const rival = { companyId: 'RIVAL', siteId: 'RIV01' };
const tenant = { companyId: 'DEFAULT', siteId: 'MAIN' };
const [john, maria] = ['1234567', '2345678'];
const path = '/reset-password';
const password = 'violin harbour';

const server = await startTestServer({ SEED: 'sample' });
afterAll(() => server.stop());
const { deps } = server.platform;
await addCompany(deps, { ...rival, name: 'Rival', password: adminPassword });
await deps.stores.drivers.commit(makeTestScope(rival), {
  expectedVersion: 0,
  puts: [aDriver({ employeeId: maria, name: 'Maria Elsewhere' })],
  deletes: [],
  entry: anEntry(),
});

const issue = async (employeeId: string) => {
  const admin = await signedInAdmin(server.url, masterPassword);
  const form = { intent: 'issue-code', employeeId };
  const page = await (await admin.post('/admin/edit-drivers', form)).text();
  const code = /\b[0-9A-Z]{4}(-[0-9A-Z]{4}){2}\b(?=<)/.exec(page)?.[0] ?? '';
  expect(code).not.toBe('');
  expect(await (await admin.get('/admin/edit-drivers')).text()).not.toContain(code);
  return code;
};
const form = (code: string, more: object = {}) => ({
  ...{ ...tenant, employeeId: john, code, password, repeated: password },
  ...more,
});

test('sets a password with a code once and ends the previous session', async () => {
  const code = await issue(john);
  const before = await signedInDriver(server.url, tenant, john);
  const client = httpClient(server.url);
  const done = await client.post(path, form(code));
  expect(done.status).toBe(303);
  const next = `/driver-login?emplid=${john}&c=DEFAULT&s=MAIN&reset=ok`;
  expect(done.headers.get('location')).toBe(next);
  expect(await (await client.get(next)).text()).toContain(
    'Your password was updated. Please login.',
  );
  // The notice ends with the next message.
  const wrong = await client.post(next, {
    ...tenant,
    employeeId: john,
    password: 'Not mine at all',
  });
  expect(await wrong.text()).not.toContain('Your password was updated.');
  expect((await before.get('/driver-preferences')).status).toBe(302);
  expect((await client.post(path, form(code))).status).toBe(401);
  const login = { ...tenant, employeeId: john, password };
  expect((await client.post('/driver-login', login)).status).toBe(303);
});

test('accepts a code only at its own company', async () => {
  const code = await issue(maria);
  const client = httpClient(server.url);
  const open = { employeeId: maria, code, password, repeated: password };
  expect((await client.post(path, { ...open, ...rival })).status).toBe(401);
  const set = await client.post(path, open);
  expect([set.status, set.headers.get('location')]).toEqual([
    303,
    `/driver-login?emplid=${maria}&c=${tenant.companyId}&s=${tenant.siteId}&reset=ok`,
  ]);
});

test('answers a wrong ID and a wrong code alike', async () => {
  const client = httpClient(server.url);
  const answers = await Promise.all(
    [{}, { employeeId: '9999999' }, { companyId: 'NONE', siteId: 'NON01' }].map(async (more) => {
      const response = await client.post(path, form('AAAA-AAAA', more));
      const alert = /role="alert".*?<\/div><\/div>/s.exec(await response.text())?.[0] ?? '';
      return [response.status, alert];
    }),
  );
  expect(answers[0]).toEqual([401, expect.stringContaining('do not match')]);
  expect(answers).toEqual(answers.map(() => answers[0]));
});

const damaged: [string, object, number][] = [
  ['no code', { code: [] }, 400],
  ['two codes', { code: ['AAAA-AAAA', 'BBBB-BBBB'] }, 400],
  ['an endless code', { code: 'A'.repeat(5000) }, 400],
  ['an endless password', { password: 'a'.repeat(5000) }, 400],
  ['a foreign alphabet for an id', { employeeId: '１２３４５６７' }, 400],
  ['a company that is none', { companyId: '../x' }, 400],
  ['a code that is none', { code: '\u0000' }, 401],
];
test.each(damaged)('refuses a form with %s and changes nothing', async (_, more, status) => {
  const read = () => server.platform.deps.stores.access.readDriver(tenant, '3456789');
  const before = await read();
  const client = httpClient(server.url);
  const sent = form('AAAA-AAAA', { employeeId: '3456789', ...more });
  const response = await client.post(path, sent as Record<string, string | string[]>);
  expect(response.status).toBe(status);
  expect(await read()).toEqual(before);
});

test.each(['', '?emplid=', '?emplid=x', '?emplid=9999999'])(
  'shows no site contact on the page %j',
  async (query) => {
    const response = await httpClient(server.url).get(`${path}${query}`);
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).toContain('One-time code');
    expect(text).toContain('your site');
  },
);

test('lets a session by ID set the first password only with a code, and keeps that session', async () => {
  const employeeId = '3456789';
  const client = await signedInDriver(server.url, tenant, employeeId);
  const own = '/driver-preferences/password';
  const post = (more: Record<string, string | string[]>) =>
    client.post(own, { password, repeated: password, ...more });
  const statuses = [
    await post({}),
    await post({ currentPassword: password }),
    await post({ code: 'AAAA-AAAA' }),
    await post({ code: ['AAAA-AAAA', 'BBBB-BBBB'] }),
    await post({ code: 'A'.repeat(5000) }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([401, 401, 401, 400, 400]);
  const code = await issue(employeeId);
  expect((await post({ code, password: 'short' })).status).toBe(422);
  const saved = await post({ code });
  expect([saved.status, saved.headers.get('location')]).toEqual([303, '/driver-preferences']);
  expect(await (await client.get(own)).text()).toContain('Current password');
  expect((await post({ currentPassword: 'wrong' })).status).toBe(401);
});

const answers = {
  question1: 'first-street',
  answer1: 'Main Street',
  question2: 'first-job',
  answer2: 'Zürich',
};
const setSite = async (settings: { securityQuestions?: boolean; kioskMode?: boolean }) => {
  const { stores } = server.platform.deps;
  const { site } = await stores.sites.read(tenant);
  const scope = makeTestScope(tenant);
  await stores.sites.save(scope, { ...site!, settings: { ...site!.settings, ...settings } }, []);
};
const byQuestions = (more: object = {}) => ({
  ...{ ...tenant, employeeId: john, by: 'questions', ...answers, password, repeated: password },
  ...more,
});

test('offers security questions only where the site allows them, for any ID', async () => {
  const code = await issue(john);
  const client = httpClient(server.url);
  await client.post(path, form(code));
  await client.post('/driver-login', { ...tenant, employeeId: john, password });
  const own = '/driver-preferences/password';
  const set = { intent: 'set-answers', currentPassword: password, ...answers };
  expect(await (await client.get(own)).text()).not.toContain('Security questions');
  expect((await client.post(own, set)).status).toBe(403);
  await setSite({ securityQuestions: true });
  for (const damaged of [
    { question1: 'my-own' },
    { answer1: 'a'.repeat(101) },
    { answer2: ['a', 'b'] },
  ])
    expect((await client.post(own, { ...set, ...damaged })).status).toBe(400);
  expect((await client.post(own, { ...set, question2: 'first-street' })).status).toBe(422);
  expect((await client.post(own, { ...set, currentPassword: 'guess' })).status).toBe(401);
  expect((await client.post(own, set)).status).toBe(303);
  expect(await (await client.get(own)).text()).toContain('Replace questions');

  const stranger = httpClient(server.url);
  const ids = [john, '3456789', '9999999'];
  const pages = await Promise.all(
    ids.map(async (employeeId) => {
      const query = `?emplid=${employeeId}&c=DEFAULT&s=MAIN&by=questions`;
      return (await (await stranger.get(path + query)).text()).includes('Question 2');
    }),
  );
  expect(pages).toEqual([true, true, true]);
  const refused = await Promise.all(
    ids.map(async (employeeId) => {
      const sent = byQuestions({ employeeId, answer1: 'a guess' });
      const response = await stranger.post(path, sent);
      const alert = /role="alert".*?<\/div><\/div>/s.exec(await response.text())?.[0] ?? '';
      return [response.status, alert];
    }),
  );
  expect(refused[0]).toEqual([401, expect.stringContaining('do not match')]);
  expect(refused).toEqual(refused.map(() => refused[0]));

  // Moves past the window in which attempts are counted.
  server.clock.advance(15 * 60_000);
  await setSite({ securityQuestions: false });
  expect(await (await stranger.get(`${path}?emplid=${john}&by=questions`)).text()).not.toContain(
    'Question 2',
  );
  expect((await stranger.post(path, byQuestions())).status).toBe(401);
  await setSite({ securityQuestions: true });
  const done = await stranger.post(
    path,
    byQuestions({ answer1: 'MAIN STREET', answer2: 'zurich' }),
  );
  expect([done.status, done.headers.get('location')]).toEqual([
    303,
    `/driver-login?emplid=${john}&c=DEFAULT&s=MAIN&reset=ok`,
  ]);
  expect((await client.get('/driver-preferences')).status).toBe(302);
  expect(server.logged.join('\n')).not.toMatch(/main street/i);
});

test('resets at a kiosk only passwords of its own site', async () => {
  await setSite({ kioskMode: true });
  const kiosk = httpClient(server.url);
  const [pair = ''] = (await server.platform.kiosks.set(tenant)).split(';');
  kiosk.cookies.set('kiosk', pair.slice('kiosk='.length));
  const page = await (await kiosk.get(`${path}?emplid=${maria}`)).text();
  expect(page).toContain('One-time code');
  expect(page).not.toContain('RIVAL');
  const elsewhere = await (await kiosk.get(`${path}?emplid=${maria}&c=RIVAL&s=RIV01`)).text();
  expect(elsewhere).toContain('value="MAIN"');
  expect(elsewhere).not.toContain('value="RIV01"');
  const code = await issue(maria);
  const open = { ...rival, employeeId: maria, code, password, repeated: password };
  const done = await kiosk.post(path, open);
  expect(done.headers.get('location')).toBe(
    `/driver-login?emplid=${maria}&c=DEFAULT&s=MAIN&reset=ok`,
  );
  await setSite({ kioskMode: false });
  expect((await kiosk.post(path, { ...open, code: 'AAAA-AAAA' })).status).toBe(401);
});
