import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copies } from '~/app/copy/server-copy.server';
import { isDataOfExport } from '~/app/platform/downloads/data-of-export';
import { companyRoles } from '~/domain/company/admin-role';
import { defaultTenant } from '~/domain/company/scope';
import { firstTenantDefaults, newSite } from '~/domain/site/new-tenant';
import { toInstant } from '~/domain/time/instant';
import { aMail } from '~/tests/store/builders';
import {
  accessMatrix,
  getAddresses,
  adminPassword,
  doors,
  resetCode,
  roles,
  target,
  type Form,
  type Guard,
  type Role,
} from '~/tests/support/access-matrix';
import { leaveAddresses } from '~/tests/support/contacts';
import { isBeforeRelease } from '~/tests/support/fast-check';
import {
  encoded,
  httpClient,
  signedInAdmin,
  signedInDriver,
  type HttpClient,
} from '~/tests/support/http';
import { findLoggedErrors } from '~/tests/support/logged-errors';
import { addPeople, companyAdmin, staff } from '~/tests/support/people';
import { aRequest } from '~/tests/support/registration';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { addStockedSite, makeTestScope, testEntry } from '~/tests/support/stocked-site';
import { masterPassword, startTestServer, type TestServer } from '~/tests/support/test-server';

const victim = { companyId: 'VICTIM', siteId: 'NYC01' };
const other = { companyId: 'VICTIM', siteId: 'BOS02' };
const rival = { companyId: 'RIVAL', siteId: 'RIV01' };
const former = { companyId: 'FORMER', siteId: 'FOR01' };
const [withPassword, atKiosk] = ['7654322', '7654323'];
const driverPassword = 'harbour violin';
/** Stored texts of the victim that are in no form, so a response that contains one of them leaks data. */
const secrets = [
  'Victoria Victim',
  'VICTIM-PLACE',
  'Victim Freight Hub',
  'Victim Applicant',
  '@home.example',
];

let server: TestServer;
let clients: Record<Role, HttpClient>;

/** Everything stored for the victim's site and its company. */
const everything = async () => {
  const { stores } = server.platform.deps;
  const scope = makeTestScope(victim);
  // Leaves out the company's totals, because its other site and the sending of emails change them too.
  const {
    usage: _,
    usageByMonth: _sent,
    ...company
  } = (await stores.companies.read(victim.companyId))!;
  return {
    company,
    drivers: await stores.drivers.list(scope),
    contacts: await stores.contacts.page(scope, { after: '', limit: 100 }),
    jobs: await stores.jobs.list(scope),
    weeks: await stores.weeks.list(scope),
    manual: await stores.manual.list(
      scope,
      (await stores.sites.read(victim)).site!.window.periodId,
    ),
    manualVacations: await stores.weeks.manual(scope),
    picks: await stores.picks.list(scope),
    activity: (await stores.activity.page(scope, { limit: 500 })).entries,
    defaults: await stores.system.newCompanyDefaults(),
    request: await stores.registrations.read('REQ0001'),
    password: (await stores.access.readDriver(victim, '7654321')).credential,
    // Without the time of the last sign-in, which a test that signs in changes.
    people: (await stores.people.read(scope)).people.map(({ lastSignInAt: _, ...rest }) => rest),
    names: (await stores.companies.summaries())
      .filter(({ companyId }) => companyId === 'VICTIM')
      .map(({ name, sites }) => ({ name, sites })),
  };
};

/** A company admin whose account the other site keeps, and who works at this one. */
const companyAdminAt = async ({ siteId }: typeof victim): Promise<HttpClient> => {
  const client = await signedInAdmin(server.url, adminPassword, other, companyAdmin.username);
  const entered = await client.post('/admin/sites', { siteId });
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/admin/dashboard']);
  return client;
};

