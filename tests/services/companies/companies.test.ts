import { describe, expect, test } from 'vitest';
import { makeSiteScope } from '~/app/ports/sessions';
import { checkAdmin } from '~/app/services/access/check-admin.server';
import { checkDriver } from '~/app/services/access/check-driver.server';
import { signInAdmin } from '~/app/services/access/sign-in-admin.server';
import { signInDriver } from '~/app/services/access/sign-in-driver.server';
import { addSite } from '~/app/services/companies/add-site.server';
import { changeCompanySettings } from '~/app/services/companies/change-company-settings.server';
import { readOverview } from '~/app/services/companies/read-overview.server';
import { saveDefaults } from '~/app/services/companies/save-defaults.server';
import { switchActive } from '~/app/services/companies/switch-active.server';
import { changeRoster } from '~/app/services/roster/change-roster.server';
import { siteDrivers } from '~/app/services/roster/site-rosters.server';
import { newCompanySettings } from '~/domain/company/company';
import { firstTenantDefaults } from '~/domain/site/new-tenant';
import { addCompany } from '~/tests/support/companies';
import { anEvent } from '~/tests/support/events';
import { fakeSite } from '~/tests/support/fake-site';
import { aDriver } from '~/tests/support/roster-builders';
import { waitingMails } from '~/tests/support/waiting';

const acme = { companyId: 'ACME', siteId: 'NYC01' };
const password = 'a password of an administrator';
const refused = (code: string, fields: object = {}) => ({ ok: false, error: { code, ...fields } });

const start = async () => {
  const fake = await fakeSite();
  const { deps } = fake;
  await addCompany(deps, { ...acme, name: 'Acme Logistics', password });
  const master = await fake.asAdmin();
  const accessAt = async (siteId: string) => {
    const tenant = { ...acme, siteId };
    const { site, company } = await deps.stores.sites.read(tenant);
    const actor = { role: 'site-admin', username: 'admin' } as const;
    return {
      scope: makeSiteScope(tenant, actor),
      site: site!,
      company: company!,
      username: 'admin',
      role: 'site-admin',
    } as const;
  };
  const site = { name: 'Boston', address: '2 Harbor Street', email: 'boston@acme.test' };
  return {
    ...fake,
    master,
    switchTo: (isActive: boolean, siteId?: string, companyId = 'ACME') =>
      switchActive({ deps, access: master, input: { companyId, siteId, isActive } }),
    add: (siteId: string, fields: Partial<typeof site> = {}) =>
      addSite({ deps, access: master, input: { companyId: 'ACME', siteId, ...site, ...fields } }),
    limit: (limits: Partial<typeof newCompanySettings>) =>
      changeCompanySettings({
        deps,
        access: master,
        input: {
          companyId: 'ACME',
          isFree: true,
          settings: { ...newCompanySettings, ...limits },
        },
      }),
    addDrivers: async (siteId: string, ids: readonly number[]) =>
      changeRoster(siteDrivers, {
        deps,
        access: await accessAt(siteId),
        input: {
          adds: ids.map((id) =>
            aDriver({ employeeId: String(6_000_000 + id), seniorityNumber: id }),
          ),
        },
        toEvent: () => anEvent,
      }),
    acme: async () => (await deps.stores.companies.read('ACME'))!,
    log: () => deps.stores.activity.latest(fake.scope, 100),
  };
};

