import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { adminCopy } from '~/app/copy/copy';
import type { PeopleChange } from '~/app/ports/people';
import { toSsoDigest } from '~/app/services/sso/find-sso-account.server';
import { addCompany } from '~/tests/support/companies';
import { httpClient, loginAsAdmin, signedInAdmin, type HttpClient } from '~/tests/support/http';
import { addPeople } from '~/tests/support/people';
import { listByRole, readPage, readText } from '~/tests/support/plain-page';
import { aSecondFactor } from '~/tests/support/second-factor';
import { startSsoProvider, visitAs, type TestSsoProvider } from '~/tests/support/sso-provider';
import { makeTestScope, testEntry } from '~/tests/support/stocked-site';
import { startTestServer } from '~/tests/support/test-server';

const password = 'harbour lantern violin';
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const ofSupport = 'glass behind a red door';
const path = '/admin/single-sign-on';
let count = 0;
let companyId = '';
let admin: HttpClient;

const tenant = () => ({ companyId, siteId: 'NYC01' });
const toEmail = (name: string) => `${name}@acme.test`;

const provider = await startSsoProvider();
const server = await startTestServer(
  { MASTER_PASSWORD: ofSupport },
  { ssoLocalOrigin: provider.issuer },
);
afterAll(async () => {
  await server.stop();
  await provider.stop();
});
provider.allow(server.url);

/** Each test has a company of its own, whose administrator has connected it with the provider. */
beforeEach(async () => {
  companyId = `ACME${(count += 1)}`;
  const { deps } = server.platform;
  await addCompany(deps, { companyId, password });
  const secondFactor = aSecondFactor({ secret });
  const role = 'company-admin' as const;
  await addPeople(deps, tenant(), [
    { username: 'cora', role, password, email: toEmail('cora') },
    { username: 'bella', role, password, secondFactor, email: toEmail('bella') },
    { username: 'dan', role: 'dispatcher', email: toEmail('dan'), password },
    {
      username: 'ida',
      role: 'steward',
      email: toEmail('ida'),
      invitedUntil: '2099-01-01T00:00:00.000Z',
    },
  ]);
  provider.state.interfere = () => false;
  for (const name of ['cora', 'bella', 'dan', 'ida'])
    provider.people.set(name, { email: toEmail(name), email_verified: true, groups: ['staff'] });
  admin = await signedInAdmin(server.url, password, tenant(), 'cora');
  expect(await send({ intent: 'connect', ...provider.connection })).toBe(303);
});

const send = async (form: Record<string, string>) => (await admin.post(path, form)).status;
const addRule = (group: string, role: string, siteId = '') =>
  send({ intent: 'add-rule', group, role, siteId });

/** The URL at the provider to which the browser is sent. */
const begin = async (client: HttpClient, company = companyId): Promise<URL> => {
  const started = await client.get(`/sso/${company}`);
  expect(started.status).toBe(200);
  return new URL((started.headers.get('refresh') ?? '').replace('0; url=', ''));
};
/** What the browser of `name` opens after it was at the provider. */
const visitProvider = (at: URL, name: string): Promise<string> =>
  visitAs(provider, server.url, { at, name });
const signIn = async (name: string, client = httpClient(server.url), company = companyId) => {
  const answer = await client.get(await visitProvider(await begin(client, company), name));
  return { client, answer };
};
const isSignedIn = async (client: HttpClient) =>
  (await client.get('/admin/dashboard')).status === 200;
const lastReason = () =>
  server.logged
    .map((line) => JSON.parse(line) as { event: string; reason?: string })
    .findLast(({ event }) => event === 'sso-refused')?.reason;
const expectRefused = async (
  { client, answer }: { client: HttpClient; answer: Response },
  reason: string,
) => {
  expect([answer.status >= 400 && answer.status < 500, lastReason()]).toEqual([true, reason]);
  expect(await answer.text()).not.toContain(provider.connection.clientSecret);
  expect(await isSignedIn(client)).toBe(false);
};
const readPerson = async (username: string) =>
  (await server.platform.deps.stores.access.readAdmin(tenant(), username)).credential;
const readLog = async () =>
  (await server.platform.deps.stores.activity.latest(makeTestScope(tenant()), 50)).map(
    ({ event }) => event,
  );

