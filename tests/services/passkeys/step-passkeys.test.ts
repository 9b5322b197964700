import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { createPasskeyVerifier } from '~/app/platform/auth/passkeys.server';
import type { PasskeyAnswer, PasskeyChallenge } from '~/app/ports/access';
import { changeAdminAccount } from '~/app/services/access/change-admin-account.server';
import {
  changeSecondFactor,
  type SecondFactorChange,
} from '~/app/services/access/change-second-factor.server';
import { toAdminSession } from '~/app/services/access/check-admin.server';
import { enterCode } from '~/app/services/access/enter-code.server';
import { readSignIns } from '~/app/services/access/read-sign-ins.server';
import { signInAdmin } from '~/app/services/access/sign-in-admin.server';
import { addPasskey } from '~/app/services/passkeys/add-passkey.server';
import { addStepPasskey } from '~/app/services/passkeys/add-step-passkey.server';
import { enterPasskey } from '~/app/services/passkeys/enter-passkey.server';
import { signInWithPasskey } from '~/app/services/passkeys/sign-in-with-passkey.server';
import { maxPasskeys } from '~/domain/access/passkey';
import { defaultTenant, type Tenant } from '~/domain/company/scope';
import { minuteMs } from '~/domain/time/time-units';
import { addCompany } from '~/tests/support/companies';
import { fakeSite } from '~/tests/support/fake-site';
import { aPasskeyDevice } from '~/tests/support/passkey-device';
import { aDriver } from '~/tests/support/roster-builders';
import { aSecondFactor, aStepPasskey } from '~/tests/support/second-factor';
import { testEntry } from '~/tests/support/stocked-site';
import { waitingMails } from '~/tests/support/waiting';

const origin = 'https://jobs.test';
const verifier = createPasskeyVerifier(origin)!;
const address = '203.0.113.1';
const password = 'admin password';
const dora = '1000001';
const recoveryCodes = Array.from({ length: 8 }, (_, n) => `ABC${n}-DEF${n}`);
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const wrong = { ok: false, error: { code: 'wrong-passkey' } };
type Device = ReturnType<typeof aPasskeyDevice>;

const start = async () => {
  const fake = await fakeSite([aDriver({ employeeId: dora })]);
  const { deps, scope, clock } = fake;
  let challenges = 0;
  const issue = (): PasskeyChallenge => ({
    challenge: Buffer.alloc(32, (challenges += 1)).toString('base64url'),
    expiresAt: clock.now() + 5 * minuteMs,
  });
  const add = async (
    answer: PasskeyAnswer,
    challenge: PasskeyChallenge | null,
    { currentPassword = password, codes = recoveryCodes as string[] | null } = {},
  ) =>
    addStepPasskey({
      deps,
      access: await fake.asAdmin(),
      currentPassword,
      sent: { verifier, challenge, answer },
      name: 'Office computer',
      recoveryCodes: codes ?? undefined,
      address,
    });
  const change = async (wanted: SecondFactorChange, currentPassword = password) =>
    changeSecondFactor({
      deps,
      access: await fake.asAdmin(),
      currentPassword,
      change: wanted,
      address,
    });
  /** The password step, with the challenge of this sign-in. */
  const logIn = async (tenant: Tenant = defaultTenant, typed = password) => {
    const input = { username: 'admin', password: typed };
    const signedIn = await signInAdmin({ deps, tenant, input, address });
    if (!signedIn.ok) throw new Error(signedIn.error.code);
    const { subject, signedInBy, sessionVersion, sessionEpoch, needsCode } = signedIn.value;
    const session = { sub: subject, amr: signedInBy, sv: sessionVersion, ep: sessionEpoch };
    return { needsCode, claims: { ...tenant, ...session }, challenge: issue() };
  };
  type Begun = Awaited<ReturnType<typeof logIn>>;
  const answer = ({ claims, challenge }: Begun, shown: PasskeyAnswer, sent = challenge) =>
    enterPasskey({ deps, claims, verifier, challenge: sent, answer: shown, address });
  return {
    ...fake,
    issue,
    add,
    change,
    logIn,
    answer,
    added: async (device: Device = aPasskeyDevice()) => {
      const challenge = issue();
      const done = await add(device.make({ origin, ...challenge }), challenge);
      if (!done.ok) throw new Error(done.error.code);
      return device;
    },
    enter: async (device: Device) => {
      const begun = await logIn();
      return answer(begun, device.show({ origin, ...begun.challenge }));
    },
    readFactor: async () =>
      (await deps.stores.access.readAdmin(defaultTenant, 'admin')).credential?.secondFactor,
    lastEvent: async () => (await deps.stores.activity.latest(scope, 1))[0]?.event,
    codeNow: () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now() }),
  };
};

