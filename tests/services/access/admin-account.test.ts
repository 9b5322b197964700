import { describe, expect, test } from 'vitest';
import { changeAdminAccount } from '~/app/services/access/change-admin-account.server';
import { signInAdmin } from '~/app/services/access/sign-in-admin.server';
import { askPasswordLink } from '~/app/services/passwords/ask-password-link.server';
import { makeCode } from '~/app/services/passwords/make-code';
import { readCode } from '~/app/services/passwords/read-code.server';
import { setPasswordByCode } from '~/app/services/passwords/set-password-by-code.server';
import { defaultTenant } from '~/domain/company/scope';
import { anEntry } from '~/tests/store/builders';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { mails } from '~/tests/support/mails';
import { waitingMails } from '~/tests/support/waiting';

const address = '127.0.0.1';
const password = 'harbour lantern violin';
const input = { password, repeated: password };
const email = 'ada@acme.example';

const waiting = async ({ deps }: FakeSite) =>
  (await waitingMails(deps.stores)).map(({ mail }) => mail);
const mayLogIn = async ({ deps }: FakeSite, typed: string) =>
  (
    await signInAdmin({
      deps,
      tenant: defaultTenant,
      input: { username: 'admin', password: typed },
      address,
    })
  ).ok;
const change = async (
  site: FakeSite,
  wanted: Parameters<typeof changeAdminAccount>[0]['change'],
  currentPassword = 'admin password',
) =>
  changeAdminAccount({
    deps: site.deps,
    access: await site.asAdmin(),
    currentPassword,
    change: wanted,
    address,
  });
const ask = ({ deps }: FakeSite, tenant = defaultTenant, username = 'admin') =>
  askPasswordLink({ deps, tenant, username, address });
const findSecret = (mail: object | undefined) =>
  mail && 'secret' in mail ? String(mail.secret) : 'none';

/** A site whose administrator has an email address and has requested a link. */
const siteWithLink = async () => {
  const site = await fakeSite();
  expect((await change(site, { intent: 'email', email })).ok).toBe(true);
  site.clock.advance(1000);
  expect((await ask(site)).ok).toBe(true);
  const [mail] = await waiting(site);
  return { site, mail, secret: findSecret(mail) };
};