/** Lets the provider answer with an ID token that it signed for anybody, and says how that differs from a right one. */
const forge = async (name: string, change: Record<string, unknown>) => {
  const client = httpClient(server.url);
  const at = await begin(client);
  const now = Math.floor(Date.now() / 1000);
  const token = await provider.sign({
    ...{ iat: now, exp: now + 300 },
    iss: provider.issuer,
    aud: 'jobs',
    sub: name,
    nonce: at.searchParams.get('nonce') ?? '',
    ...provider.people.get(name),
    ...change,
  });
  provider.state.interfere = ({ url }, response) => {
    if (url !== '/token') return false;
    const body = { access_token: 'any', token_type: 'bearer', id_token: token };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    return true;
  };
  const answer = await client.get(await visitProvider(at, name));
  provider.state.interfere = () => false;
  return { client, answer };
};

test('signs in somebody whom the company knows, and somebody who was invited', async () => {
  for (const name of ['dan', 'ida']) {
    const { client, answer } = await signIn(name);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin/dashboard']);
    expect(await isSignedIn(client)).toBe(true);
    expect((await readPerson(name))?.sso).toEqual({ issuer: provider.issuer, subject: name });
  }
  expect(await readLog()).toContainEqual({ code: 'administrator-signed-in', way: 'sso' });
});

test('knows an account again by its subject, not by its address', async () => {
  await signIn('dan');
  provider.people.set('dan', { email: 'new@acme.test', email_verified: false, groups: [] });
  expect(await isSignedIn((await signIn('dan')).client)).toBe(true);
  // Whoever gets the address later is somebody else.
  provider.people.set('thief', { email: toEmail('dan'), email_verified: true, groups: [] });
  await expectRefused(await signIn('thief'), 'sso-tied-to-another');
});

test('believes what the provider signed for this sign-in', async () => {
  expect(await isSignedIn((await forge('dan', {})).client)).toBe(true);
});

test.each([
  ['wrong-audience', { aud: 'other' }],
  ['wrong-nonce', { nonce: 'another' }],
  ['wrong-nonce', { nonce: undefined }],
  ['wrong-issuer', { iss: 'https://login.thief.test' }],
  ['wrong-time', { exp: 1_000_000_000 }],
  ['wrong-time', { nbf: 4_000_000_000 }],
  ['wrong-token', { exp: undefined }],
])('refuses an ID token for its reason: %s, %o', async (reason, change) => {
  await expectRefused(await forge('dan', change), reason);
});

test('refuses a token that the provider did not sign', async () => {
  const other = await startSsoProvider();
  const { sign } = provider;
  provider.sign = other.sign;
  await expectRefused(await forge('dan', {}), 'wrong-token');
  provider.sign = sign;
  await other.stop();
});

test('an answer works once, and only in the browser that asked', async () => {
  const client = httpClient(server.url);
  const back = await visitProvider(await begin(client), 'dan');
  const cookie = client.cookies.get('sso-flow') ?? '';
  const stranger = httpClient(server.url);
  await expectRefused({ client: stranger, answer: await stranger.get(back) }, 'sso-no-flow');
  const other = httpClient(server.url);
  await begin(other);
  await expectRefused({ client: other, answer: await other.get(back) }, 'wrong-state');
  expect((await client.get(back)).status).toBe(303);

  const replayed = httpClient(server.url);
  replayed.cookies.set('sso-flow', cookie);
  await expectRefused({ client: replayed, answer: await replayed.get(back) }, 'sso-used');
});

test('refuses a code that was used before, an answer of another issuer, and one that is too late', async () => {
  const client = httpClient(server.url);
  const code = new URL(
    await visitProvider(await begin(client), 'dan'),
    server.url,
  ).searchParams.get('code');
  expect(await isSignedIn((await signIn('dan')).client)).toBe(true);
  const first = new URL(await visitProvider(await begin(client), 'dan'), server.url);
  const swapped = new URL(first);
  swapped.searchParams.set('code', code ?? '');
  await expectRefused(
    { client, answer: await client.get(swapped.pathname + swapped.search) },
    'code-refused',
  );
  const mixed = new URL(await visitProvider(await begin(client), 'dan'), server.url);
  mixed.searchParams.set('iss', 'https://login.thief.test');
  await expectRefused(
    { client, answer: await client.get(mixed.pathname + mixed.search) },
    'wrong-issuer',
  );
  const late = await visitProvider(await begin(client), 'dan');
  server.clock.advance(11 * 60_000);
  await expectRefused({ client, answer: await client.get(late) }, 'sso-no-flow');
});

