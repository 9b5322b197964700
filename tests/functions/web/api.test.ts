import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { AdminSession } from '~/app/ports/sessions';
import { readTokens } from '~/app/services/api/read-tokens.server';
import { revokeToken } from '~/app/services/api/revoke-token.server';
import { publishAward } from '~/app/services/award/publish-award.server';
import { withdrawAward } from '~/app/services/award/withdraw-award.server';
import { verifyAward } from '~/domain/award/record/verify-award';
import { toInstant } from '~/domain/time/instant';
import { minuteMs } from '~/domain/time/time-units';
import { adminPassword, roles } from '~/tests/support/access-matrix';
import { signedInAdmin, signedInDriver } from '~/tests/support/http';
import { findLoggedErrors } from '~/tests/support/logged-errors';
import { addPeople, companyAdmin, staff } from '~/tests/support/people';
import { addToken, programClient, readPaths } from '~/tests/support/programs';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { sha256 } from '~/tests/support/sha256';
import { addStockedSite, makeTestScope } from '~/tests/support/stocked-site';
import { startTestServer } from '~/tests/support/test-server';

const own = { companyId: 'ACME', siteId: 'NYC01' };
const other = { companyId: 'RIVAL', siteId: 'RIV01' };
const [ada, bob] = [
  aDriver({ employeeId: '1000001', name: 'Ada Acme', seniorityNumber: 1 }),
  aDriver({ employeeId: '1000002', name: 'Bob Acme', seniorityNumber: 2 }),
];

const server = await startTestServer();
afterAll(() => server.stop());
const { deps } = server.platform;
const password = adminPassword;
const jobs = [aJob({ jobId: 'J1', location: 'ACME-DOCK' })];
await addStockedSite(deps, { ...own, name: 'Acme', password, drivers: [ada, bob], jobs });
await addStockedSite(deps, {
  ...{ ...other, name: 'Rival Canary', password },
  drivers: [aDriver({ employeeId: '8654321', name: 'Carla Canary' })],
  jobs: [aJob({ jobId: 'CANARYJOB', location: 'CANARY-DOCK' })],
});
await addPeople(deps, own, [...staff, companyAdmin]);
const token = await addToken(deps, own);
/** Counters of requests begin anew. */
beforeEach(() => server.clock.advance(2 * minuteMs));

const program = (sent: string | null = token) => programClient(server.url, sent);
const json = async (response: Response): Promise<Record<string, unknown>> =>
  (await response.json()) as Record<string, unknown>;
const listDrivers = async () =>
  (await server.platform.deps.stores.drivers.list(makeTestScope(own))).items;
