import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { changeAdminAccount } from '~/app/services/access/change-admin-account.server';
import {
  changeSecondFactor,
  type SecondFactorChange,
} from '~/app/services/access/change-second-factor.server';
import { enterCode } from '~/app/services/access/enter-code.server';
import { readSignIns } from '~/app/services/access/read-sign-ins.server';
import { signInAdmin } from '~/app/services/access/sign-in-admin.server';
import { defaultTenant } from '~/domain/company/scope';
import { hourMs } from '~/domain/time/time-units';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { waitingMails } from '~/tests/support/waiting';

const address = '127.0.0.1';
const password = 'admin password';
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

const recoveryCodes = Array.from({ length: 8 }, (_, n) => `ABC${n}-DEF${n}`);

const codeAt = (now: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });

const change = async (site: FakeSite, wanted: SecondFactorChange, currentPassword = password) =>
  changeSecondFactor({
    deps: site.deps,
    access: await site.asAdmin(),
    currentPassword,
    change: wanted,
    address,
  });
const logIn = async (site: FakeSite) => {
  const input = { username: 'admin', password };
  const signedIn = await signInAdmin({ deps: site.deps, tenant: defaultTenant, input, address });
  if (!signedIn.ok) throw new Error(signedIn.error.code);
  const { subject, signedInBy, sessionVersion, sessionEpoch, needsCode } = signedIn.value;
  const claims = {
    ...defaultTenant,
    sub: subject,
    amr: signedInBy,
    sv: sessionVersion,
    ep: sessionEpoch,
  };
  return { needsCode, claims };
};
type Claims = Awaited<ReturnType<typeof logIn>>['claims'];
const enter = (site: FakeSite, claims: Claims, typed: string) =>
  enterCode({ deps: site.deps, claims, typed, address });

/** A site whose administrator set up the second step a minute ago. */
const siteWithFactor = async () => {
  const site = await fakeSite();
  const on = await change(site, {
    intent: 'turn-on',
    secret,
    recoveryCodes,
    code: codeAt(site.deps.clock.now()),
  });
  if (!on.ok) throw new Error(on.error.code);
  site.clock.advance(60_000);
  const now = () => codeAt(site.deps.clock.now());
  return { site, now, ...(await logIn(site)) };
};
const loggedIn = async ({ deps, scope }: FakeSite) =>
  (await deps.stores.activity.latest(scope, 1))[0]?.event;

describe('signing in in two steps', () => {
  test('the password alone does not sign in and is not logged as a sign-in', async () => {
    const { site, needsCode } = await siteWithFactor();
    expect(needsCode).toBe(true);
    expect(await loggedIn(site)).toEqual({
      code: 'own-account-changed',
      change: 'second-factor-on',
      byMasterPassword: false,
    });
  });

  test('a current code, or one half a minute off, signs in', async () => {
    for (const offMs of [-30_000, 0, 30_000]) {
      const { site, claims } = await siteWithFactor();
      expect(await enter(site, claims, codeAt(site.deps.clock.now() + offMs))).toMatchObject({
        ok: true,
        value: { signedInBy: 'password+code' },
      });
      expect(await loggedIn(site)).toEqual({
        code: 'administrator-signed-in',
        way: 'password+code',
      });
    }
  });

  test('the history shows a password without a code, and wrong codes', async () => {
    const { site, claims, now } = await siteWithFactor();
    const read = async () => {
      const { entered, refused } = await readSignIns({
        deps: site.deps,
        access: await site.asAdmin(),
      });
      return [entered, refused].map((attempts) => attempts.map(({ outcome }) => outcome));
    };
    expect(await read()).toEqual([[], ['code-due']]);
    await enter(site, claims, '000000');
    await enter(site, claims, now());
    expect(await read()).toEqual([['password+code'], ['wrong-code']]);
  });

  test('an old, foreign or malformed code does not sign in', async () => {
    const { site, claims } = await siteWithFactor();
    const wrong = [codeAt(site.deps.clock.now() - 90_000), '000000', '', 'AAAA-BBBB', '12345 6x'];
    for (const typed of wrong)
      expect(await enter(site, claims, typed)).toMatchObject({ error: { code: 'wrong-code' } });
  });

  test('one code opens one session, even if sent many times at once', async () => {
    const { site, claims, now } = await siteWithFactor();
    const entered = await Promise.all(Array.from({ length: 5 }, () => enter(site, claims, now())));
    expect(entered.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await enter(site, claims, now())).ok).toBe(false);
  });

  test('each recovery code signs in once', async () => {
    const { site, claims } = await siteWithFactor();
    const [first = ''] = recoveryCodes;
    expect((await enter(site, claims, first.toLowerCase())).ok).toBe(true);
    expect((await enter(site, claims, first)).ok).toBe(false);
    const { credential } = await site.deps.stores.access.readAdmin(defaultTenant, 'admin');
    expect(credential?.secondFactor?.recoveryHashes).toHaveLength(7);
    expect(JSON.stringify(credential)).not.toContain(first);
  });

  test('a recovery code that an earlier release stored signs in once', async () => {
    const { site, claims } = await siteWithFactor();
    const { deps, scope } = site;
    const { credential } = await deps.stores.access.readAdmin(defaultTenant, 'admin');
    const factor = credential!.secondFactor!;
    const next = { ...factor, recoveryHashes: recoveryCodes.map(deps.sha256) };
    await deps.stores.credentials.useSecondFactor(scope, 'admin', { read: factor, next });
    const [first = ''] = recoveryCodes;
    expect((await enter(site, claims, first)).ok).toBe(true);
    expect(await enter(site, claims, first)).toMatchObject({ error: { code: 'wrong-code' } });
  });

  test('a guess costs one hash at most, and none after too many', async () => {
    const { site, claims } = await siteWithFactor();
    const { passwords } = site.deps;
    let hashes = 0;
    const counting = async (stored: string, code: string) => {
      hashes += 1;
      return passwords.hashLike(stored, code);
    };
    const deps = { ...site.deps, passwords: { ...passwords, hashLike: counting } };
    const guess = () => enterCode({ deps, claims, typed: 'AAAA-BBBB', address });
    await guess();
    expect(hashes).toBe(1);
    for (let n = 0; n < 20; n += 1) await guess();
    expect(hashes).toBe(10);
  });

  test('ten guesses are allowed, and a correct password counts as none', async () => {
    const { site, claims, now } = await siteWithFactor();
    for (let n = 0; n < 10; n += 1) await enter(site, claims, '000000');
    expect(await enter(site, claims, now())).toMatchObject({
      error: { code: 'too-many-attempts' },
    });
  });

  test('a first step expires when the account changes', async () => {
    const { site, claims, now } = await siteWithFactor();
    await change(site, { intent: 'new-recovery-codes', recoveryCodes });
    expect(await enter(site, claims, now())).toMatchObject({ error: { code: 'sign-in-over' } });
  });
});