test('lets nobody in whose address is not verified, whom nobody invited, or who belongs to another company', async () => {
  for (const isVerified of [false, 'true', undefined]) {
    provider.people.set('dan', { email: toEmail('dan'), email_verified: isVerified, groups: [] });
    await expectRefused(await signIn('dan'), 'sso-email-unverified');
  }
  provider.people.set('zoe', { email: toEmail('zoe'), email_verified: true, groups: [] });
  await expectRefused(await signIn('zoe'), 'sso-person-unknown');
  const other = 'OTHER' + companyId;
  await addCompany(server.platform.deps, { companyId: other, password });
  await addPeople(server.platform.deps, { companyId: other, siteId: 'NYC01' }, [
    { username: 'zoe', role: 'site-admin', email: toEmail('zoe'), password },
  ]);
  await expectRefused(await signIn('zoe'), 'sso-person-unknown');
});

test('an address that somebody typed gets them the rights of nobody', async () => {
  expect(await addRule('chiefs', 'company-admin')).toBe(303);
  provider.people.set('zoe', { email: toEmail('zoe'), email_verified: true, groups: ['chiefs'] });
  const client = await signedInAdmin(server.url, password, tenant(), 'dan');
  const typed = { intent: 'email', email: toEmail('zoe'), currentPassword: password };
  expect((await client.post('/admin/account', typed)).status).toBe(303);
  await expectRefused(await signIn('zoe'), 'sso-person-unknown');
  expect((await readPerson('dan'))?.role).toBe('dispatcher');

  // Whoever opens a link emailed to the address has it. Links of the moment in which the address changed are void.
  server.clock.advance(1_000);
  await httpClient(server.url).post('/admin-portal/forgot-password', {
    ...{ ...tenant(), username: 'dan' },
  });
  await server.sweep();
  const [mail] = (await server.platform.outbox?.list(1)) ?? [];
  const secret = /activate\?code=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const chosen = { password: 'another violin lantern', repeated: 'another violin lantern' };
  const opened = httpClient(server.url).post(`/activate?code=${secret}`, chosen);
  expect((await opened).status).toBe(303);
  expect(await isSignedIn((await signIn('zoe')).client)).toBe(true);
  expect((await readPerson('dan'))?.sso?.subject).toBe('zoe');
});

test('support signs in where single sign-on is required, if the company lets it, and changes nothing of it', async () => {
  await signIn('cora', admin);
  expect(await send({ intent: 'require', keeper: 'NYC01 bella' })).toBe(303);
  const asSupport = () => loginAsAdmin(httpClient(server.url), ofSupport, tenant(), 'dan');
  expect((await asSupport()).status).toBe(403);
  const allow = { intent: 'allow', hours: '4' };
  expect((await admin.post('/admin/support-access', allow)).status).toBe(303);
  expect((await asSupport()).status).toBe(303);
  const support = await signedInAdmin(server.url, ofSupport, tenant(), 'cora');
  expect((await support.get(path)).status).not.toBe(200);
  await support.post(path, { intent: 'allow-passwords' });
  const byPassword = await loginAsAdmin(httpClient(server.url), password, tenant(), 'dan');
  expect(byPassword.status).toBe(403);
  expect((await admin.post('/admin/support-access', { intent: 'stop' })).status).toBe(303);
  expect(await isSignedIn(support)).toBe(false);
});

test('a company that is unknown, and one without single sign-on, get the same answer', async () => {
  const silent = `SILENT${companyId}`;
  await addCompany(server.platform.deps, { companyId: silent, password });
  const read = async (company: string) => {
    const answer = await httpClient(server.url).get(`/sso/${company}`);
    const text = (await answer.text()).replaceAll(company, 'X').replace(/nonce="[^"]*"/g, '');
    return [
      answer.status,
      text.replace(/"cspNonce":"[^"]*"/g, '').length,
      answer.headers.get('refresh'),
    ];
  };
  const [status, ...unknown] = await read(`NOBODY${companyId}`);
  expect(status).toBe(404);
  expect(await read(silent)).toEqual([status, ...unknown]);
});