describe('who may use it', () => {
  const expectUnknown = async (response: Response, cell: string) => {
    expect(response.status, cell).toBe(401);
    expect(response.headers.get('www-authenticate'), cell).toBe('Bearer');
    expect(response.headers.get('content-type'), cell).toBe('application/problem+json');
    expect(response.headers.get('cache-control'), cell).toBe('no-store');
    expect(response.headers.getSetCookie(), cell).toEqual([]);
    expect(await json(response), cell).toEqual({
      ...{ title: 'No valid token', status: 401, code: 'wrong-token' },
      detail: 'Send a valid token in the header Authorization: Bearer.',
    });
  };

  test('answers everybody without a right token alike', async () => {
    const { deps } = server.platform;
    const access = { scope: makeTestScope(own) };
    const revoked = await addToken(deps, own, { name: 'Revoked' });
    const [listed] = await readTokens({ deps, access, now: toInstant(deps.clock.now()) });
    const { site, company } = await deps.stores.sites.read(own);
    await revokeToken({
      deps,
      access: {
        ...{ ...access, site: site!, company: company! },
        ...{ username: 'admin', role: 'site-admin' },
      },
      tokenId: listed!.id,
    });
    const wrong = [
      ...[null, '', 'token', revoked, `${token}x`, token.replace('ACME', 'RIVAL')],
      token.replace('NYC01', 'BOS02'),
    ];
    for (const sent of wrong)
      for (const path of Object.keys(readPaths))
        await expectUnknown(await program(sent).get(path), `${sent} ${path}`);
    await expectUnknown(await program(null).put('/drivers', { drivers: [ada] }), 'PUT');
    const basic = { authorization: `Basic ${token}` };
    await expectUnknown(await program(null).get('/drivers', basic), 'Basic');
    expect(await listDrivers()).toHaveLength(2);
  });

  test('lets nobody in by cookies, whatever their role', async () => {
    const { url } = server;
    const clients = {
      driver: await signedInDriver(url, own, ada.employeeId),
      steward: await signedInAdmin(url, adminPassword, own, 'steward'),
      dispatcher: await signedInAdmin(url, adminPassword, own, 'dispatcher'),
      'site-admin': await signedInAdmin(url, adminPassword, own),
      'company-admin': await signedInAdmin(url, adminPassword, own, companyAdmin.username),
    } as const;
    expect(roles).toEqual(expect.arrayContaining(Object.keys(clients)));
    const body = JSON.stringify({ drivers: [{ ...ada, name: 'By cookie' }] });
    const headers = { 'content-type': 'application/json' };
    for (const [who, client] of Object.entries(clients)) {
      for (const path of Object.keys(readPaths))
        await expectUnknown(await client.get(`/api/v1${path}`), `${who} ${path}`);
      const put = await client.send('PUT', '/api/v1/drivers', { body, headers });
      await expectUnknown(put, `${who} PUT`);
    }
    expect((await listDrivers())[0]).toEqual(ada);
  });

  test('lets no page of another origin in, with or without a token', async () => {
    const { url } = server;
    const admin = await signedInAdmin(url, adminPassword, own);
    const origins = [
      { origin: 'https://evil.test' },
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'null' },
    ];
    for (const from of origins) {
      const headers = { authorization: `Bearer ${token}`, ...from } as Record<string, string>;
      const body = JSON.stringify({ drivers: [{ ...ada, name: 'By a page' }] });
      const put = await admin.send('PUT', '/api/v1/drivers', {
        body,
        headers: { 'content-type': 'application/json', ...headers },
      });
      expect([put.status, put.headers.get('content-type')], JSON.stringify(from)).toEqual([
        403,
        'application/problem+json',
      ]);
      expect(put.headers.get('access-control-allow-origin')).toBeNull();
    }
    const preflight = await program().send('OPTIONS', '/drivers', {
      headers: { origin: 'https://evil.test', 'access-control-request-method': 'PUT' },
    });
    expect(preflight.status).toBe(405);
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    expect((await listDrivers())[0]).toEqual(ada);
  });

  test('lets a token do only what its scopes say', async () => {
    const { deps } = server.platform;
    const scopes = ['rosters:read', 'awards:read', 'reports:read', 'rosters:write'] as const;
    for (const scope of scopes) {
      const only = await addToken(deps, own, { name: `Only ${scope}`, scopes: [scope] });
      for (const [path, needed] of Object.entries(readPaths)) {
        const { status } = await program(only).get(path);
        expect(status === 403, `${scope} ${path} ${status}`).toBe(needed !== scope);
      }
      const put = await program(only).put('/drivers?dryRun=true', { drivers: [ada, bob] });
      expect(put.status, scope).toBe(scope === 'rosters:write' ? 200 : 403);
    }
  });

  test('tells a token that may only replace lists how many rows change, not which', async () => {
    const { deps } = server.platform;
    const only = await addToken(deps, own, { name: 'Writer', scopes: ['rosters:write'] });
    const changed = { drivers: [{ ...ada, name: 'New name' }] };
    const dry = await json(await program(only).put('/drivers?dryRun=true', changed));
    expect(dry).toEqual({
      ...{ stored: false, rows: 1, added: 0, changed: 1, removed: 1 },
      basis: expect.any(String) as string,
    });
    const jobs = { jobs: [aJob({ jobId: 'J2' })] };
    const ofJobs = await (await program(only).put('/jobs?dryRun=true', jobs)).text();
    expect(ofJobs).not.toContain('J1');
    const taken = { drivers: [{ ...ada, employeeId: '1000009', name: 'New' }] };
    const refused = await json(await program(only).put('/drivers?mode=keep', taken));
    expect(refused).toMatchObject({ status: 409, code: 'seniority-number-taken' });
    expect(JSON.stringify(refused)).not.toMatch(/Ada|1000001/);
    expect(await json(await program().put('/drivers?dryRun=true', changed))).toMatchObject({
      changes: { removed: [bob.employeeId] },
    });
  });

  test('gives drivers and jobs with reports, as the description of the API says', async () => {
    const { deps } = server.platform;
    const only = await addToken(deps, own, { name: 'Reports', scopes: ['reports:read'] });
    expect(await (await program(only).get('/reports/drivers')).text()).toContain('Ada Acme');
    expect(await (await program(only).get('/reports/jobs')).text()).toContain('J1');
    const { paths: described } = await json(await program(null).get('/openapi.json'));
    expect(described).toMatchObject({
      '/reports/{report}': {
        get: { description: expect.stringContaining('Reports also show the drivers') as string },
      },
      '/awards/{periodId}': {
        get: { description: expect.stringContaining('everybody’s list') as string },
      },
    });
  });

  test('shows nothing of another company', async () => {
    const rival = await addToken(server.platform.deps, other);
    const seen = new Set<string>();
    const canary = /canary|8654321|rival/i;
    for (const path of Object.keys(readPaths)) {
      const answer = await (await program().get(path)).text();
      expect(answer, path).not.toMatch(canary);
      if (canary.test(await (await program(rival).get(path)).text())) seen.add(path);
    }
    expect([...seen]).toEqual(['/drivers', '/jobs', '/reports/drivers']);
    const { next } = await json(await program().get('/drivers?limit=1'));
    const foreign = await program(rival).get(`/drivers?cursor=${String(next)}`);
    expect([foreign.status, await json(foreign)]).toMatchObject([
      422,
      { code: 'cursor-of-other-list' },
    ]);
  });

  test('has no other door: neither for scripts of pages nor in another spelling', async () => {
    const { url } = server;
    const headers = { authorization: `Bearer ${token}` };
    const spellings = [
      ...['/api/v1/drivers.data', '/api/v1.data', '/API/V1/drivers.data', '/%61pi/v1/drivers.data'],
      `/api/v1/drivers?_data=${encodeURIComponent('routes/api/api.v1.$')}`,
      ...['/api/v1', '/api/v1/', '/api/v1/nothing', '/api/v1/drivers/', '/api/v1/drivers/1'],
    ];
    for (const path of spellings) {
      const response = await fetch(url + path, { headers });
      const answer = [response.status, response.headers.get('content-type')];
      expect(answer, path).toEqual([404, 'application/problem+json']);
    }
    const anonymous = await fetch(`${url}/%61PI/V1/drivers`);
    expect([401, 404]).toContain(anonymous.status);
  });

  test('takes 60 requests a minute of a token', async () => {
    const many = program(await addToken(server.platform.deps, own, { name: 'Many' }));
    const { clock } = server;
    clock.moveTo(toInstant(Math.ceil(clock.now() / minuteMs) * minuteMs));
    const statuses = [];
    for (let count = 0; count < 60; count += 1) statuses.push((await many.get('/jobs')).status);
    const refused = await many.get('/jobs');
    expect(statuses).toEqual(Array.from({ length: 60 }, () => 200));
    expect(refused.status).toBe(429);
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    clock.advance(minuteMs);
    expect((await many.get('/jobs')).status).toBe(200);
  });

  test('tells the owner of a token, and nobody else, that the site is deactivated', async () => {
    const { deps } = server.platform;
    const gone = { companyId: 'GONECO', siteId: 'GON01' };
    const scope = await addStockedSite(deps, { ...gone, name: 'Gone', drivers: [] });
    const ofGone = await addToken(deps, gone);
    const { site } = await deps.stores.sites.read(gone);
    await deps.stores.sites.save(scope, { ...site!, isActive: false }, []);
    expect((await program(ofGone).get('/drivers')).status).toBe(403);
    await expectUnknown(await program(`${ofGone}x`).get('/drivers'), 'wrong');
  });
});

