import { expect, test } from 'vitest';
import { atOwnSite, makeSiteScope, type AdminSession, type WorkSite } from '~/app/ports/sessions';
import { checkAdmin } from '~/app/services/access/check-admin.server';
import { makePageKey } from '~/app/services/access/page-key.server';
import { signInAdmin } from '~/app/services/access/sign-in-admin.server';
import { signOut } from '~/app/services/access/sign-out.server';
import { addSite } from '~/app/services/companies/add-site.server';
import { enterSiteAgain } from '~/app/services/companies/enter-site-again.server';
import { enterSite } from '~/app/services/companies/enter-site.server';
import { makeCompanyAdmin } from '~/app/services/companies/make-company-admin.server';
import { readSites } from '~/app/services/companies/read-sites.server';
import { switchActive } from '~/app/services/companies/switch-active.server';
import { changeOwnName } from '~/app/services/people/change-own-name.server';
import { changeRole } from '~/app/services/people/change-role.server';
import { readPeople } from '~/app/services/people/read-people.server';
import { removePerson } from '~/app/services/people/remove-person.server';
import { firstTenantDefaults, newCompany, newSite } from '~/domain/site/new-tenant';
import { toInstant } from '~/domain/time/instant';
import { fakeSite } from '~/tests/support/fake-site';
import { letSupportIn } from '~/tests/support/let-support-in';
import { addPeople } from '~/tests/support/people';
import { makeTestScope, testEntry } from '~/tests/support/stocked-site';

const nyc = { companyId: 'ACME', siteId: 'NYC01' };
const bos = { companyId: 'ACME', siteId: 'BOS02' };
const password = 'violin harbour tomato';
const refused = (code: string) => ({
  ok: false,
  error: expect.objectContaining({ code }) as object,
});

/** A company with two sites. Cora's account is at the first, Bea's at the second, and both may work at every site. */
const start = async () => {
  const { deps, clock, asAdmin } = await fakeSite();
  const now = toInstant(clock.now());
  const shared = { defaults: firstTenantDefaults, now };
  const { companyId } = nyc;
  const company = {
    ...newCompany({ companyId, name: 'Acme', siteId: nyc.siteId, ...shared }),
    siteIds: [nyc.siteId, bos.siteId],
  };
  const addSite = (tenant: typeof nyc, name: string) =>
    deps.stores.sites.ensure({
      company,
      site: newSite({ tenant, name, address: '', ...shared }),
      admin: {
        username: 'admin',
        passwordHash: `hash of ${password}`,
        role: 'site-admin',
        sessionVersion: 1,
      },
    });
  await addSite(nyc, 'New York');
  await addSite(bos, 'Boston');
  await addPeople(deps, nyc, [{ username: 'cora', name: 'Cora', role: 'company-admin', password }]);
  await addPeople(deps, bos, [{ username: 'bea', name: 'Bea', role: 'company-admin', password }]);

  const signIn = async (username: string, tenant: typeof nyc, at?: WorkSite) => {
    const input = { username, password };
    const done = await signInAdmin({ deps, tenant, input, address: '127.0.0.1' });
    if (!done.ok) throw new Error(done.error.code);
    const { sessionVersion: sv, sessionEpoch: ep } = done.value;
    return { ...tenant, sub: username, amr: 'password', sv, ep, at } as const;
  };
  const check = (claims: Awaited<ReturnType<typeof signIn>>) => checkAdmin({ deps, claims });
  const open = async (username: string, tenant: typeof nyc, at?: string): Promise<AdminSession> => {
    const session = await check(
      await signIn(username, tenant, at === undefined ? undefined : { siteId: at, ep: 0 }),
    );
    if (!session) throw new Error(`${username} has no session`);
    return session;
  };
  const getLog = async (tenant: typeof nyc) =>
    (await deps.stores.activity.latest(makeTestScope(tenant), 20))
      .reverse()
      .filter(({ actor }) => actor.role !== 'system');
  return { deps, clock, asAdmin, signIn, check, open, getLog };
};