beforeAll(async () => {
  server = await startTestServer();
  const { deps } = server.platform;
  const { driverId, jobId, weekId, requestId } = target;
  const password = adminPassword;
  await addStockedSite(deps, {
    ...victim,
    name: 'Victim Freight',
    password,
    drivers: [
      aDriver({ employeeId: driverId, name: 'Victoria Victim' }),
      aDriver({ employeeId: withPassword, name: 'Vincent Victim', seniorityNumber: 2 }),
      aDriver({ employeeId: atKiosk, name: 'Violet Victim', seniorityNumber: 3 }),
    ],
    jobs: [aJob({ jobId, location: 'VICTIM-PLACE' })],
    weeks: [{ weekId, startDate: '2027-01-04', endDate: '2027-01-10', totalSlots: 5 }],
  });
  const aFleet = (tenant: typeof victim, employeeId: string) =>
    addStockedSite(deps, {
      ...tenant,
      name: tenant.companyId,
      password,
      drivers: [aDriver({ employeeId })],
    });
  await aFleet(rival, '8654321');
  await aFleet(former, '9654321');
  await addPeople(deps, victim, staff);
  await leaveAddresses(deps, makeTestScope(victim), [driverId]);
  await deps.stores.credentials.setDriverPassword(makeTestScope(victim), {
    employeeId: withPassword,
    passwordHash: await deps.passwords.hash(driverPassword),
    expectedVersion: 0,
    entry: testEntry(deps),
  });
  const now = toInstant(deps.clock.now());
  await deps.stores.credentials.issueResetCode(makeTestScope(victim), {
    employeeId: driverId,
    resetCode: {
      hash: deps.sha256(resetCode),
      validUntil: toInstant(deps.clock.now() + 60 * 60_000),
    },
    entry: testEntry(deps),
  });
  const request = aRequest({ id: requestId, companyName: 'Victim Applicant' });
  const mail = { id: deps.ids.next(), at: now, mail: aMail() };
  await deps.stores.registrations.submit(request, {
    formId: 'form',
    maxPending: 10,
    mails: [mail],
  });
  // Another site of the victim's company, with its own administrator.
  const { company, site } = await deps.stores.sites.read(victim);
  await deps.stores.sites.ensure({
    company: company!,
    site: newSite({
      tenant: other,
      name: 'Boston',
      address: '',
      defaults: firstTenantDefaults,
      now,
    }),
    admin: {
      username: 'admin',
      passwordHash: await deps.passwords.hash(password),
      role: 'site-admin',
      sessionVersion: 1,
    },
  });
  await addPeople(deps, other, [companyAdmin]);
  await addPeople(deps, rival, [companyAdmin]);
  const settings = { ...site!.settings, kioskMode: true };
  await deps.stores.sites.save(makeTestScope(victim), { ...site!, settings }, []);

  const { url, platform } = server;
  const kiosk = httpClient(url);
  const [mark = ''] = (await platform.kiosks.set(victim)).split(';');
  kiosk.cookies.set('kiosk', mark.slice('kiosk='.length));
  clients = {
    nobody: httpClient(url),
    driver: await signedInDriver(url, victim, driverId),
    'driver with a password': await signedInDriver(url, victim, withPassword, driverPassword),
    'driver at a kiosk': await signedInDriver(url, victim, atKiosk, '', kiosk),
    'other company’s driver': await signedInDriver(url, rival, '8654321'),
    'former driver': await signedInDriver(url, former, '9654321'),
    steward: await signedInAdmin(url, password, victim, 'steward'),
    dispatcher: await signedInAdmin(url, password, victim, 'dispatcher'),
    'site-admin': await signedInAdmin(url, password, victim),
    'company-admin': await companyAdminAt(victim),
    'other site’s admin': await signedInAdmin(url, password, other),
    'other company’s admin': await signedInAdmin(url, password, rival),
    'other company’s company admin': await signedInAdmin(url, password, rival, 'company'),
    'former admin': await signedInAdmin(url, password, former),
    master: await signedInAdmin(url, masterPassword, defaultTenant),
  };
  const gone = {
    intent: 'switch',
    companyId: former.companyId,
    isActive: 'false',
    confirmed: 'yes',
  };
  expect((await clients.master.post('/admin/master/companies', gone)).status).toBe(303);
});
afterAll(() => server.stop());

/** Where a response redirects a browser or the product's own script; null if it does not redirect. */
const sentTo = (response: Response, body: string): string | null => {
  const where = response.headers.get('location') ?? /"redirect","([^"]+)"/.exec(body)?.[1];
  const isSent = response.status === 202 || (response.status >= 300 && response.status < 400);
  return isSent && where !== undefined ? where.replace(/\?.*/, '') : null;
};

/** Whether the role may enter routes with this guard at its own site, where the user is not a stranger. */
const isOwn = (who: Role, guard: Guard) => {
  if (guard === 'driver') return /^driver/.test(who);
  if (guard === 'master') return who === 'master';
  return companyRoles.some((role) => role === who) && getDoor(guard, who) === 'in';
};
const getDoor = (guard: Guard, who: Role) => (guard === 'public' ? 'in' : doors[guard][who]);