test('groups give roles, take them, and end access within half an hour', async () => {
  expect(await addRule('staff', 'dispatcher')).toBe(303);
  expect(await addRule('leads', 'site-admin', 'NYC01')).toBe(303);
  provider.people.set('dan', {
    email: toEmail('dan'),
    email_verified: true,
    groups: ['staff', 'leads'],
  });
  const { client } = await signIn('dan');
  expect((await readPerson('dan'))?.role).toBe('site-admin');
  expect(await readLog()).toContainEqual({
    code: 'role-changed',
    username: 'dan',
    name: 'dan',
    from: 'dispatcher',
    to: 'site-admin',
  });
  provider.people.set('dan', { email: toEmail('dan'), email_verified: true, groups: ['staff'] });
  await signIn('dan', client);
  expect((await readPerson('dan'))?.role).toBe('dispatcher');

  const elsewhere = await signedInAdmin(server.url, password, tenant(), 'dan');
  provider.people.set('dan', { email: toEmail('dan'), email_verified: true, groups: [] });
  server.clock.advance(29 * 60_000);
  expect(await isSignedIn(client)).toBe(true);
  server.clock.advance(60_000);
  const asked = await client.get('/admin/edit-drivers?q=x');
  expect(asked.headers.get('location')).toBe(
    `/sso/${companyId}?next=%2Fadmin%2Fedit-drivers%3Fq%3Dx`,
  );
  await expectRefused(await signIn('dan', client), 'sso-no-group');
  expect(await isSignedIn(elsewhere)).toBe(false);
  expect(await readLog()).toContainEqual({
    code: 'sso-without-group',
    username: 'dan',
    name: 'dan',
  });
});

test('a session goes on where it was after the provider confirmed it', async () => {
  const { client } = await signIn('dan');
  server.clock.advance(31 * 60_000);
  const asked = await client.get('/admin/edit-jobs');
  const started = await client.get(asked.headers.get('location') ?? '');
  const at = new URL((started.headers.get('refresh') ?? '').replace('0; url=', ''));
  const back = await client.get(await visitProvider(at, 'dan'));
  expect(back.headers.get('location')).toBe('/admin/edit-jobs');
});

test('says that the provider is down, changed, slow, too large or leads elsewhere', async () => {
  const { client } = await signIn('dan');
  server.clock.advance(31 * 60_000);
  const answers: [string, TestSsoProvider['state']['interfere']][] = [
    ['unreachable', (request) => Boolean(request.socket.destroy())],
    ['not-openid', (_, response) => Boolean(response.writeHead(500).end())],
    [
      'wrong-issuer',
      (_, response) => {
        const body = JSON.stringify({ issuer: 'https://login.thief.test' });
        return Boolean(response.setHeader('content-type', 'application/json').end(body));
      },
    ],
    ['too-large', (_, response) => Boolean(response.end('x'.repeat(300_000)))],
    [
      'redirected',
      (_, response) =>
        Boolean(response.writeHead(302, { location: 'http://169.254.169.254/' }).end()),
    ],
    ['timeout', () => true],
  ];
  for (const [reason, interfere] of answers) {
    provider.state.interfere = interfere;
    await expectRefused({ client, answer: await client.get(`/sso/${companyId}`) }, reason);
    server.clock.advance(10_000);
  }
});

test('asks a provider that fails once, and not again for ten seconds', async () => {
  server.clock.advance(31 * 60_000);
  provider.state.interfere = (_, response) => Boolean(response.writeHead(500).end());
  const start = () => httpClient(server.url).get(`/sso/${companyId}`);
  const countAsked = async (starts: number) => {
    const before = provider.requested.length;
    const answers = await Promise.all(Array.from({ length: starts }, start));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
    return provider.requested.length - before;
  };
  expect(await countAsked(5)).toBe(1);
  expect(await countAsked(2)).toBe(0);
  server.clock.advance(10_000);
  expect(await countAsked(2)).toBe(1);
  server.clock.advance(10_000);
});

const enterCode = async (username: string) => {
  const client = httpClient(server.url);
  const first = await client.post('/admin-portal', { ...tenant(), username, password });
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = totp.generate({ timestamp: server.clock.now() });
  const second = await client.post('/admin-portal/code', { code });
  return [first.status, second.status];
};