describe('the lists', () => {
  test('come page by page', async () => {
    const first = await json(await program().get('/drivers?limit=1'));
    expect(first.drivers).toEqual([ada]);
    const second = await json(await program().get(`/drivers?limit=1&cursor=${String(first.next)}`));
    expect(second).toMatchObject({ drivers: [bob], next: null });
  });

  test('are replaced by the rules of an import, after a dry run that stores nothing', async () => {
    const eve = { employeeId: '1000003', name: 'Eve', seniorityNumber: 3, isEligible: false };
    const drivers = [{ ...ada, name: 'Ada L.' }, eve];
    const dry = await json(await program().put('/drivers?dryRun=true', { drivers }));
    expect(dry).toMatchObject({
      ...{ stored: false, rows: 2, added: 1, changed: 1, removed: 1 },
      changes: {
        added: ['1000003'],
        changed: [{ id: '1000001', changes: [{ field: 'name', from: 'Ada Acme', to: 'Ada L.' }] }],
        removed: ['1000002'],
      },
    });
    expect(await listDrivers()).toEqual([ada, bob]);

    const done = await program().put(`/drivers?basis=${String(dry.basis)}`, { drivers });
    expect(await json(done)).toEqual({ stored: true, rows: 2, added: 1, changed: 1, removed: 1 });
    expect((await listDrivers()).map(({ name }) => name)).toEqual(['Ada L.', 'Eve']);
    const { activity } = server.platform.deps.stores;
    const [entry] = await activity.latest(makeTestScope(own), 1);
    expect(entry).toMatchObject({
      actor: { role: 'program', name: 'Payroll' },
      event: { code: 'list-imported', noun: 'driver', count: 2, removed: 1 },
    });

    const late = await program().put(`/drivers?basis=${String(dry.basis)}`, { drivers: [ada] });
    expect([late.status, await json(late)]).toMatchObject([409, { code: 'list-outdated' }]);
    const kept = await program().put('/drivers?mode=keep', { drivers: [ada, bob] });
    expect(await json(kept)).toMatchObject({ added: 1, changed: 1, removed: 0 });
    expect((await program().put('/drivers', { drivers: [ada, bob] })).status).toBe(200);
    expect(await listDrivers()).toEqual([ada, bob]);
  });

  test('give the same request with the same key its first answer again', async () => {
    const headers = { 'idempotency-key': 'import-of-monday' };
    const drivers = [{ ...ada, name: 'Ada M.' }, bob];
    const first = await json(await program().put('/drivers', { drivers }, headers));
    expect(first).toEqual({ stored: true, rows: 2, added: 0, changed: 1, removed: 0 });
    await program().put('/drivers', { drivers: [ada, bob] });
    expect(await json(await program().put('/drivers', { drivers }, headers))).toEqual(first);
    expect(await listDrivers()).toEqual([ada, bob]);
    const another = await program().put('/drivers', { drivers: [ada, bob] }, headers);
    expect([another.status, await json(another)]).toMatchObject([
      409,
      { code: 'key-of-other-request' },
    ]);
    const broken = await program().put('/drivers', { drivers }, { 'idempotency-key': 'a key' });
    expect(broken.status).toBe(422);
  });

  test('name what is wrong, and stay as they were', async () => {
    const refuse = async (body: unknown, path = '/drivers') => {
      const response = await program().put(path, body);
      return [response.status, await json(response)] as const;
    };
    const wrong = [{ ...ada, seniorityNumber: 'first', boss: true }, { employeeId: '1000002' }];
    expect(await refuse({ drivers: wrong })).toMatchObject([
      422,
      {
        code: 'wrong-fields',
        errors: [
          'Line 1: seniorityNumber',
          'Line 1: boss',
          'Line 2: name',
          'Line 2: seniorityNumber',
        ],
      },
    ]);
    const [status, problem] = await refuse({ drivers: [ada, { ...bob, seniorityNumber: 1 }] });
    expect([status, problem.code]).toEqual([422, 'import-errors']);
    expect(String(problem.errors)).toContain('Line 2');
    expect(await refuse({ drivers: [] })).toMatchObject([422, { errors: ['drivers'] }]);
    expect(await refuse([])).toMatchObject([422, { errors: ['body'] }]);
    expect(await refuse({ drivers: [ada] }, '/drivers?dryrun=true')).toMatchObject([
      422,
      { errors: ['dryrun'] },
    ]);
    expect((await refuse({ drivers: [ada] }, '/drivers?dryRun=true&dryRun=false'))[0]).toBe(422);
    const taken = aDriver({ employeeId: '1000009', name: 'Eve', seniorityNumber: 1 });
    expect(await refuse({ drivers: [taken] }, '/drivers?mode=keep')).toMatchObject([
      409,
      { code: 'seniority-number-taken' },
    ]);
    const twice = [aJob({ jobId: 'J1' }), aJob({ jobId: 'J1' })];
    expect((await refuse({ jobs: twice }, '/jobs'))[0]).toBe(422);
    expect(await listDrivers()).toEqual([ada, bob]);
  });

  test('take only JSON of a limited size', async () => {
    const send = (body: string, type = 'application/json') =>
      fetch(`${server.url}/api/v1/drivers`, {
        method: 'PUT',
        body,
        headers: { authorization: `Bearer ${token}`, 'content-type': type },
      });
    expect((await send('drivers=1', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await send('{"drivers":')).status).toBe(400);
    expect((await send('x'.repeat(2 * 1024 * 1024 + 1))).status).toBe(413);
    expect(await listDrivers()).toEqual([ada, bob]);
  });

  test.each([
    ['/drivers', 'DELETE', 'GET, HEAD, PUT'],
    ['/drivers', 'POST', 'GET, HEAD, PUT'],
    ['/awards', 'PUT', 'GET, HEAD'],
    ['/openapi.json', 'POST', 'GET, HEAD'],
    ['/reports/drivers', 'PATCH', 'GET, HEAD'],
  ])('refuse at %s the method %s', async (path, method, allow) => {
    const response = await program().send(method, path);
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });
});

test('gives the record of a published award, which anyone can verify', async () => {
  const { deps } = server.platform;
  const scope = makeTestScope(own);
  const { site: open } = await deps.stores.sites.read(own);
  const { periodId, closesAt } = open!.window;
  expect((await program().get(`/awards/${periodId}`)).status).toBe(404);
  server.clock.moveTo(toInstant(Date.parse(closesAt.instant) + minuteMs));
  const { site, company } = await deps.stores.sites.read(own);
  const access: AdminSession = {
    ...{ scope, site: site!, company: company! },
    ...{ username: 'admin', role: 'site-admin' },
  };
  const published = await publishAward({ deps, access, seen: 0 });
  expect(published).toMatchObject({ ok: true });
  const late = program(await addToken(deps, own, { name: 'Late' }));
  const { awards } = await json(await late.get('/awards'));
  expect(awards).toMatchObject([{ periodId, version: 1, isWithdrawn: false }]);
  const record = await json(await late.get(`/awards/${periodId}`));
  expect(verifyAward(record, sha256)).toMatchObject({ ok: true });
  expect(JSON.stringify(record.input)).toContain(bob.employeeId);
  expect((await late.get(`/awards/${periodId}?version=2`)).status).toBe(404);
  expect(await json(await late.get('/reports/assignments'))).toMatchObject({
    report: 'assignments',
    award: { periodId, version: 1 },
  });

  // A withdrawn award does not count: only who names its version gets it.
  const { site: again } = await deps.stores.sites.read(own);
  const withdrawal = { of: 'jobs', reason: 'A job was missing.', seen: 1 } as const;
  const afterwards: AdminSession = { ...access, site: again! };
  expect((await withdrawAward({ deps, access: afterwards, input: withdrawal })).ok).toBe(true);
  for (const path of [`/awards/${periodId}`, '/reports/assignments', '/reports/demand']) {
    const refused = await late.get(path);
    expect([refused.status, await json(refused)], path).toMatchObject([
      409,
      { code: 'award-withdrawn' },
    ]);
  }
  expect(await json(await late.get(`/awards/${periodId}?version=1`))).toEqual(record);
  expect((await late.get('/reports/assignments?version=1')).status).toBe(200);
  expect((await late.get('/reports/drivers')).status).toBe(200);
});

test('nothing of all this is an error in the log', () => {
  expect(findLoggedErrors(server.logged)).toEqual([]);
});