test('a company admin works at another site, whose log names them', async () => {
  const { deps, signIn, check, getLog } = await start();
  const claims = await signIn('cora', nyc);
  const home = (await check(claims))!;
  const entered = await enterSite({ deps, access: home, siteId: 'BOS02' });
  if (!entered.ok) throw new Error(entered.error.code);
  expect(entered.value).toEqual({ name: 'Boston', at: { siteId: 'BOS02', ep: 0 } });
  const there = await check({ ...claims, at: entered.value.at });
  expect(there).toMatchObject({
    scope: { ...bos, actor: { role: 'company-admin', username: 'cora', name: 'Cora' } },
    site: { name: 'Boston' },
    own: { scope: nyc, site: { name: 'New York' }, at: { siteId: 'BOS02', ep: 0 } },
  });
  const input = { username: 'admin', role: 'dispatcher' } as const;
  expect(await changeRole({ deps, access: there!, input })).toEqual({ ok: true, value: 'admin' });
  const log = (await getLog(bos)).map(({ event, actor }) => [event.code, actor.role, actor.name]);
  expect(log).toEqual([
    ['site-entered', 'company-admin', 'Cora'],
    ['role-changed', 'company-admin', 'Cora'],
  ]);
  // Back at their own site the session is as it was before.
  expect(await enterSite({ deps, access: there!, siteId: 'NYC01' })).toMatchObject({
    value: { name: 'New York', at: undefined },
  });
});

test('a company admin who signs in again on a page goes on at its site, whose log says so', async () => {
  const { deps, getLog } = await start();
  const signInAgain = async (username: string, secret = password) => {
    const input = { username, password: secret };
    const done = await signInAdmin({ deps, tenant: nyc, input, address: '127.0.0.1' });
    if (!done.ok) throw new Error(done.error.code);
    return enterSiteAgain({ deps, signedIn: done.value, siteId: 'BOS02' });
  };
  expect(await signInAgain('cora')).toEqual({ siteId: 'BOS02', ep: 0 });
  const entries = (await getLog(bos)).map(({ event, actor }) => [event.code, actor.name]);
  expect(entries).toEqual([['site-entered', 'Cora']]);
  // Everybody else goes on at the account's own site.
  expect(await signInAgain('admin')).toBeUndefined();
  expect(await getLog(bos)).toHaveLength(1);
});

test('a company admin of another site leaves somebody who answers for a site', async () => {
  const { deps, open } = await start();
  const access = await open('cora', nyc, 'BOS02');
  const remove = (username: string) =>
    removePerson({ deps, access, input: { username, what: 'person' } });
  expect((await remove('bea')).ok).toBe(true);
  expect(await remove('admin')).toEqual(refused('last-site-admin'));
  const lesser = { username: 'admin', role: 'dispatcher' } as const;
  expect(await changeRole({ deps, access, input: lesser })).toEqual(refused('last-site-admin'));
  const { people } = await deps.stores.people.read(access.scope);
  expect(people.map(({ username, role }) => [username, role])).toEqual([['admin', 'site-admin']]);
});

test('a page of one site or account is never one of another', async () => {
  const { deps, open } = await start();
  await addPeople(deps, bos, [{ username: 'cora', role: 'site-admin', password }]);
  const sessions = [
    await open('cora', nyc),
    await open('cora', nyc, 'BOS02'),
    await open('cora', bos),
  ];
  const keys = sessions.map((access) => makePageKey({ deps, access, selection: 'administration' }));
  expect(new Set(keys).size).toBe(3);
});

test.each(['BOS99', 'bos02', 'MAIN', '', '#'])('there is no site %j to work at', async (siteId) => {
  const { deps, open, getLog } = await start();
  const access = await open('cora', nyc);
  expect(await enterSite({ deps, access, siteId })).toEqual(refused('site-not-found'));
  expect((await getLog(bos)).map(({ event }) => event.code)).not.toContain('site-entered');
});

test('nobody else works at another site, whatever their session says', async () => {
  const { deps, signIn, check } = await start();
  const at = { siteId: 'BOS02', ep: 0 };
  expect(await check(await signIn('admin', nyc, at))).toBeNull();
  await letSupportIn(deps, nyc);
  // Somebody with the master password gets no rights beyond the site.
  const claims = { ...(await signIn('cora', nyc)), amr: 'master' } as const;
  expect(await checkAdmin({ deps, claims })).toMatchObject({ role: 'site-admin' });
  expect(await checkAdmin({ deps, claims: { ...claims, at } })).toBeNull();
  // The company comes from the account alone.
  const own = await signIn('cora', nyc);
  expect(await check({ ...own, at: { siteId: 'MAIN', ep: 0 } })).toBeNull();
});