test('once it is required, passwords do not count, except that of the last resort', async () => {
  const require = { intent: 'require', keeper: 'NYC01 bella' };
  expect(await send(require)).toBe(409);
  await signIn('cora', admin);
  expect(await send({ ...require, keeper: 'NYC01 cora' })).toBe(422);
  expect(await send(require)).toBe(303);

  const refused = await loginAsAdmin(httpClient(server.url), password, tenant(), 'dan');
  expect([refused.status, await refused.text()]).toEqual([
    403,
    expect.stringContaining('Your company requires single sign-on'),
  ]);
  expect((await loginAsAdmin(httpClient(server.url), 'wrong', tenant(), 'dan')).status).toBe(401);
  expect(await enterCode('bella')).toEqual([303, 303]);
  expect(await readLog()).toContainEqual({ code: 'break-glass-used' });
  await server.sweep();
  const mails = (await server.platform.outbox?.list(50)) ?? [];
  const subjects = mails.filter(({ to }) => to === toEmail('cora')).map(({ subject }) => subject);
  // Connected, required, and the last resort used.
  expect(subjects.filter((subject) => subject === `Sign-in at ${companyId}`)).toHaveLength(3);
  const people = (form: Record<string, string>) => admin.post('/admin/people', form);
  expect((await people({ intent: 'remove', username: 'bella' })).status).toBe(409);
  expect(await isSignedIn((await signIn('dan')).client)).toBe(true);

  // Another connection has not been tried, so passwords count again.
  expect(await send({ intent: 'connect', ...provider.connection, clientId: 'other' })).toBe(303);
  expect((await loginAsAdmin(httpClient(server.url), password, tenant(), 'dan')).status).toBe(303);
});

test('shows the client secret nowhere, and every change in the log', async () => {
  expect(await addRule('staff', 'steward')).toBe(303);
  expect(await addRule('staff', 'steward')).toBe(409);
  const page = await (await admin.get(path)).text();
  expect(page).toContain(provider.connection.clientId);
  const log = JSON.stringify(await readLog());
  for (const text of [page, log, server.logged.join('\n')])
    expect(text).not.toContain(provider.connection.clientSecret);
  expect(log).toContain(JSON.stringify({ setting: 'clientSecret' }));
  expect(log).toContain(provider.issuer);
});

test('accepts only a provider with HTTPS and a public name that answers', async () => {
  const connect = (issuer: string) => send({ intent: 'connect', ...provider.connection, issuer });
  for (const issuer of [
    '',
    'http://login.acme.test',
    'https://127.0.0.1',
    'https://2130706433',
    'https://[::1]',
    'https://localhost',
    'https://user:pw@login.acme.test',
    'https://login.acme.test/?x=1',
    'https://localhost.localdomain',
    `${provider.issuer}/nowhere`,
  ])
    expect(await connect(issuer), issuer).toBe(422);
});

test('groups that are too many to be sent end no session', async () => {
  expect(await addRule('staff', 'dispatcher')).toBe(303);
  const elsewhere = await signedInAdmin(server.url, password, tenant(), 'dan');
  const overage = { email: toEmail('dan'), email_verified: true, hasgroups: true };
  provider.people.set('dan', overage);
  await expectRefused(await signIn('dan'), 'sso-groups-elsewhere');
  expect(await isSignedIn(elsewhere)).toBe(true);
  expect(await readLog()).not.toContainEqual(
    expect.objectContaining({ code: 'sso-without-group' }),
  );
});

test('a slash at the end of the issuer unties nobody', async () => {
  await signIn('dan');
  const unverified = { email: toEmail('dan'), email_verified: false, groups: [] };
  provider.people.set('dan', unverified);
  const { deps } = server.platform;
  const scope = makeTestScope(tenant());
  const slashed = { issuer: `${provider.issuer}/`, subject: 'dan' };
  expect(await send({ intent: 'connect', ...provider.connection, ...slashed })).toBe(303);
  expect(await isSignedIn((await signIn('dan')).client)).toBe(true);
  expect((await readPerson('dan'))?.sso?.issuer).toBe(provider.issuer);

  // An earlier version tied the account by the issuer as it was typed.
  const read = await deps.stores.people.read(scope);
  const dan = read.people.find(({ username }) => username === 'dan')!;
  const change = { read: dan, next: { ...dan, sso: slashed }, entry: testEntry(deps) };
  expect(await deps.stores.people.change(scope, read, change as PeopleChange)).toBe(true);
  const account = { siteId: 'NYC01', username: 'dan' };
  await deps.stores.sso.rememberAccount(companyId, toSsoDigest(deps, slashed), account);
  const none = { siteId: 'NYC01', username: 'nobody' };
  const present = { issuer: provider.issuer, subject: 'dan' };
  await deps.stores.sso.rememberAccount(companyId, toSsoDigest(deps, present), none);
  expect(await isSignedIn((await signIn('dan')).client)).toBe(true);
});