describe('deactivation', () => {
  const sessions = async ({ deps, addDrivers }: Awaited<ReturnType<typeof start>>) => {
    await addDrivers('NYC01', [1]);
    const address = '203.0.113.1';
    const input = { employeeId: '6000001', password: '' };
    const driver = await signInDriver({ deps, tenant: acme, input, address });
    const login = { username: 'admin', password };
    const admin = await signInAdmin({ deps, tenant: acme, input: login, address });
    if (!driver.ok || !admin.ok) throw new Error('not signed in');
    const toClaims = ({ value }: typeof driver) => ({
      ...acme,
      sub: value.subject,
      amr: value.signedInBy,
      sv: value.sessionVersion,
      ep: value.sessionEpoch,
    });
    return async () => [
      (await checkDriver({ deps, claims: toClaims(driver) })) !== null,
      (await checkAdmin({ deps, claims: toClaims(admin) })) !== null,
    ];
  };

  test.each([undefined, 'NYC01'])(
    'ends the sessions of drivers and administrators for good (site: %s)',
    async (siteId) => {
      const fake = await start();
      const areAlive = await sessions(fake);
      expect(await areAlive()).toEqual([true, true]);
      expect((await fake.switchTo(false, siteId)).ok).toBe(true);
      expect(await areAlive()).toEqual([false, false]);
      const login = { username: 'admin', password };
      const input = { deps: fake.deps, tenant: acme, input: login, address: '203.0.113.1' };
      expect(await signInAdmin(input)).toEqual(refused('site-deactivated'));
      expect((await fake.switchTo(true, siteId)).ok).toBe(true);
      expect(await areAlive()).toEqual([false, false]);
      expect((await signInAdmin(input)).ok).toBe(true);
    },
  );

  test('of a company applies to every site, and reactivation reverts it', async () => {
    const fake = await start();
    await fake.add('BOS02');
    await fake.switchTo(false, 'BOS02');
    await fake.switchTo(false);
    expect((await fake.acme()).sites.map(({ isActive }) => isActive)).toEqual([false, false]);
    await fake.switchTo(true);
    const { company, sites } = await fake.acme();
    expect([company.isActive, ...sites.map(({ isActive }) => isActive)]).toEqual([
      true,
      true,
      true,
    ]);
    expect((await fake.log()).slice(0, 3).map(({ event }) => event)).toEqual([
      { code: 'tenant-switched', companyId: 'ACME', siteId: null, isActive: true },
      { code: 'tenant-switched', companyId: 'ACME', siteId: null, isActive: false },
      { code: 'tenant-switched', companyId: 'ACME', siteId: 'BOS02', isActive: false },
    ]);
    expect(await fake.deps.stores.system.totals()).toMatchObject({
      companies: 2,
      activeCompanies: 2,
      sites: 3,
      activeSites: 3,
    });
  });

  test('is refused only for the built-in company and its main site', async () => {
    const { switchTo, deps } = await start();
    const no = refused('default-tenant-protected');
    expect(await switchTo(false, undefined, 'DEFAULT')).toEqual(no);
    expect(await switchTo(false, 'MAIN', 'DEFAULT')).toEqual(no);
    expect((await deps.stores.companies.read('DEFAULT'))?.company.isActive).toBe(true);
    expect(await switchTo(false, 'NONE')).toEqual(refused('site-not-found'));
    expect(await switchTo(false, undefined, 'NOBODY')).toEqual(refused('company-not-found'));
  });

  test('requested many times at once, happens once', async () => {
    const fake = await start();
    const results = await Promise.all(Array.from({ length: 5 }, () => fake.switchTo(false)));
    expect(results.every(({ ok }) => ok)).toBe(true);
    const { company, sites } = await fake.acme();
    expect([company.sessionEpoch, sites[0]?.sessionEpoch]).toEqual([1, 1]);
    expect(await fake.log()).toHaveLength(1);
  });
});

