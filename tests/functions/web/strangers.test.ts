import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeSiteDrivers } from '~/app/services/roster/change-drivers.server';
import { changeSiteJobs } from '~/app/services/roster/change-jobs.server';
import { declaredGuard } from '~/app/platform/guards.server';
import { makeActivity } from '~/domain/activity/make-activity';
import { toInstant } from '~/domain/shared/instant';
import { compareText } from '~/domain/shared/text';
import { defaultTenant } from '~/domain/tenancy/scope';
import { firstTenantDefaults, newSite } from '~/domain/tenancy/new-tenant';
import { addCompany } from '~/tests/support/companies';
import { adminPassword, hostileForms } from '~/tests/support/hostile-forms';
import { aMail } from '~/tests/store/builders';
import { aRequest } from '~/tests/support/registration';
import { leaveAddresses } from '~/tests/support/contacts';
import { httpClient, loginAsAdmin, type HttpClient } from '~/tests/support/http';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { masterPassword, startTestServer, type TestServer } from '~/tests/support/test-server';

interface RouteModule {
  loader?: object;
  action?: object;
}
const modules = import.meta.glob<RouteModule>(
  ['../../../app/routes/*.{ts,tsx}', '../../../app/routes/*/route.{ts,tsx}'],
  { eager: true },
);

/** `admin.reports.$report_.csv` → `/admin/reports/drivers/csv`. */
const pathOf = (name: string): string => {
  const segments = name
    .replaceAll('[.]', '·')
    .split('.')
    .map((segment) => segment.replace(/_$/, ''))
    .map((segment) => (segment === '$report' ? 'drivers' : segment))
    .filter((segment) => segment !== '_index');
  return `/${segments.join('/')}`.replaceAll('·', '.');
};
const routes = Object.entries(modules).map(([path, { loader, action }]) => {
  const name = path.replace('../../../app/routes/', '').replace(/(\/route)?\.tsx?$/, '');
  return {
    name,
    isIndex: name.endsWith('_index'),
    path: pathOf(name),
    loader: loader && declaredGuard(loader),
    action: action && declaredGuard(action),
  };
});
const guarded = (kind: 'loader' | 'action') =>
  routes.flatMap((route) => {
    const guard = route[kind];
    if (guard === undefined || guard === 'public') return [];
    // The same people; what may be missing is their second step.
    return [{ ...route, guard: guard === 'account' ? 'site-admin' : guard }];
  });

/** Every address under which Remix runs a route: as a page, for its own script, and the older way. */
const addressesOf = (
  { name, path, isIndex }: { name: string; path: string; isIndex: boolean },
  isPost: boolean,
): string[] => {
  const index = isPost && isIndex ? '?index' : '';
  return [
    `${path}${index}`,
    `${path}.data${index}`,
    `${path}?${index ? 'index&' : ''}_data=${encodeURIComponent(`routes/${name}`)}`,
  ];
};

const victim = { companyId: 'VICTIM', siteId: 'NYC01' };
const other = { companyId: 'VICTIM', siteId: 'BOS02' };
/** Stored with the victim, and never part of a form: an answer that holds one gives something away. */
const secrets = [
  'Victoria Victim',
  'VICTIM-PLACE',
  'Victim Freight Hub',
  'Victim Applicant',
  '@home.example',
];

let server: TestServer;
let clients: Record<string, HttpClient>;
const scopeOf = (tenant: typeof victim) =>
  ({ ...tenant, actor: { role: 'system', name: 'test' } }) as const;

/** All that the victim has, and what is above it. */
const everything = async () => {
  const { stores } = server.platform.deps;
  const scope = scopeOf(victim);
  return {
    company: await stores.companies.read(victim.companyId),
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
    password: (await stores.access.ofDriver(victim, '7654321')).credential,
    account: (await stores.access.ofAdmin(victim, 'admin')).credential,
    companies: (await stores.companies.page({ search: '', after: null, limit: 100 })).companies
      .map(({ company }) => company)
      .filter(({ companyId }) => companyId !== 'RIVAL'),
  };
};