describe('setting the second step up', () => {
  test('makes at most ten sets of recovery codes in an hour, because each is slow to hash', async () => {
    const { site } = await siteWithFactor();
    const replace = () => change(site, { intent: 'new-recovery-codes', recoveryCodes });
    for (let set = 2; set <= 10; set += 1) expect((await replace()).ok).toBe(true);
    expect(await replace()).toMatchObject({ error: { code: 'too-many-attempts' } });
    expect((await change(site, { intent: 'turn-off' })).ok).toBe(true);
    site.clock.advance(hourMs);
    const code = codeAt(site.deps.clock.now());
    expect((await change(site, { intent: 'turn-on', secret, recoveryCodes, code })).ok).toBe(true);
  });

  test('requires the password and a code from that secret', async () => {
    const site = await fakeSite();
    const code = codeAt(site.deps.clock.now());
    const on = { intent: 'turn-on', secret, recoveryCodes, code } as const;
    expect(await change(site, on, 'wrong')).toMatchObject({
      error: { code: 'wrong-current-password' },
    });
    expect(await change(site, { ...on, code: '000000' })).toMatchObject({
      error: { code: 'wrong-code' },
    });
    expect((await logIn(site)).needsCode).toBe(false);
    expect((await change(site, on)).ok).toBe(true);
    expect(await change(site, on)).toMatchObject({ error: { code: 'second-factor-on' } });
  });

  test('every change of it is notified by email', async () => {
    const site = await fakeSite();
    const { deps } = site;
    const own = { deps, access: await site.asAdmin(), currentPassword: password, address };
    const email = 'ada@acme.example';
    await changeAdminAccount({ ...own, change: { intent: 'email', email } });
    const code = codeAt(deps.clock.now());
    await change(site, { intent: 'turn-on', secret, recoveryCodes, code });
    await change(site, { intent: 'new-recovery-codes', recoveryCodes });
    await change(site, { intent: 'turn-off' });
    const told = (await waitingMails(deps.stores)).map(({ mail }) => mail);
    expect(told).toMatchObject(
      ['second-factor-on', 'recovery-codes', 'second-factor-off'].map((what) => ({
        kind: 'account-changed',
        to: email,
        change: what,
      })),
    );
    expect(JSON.stringify(told)).not.toContain(secret);
  });

  test('turning it off makes the password enough again', async () => {
    const { site } = await siteWithFactor();
    expect(await change(site, { intent: 'turn-off' })).toMatchObject({
      value: { signedInBy: 'password' },
    });
    expect((await logIn(site)).needsCode).toBe(false);
    expect(await change(site, { intent: 'turn-off' })).toMatchObject({
      error: { code: 'second-factor-off' },
    });
  });
});