test('a session ends at every site with the role, the account, a sign-out and each of both sites', async () => {
  const ends = {
    'a lesser role': async ({ deps, open }) => {
      const access = await open('bea', bos, 'NYC01');
      const input = { username: 'cora', role: 'site-admin' } as const;
      expect(await changeRole({ deps, access, input })).toMatchObject({ ok: true });
    },
    removal: async ({ deps, open }) => {
      const access = await open('bea', bos, 'NYC01');
      const input = { username: 'cora', what: 'person' } as const;
      expect(await removePerson({ deps, access, input })).toMatchObject({ ok: true });
    },
    'sign-out': async ({ deps, signIn }) => {
      const claims = atOwnSite(await signIn('cora', nyc, { siteId: 'BOS02', ep: 0 }));
      await signOut({ deps, access: (await checkAdmin({ deps, claims }))! });
    },
    ...Object.fromEntries(
      [nyc.siteId, bos.siteId, undefined].map((siteId) => [
        `deactivation of ${siteId ?? 'the company'}`,
        async ({ deps, asAdmin }: Awaited<ReturnType<typeof start>>) => {
          const input = { companyId: 'ACME', siteId, isActive: false };
          const done = await switchActive({ deps, access: await asAdmin(), input });
          expect(done).toMatchObject({ ok: true });
          // Not even for those who are quick enough to see it active again.
          await switchActive({
            deps,
            access: await asAdmin(),
            input: { ...input, isActive: true },
          });
        },
      ]),
    ),
  } satisfies Record<string, (set: Awaited<ReturnType<typeof start>>) => Promise<void>>;
  for (const [name, end] of Object.entries(ends)) {
    const set = await start();
    const claims = await set.signIn('cora', nyc, { siteId: 'BOS02', ep: 0 });
    expect(await set.check(claims), name).not.toBeNull();
    await end(set);
    expect(await set.check(claims), name).toBeNull();
  }
});

test('what is about the account stays at the site that keeps it', async () => {
  const { deps, open, getLog } = await start();
  const { own } = await open('cora', nyc, 'BOS02');
  expect(await changeOwnName({ deps, access: own!, typed: 'Cora Chief' })).toMatchObject({
    ok: true,
  });
  expect((await deps.stores.access.readAdmin(nyc, 'cora')).credential?.name).toBe('Cora Chief');
  expect((await getLog(nyc)).at(-1)?.event.code).toBe('own-name-changed');
});

test('only a company admin decides who is one', async () => {
  const { deps, open } = await start();
  await addPeople(deps, nyc, [
    { username: 'ben', name: 'Ben', role: 'site-admin', password },
    { username: 'ida', name: 'Ida', role: 'steward' },
  ]);
  const change = async (by: AdminSession, username: string, role: 'company-admin' | 'steward') =>
    changeRole({ deps, access: by, input: { username, role } });
  const siteAdmin = await open('admin', nyc);
  expect(await change(siteAdmin, 'ben', 'company-admin')).toEqual(refused('needs-company-admin'));
  expect(await change(siteAdmin, 'cora', 'steward')).toEqual(refused('needs-company-admin'));
  const gone = { username: 'cora', what: 'person' } as const;
  expect(await removePerson({ deps, access: siteAdmin, input: gone })).toEqual(
    refused('needs-company-admin'),
  );
  expect(await change(siteAdmin, 'admin', 'company-admin')).toEqual(refused('own-access'));
  const bea = await open('bea', bos, 'NYC01');
  expect(await change(bea, 'ida', 'company-admin')).toEqual(refused('not-activated'));
  expect(await change(bea, 'ben', 'company-admin')).toEqual({ ok: true, value: 'Ben' });
  expect(await change(await open('cora', nyc), 'cora', 'steward')).toEqual(refused('own-access'));
});

