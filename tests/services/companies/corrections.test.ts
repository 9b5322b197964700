import { expect, test } from 'vitest';
import { makeSiteScope } from '~/app/ports/sessions';
import { findDriver } from '~/app/services/access/find-driver.server';
import { addSite } from '~/app/services/companies/add-site.server';
import { renameCompanyOrSite } from '~/app/services/companies/rename-tenant.server';
import { sendActivationLink } from '~/app/services/companies/send-activation-link.server';
import { askPasswordLink } from '~/app/services/passwords/ask-password-link.server';
import { readCode } from '~/app/services/passwords/read-code.server';
import { setPasswordByCode } from '~/app/services/passwords/set-password-by-code.server';
import { changeRoster } from '~/app/services/roster/change-roster.server';
import { siteDrivers } from '~/app/services/roster/site-rosters.server';
import { hourMs, minuteMs } from '~/domain/time/time-units';
import { addCompany } from '~/tests/support/companies';
import { anEvent } from '~/tests/support/events';
import { fakeSite } from '~/tests/support/fake-site';
import { aDriver } from '~/tests/support/roster-builders';
import { tellSites } from '~/tests/support/tell-sites';
import { waitingMails } from '~/tests/support/waiting';

const acme = { companyId: 'ACME', siteId: 'NYC01' };
const boston = { companyId: 'ACME', siteId: 'BOS02' };
const refused = (code: string, fields: object = {}) => ({ ok: false, error: { code, ...fields } });
const password = 'a password of an administrator';

const start = async () => {
  const fake = await fakeSite();
  const { deps } = fake;
  await addCompany(deps, { ...acme, name: 'Acme Logistics', password });
  const access = await fake.asAdmin();
  const fields = { name: 'Boston', address: '2 Harbor Street', email: 'boston@acme.test' };
  await addSite({ deps, access, input: { ...boston, ...fields } });
  const logAt = (tenant: typeof acme) =>
    deps.stores.activity.latest(makeSiteScope(tenant, fake.scope.actor), 10);
  await tellSites(deps);
  const added = await logAt(acme);
  /** A site's log since the start, after the site was told what the master administrator did. */
  const readLog = async (tenant: typeof acme) => {
    await tellSites(deps);
    return (await logAt(tenant)).filter(({ id }) => !added.some((entry) => entry.id === id));
  };
  const readLinks = async () =>
    (await waitingMails(deps.stores)).flatMap(({ mail }) =>
      mail.kind === 'admin-activation' ? [mail] : [],
    );
  return {
    ...fake,
    readLog,
    readLinks,
    rename: (name: string, siteId?: string) =>
      renameCompanyOrSite({ deps, access, input: { companyId: 'ACME', siteId, name } }),
    send: async (email = '', tenant = boston) => {
      const [admin] = await deps.stores.credentials.administrators(tenant);
      const username = admin?.username ?? 'admin';
      return sendActivationLink({ deps, access, input: { ...tenant, username, email } });
    },
    open: (secret: string) => readCode({ deps, secret }),
  };
};

test('renames a company everywhere, and each of its sites logs both names', async () => {
  const { deps, rename, readLog, readLinks } = await start();
  expect((await rename('  Acme   Freight ')).ok).toBe(true);
  const event = {
    ...{ code: 'tenant-renamed', companyId: 'ACME', siteId: null },
    ...{ from: 'Acme Logistics', to: 'Acme Freight' },
  };
  for (const tenant of [acme, boston, { companyId: 'DEFAULT', siteId: 'MAIN' }])
    expect((await readLog(tenant)).map((entry) => entry.event)).toContainEqual(event);
  const origin = { address: '203.0.113.1' };
  await askPasswordLink({
    deps,
    tenant: boston,
    username: (await readLinks())[0]!.username,
    ...origin,
  });
  expect((await readLinks()).map(({ companyName }) => companyName)).toEqual([
    'Acme Logistics',
    'Acme Freight',
  ]);
});

test('renames a site, and the landing page finds its drivers under the new name', async () => {
  const { deps, rename, readLog } = await start();
  const { site, company } = await deps.stores.sites.read(acme);
  const actor = { role: 'site-admin', username: 'admin' } as const;
  await changeRoster(siteDrivers, {
    deps,
    access: {
      ...{ scope: makeSiteScope(acme, actor), site: site!, company: company! },
      ...actor,
    },
    input: { adds: [aDriver({ employeeId: '7000001' })] },
    toEvent: () => anEvent,
  });
  expect((await rename('New York', 'NYC01')).ok).toBe(true);
  const found = await findDriver({ deps, employeeId: '7000001', address: '203.0.113.1' });
  expect(found).toMatchObject({ ok: true, value: [{ ...acme, siteName: 'New York' }] });
  const [entry] = await readLog(acme);
  expect(entry).toMatchObject({
    actor: { role: 'master' },
    event: { code: 'tenant-renamed', siteId: 'NYC01', from: 'Acme Logistics Hub', to: 'New York' },
  });
  expect(await readLog(boston)).toEqual([]);
});

