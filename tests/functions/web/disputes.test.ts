import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSiteScope } from '~/app/ports/sessions';
import { publishAward } from '~/app/services/award/publish-award.server';
import { defaultTenant } from '~/domain/company/scope';
import { aPickList, anEntry } from '~/tests/store/builders';
import { httpClient, type HttpClient, signedInAdmin, signedInDriver } from '~/tests/support/http';
import { makeTestScope } from '~/tests/support/stocked-site';
import { masterPassword, startTestServer, type TestServer } from '~/tests/support/test-server';

const scope = makeTestScope(defaultTenant);
const disputes = '/admin/dispute-resolution';
const page = '/driver-preferences';

let server: TestServer;
let admin: HttpClient;
let maria: HttpClient;
let periodId: string;

/** An award is published: John (seniority 1) got J002, which Maria (2) and David (3) had also ranked first. */
beforeAll(async () => {
  server = await startTestServer({ SEED: 'sample' });
  const { deps } = server.platform;
  const { site, company } = await deps.stores.sites.read(scope);
  periodId = site!.window.periodId;
  for (const [employeeId, jobIds] of [
    ['1234567', ['J002']],
    ['2345678', ['J002', 'J003']],
    ['3456789', ['J002']],
  ] as const) {
    const picks = aPickList({
      employeeId,
      jobIds: [...jobIds],
      periodId,
      acceptedAt: new Date(server.clock.now()).toISOString(),
    });
    await deps.stores.picks.save(scope, picks, anEntry({ id: deps.ids.next() }));
  }
  server.clock.moveTo(new Date(Date.parse(site!.window.closesAt.instant) + 60_000).toISOString());
  await publishAward({
    deps,
    access: {
      scope: makeSiteScope(scope, { role: 'master', username: 'admin' }),
      site: site!,
      company: company!,
    },
  });
  admin = await signedInAdmin(server.url, masterPassword);
  maria = await signedIn('2345678');
});
afterAll(() => server.stop());

const signedIn = (employeeId: string) => signedInDriver(server.url, defaultTenant, employeeId);
const stored = async () => ({
  claims: await server.platform.deps.stores.claims.list(scope, periodId),
  manual: await server.platform.deps.stores.manual.list(scope, periodId),
});
const claim = { intent: 'claim', about: 'pick J002', text: 'I am back from leave' };
const answer = { intent: 'deny', claimId: '', reason: 'Seniority decides' };

const badClaims: [string, Record<string, string | string[]>, number, string][] = [
  ['no text', { ...claim, text: ' \u200B' }, 422, 'Say in a few words'],
  ['a long text', { ...claim, text: 'x'.repeat(1001) }, 422, 'up to 1000 characters'],
  ['a huge text', { ...claim, text: 'x'.repeat(20_000) }, 400, 'incomplete or damaged'],
  ['an awarded pick', { ...claim, about: 'pick J003' }, 422, 'that you did not get'],
  ['a foreign job', { ...claim, about: "pick J002'; DROP" }, 422, 'that you did not get'],
  [
    'a pick that a page of the previous release names, and no text',
    { intent: 'claim', jobId: 'J002', text: ' ' },
    422,
    'Say in a few words',
  ],
  ['an empty old pick', { intent: 'claim', jobId: '', text: 'x' }, 400, 'incomplete or damaged'],
  [
    'a long old pick',
    { intent: 'claim', jobId: 'J'.repeat(41), text: 'x' },
    400,
    'incomplete or damaged',
  ],
  ['no subject', { intent: 'claim', text: 'x' }, 400, 'incomplete or damaged'],
  ['an unknown subject', { ...claim, about: 'salary' }, 400, 'incomplete or damaged'],
  ['a name of every object', { ...claim, about: '__proto__' }, 400, 'incomplete or damaged'],
  ['no pick', { ...claim, about: 'pick ' }, 400, 'incomplete or damaged'],
  ['a subject without end', { ...claim, about: 'pick J'.repeat(20) }, 400, 'incomplete or damaged'],
  ['two subjects', { ...claim, about: ['pick J002', 'list'] }, 400, 'incomplete or damaged'],
  ['a subject and no text', { ...claim, about: 'list', text: ' ' }, 422, 'Say in a few words'],
];
test.each(badClaims)(
  'refuses a claim with %s and stores nothing',
  async (_n, form, status, text) => {
    const before = await stored();
    const response = await maria.post(page, form);
    expect([response.status, await stored()]).toEqual([status, before]);
    expect(await response.text()).toContain(text);
  },
);

