import { describe, expect, test } from 'vitest';
import type { AdminSession } from '~/app/ports/sessions';
import { changeAdminAccount } from '~/app/services/access/change-admin-account.server';
import { checkAdmin } from '~/app/services/access/check-admin.server';
import { signInAdmin } from '~/app/services/access/sign-in-admin.server';
import { defaultTenant, type Tenant } from '~/domain/company/scope';
import { hourMs, minuteMs } from '~/domain/time/time-units';
import { addCompany } from '~/tests/support/companies';
import { fakeSite } from '~/tests/support/fake-site';
import { letSupportIn } from '~/tests/support/let-support-in';

const address = '127.0.0.1';
const masterPassword = 'glass behind a red door';
const chosen = 'harbour lantern violin';

const siteWithMasterPassword = async () => {
  const site = await fakeSite();
  const deps = {
    ...site.deps,
    masterPassword: { matches: async (password: string) => password === masterPassword },
  };
  const acme = await addCompany(deps, {
    companyId: 'ACME',
    name: 'Acme Logistics',
    password: 'a password of the other administrator',
  });
  await letSupportIn(deps, acme);
  const signIn = (tenant: Tenant, password = masterPassword, username = 'admin') =>
    signInAdmin({ deps, tenant, input: { username, password }, address });
  /** The session of the administrator's account that the master password opened; null if it is over. */
  const check = (tenant: Tenant) => {
    const claims = { ...tenant, sub: 'admin', amr: 'master', sv: 1, ep: 0 } as const;
    return checkAdmin({ deps, claims });
  };
  /** The session that the master password opens. */
  const session = async (tenant: Tenant) => {
    const signedIn = await signIn(tenant);
    if (!signedIn.ok) throw new Error(signedIn.error.code);
    expect(signedIn.value).toMatchObject({ signedInBy: 'master', sessionVersion: 1 });
    const access = await check(tenant);
    if (!access) throw new Error('No session');
    return access;
  };
  const setPassword = async (tenant: Tenant, access?: AdminSession) =>
    changeAdminAccount({
      deps,
      access: access ?? (await session(tenant)),
      currentPassword: masterPassword,
      change: { intent: 'password', password: chosen, repeated: chosen },
      address,
    });
  return { ...site, deps, acme, signIn, session, check, setPassword };
};

describe('the master password', () => {
  test("opens every site administrator's account and is recorded in that site's log", async () => {
    const { deps, acme, signIn } = await siteWithMasterPassword();
    expect(await signIn(acme)).toMatchObject({ ok: true, value: { signedInBy: 'master' } });
    expect((await deps.stores.activity.latest(acme, 1))[0]?.event).toEqual({
      code: 'administrator-signed-in',
      way: 'master',
    });
    expect((await signIn(acme, masterPassword, 'nobody')).ok).toBe(false);
    expect((await signIn({ ...acme, siteId: 'XXX' })).ok).toBe(false);
  });

  test('opens no account that was never activated, and none of a deactivated site', async () => {
    const { deps, acme, signIn } = await siteWithMasterPassword();
    const { site } = await deps.stores.sites.read(acme);
    const { credential } = await deps.stores.access.readAdmin(acme, 'admin');
    await deps.stores.sites.save(acme, { ...site!, isActive: false }, []);
    expect((await signIn(acme)).ok).toBe(false);
    const waiting = { companyId: 'WAITING', siteId: 'LAX' };
    const { company } = await deps.stores.sites.read(defaultTenant);
    await deps.stores.sites.ensure({
      company: { ...company!, companyId: 'WAITING' },
      site: { ...site!, ...waiting, isActive: true },
      admin: { ...credential!, passwordHash: null },
    });
    expect((await signIn(waiting)).ok).toBe(false);
  });

  test("gives no master rights, and cannot change a master administrator's password", async () => {
    const { session, setPassword, signIn } = await siteWithMasterPassword();
    const access = await session(defaultTenant);
    expect(access).toMatchObject({ role: 'site-admin', scope: { actor: { role: 'site-admin' } } });
    expect(await setPassword(defaultTenant)).toEqual({
      ok: false,
      error: { code: 'wrong-current-password' },
    });
    expect((await signIn(defaultTenant, chosen)).ok).toBe(false);
  });

  test("is accepted as a site administrator's current password, and the session stays short", async () => {
    const { deps, acme, setPassword, signIn } = await siteWithMasterPassword();
    expect(await setPassword(acme)).toMatchObject({ ok: true, value: { signedInBy: 'master' } });
    expect(await signIn(acme, chosen)).toMatchObject({ value: { signedInBy: 'password' } });
    const log = await deps.stores.activity.latest(acme, 2);
    expect(log.map(({ event }) => event)).toContainEqual({
      code: 'own-account-changed',
      change: 'password',
      byMasterPassword: true,
    });
  });

  test('opens no account of a company that lets nobody from support in, and only its holder learns that', async () => {
    const { deps, acme, signIn } = await siteWithMasterPassword();
    await letSupportIn(deps, acme, 0);
    expect(await signIn(acme)).toEqual({ ok: false, error: { code: 'support-not-allowed' } });
    expect(await signIn(acme, 'a guess')).toEqual({
      ok: false,
      error: { code: 'invalid-admin-login' },
    });
    expect(await signIn(acme, masterPassword, 'nobody')).toEqual({
      ok: false,
      error: { code: 'invalid-admin-login' },
    });
    expect(
      (await deps.stores.activity.latest(acme, 9)).map(({ event }) => event.code),
    ).not.toContain('administrator-signed-in');
    expect((await signIn(defaultTenant)).ok).toBe(true);
  });

  test('opens accounts until the time is over, which ends its sessions too', async () => {
    const { deps, acme, signIn, session, check, clock } = await siteWithMasterPassword();
    await letSupportIn(deps, acme, 4);
    const access = await session(acme);
    expect(access).toMatchObject({ byMasterPassword: true, company: { companyId: 'ACME' } });
    clock.advance(4 * hourMs - minuteMs);
    expect(await check(acme)).not.toBeNull();
    clock.advance(minuteMs);
    expect(await check(acme)).toBeNull();
    expect(await signIn(acme)).toEqual({ ok: false, error: { code: 'support-not-allowed' } });
  });

  test('ends with the consent, and then authorizes no change of an account', async () => {
    const { deps, acme, session, check, setPassword } = await siteWithMasterPassword();
    const access = await session(acme);
    await letSupportIn(deps, acme, 0);
    expect(await check(acme)).toBeNull();
    const { company } = await deps.stores.sites.read(acme);
    expect(await setPassword(acme, { ...access, company: company! })).toEqual({
      ok: false,
      error: { code: 'wrong-current-password' },
    });
  });

  test('acts as Support, not as the person whose account it opens', async () => {
    const { deps, acme, session } = await siteWithMasterPassword();
    const { scope } = await session(acme);
    expect(scope.actor).toEqual({ role: 'site-admin', username: 'admin', name: 'Support' });
    expect((await deps.stores.activity.latest(acme, 1))[0]).toMatchObject({
      actor: { id: 'admin', name: 'Support' },
      event: { code: 'administrator-signed-in', way: 'master' },
    });
  });
});