test('a passkey alone turns the second step on, and signs in after the password', async () => {
  const { added, enter, logIn, lastEvent, readFactor, clock } = await start();
  const device = await added();
  expect(await lastEvent()).toEqual({
    ...{ code: 'own-account-changed', change: 'passkey-added', byMasterPassword: false },
  });
  expect(await readFactor()).toMatchObject({ app: null, passkeys: [{ name: 'Office computer' }] });
  expect((await logIn()).needsCode).toBe(true);
  clock.advance(minuteMs);
  expect(await enter(device)).toMatchObject({ ok: true, value: { signedInBy: 'password+code' } });
  expect(await lastEvent()).toEqual({ code: 'administrator-signed-in', way: 'password+passkey' });
  const [passkey] = (await readFactor())!.passkeys;
  expect(passkey!.lastUsedAt > passkey!.since).toBe(true);
});

test('refuses an answer for another website, another host, or without the user', async () => {
  const { issue, add, added, logIn, answer } = await start();
  const device = await added();
  for (const bad of [
    { origin: 'https://evil.test' },
    { origin, rpId: 'evil.test' },
    { origin, verifiesUser: false },
  ]) {
    const begun = await logIn();
    expect(await answer(begun, device.show({ ...bad, ...begun.challenge }))).toEqual(wrong);
    const challenge = issue();
    expect(await add(aPasskeyDevice().make({ ...bad, ...challenge }), challenge)).toMatchObject({
      error: { code: 'passkey-invalid' },
    });
  }
});

test('refuses a replayed answer, the challenge of another sign-in, and none', async () => {
  const { added, logIn, answer } = await start();
  const device = await added();
  const [begun, other] = [await logIn(), await logIn()];
  const shown = device.show({ origin, ...begun.challenge });
  expect(await answer(other, shown)).toEqual(wrong);
  expect((await answer(begun, shown)).ok).toBe(true);
  expect(await answer(begun, shown)).toEqual(wrong);
  expect(await answer({ ...begun, challenge: null as never }, shown)).toEqual(wrong);
});

test('one answer opens one session, even if sent many times at once', async () => {
  const { added, logIn, answer } = await start();
  const device = await added();
  const begun = await logIn();
  const shown = device.show({ origin, ...begun.challenge });
  const entered = await Promise.all(Array.from({ length: 5 }, () => answer(begun, shown)));
  expect(entered.filter(({ ok }) => ok)).toHaveLength(1);
});

test('refuses the passkeys of another account and of a driver in the same words, and the reverse', async () => {
  const { deps, asDriver, issue, added, enter, logIn, answer } = await start();
  const own = await added();
  const acme = { companyId: 'ACME', siteId: 'NYC01' };
  await addCompany(deps, { ...acme, name: 'Acme', password: 'a password of an administrator' });
  const unknown = aPasskeyDevice();
  expect(await enter(unknown)).toEqual(wrong);

  const driverDevice = aPasskeyDevice();
  const challenge = issue();
  await addPasskey({
    deps,
    access: await asDriver(dora),
    verifier,
    challenge,
    input: {
      currentPassword: '',
      handle: 'a-handle',
      answer: driverDevice.make({ origin, ...challenge }),
    },
    name: 'Chrome · Android',
    address,
  });
  expect(await enter(driverDevice)).toEqual(wrong);
  const forDriver = issue();
  expect(
    await signInWithPasskey({
      ...{ deps, verifier, challenge: forDriver, address },
      answer: own.show({ origin, ...forDriver }),
    }),
  ).toEqual({ ok: false, error: { code: 'passkey-unknown' } });

  // An answer of this account does not complete the sign-in to another.
  const elsewhere = await logIn(acme, 'a password of an administrator');
  expect((await answer(elsewhere, own.show({ origin, ...elsewhere.challenge }))).ok).toBe(false);
  const begun = await logIn();
  const foreign = unknown.show({ origin, ...begun.challenge });
  expect(await answer(begun, { ...foreign, id: own.id, rawId: own.id })).toEqual(wrong);
});