describe('a new site', () => {
  test('has an administrator who cannot sign in before using the emailed link', async () => {
    const { add, acme: read, deps } = await start();
    expect((await add(' bos02 ')).ok).toBe(true);
    const { company, sites } = await read();
    expect(company.siteIds).toEqual(['NYC01', 'BOS02']);
    expect(sites[1]).toMatchObject({ siteId: 'BOS02', name: 'Boston', isActive: true });
    const tenant = { companyId: 'ACME', siteId: 'BOS02' };
    const [credential] = await deps.stores.credentials.administrators(tenant);
    expect(credential).toMatchObject({ passwordHash: null, role: 'site-admin' });
    const username = credential!.username;
    expect(username).toMatch(/^admin-\d{4}$/);
    const input = { username, password: '' };
    expect(await signInAdmin({ deps, tenant, input, address: '203.0.113.1' })).toEqual(
      refused('invalid-admin-login'),
    );
    const [entry, ...others] = await waitingMails(deps.stores);
    expect(others).toEqual([]);
    expect(entry?.mail).toMatchObject({
      kind: 'admin-activation',
      to: 'boston@acme.test',
      ...tenant,
      companyName: 'Acme Logistics',
      siteName: 'Boston',
      username,
    });
    if (entry?.mail.kind !== 'admin-activation') throw new Error('no link');
    const code = await deps.stores.codes.read(deps.sha256(entry.mail.secret));
    expect(code).toMatchObject({ kind: 'activation', ...tenant, usedAt: null });
  });

  test.each([
    ['', {}, 'missing-information', { fields: ['siteId'] }],
    ['BOS02', { name: ' ', email: '' }, 'missing-information', { fields: ['name', 'email'] }],
    ['B', {}, 'invalid-site-code', {}],
    ['BOS#2', {}, 'invalid-site-code', {}],
    ['BOS02', { email: 'boston' }, 'invalid-email', {}],
    ['MAIN', {}, 'site-code-reserved', { siteId: 'MAIN' }],
    ['GONE', {}, 'site-code-reserved', { siteId: 'GONE' }],
    ['NYC01', {}, 'site-code-taken', { siteId: 'NYC01' }],
  ])('with %s %j is refused as %s', async (siteId, fields, code, payload) => {
    const { add, acme: read, log } = await start();
    expect(await add(siteId, fields)).toEqual(refused(code, payload));
    expect((await read()).sites).toHaveLength(1);
    expect(await log()).toEqual([]);
  });

  test('is limited even if many are added at once', async () => {
    const { add, acme: read } = await start();
    const results = await Promise.all(['AAA', 'BBB', 'CCC', 'DDD'].map((id) => add(id)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(2);
    expect(results.find(({ ok }) => !ok)).toEqual(
      refused('too-many-sites', { limit: 3, count: 4 }),
    );
    const { company, sites } = await read();
    expect([company.siteIds.length, sites.length]).toEqual([3, 3]);
  });

  test('starts with the current defaults; older sites keep theirs', async () => {
    const { add, acme: read, master, deps } = await start();
    const company = { ...newCompanySettings, maxDrivers: 7 };
    const input = { company, autoAssignment: false, autoPortalClosure: false, printing: false };
    expect(await saveDefaults({ deps, access: master, input })).toEqual({ ok: true, value: null });
    await add('BOS02');
    const { sites, company: stored } = await read();
    const getSettings = (index: number) => {
      const { disableAutoAssignments, autoPortalClosure, allowDriverPrinting } =
        sites[index]!.settings;
      return { disableAutoAssignments, autoPortalClosure, allowDriverPrinting };
    };
    expect(getSettings(0)).toEqual({
      disableAutoAssignments: false,
      autoPortalClosure: true,
      allowDriverPrinting: true,
    });
    expect(getSettings(1)).toEqual({
      disableAutoAssignments: true,
      autoPortalClosure: false,
      allowDriverPrinting: false,
    });
    expect(stored.settings.maxDrivers).toBe(100);
  });
});

describe('limits', () => {
  test('count across all sites of the company, also at once', async () => {
    const fake = await start();
    await fake.add('BOS02');
    await fake.limit({ maxDrivers: 3 });
    const results = await Promise.all([
      fake.addDrivers('NYC01', [1, 2]),
      fake.addDrivers('BOS02', [3, 4]),
    ]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.find(({ ok }) => !ok)).toEqual(
      refused('too-many-drivers', { limit: 3, count: 4 }),
    );
    expect((await fake.acme()).usage).toEqual({ drivers: 2, jobs: 0 });
  });

  test('when lowered, delete nothing but refuse additions', async () => {
    const fake = await start();
    await fake.addDrivers('NYC01', [1, 2]);
    expect((await fake.limit({ maxDrivers: 1 })).ok).toBe(true);
    expect(await fake.addDrivers('NYC01', [3])).toEqual(
      refused('too-many-drivers', { limit: 1, count: 3 }),
    );
    expect((await fake.acme()).usage.drivers).toBe(2);
  });

  test.each([-1, 1.5, Number.NaN, 1e9])(
    'of %d are refused with the name of the limit',
    async (maxJobs) => {
      const { limit, master, deps, acme: read } = await start();
      const no = refused('invalid-limit', { name: 'maxJobs' });
      expect(await limit({ maxJobs })).toEqual(no);
      const company = { ...newCompanySettings, maxJobs };
      const input = { ...firstTenantDefaults, company };
      expect(await saveDefaults({ deps, access: master, input })).toEqual(no);
      expect((await read()).company.settings).toEqual(newCompanySettings);
    },
  );
});

test('the overview counts sign-ins of the last day and week', async () => {
  const { deps, clock, now } = await start();
  const input = { username: 'admin', password };
  const signIn = () => signInAdmin({ deps, tenant: acme, input, address: '203.0.113.1' });
  await signIn();
  clock.advance(2 * 24 * 60 * 60_000);
  await signIn();
  const { signIns, requests } = await readOverview({ deps, now: now() });
  expect({ signIns, requests }).toEqual({
    signIns: { lastDay: 1, lastWeek: 2 },
    requests: { pending: 0, approved: 0, denied: 0 },
  });
});