test.each([
  ['', undefined, 'missing-information', { fields: ['name'] }],
  [' \u200b', 'NYC01', 'missing-information', { fields: ['name'] }],
  ['New', 'NONE', 'site-not-found', {}],
])('refuses the name “%s” for site %s', async (name, siteId, code, fields) => {
  const { rename, readLog } = await start();
  expect(await rename(name, siteId)).toEqual(refused(code, fields));
  expect(await readLog(acme)).toEqual([]);
});

test('logs nothing if a company or site has that name already', async () => {
  const { rename, readLog } = await start();
  expect((await rename('Acme Logistics')).ok).toBe(true);
  expect((await rename('Acme Logistics Hub', 'NYC01')).ok).toBe(true);
  expect(await readLog(acme)).toEqual([]);
});

test('a new activation link replaces the old one at once and lasts 72 hours', async () => {
  const { send, open, readLinks, readLog, clock } = await start();
  const [old] = await readLinks();
  expect((await open(old!.secret)).ok).toBe(true);
  expect(await send()).toEqual({ ok: true, value: { email: 'boston@acme.test' } });
  expect(await open(old!.secret)).toMatchObject(refused('code-used'));
  const [, next] = await readLinks();
  expect(next?.to).toBe('boston@acme.test');
  clock.advance(72 * hourMs - minuteMs);
  expect((await open(next!.secret)).ok).toBe(true);
  clock.advance(2 * minuteMs);
  expect(await open(next!.secret)).toMatchObject(refused('code-expired'));
  expect((await readLog(boston))[0]?.event).toMatchObject({
    code: 'activation-link-sent',
    isNewAddress: false,
  });
});

test('a link that somebody asks for while the address is corrected does not open the account', async () => {
  const { deps, clock, send, open, readLinks } = await start();
  const { username } = (await readLinks())[0]!;
  const { access } = deps.stores;
  const readAdmin: typeof access.readAdmin = async (tenant, name) => {
    const found = await access.readAdmin(tenant, name);
    clock.advance(5);
    expect((await send('right@acme.test')).ok).toBe(true);
    return found;
  };
  const slow = { ...deps, stores: { ...deps.stores, access: { ...access, readAdmin } } };
  await askPasswordLink({ deps: slow, tenant: boston, username, address: '203.0.113.1' });
  const [right, wrong] = (await readLinks()).slice(-2);
  expect([right?.to, wrong?.to]).toEqual(['right@acme.test', 'boston@acme.test']);
  expect((await open(right!.secret)).ok).toBe(true);
  expect(await open(wrong!.secret)).toMatchObject(refused('code-used'));
});

test('a link may go to a corrected address, which is then the administrator’s', async () => {
  const { deps, send, readLinks, readLog } = await start();
  expect(await send(' right@acme.test ')).toEqual({
    ok: true,
    value: { email: 'right@acme.test' },
  });
  const [old, next] = await readLinks();
  expect([old?.to, next?.to]).toEqual(['boston@acme.test', 'right@acme.test']);
  const event = (await readLog(boston))[0]?.event;
  expect(event).toMatchObject({ code: 'activation-link-sent', isNewAddress: true });
  expect(JSON.stringify(event)).not.toContain('right@acme.test');
  expect((await deps.stores.credentials.administrators(boston))[0]?.email).toBe('right@acme.test');
  const chosen = 'seven quiet harbor lamps';
  const input = { password: chosen, repeated: chosen };
  expect((await setPasswordByCode({ deps, secret: old!.secret, input })).ok).toBe(false);
  expect(await setPasswordByCode({ deps, secret: next!.secret, input })).toMatchObject({
    ok: true,
  });
  expect(await send('late@acme.test')).toEqual(refused('already-activated'));
});

test('refuses an address that is none, an unknown site and the master administrator', async () => {
  const { send, readLinks } = await start();
  expect(await send('boston')).toEqual(refused('invalid-email'));
  expect(await send('', { ...boston, siteId: 'NONE' })).toEqual(refused('site-not-found'));
  const main = { companyId: 'DEFAULT', siteId: 'MAIN' };
  expect(await send('x@x.test', main)).toEqual(refused('site-not-found'));
  expect(await readLinks()).toHaveLength(1);
});