test('refuses a copied passkey whose count of uses falls behind', async () => {
  const { added, enter, logIn, answer } = await start();
  const device = await added(aPasskeyDevice({ counts: true }));
  const begun = await logIn();
  const copied = device.show({ origin, ...begun.challenge });
  expect((await enter(device)).ok).toBe(true);
  expect(await answer(begun, copied)).toEqual(wrong);
});

test('codes and passkeys share ten guesses, and the history shows them', async () => {
  const { deps, asAdmin, added, logIn, answer, enter } = await start();
  const device = await added();
  const begun = await logIn();
  const bad = aPasskeyDevice().show({ origin, ...begun.challenge });
  for (let n = 0; n < 5; n += 1) expect(await answer(begun, bad)).toEqual(wrong);
  for (let n = 0; n < 5; n += 1)
    await enterCode({ deps, claims: begun.claims, typed: '000000', address });
  expect(await enter(device)).toMatchObject({ error: { code: 'too-many-attempts' } });
  const { refused } = await readSignIns({ deps, access: await asAdmin() });
  expect(refused.map(({ outcome }) => outcome)).toContain('wrong-passkey');
});

test('a first step expires when the account changes', async () => {
  const { added, change, logIn, answer } = await start();
  const device = await added();
  const begun = await logIn();
  await change({ intent: 'new-recovery-codes', recoveryCodes });
  expect(await answer(begun, device.show({ origin, ...begun.challenge }))).toMatchObject({
    error: { code: 'sign-in-over' },
  });
});

test('a recovery code signs in without the passkey, and no code of an app does', async () => {
  const { deps, added, logIn, codeNow } = await start();
  await added();
  const { claims } = await logIn();
  const type = (typed: string) => enterCode({ deps, claims, typed, address });
  expect(await type(codeNow())).toMatchObject({ error: { code: 'wrong-code' } });
  const [first = ''] = recoveryCodes;
  expect((await type(first)).ok).toBe(true);
  expect((await type(first)).ok).toBe(false);
});

test('requires the password, and recovery codes with the first factor', async () => {
  const { add, issue, readFactor } = await start();
  const challenge = issue();
  const made = aPasskeyDevice().make({ origin, ...challenge });
  expect(await add(made, challenge, { currentPassword: 'guess' })).toMatchObject({
    error: { code: 'wrong-current-password' },
  });
  expect(await add(made, challenge, { codes: null })).toMatchObject({
    error: { code: 'account-changed' },
  });
  expect(await readFactor()).toBeUndefined();
});