describe('an emailed link', () => {
  test('sets the password once and ends the sessions', async () => {
    const { site, mail, secret } = await siteWithLink();
    expect(mail).toMatchObject({ kind: 'password-reset', to: email, username: 'admin' });
    const { deps } = site;
    const before = (await deps.stores.access.readAdmin(defaultTenant, 'admin')).credential;
    const set = await setPasswordByCode({ deps, secret, input });
    expect(set).toMatchObject({ ok: true, value: { ...defaultTenant, username: 'admin' } });
    const told = { kind: 'account-changed', to: email, change: 'password', by: 'link' };
    expect(await waiting(site)).toMatchObject([{ kind: 'password-reset' }, told]);
    expect(await mayLogIn(site, password)).toBe(true);
    expect(await mayLogIn(site, 'admin password')).toBe(false);
    const after = (await deps.stores.access.readAdmin(defaultTenant, 'admin')).credential;
    expect(after?.sessionVersion).toBe(before!.sessionVersion + 1);
    expect(await setPasswordByCode({ deps, secret, input })).toMatchObject({
      error: { code: 'code-used', login: { username: 'admin' } },
    });
  });

  test('sets only one of many passwords sent at once', async () => {
    const { site, secret } = await siteWithLink();
    const results = await Promise.all(
      ['one', 'two', 'three', 'four'].map((word) => {
        const chosen = `${password} ${word}`;
        const both = { password: chosen, repeated: chosen };
        return setPasswordByCode({ deps: site.deps, secret, input: both });
      }),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('expires after an hour', async () => {
    const { site, secret } = await siteWithLink();
    site.clock.advance(60 * 60_000);
    expect(await readCode({ deps: site.deps, secret })).toMatchObject({
      error: { code: 'code-expired' },
    });
    expect(await setPasswordByCode({ deps: site.deps, secret, input })).toMatchObject({
      error: { code: 'code-expired' },
    });
    expect(await mayLogIn(site, 'admin password')).toBe(true);
  });

  test('is used up by any later change of the password', async () => {
    const { site, secret } = await siteWithLink();
    site.clock.advance(1000);
    expect((await change(site, { intent: 'password', ...input })).ok).toBe(true);
    expect(await readCode({ deps: site.deps, secret })).toMatchObject({
      error: { code: 'code-used' },
    });
  });

  test('is refused if it was never issued', async () => {
    const site = await fakeSite();
    expect(await readCode({ deps: site.deps, secret: 'guess' })).toMatchObject({
      error: { code: 'code-unknown' },
    });
  });

  test.each([
    ['password-too-short', { password: 'short', repeated: 'short' }],
    ['password-too-easy', { password: 'passwordpassword', repeated: 'passwordpassword' }],
    ['passwords-differ', { password, repeated: `${password}!` }],
  ])('still works after a refusal: %s', async (code, wrong) => {
    const { site, secret } = await siteWithLink();
    const { deps } = site;
    expect(await setPasswordByCode({ deps, secret, input: wrong })).toMatchObject({
      error: { code },
    });
    expect((await setPasswordByCode({ deps, secret, input })).ok).toBe(true);
  });

  test('is refused for a deactivated site', async () => {
    const { site, secret } = await siteWithLink();
    const { site: stored } = await site.site();
    await site.deps.stores.sites.save(site.scope, { ...stored, isActive: false }, []);
    expect(await readCode({ deps: site.deps, secret })).toMatchObject({
      error: { code: 'site-deactivated' },
    });
  });

  test('activates an account that could not be used before', async () => {
    const site = await fakeSite();
    const { deps } = site;
    const tenant = { companyId: 'ACME', siteId: 'LAX' };
    const { site: stored, company } = await site.site();
    await deps.stores.sites.ensure({
      company: { ...company, companyId: 'ACME' },
      site: { ...stored, ...tenant },
      admin: { username: 'admin', passwordHash: null, role: 'site-admin', sessionVersion: 1 },
    });
    const login = (typed: string) =>
      signInAdmin({ deps, tenant, input: { username: 'admin', password: typed }, address });
    expect((await login('')).ok).toBe(false);
    const at = site.now();
    const { secret, code } = makeCode(deps, {
      kind: 'activation',
      tenant,
      username: 'admin',
      at,
    });
    const mail = { ...mails['registration-approved'], secret };
    await deps.stores.codes.issue(code, { id: deps.ids.next(), at, mail }, anEntry());
    expect((await setPasswordByCode({ deps, secret, input })).ok).toBe(true);
    expect((await login(password)).ok).toBe(true);
  });
});

describe('asking for a link', () => {
  test('has the same answer for every account, and sends nothing without an email address', async () => {
    const site = await fakeSite();
    const same = { ok: true, value: null };
    expect(await ask(site)).toEqual(same);
    expect(await ask(site, defaultTenant, 'nobody')).toEqual(same);
    expect(await ask(site, { companyId: 'NOBODY', siteId: 'MAIN' })).toEqual(same);
    expect(await ask(site, { companyId: 'a#b', siteId: '' })).toEqual(same);
    expect(await waiting(site)).toEqual([]);
  });

  test('limits the emails to one address', async () => {
    const { site } = await siteWithLink();
    for (let n = 0; n < 6; n += 1) expect((await ask(site)).ok).toBe(true);
    expect(await waiting(site)).toHaveLength(3);
    site.clock.advance(60 * 60_000);
    await ask(site);
    expect(await waiting(site)).toHaveLength(4);
  });

  test('is throttled', async () => {
    const site = await fakeSite();
    for (let n = 0; n < 10; n += 1) await ask(site, defaultTenant, 'nobody');
    expect(await ask(site, defaultTenant, 'nobody')).toMatchObject({
      error: { code: 'too-many-attempts' },
    });
  });
});

describe('the own account', () => {
  test('changes only with the current password', async () => {
    const site = await fakeSite();
    const wrong = { error: { code: 'wrong-current-password' } };
    expect(await change(site, { intent: 'password', ...input }, 'guess')).toMatchObject(wrong);
    expect(await change(site, { intent: 'email', email }, '')).toMatchObject(wrong);
    expect(await mayLogIn(site, 'admin password')).toBe(true);
    expect(await change(site, { intent: 'password', ...input })).toMatchObject({
      ok: true,
      value: { subject: 'admin', tenant: defaultTenant, sessionVersion: 2 },
    });
    expect(await mayLogIn(site, password)).toBe(true);
  });

  test('can remove its email address', async () => {
    const { site } = await siteWithLink();
    expect((await change(site, { intent: 'email', email: '' })).ok).toBe(true);
    await ask(site);
    expect((await waiting(site)).map(({ kind }) => kind)).toEqual([
      'password-reset',
      'account-changed',
    ]);
  });

  test('notifies the previous address of changes but not of refused ones', async () => {
    const site = await fakeSite();
    const told = async () =>
      (await waiting(site)).map((mail) =>
        mail.kind === 'account-changed' ? [mail.to, mail.change, mail.by] : mail.kind,
      );
    expect((await change(site, { intent: 'email', email })).ok).toBe(true);
    expect(await told()).toEqual([]);
    await change(site, { intent: 'password', ...input }, 'guess');
    expect(await told()).toEqual([]);
    expect((await change(site, { intent: 'password', ...input })).ok).toBe(true);
    const elsewhere = { intent: 'email', email: 'eve@evil.example' } as const;
    expect((await change(site, elsewhere, password)).ok).toBe(true);
    expect(await told()).toEqual([
      [email, 'password', 'password'],
      [email, 'email', 'password'],
    ]);
  });

  test.each(['nobody', 'a@b', 'ada@acme.example, eve@evil.example', `${'a'.repeat(250)}@b.co`])(
    'refuses the address %s',
    async (wrong) => {
      const site = await fakeSite();
      expect(await change(site, { intent: 'email', email: wrong })).toMatchObject({
        error: { code: 'invalid-email' },
      });
    },
  );

  test('is throttled during guessing', async () => {
    const site = await fakeSite();
    for (let n = 0; n < 10; n += 1) await change(site, { intent: 'email', email }, 'guess');
    expect(await change(site, { intent: 'email', email })).toMatchObject({
      error: { code: 'too-many-attempts' },
    });
  });
});