/** The failed sign-ins that the page of a company administrator shows. */
const readFailures = async (client = admin) => {
  const page = readPage(await (await client.get(path)).text(), 'wide');
  const [card] = listByRole(page, undefined, 'region', adminCopy.sso.failures);
  expect(card).toBeDefined();
  return listByRole(page, card, 'listitem').map((item) => readText(page, item));
};
const toFailure = (reason: keyof typeof adminCopy.sso.failureReasons, who: string | null) =>
  expect.stringMatching(
    new RegExp(
      `^${adminCopy.sso.failureReasons[reason].what}.*${who ?? adminCopy.sso.nobodyKnown}`,
    ),
  );

test('shows company administrators why the latest sign-ins failed, newest first', async () => {
  expect(await readFailures()).toEqual([]);
  // Whoever is refused at the provider, with words that it may have from anybody.
  const client = httpClient(server.url);
  const state = (await begin(client)).searchParams.get('state') ?? '';
  const said = { error: 'access_denied', error_description: 'call 555 0100' };
  const denied = { ...said, iss: provider.issuer, state };
  await client.get(`/sso/callback?${new URLSearchParams(denied)}`);
  server.clock.advance(1_000);
  await forge('dan', { exp: 1_000_000_000, email: 'forged@acme.test' });
  server.clock.advance(1_000);
  provider.people.set('zoe', { email: toEmail('zoe'), email_verified: true });
  await signIn('zoe');
  server.clock.advance(1_000);
  expect(await addRule('staff', 'steward')).toBe(303);
  provider.people.set('dan', { email: toEmail('dan'), email_verified: true, hasgroups: true });
  await signIn('dan');
  server.clock.advance(1_000);
  provider.people.set('ida', { email: toEmail('ida'), email_verified: true, groups: ['others'] });
  await signIn('ida');
  server.clock.advance(1_000);
  provider.people.set('bella', { email: toEmail('bella'), email_verified: true });
  await signIn('bella');
  server.clock.advance(5 * 60_000);
  provider.state.interfere = (request) => Boolean(request.socket.destroy());
  await httpClient(server.url).get(`/sso/${companyId}`);
  server.clock.advance(10_000);
  expect(await readFailures()).toEqual([
    toFailure('unreachable', null),
    toFailure('sso-groups-missing', toEmail('bella')),
    toFailure('sso-no-group', toEmail('ida')),
    toFailure('sso-groups-elsewhere', toEmail('dan')),
    toFailure('sso-person-unknown', toEmail('zoe')),
    toFailure('wrong-time', null),
    toFailure('denied', null),
  ]);
  const page = await (await admin.get(path)).text();
  for (const text of ['555 0100', state, 'forged@acme.test']) expect(page).not.toContain(text);

  const other = `ELSE${companyId}`;
  await addCompany(server.platform.deps, { companyId: other, password });
  const tenantThere = { companyId: other, siteId: 'NYC01' };
  await addPeople(server.platform.deps, tenantThere, [
    { username: 'cora', role: 'company-admin', password },
  ]);
  const stranger = await signedInAdmin(server.url, password, tenantThere, 'cora');
  provider.state.interfere = () => false;
  const connected = await stranger.post(path, { intent: 'connect', ...provider.connection });
  expect(connected.status).toBe(303);
  expect(await readFailures(stranger)).toEqual([]);
  const dispatcher = await signedInAdmin(server.url, password, tenant(), 'dan');
  expect(await (await dispatcher.get(path)).text()).not.toContain(toEmail('zoe'));
});

test('a sign-in that fails stays a page, whatever the store says about keeping its reason', async () => {
  const { sso } = server.platform.deps.stores;
  const { saveFailures } = sso;
  sso.saveFailures = () => Promise.reject(new Error('throttled'));
  await expectRefused(await signIn('nobody'), 'sso-email-unverified');
  sso.saveFailures = saveFailures;
  expect(await readFailures()).toEqual([]);
});