test('two who remove each other at once, each at the site of the other, leave one of them', async () => {
  const { deps, open } = await start();
  const cora = await open('cora', nyc, 'BOS02');
  const bea = await open('bea', bos, 'NYC01');
  const remove = (access: AdminSession, username: string) =>
    removePerson({ deps, access, input: { username, what: 'person' } });
  const done = await Promise.all([remove(cora, 'bea'), remove(bea, 'cora')]);
  expect(done.filter(({ ok }) => ok)).toHaveLength(1);
  const left = await deps.stores.people.companyAdmins('ACME');
  expect(left).toHaveLength(1);
  // Whoever lost the race cannot go on in a request that was let in before.
  const [loser, name] = left[0]?.credential.username === 'bea' ? [cora, 'admin'] : [bea, 'admin'];
  expect(await remove(loser, name)).toEqual(refused('people-changed'));
});

test('company admins see each other on the page of every site, others do not', async () => {
  const { deps, clock, open } = await start();
  const now = toInstant(clock.now());
  const read = async (access: AdminSession) =>
    (await readPeople({ deps, across: deps, access, now })).map(({ username, atSite }) => [
      username,
      atSite,
    ]);
  expect(await read(await open('cora', nyc))).toEqual([
    ['bea', 'BOS02'],
    ['cora', null],
    ['admin', null],
  ]);
  expect(await read(await open('admin', nyc))).toEqual([
    ['cora', null],
    ['admin', null],
  ]);
});

test('lists the sites of the company by name with their weeks', async () => {
  const { deps, clock, open } = await start();
  const access = await open('cora', nyc);
  const { sites, drivers } = await readSites({ deps, access, now: toInstant(clock.now()) });
  expect(drivers).toBe(0);
  expect(sites.map(({ name, state, closesAt }) => [name, state, closesAt])).toEqual([
    ['Boston', 'not-opened', null],
    ['New York', 'not-opened', null],
  ]);
});

test('the master administrator names the first company admin of a company only', async () => {
  const { deps, asAdmin, open, getLog } = await start();
  const access = await asAdmin();
  const make = (tenant: typeof nyc, username = 'admin') =>
    makeCompanyAdmin({ deps, access, input: { ...tenant, username } });
  expect(await make(nyc)).toEqual(refused('has-company-admin'));
  for (const { siteId, credential } of await deps.stores.people.companyAdmins('ACME')) {
    const scope = makeTestScope({ companyId: 'ACME', siteId });
    const gone = { read: credential, next: null, entry: testEntry(deps) };
    const read = await deps.stores.people.read(scope);
    expect(await deps.stores.people.change(scope, read, gone)).toBe(true);
  }
  await addPeople(deps, nyc, [
    { username: 'stella', role: 'steward', password },
    { username: 'ida', role: 'site-admin' },
  ]);
  expect(await make(nyc, 'stella')).toEqual(refused('site-not-found'));
  expect(await make(nyc, 'nobody')).toEqual(refused('site-not-found'));
  expect(await make(nyc, 'ida')).toEqual(refused('not-activated'));
  expect(await make(nyc)).toEqual({ ok: true, value: 'admin' });
  expect((await open('admin', nyc, 'BOS02')).role).toBe('company-admin');
  expect((await getLog(nyc)).find(({ event }) => event.code === 'role-changed')).toMatchObject({
    actor: { role: 'master' },
    event: { from: 'site-admin', to: 'company-admin' },
  });
  expect(await make(bos)).toEqual(refused('has-company-admin'));
  // The only one cannot sign in while the site of the account is deactivated.
  const off = { companyId: 'ACME', siteId: 'NYC01', isActive: false };
  expect((await switchActive({ deps, access, input: off })).ok).toBe(true);
  expect(await make(bos)).toEqual({ ok: true, value: 'admin' });
});

test('a master administrator changes people at another site of their own company', async () => {
  const { deps, asAdmin } = await start();
  const own = await asAdmin();
  const { companyId } = own.scope;
  const input = { companyId, siteId: 'TWO02', name: 'Two', address: '-', email: 'two@site.test' };
  expect((await addSite({ deps, access: own, input })).ok).toBe(true);
  const tenant = { companyId, siteId: 'TWO02' };
  await addPeople(deps, tenant, [{ username: 'dan', role: 'dispatcher', password }]);
  const { site, company } = await deps.stores.sites.read(tenant);
  const scope = makeSiteScope(tenant, own.scope.actor);
  const access = { ...own, scope, site: site!, company: company!, own };
  const given = { username: 'dan', role: 'steward' } as const;
  expect(await changeRole({ deps, access, input: given })).toEqual({ ok: true, value: 'dan' });
});