beforeAll(async () => {
  server = await startTestServer();
  const { deps } = server.platform;
  const password = adminPassword;
  await addCompany(deps, { ...victim, name: 'Victim Freight', password });
  await addCompany(deps, { companyId: 'RIVAL', siteId: 'RIV01', name: 'Rival', password });
  const now = toInstant(deps.clock.now());
  const { site, company } = await deps.stores.sites.read(victim);
  const admin = { username: 'admin', role: 'site-admin' } as const;
  const access = (tenant: typeof victim) => ({
    scope: scopeOf(tenant),
    site: site!,
    company: company!,
    ...admin,
  });
  const details = 'test';
  const drivers = [aDriver({ employeeId: '7654321', name: 'Victoria Victim' })];
  await changeSiteDrivers({ deps, access: access(victim), input: { adds: drivers }, details });
  await leaveAddresses(deps, scopeOf(victim), ['7654321']);
  const jobs = [aJob({ jobId: 'VICTIMJOB', location: 'VICTIM-PLACE' })];
  await changeSiteJobs({ deps, access: access(victim), input: { adds: jobs }, details });
  const rivals = [aDriver({ employeeId: '8654321', name: 'Rita Rival' })];
  const rival = access({ companyId: 'RIVAL', siteId: 'RIV01' });
  await changeSiteDrivers({ deps, access: rival, input: { adds: rivals }, details });
  const entry = () =>
    makeActivity({
      id: deps.ids.next(),
      at: now,
      actor: scopeOf(victim).actor,
      action: 'create',
      details,
    });
  // The code of the hostile form is right: for this driver alone.
  await deps.stores.credentials.issueResetCode(scopeOf(victim), {
    employeeId: '7654321',
    resetCode: {
      hash: deps.sha256('AAAA-AAAA'),
      validUntil: toInstant(deps.clock.now() + 60 * 60_000),
    },
    entry: entry(),
  });
  const week = { weekId: 'W777', startDate: '2027-01-04', endDate: '2027-01-10' };
  await deps.stores.weeks.change(scopeOf(victim), {
    puts: [{ ...week, totalSlots: 5, version: 0 }],
    entry: entry(),
  });
  const request = aRequest({ id: 'REQ0001', companyName: 'Victim Applicant' });
  const mail = { id: deps.ids.next(), at: now, mail: aMail() };
  const form = { formId: 'form', mostPending: 10, mail };
  await deps.stores.registrations.submit(request, form);
  // Another site of the same company, with an administrator of its own.
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

  const adminOf = async (tenant: typeof victim, secret = password) => {
    const client = httpClient(server.url);
    const response = await loginAsAdmin(client, secret, tenant);
    expect(response.headers.get('location')).toBe('/admin/dashboard');
    return client;
  };
  const driverOf = async (tenant: typeof victim, employeeId: string) => {
    const client = httpClient(server.url);
    const response = await client.post('/driver-login', { ...tenant, employeeId });
    expect(response.headers.get('location')).toBe('/driver-preferences');
    return client;
  };
  clients = {
    nobody: httpClient(server.url),
    driver: await driverOf(victim, '7654321'),
    'other company’s driver': await driverOf({ companyId: 'RIVAL', siteId: 'RIV01' }, '8654321'),
    'site-admin': await adminOf(victim),
    'other site’s admin': await adminOf(other),
    'other company’s admin': await adminOf({ companyId: 'RIVAL', siteId: 'RIV01' }),
    master: await adminOf(defaultTenant, masterPassword),
  };
});
afterAll(() => server.stop());

const strangers = [
  'nobody',
  'driver',
  'other company’s driver',
  'site-admin',
  'other site’s admin',
  'other company’s admin',
];
/** Whose route it is, is no stranger there. */
const isStranger = (who: string, guard: string) => who !== guard;

test('whose route it is gets what strangers are kept from', async () => {
  const seen = new Set<string>();
  for (const { name, path, guard } of guarded('loader')) {
    const answer = await (await clients[guard]!.get(path)).text();
    if (secrets.some((secret) => answer.includes(secret))) seen.add(name);
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

describe.each(strangers)('%s', (who) => {
  test('gets nothing from any loader, at any address', async () => {
    for (const route of guarded('loader').filter(({ guard }) => isStranger(who, guard))) {
      for (const address of addressesOf(route, false)) {
        const response = await clients[who]!.get(address);
        const answer = `${[...response.headers].join('\n')}\n${await response.text()}`;
        const given = secrets.filter((secret) => answer.includes(secret));
        expect(given, `GET ${address}`).toEqual([]);
        if (route.guard === 'master') expect(answer, address).not.toContain('Victim Freight');
        expect(response.status, `GET ${address}`).toBeLessThan(500);
      }
    }
  });

  test('changes nothing by any action, at any address', async () => {
    const before = await everything();
    for (const route of guarded('action').filter(({ guard }) => isStranger(who, guard))) {
      for (const address of addressesOf(route, true)) {
        const response = await clients[who]!.post(address, hostileForms[route.name] ?? {});
        const answer = await response.text();
        expect(
          secrets.filter((secret) => answer.includes(secret)),
          `POST ${address}`,
        ).toEqual([]);
        expect(response.status, `POST ${address}`).toBeLessThan(500);
      }
    }
    expect(await everything()).toEqual(before);
  });
});

test('every guarded action has a hostile form, and whose route it is gets it through', async () => {
  const actions = guarded('action');
  expect(actions.map(({ name }) => name).sort()).toEqual(Object.keys(hostileForms).sort());
  // The driver first: the administrator deletes him.
  const own = actions.filter(({ guard }) => guard !== 'master');
  const ordered = own.sort((one, two) => compareText(one.guard, two.guard));
  for (const { name, path, guard } of ordered) {
    const response = await clients[guard]!.post(path, hostileForms[name] ?? {});
    expect([400, 401, 403], `${name} ${response.status}`).not.toContain(response.status);
    expect(response.headers.get('location') ?? '', name).not.toMatch(/admin-portal|driver-login/);
  }
});

test('a company that the master deactivates has no sessions any more', async () => {
  const form = hostileForms['admin.master.companies'] ?? {};
  const done = await clients.master!.post('/admin/master/companies', form);
  expect(done.status).toBe(303);
  const admin = await clients['site-admin']!.get('/admin/dashboard');
  expect(admin.headers.get('location')).toMatch(/^\/admin-portal/);
  const driver = await clients.driver!.get('/driver-preferences');
  expect(driver.headers.get('location')).toMatch(/^\/driver-login/);
});
