import { afterAll, expect, test } from 'vitest';
import { aMail } from '~/tests/store/builders';
import { signedInAdmin } from '~/tests/support/http';
import { aRequest } from '~/tests/support/registration';
import { masterPassword, startTestServer } from '~/tests/support/test-server';

const path = '/admin/master/requests';

const server = await startTestServer();
afterAll(() => server.stop());
const master = await signedInAdmin(server.url, masterPassword);

const registrations = () => server.platform.deps.stores.registrations;
let made = 1000;
const submitted = async (companyName = `Company ${made}`) => {
  made += 1;
  const request = aRequest({ id: `REQ${made}`, companyName });
  const mail = { id: `01M${made}`, at: request.requestedAt, mail: aMail() };
  await registrations().submit(request, { formId: request.id, maxPending: 500, mails: [mail] });
  return request.id;
};
const readStatus = async (requestId: string) => (await registrations().read(requestId))?.status;

test('returns to the same list after an approval or denial and reports it', async () => {
  const [first, second] = [await submitted('Alpha Cargo'), await submitted('Beta Freight')];
  const list = `${path}?sort=company&dir=asc`;
  const approved = await master.post(list, { intent: 'approve', requestId: first });
  expect([approved.status, approved.headers.get('location')]).toEqual([303, list]);
  expect(await (await master.get(list)).text()).toContain(
    'Alpha Cargo is set up as company ALPHACARGO, site NYC01.',
  );
  await master.post(list, { intent: 'deny', requestId: second, reason: '' });
  expect(await (await master.get(list)).text()).toContain(
    'The registration request of Beta Freight has been denied.',
  );
  expect(await registrations().read(second)).toMatchObject({
    denialReason: null,
  });
});

test.each<[string, Record<string, string>, number, string]>([
  ['an unknown intent', { intent: 'drop' }, 400, ''],
  ['no intent', {}, 400, ''],
  ['another request', { intent: 'approve', requestId: 'REQ9999' }, 404, 'no such registration'],
  ['a key instead of an id', { intent: 'approve', requestId: 'REQ1#SITE' }, 400, ''],
  ['an oversized reason', { intent: 'deny', reason: 'x'.repeat(20_000) }, 400, ''],
  ['a long reason', { intent: 'deny', reason: 'x'.repeat(1001) }, 422, 'up to 1000 characters'],
])('changes nothing for %s', async (_name, form, status, text) => {
  const requestId = await submitted();
  const response = await master.post(path, { requestId, ...form });
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(text);
  expect(await readStatus(requestId)).toBe('pending');
});

const terms = {
  intent: 'approve-terms',
  companyId: 'NEWCO',
  siteCode: 'NYC01',
  timeZone: 'America/Chicago',
  maxDrivers: '100',
  maxJobs: '50',
  maxSites: '3',
};

test.each<[string, Record<string, string | string[]>, number, string]>([
  ['no limits', { maxDrivers: [] }, 400, ''],
  ['two IDs', { companyId: ['NEWCO', 'OTHER'] }, 400, ''],
  ['an oversized ID', { companyId: 'A'.repeat(41) }, 400, ''],
  ['an ID of symbols', { companyId: 'NEW#CO' }, 422, 'letters'],
  ['the built-in company', { companyId: 'default' }, 422, 'is reserved'],
  ['the built-in site', { siteCode: 'MAIN' }, 422, 'is reserved'],
  ['an unknown zone', { timeZone: 'Mars/Olympus' }, 422, 'time zone'],
  ['a limit that is no number', { maxJobs: '1e9' }, 422, 'must be a whole number'],
])('changes nothing for terms with %s', async (_name, change, status, text) => {
  const requestId = await submitted();
  const response = await master.post(path, { requestId, ...terms, ...change });
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(text);
  expect(await readStatus(requestId)).toBe('pending');
});

test('creates what the terms say', async () => {
  const requestId = await submitted('Terms Ltd');
  const approved = await master.post(path, { requestId, ...terms });
  expect(approved.status).toBe(303);
  const { site, company } = await server.platform.deps.stores.sites.read({
    companyId: 'NEWCO',
    siteId: 'NYC01',
  });
  expect(site).toMatchObject({
    timeZone: 'America/Chicago',
    window: { closesAt: { timeZone: 'America/Chicago' } },
  });
  expect(company).toMatchObject({
    isFree: false,
    settings: { maxDrivers: 100, maxJobs: 50, maxSites: 3 },
  });
});

test('refuses a reserved or taken name with an explanation and creates nothing', async () => {
  const reserved = await submitted('De-fault');
  const refused = await master.post(path, { intent: 'approve', requestId: reserved });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('The company ID DEFAULT is reserved');
  await master.post(path, { intent: 'approve', requestId: await submitted('Twice Ltd') });
  const second = await submitted('TWICE-LTD');
  const taken = await master.post(path, { intent: 'approve', requestId: second });
  expect(taken.status).toBe(409);
  expect(await taken.text()).toContain('A company with the ID TWICELTD already exists.');
  expect([await readStatus(reserved), await readStatus(second)]).toEqual(['pending', 'pending']);
});

test('does not change the answer to a request', async () => {
  const requestId = await submitted();
  await master.post(path, { intent: 'deny', requestId, reason: 'No' });
  const late = await master.post(path, { intent: 'approve', requestId });
  expect(late.status).toBe(409);
  expect(await late.text()).toContain('This request has been denied already.');
  expect(await readStatus(requestId)).toBe('denied');
});

test.each([
  '?page=99&sort=name&dir=up',
  '?page=-1',
  '?page=1e9',
  '?before=%F0%9F%98%80',
  '?before=2026-01-01T00:00:00.000Z%23REQ1',
  '?deny=REQ1%23SITE',
])('reads the valid parts of the URL %s', async (query) => {
  expect((await master.get(path + query)).status).toBe(200);
});

test('shows what companies wrote as text', async () => {
  await submitted('<img src=x onerror=alert(1)>');
  expect(await (await master.get(path)).text()).not.toContain('<img src=x');
});