const badDecisions: [string, Record<string, string>, number, string][] = [
  ['no reason', { ...answer, reason: ' ' }, 422, 'Please give a reason.'],
  [
    'another driver’s name',
    { ...answer, reason: 'john smith is senior' },
    422,
    'names another driver',
  ],
  ['another driver’s id', { ...answer, reason: 'See 1234567' }, 422, 'names another driver'],
  ['a long reason', { ...answer, reason: 'x'.repeat(501) }, 422, 'up to 500 characters'],
  ['an unknown claim', { ...answer, claimId: '01UNKNOWN' }, 404, 'no such claim'],
  [
    'no confirmation',
    { ...answer, intent: 'grant' },
    422,
    'John Smith (seniority 1), who is more senior, would be passed over',
  ],
  ['an unknown button', { ...answer, intent: 'shrug' }, 400, 'incomplete or damaged'],
];
const to = (driverId: string, jobId: string, reason: string) => ({ driverId, jobId, reason });
const awards: [string, Record<string, string>, number, string][] = [
  ['an award without a reason', to('2345678', 'J002', ''), 422, 'Please give a reason.'],
  ['an award to nobody', to('9999999', 'J002', 'x'), 422, 'no driver'],
  ['an award of nothing', to('2345678', 'J999', 'x'), 422, 'no job'],
  [
    'an award against seniority',
    to('2345678', 'J002', 'x'),
    422,
    'who is more senior, would be passed over',
  ],
  ['an award to the uncertified', to('3456789', 'J001', 'x'), 422, 'certified'],
  ['an award to no id', to('x', 'J002', 'x'), 400, 'damaged'],
];
test.each(awards)('refuses %s', async (_name, form, status, text) => {
  const before = await stored();
  const response = await admin.post(disputes, { intent: 'award', ...form });
  expect([response.status, await stored()]).toEqual([status, before]);
  expect(await response.text()).toContain(text);
});

test('stores no refused claim or answer, and shows the valid one only to its driver', async () => {
  expect((await maria.post(page, claim)).status).toBe(303);
  const again = await maria.post(page, claim);
  expect([again.status, (await stored()).claims.length]).toEqual([409, 1]);
  const [filed] = (await stored()).claims;
  const { id } = filed!;
  for (const [name, form, status, text] of badDecisions) {
    const before = await stored();
    const claimId = form.claimId || id;
    const response = await admin.post(disputes, { ...form, claimId });
    expect([name, response.status, await stored()]).toEqual([name, status, before]);
    expect(await response.text()).toContain(text);
  }
  const filtered = `${disputes}?q=J002&show=unresolved&claims=pick&claims-of=leave`;
  const asking = `${filtered}&claim=${id}`;
  const list = await (await admin.get(filtered)).text();
  expect(list).toContain(`href="${asking.replaceAll('&', '&amp;')}"`);
  // Both administrators have loaded the page before either of them answers.
  const asked = await (await admin.get(asking)).text();
  expect(asked).toContain(`href="${filtered.replaceAll('&', '&amp;')}"`);
  expect(asked).toContain(`action="${asking.replaceAll('&', '&amp;')}"`);
  const confirmed = /name="confirmed" value="([^"]+)"/.exec(asked)![1]!.replaceAll('&quot;', '"');
  const both = await Promise.all([
    admin.post(asking, { ...answer, claimId: id }),
    admin.post(asking, { ...answer, claimId: id, intent: 'grant', confirmed }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
  const answered = both.find(({ status }) => status === 303);
  expect(answered?.headers.get('location')).toBe(filtered);

  const own = await (await maria.get(page)).text();
  expect(own).toContain('Seniority decides');
  for (const foreign of ['John Smith', '1234567', 'David Johnson', '3456789'])
    expect(own).not.toContain(foreign);
  const david = await signedIn('3456789');
  const theirs = await (await david.get(page)).text();
  expect(theirs).not.toMatch(/I am back from leave|Seniority decides|2345678|Maria/);
});

test('files the claim of a page of the previous release', async () => {
  const david = await signedIn('3456789');
  const { length } = (await stored()).claims;
  const sent = await david.post(page, { intent: 'claim', jobId: 'J002', text: 'I am back' });
  expect(sent.status).toBe(303);
  const { claims } = await stored();
  expect(claims).toHaveLength(length + 1);
  expect(claims.find(({ employeeId }) => employeeId === '3456789')).toMatchObject({
    jobId: 'J002',
    text: 'I am back',
  });
});

test('refuses a claim after the time for claims', async () => {
  const david = await signedIn('3456789');
  const { site } = await server.platform.deps.stores.sites.read(scope);
  const { publishedAt } = site!.window;
  server.clock.moveTo(new Date(Date.parse(publishedAt!) + 24 * 3_600_000).toISOString());
  const fresh = await signedIn('3456789');
  expect(await (await fresh.get(page)).text()).not.toContain('File a claim');
  const before = await stored();
  const late = await fresh.post(page, claim);
  expect([late.status, await stored()]).toEqual([409, before]);
  expect(await late.text()).toContain('The deadline to file a claim about this result has passed.');
  expect((await david.post(page, claim)).status).toBe(302);
});

test('answers 404 to a print without a conflict, and refuses strangers and drivers', async () => {
  const fresh = await signedInAdmin(server.url, masterPassword);
  expect((await fresh.get('/admin/conflicts/print?job=J005')).status).toBe(404);
  expect((await fresh.get('/admin/conflicts/print')).status).toBe(404);
  expect((await fresh.get('/admin/conflicts/print?job=J002')).status).toBe(200);
  for (const client of [httpClient(server.url), await signedIn('2345678')]) {
    for (const path of [disputes, '/admin/conflicts', '/admin/conflicts/print?job=J002']) {
      const before = await stored();
      const responses = [
        await client.get(path),
        await client.get(path.replace(/(\?|$)/, '.data$1')),
        await client.post(disputes, { ...answer, claimId: 'x' }),
      ];
      for (const response of responses) {
        expect([202, 302, 303]).toContain(response.status);
        expect(await response.text()).not.toMatch(/John Smith|I am back from leave/);
      }
      expect(await stored()).toEqual(before);
    }
  }
});