interface Attempt {
  readonly who: Role;
  readonly method: string;
  readonly address: string;
  readonly guard: Guard | undefined;
  readonly form?: Form | undefined;
}

/** Checks a response against the access matrix. */
const check = (
  { who, method, address, guard, form }: Attempt,
  response: Response,
  body: string,
): void => {
  const { status } = response;
  const cell = `${who}: ${method} ${address} ${JSON.stringify(form ?? {})}`;
  if (!served.includes(method)) return expect(status, cell).toBe(405);
  if (address.includes('_data=') || isDataOfExport(method, address))
    return expect(status, cell).toBe(404);
  if (guard === undefined) return expect(status, cell).toBe(405);

  const door = getDoor(guard, who);
  const where = sentTo(response, body);
  const isScript = address.includes('.data');
  if (door !== 'in') {
    expect(isScript ? [202] : [302, 303], cell).toContain(status);
    if (!isScript || method !== 'HEAD') expect(where, cell).toBe(door);
  } else {
    expect(status, cell).toBeLessThan(500);
    if (guard !== 'public')
      expect(['/', '/driver-login', '/admin-portal'], cell).not.toContain(where);
  }
  if (guard === 'public' || isOwn(who, guard)) return;
  const answer = `${[...response.headers].join('\n')}\n${body}`;
  expect(
    secrets.filter((secret) => answer.includes(secret)),
    cell,
  ).toEqual([]);
  if (guard === 'master') expect(answer, cell).not.toContain('Victim Freight');
};

/** Sends one request and checks the response. Returns its status and the URL of its redirect. */
const attempt = async (tried: Attempt) => {
  const { who, method, address, guard, form } = tried;
  if (isDecidedEarly(method, address, guard) && !extremes.includes(who)) return null;
  const response = await clients[who].send(method, address, {
    ...(form && { body: encoded(form) }),
    headers: { 'accept-encoding': 'identity' },
  });
  check(tried, response, await response.text());
  return [response.status, sentTo(response, '')];
};

const rows = Object.entries(accessMatrix);
test('serves the owner what strangers are refused', async () => {
  const seen = new Set<string>();
  for (const [name, { loader = 'public' }] of rows) {
    const who = (Object.keys(clients) as Role[]).find((role) => isOwn(role, loader));
    const answer = who && (await (await clients[who].get(getAddresses(name, false)[0]!)).text());
    if (secrets.some((secret) => answer?.includes(secret))) seen.add(name);
  }
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'admin.conflicts',
      'admin.dashboard',
      'admin.edit-drivers',
      'admin.edit-drivers_.export',
      'admin.edit-jobs',
      'admin.master.companies',
      'admin.master.requests',
      'admin.system-settings',
      'driver-preferences',
    ]),
  );
});

/** If a request is refused before its session is read, all roles get the same refusal, so only these two try it. */
const extremes: readonly Role[] = ['nobody', 'master'];
/**
 * No guard decides by whether a request is GET or HEAD, so only these roles show that both get the same answer: one that
 * enters nothing, and of each kind one that enters its own pages.
 */
const headers: readonly Role[] = ['nobody', 'driver', 'site-admin', 'master'];
const served = ['GET', 'HEAD', 'POST'];
const isDecidedEarly = (method: string, address: string, guard: Guard | undefined) =>
  !served.includes(method) || address.includes('_data=') || !guard || guard === 'public';

/** Roles that are refused as others of their kind are: they try all routes only before a release. */
const alike: readonly Role[] = [
  'driver with a password',
  'driver at a kiosk',
  'former driver',
  'other company’s admin',
  'former admin',
];
const trying = roles.filter((role) => isBeforeRelease || !alike.includes(role));