test('the last resort of a company keeps a second step, its last passkey too', async () => {
  const { deps } = await start();
  const acme = { companyId: 'ACME', siteId: 'NYC01' };
  const own = 'a password of an administrator';
  const scope = await addCompany(deps, { ...acme, name: 'Acme', password: own });
  const { credential: read } = await deps.stores.access.readAdmin(acme, 'admin');
  const { id } = aStepPasskey();
  const secondFactor = aSecondFactor({ app: null, passkeys: [aStepPasskey()] });
  const next = { ...read!, secondFactor };
  await deps.stores.credentials.saveAdmin(scope, { read: read!, next }, testEntry(deps));
  const settings = {
    ...{ connection: 1, issuer: 'https://sso.test', clientId: 'id', clientSecret: 'secret' },
    ...{ groupsClaim: 'groups', rules: [], breakGlass: { siteId: 'NYC01', username: 'admin' } },
  };
  const stored = await deps.stores.sso.read('ACME');
  await deps.stores.sso.save(scope, {
    ...{ read: stored, next: settings, entry: testEntry(deps), mails: [] },
  });
  const { credential, site, company } = await deps.stores.access.readAdmin(acme, 'admin');
  const claims = { ...acme, sub: 'admin', amr: 'password+code' as const, sv: 0, ep: 0 };
  const access = toAdminSession(
    { credential, site, company },
    { ...claims, sv: credential!.sessionVersion },
    '2026-11-21T12:00:00.000Z',
  )!;
  for (const intent of ['remove-passkey', 'turn-off'] as const)
    expect(
      await changeSecondFactor({
        ...{ deps, access, currentPassword: own, address },
        change: { intent, passkeyId: id },
      }),
    ).toMatchObject({ error: { code: 'last-resort-needs-code' } });
});

test('refuses a sixth passkey, and the same one twice', async () => {
  const { add, added, issue } = await start();
  const first = await added();
  const again = issue();
  expect(await add(first.make({ origin, ...again }), again)).toMatchObject({
    error: { code: 'passkey-invalid' },
  });
  for (let n = 1; n < maxPasskeys; n += 1) await added();
  const challenge = issue();
  expect(await add(aPasskeyDevice().make({ origin, ...challenge }), challenge)).toMatchObject({
    error: { code: 'too-many-passkeys', most: maxPasskeys },
  });
});

test('an app is added beside passkeys, and each is removed alone', async () => {
  const { added, change, enter, codeNow, logIn, readFactor, lastEvent } = await start();
  const device = await added();
  const before = (await readFactor())!.recoveryHashes;
  expect((await change({ intent: 'turn-on', secret, code: codeNow() })).ok).toBe(true);
  expect(await lastEvent()).toMatchObject({ change: 'app-added' });
  expect((await readFactor())!.recoveryHashes).toEqual(before);
  expect((await change({ intent: 'remove-app' })).ok).toBe(true);
  expect(await lastEvent()).toMatchObject({ change: 'app-removed' });
  expect(await change({ intent: 'remove-app' })).toMatchObject({
    error: { code: 'account-changed' },
  });
  const remove = { intent: 'remove-passkey', passkeyId: device.id } as const;
  expect(await change(remove, 'guess')).toMatchObject({
    error: { code: 'wrong-current-password' },
  });
  expect((await enter(device)).ok).toBe(true);
  const other = await added();
  expect((await change(remove)).ok).toBe(true);
  expect(await lastEvent()).toMatchObject({ change: 'passkey-removed' });
  expect(await enter(device)).toEqual(wrong);
  expect((await enter(other)).ok).toBe(true);
  expect(await change(remove)).toMatchObject({ error: { code: 'account-changed' } });
  expect(await change({ ...remove, passkeyId: other.id })).toMatchObject({
    value: { signedInBy: 'password' },
  });
  expect(await lastEvent()).toMatchObject({ change: 'second-factor-off' });
  expect((await logIn()).needsCode).toBe(false);
});

test('every change is notified by email, without keys', async () => {
  const { deps, asAdmin, added, change, codeNow } = await start();
  const own = { deps, access: await asAdmin(), currentPassword: password, address };
  const email = 'ada@acme.example';
  await changeAdminAccount({ ...own, change: { intent: 'email', email } });
  const [first, second] = [await added(), await added()];
  await change({ intent: 'turn-on', secret, code: codeNow() });
  await change({ intent: 'remove-app' });
  for (const { id } of [first, second]) await change({ intent: 'remove-passkey', passkeyId: id });
  const told = (await waitingMails(deps.stores)).map(({ mail }) => mail);
  expect(told.map((mail) => 'change' in mail && mail.change)).toEqual([
    ...['passkey-added', 'passkey-added', 'app-added', 'app-removed'],
    ...['passkey-removed', 'second-factor-off'],
  ]);
  expect(JSON.stringify(told)).not.toContain(first.id);
});