describe.each(trying)('%s', (who) => {
  test('reads only what the table allows, at every URL', async () => {
    for (const [name, { loader: guard }] of rows) {
      for (const address of getAddresses(name, false)) {
        const got = await attempt({ who, method: 'GET', address, guard });
        await attempt({ who, method: 'OPTIONS', address, guard });
        if (!headers.includes(who)) continue;
        const head = await attempt({ who, method: 'HEAD', address, guard });
        expect(head, `${who}: HEAD ${address}`).toEqual(got);
      }
    }
  });

  test('changes only what the table allows, at every URL', async () => {
    const before = await everything();
    const act = async (name: string) => {
      const { action: guard, forms = [] } = accessMatrix[name]!;
      const isHarmless = guard === undefined || isOwn(who, guard);
      for (const address of getAddresses(name, true)) {
        for (const form of isHarmless ? [{}] : forms)
          await attempt({ who, method: 'POST', address, guard, form });
        for (const method of ['PUT', 'PATCH', 'DELETE'])
          await attempt({ who, method, address, guard, form: forms[0] });
      }
    };
    // Everyone may use these two forms, because each changes only its sender's data.
    const own = ['language', 'logout'];
    for (const [name] of rows) if (!own.includes(name)) await act(name);
    expect(await everything()).toEqual(before);
    for (const name of own) await act(name);
  });
});

/** Signs in the victim's users, after the strangers' sign-in attempts no longer count. */
const signInOwners = async () => {
  const { url, clock } = server;
  clock.advance(16 * 60_000);
  return {
    driver: await signedInDriver(url, victim, target.driverId),
    steward: await signedInAdmin(url, adminPassword, victim, 'steward'),
    dispatcher: await signedInAdmin(url, adminPassword, victim, 'dispatcher'),
    'site-admin': await signedInAdmin(url, adminPassword, victim),
    'company-admin': await companyAdminAt(victim),
    account: await signedInAdmin(url, adminPassword, victim),
    master: await signedInAdmin(url, masterPassword),
  };
};

const nothingChanged = new RegExp(
  Object.values(copies)
    .map(({ server: { common } }) => common.nothingWasChanged)
    .join('|'),
);

test('changes nothing from an admin page that another user left open', async () => {
  const owners = await signInOwners();
  const somebodyElse = await signedInAdmin(server.url, adminPassword, other);
  const before = await everything();
  const left = await (await somebodyElse.get('/admin/dashboard')).text();
  const [, page = 'none'] = /name="page" value="([^"]+)"/.exec(left) ?? [];
  expect(page).toMatch(/^[0-9a-f]{12}$/);
  for (const [name, { action, forms = [] }] of rows) {
    if (!action || action === 'public' || action === 'driver') continue;
    for (const form of forms) {
      const [address = ''] = getAddresses(name, true);
      const [path = ''] = address.split('?');
      const sent = await owners[action].post(address, { ...form, page });
      const cell = `${name} ${JSON.stringify(form)}`;
      expect([sent.status, sent.headers.get('location')], cell).toEqual([303, path]);
      // Accounts keep their language, and earlier tests sent the language form, so the message may be in
      // English or Spanish.
      const shown = await owners[action].get(path);
      // The first steps of a site that is open lead to its dashboard.
      const next = shown.headers.get('location');
      const last = next ? await owners[action].get(next) : shown;
      expect(await last.text(), cell).toMatch(nothingChanged);
    }
  }
  expect(await everything()).toEqual(before);
});

test('accepts each hostile form from the owner of the route', async () => {
  const owners = await signInOwners();
  // The driver comes first, because the administrator's forms delete the driver. The master administrator comes
  // last, because their form deactivates the company.
  const ordered = rows.flatMap(([name, { action, forms }]) =>
    action && action !== 'public' ? [{ name, guard: action, form: forms![0] }] : [],
  );
  const order = [
    'driver',
    'account',
    'steward',
    'dispatcher',
    'site-admin',
    'company-admin',
    'master',
  ];
  ordered.sort((one, two) => order.indexOf(one.guard) - order.indexOf(two.guard));
  for (const { name, guard, form } of ordered) {
    const response = await owners[guard].post(getAddresses(name, true)[0]!, form);
    expect([400, 401, 403], `${name} ${response.status}`).not.toContain(response.status);
    expect(response.headers.get('location') ?? '', name).not.toMatch(/admin-portal|driver-login/);
  }
  // The company's deactivation has ended its users' sessions.
  const admin = await owners['site-admin'].get('/admin/dashboard');
  expect(admin.headers.get('location')).toBe('/s/VICTIM/NYC01');
  const driver = await owners.driver.get('/driver-preferences');
  expect(driver.headers.get('location')).toBe('/s/VICTIM/NYC01');
});

test('nothing of all this is an error in the log', () => {
  expect(findLoggedErrors(server.logged)).toEqual([]);
});
