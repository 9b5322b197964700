import { expect, test } from 'vitest';
import { changeDriverPassword } from '~/app/services/passwords/change-driver-password.server';
import { issueResetCode } from '~/app/services/passwords/issue-reset-code.server';
import { redeemResetCode } from '~/app/services/passwords/redeem-reset-code.server';
import { changeRoster } from '~/app/services/roster/change-roster.server';
import { siteDrivers } from '~/app/services/roster/site-rosters.server';
import { defaultTenant, type Tenant } from '~/domain/company/scope';
import { toInstant } from '~/domain/time/instant';
import { addCompany } from '~/tests/support/companies';
import { anEvent } from '~/tests/support/events';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { aDriver } from '~/tests/support/roster-builders';
import { testEntry } from '~/tests/support/stocked-site';

const id = '1000001';
const site = () => fakeSite([aDriver({ employeeId: id, name: 'Ada' })]);
const issue = async (fake: FakeSite, employeeId = id) =>
  issueResetCode({ deps: fake.deps, access: await fake.asAdmin(), employeeId });

test('a code is shown once and is neither in the store nor in the log', async () => {
  const fake = await site();
  const issued = await issue(fake);
  if (!issued.ok) throw new Error('No code');
  const { code } = issued.value;
  expect(issued.value).toEqual({ employeeId: id, name: 'Ada', seniorityNumber: 1, code });
  expect(code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/);
  const { credential } = await fake.deps.stores.access.readDriver(fake.scope, id);
  expect(credential).toMatchObject({
    sessionVersion: 0,
    resetCode: { hash: fake.deps.sha256(code) },
  });
  const [entry] = await fake.deps.stores.activity.latest(fake.scope, 1);
  expect(entry?.event).toEqual({
    code: 'reset-code-issued',
    driverId: '1000001',
    driverName: 'Ada',
  });
  expect(JSON.stringify([credential, entry])).not.toContain(code);
});

test('a code is issued only for an existing driver', async () => {
  expect(await issue(await site(), '9999999')).toEqual({
    ok: false,
    error: { code: 'employee-not-found' },
  });
});

const issued = async (fake: FakeSite) => {
  const done = await issue(fake);
  if (!done.ok) throw new Error('No code');
  return done.value.code;
};
const redeem = (
  { deps }: FakeSite,
  code: string,
  {
    password = 'violin harbour',
    repeated,
    employeeId = id,
    tenant = defaultTenant,
  }: { password?: string; repeated?: string; employeeId?: string; tenant?: Tenant | null } = {},
) =>
  redeemResetCode({
    deps,
    tenant,
    input: { employeeId, code, password, repeated: repeated ?? password },
    address: '10.0.0.1',
  });
const refusal = (code: string) => ({ ok: false, error: { code } });
const readCredential = async (fake: FakeSite) =>
  (await fake.deps.stores.access.readDriver(fake.scope, id)).credential;

test('a code that an earlier release issued still sets a password', async () => {
  const fake = await site();
  const { deps, scope } = fake;
  const validUntil = toInstant(deps.clock.now() + 60_000);
  const resetCode = { hash: deps.sha256('AB12-CD34'), validUntil };
  const issued = { employeeId: id, resetCode, entry: testEntry(deps) };
  await deps.stores.credentials.issueResetCode(scope, issued);
  expect((await redeem(fake, 'ab12cd34')).ok).toBe(true);
});

test('a code, typed in any style, sets a password once and ends the sessions', async () => {
  const fake = await site();
  const code = await issued(fake);
  const typed = ` ${code.replaceAll('-', ' ').toLowerCase()} `;
  expect(await redeem(fake, typed)).toEqual({ ok: true, value: defaultTenant });
  expect(await readCredential(fake)).toEqual({
    employeeId: id,
    passwordHash: 'hash of violin harbour',
    sessionVersion: 1,
  });
  const [entry] = await fake.deps.stores.activity.latest(fake.scope, 1);
  expect(entry).toMatchObject({
    event: { code: 'password-set', by: 'code' },
    actor: { name: 'Ada' },
  });
  expect(await redeem(fake, code)).toEqual(refusal('wrong-reset-code'));
});

test('only one of ten simultaneous uses sets the password', async () => {
  const fake = await site();
  const code = await issued(fake);
  const tries = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      redeem(fake, code, { password: `violin harbour ${index}` }),
    ),
  );
  expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await readCredential(fake))?.sessionVersion).toBe(1);
});

test('a code works for 24 hours, and until a newer one is issued', async () => {
  const fake = await site();
  const old = await issued(fake);
  const code = await issued(fake);
  expect(await redeem(fake, old)).toEqual(refusal('wrong-reset-code'));
  fake.clock.advance(24 * 60 * 60_000);
  expect(await redeem(fake, code)).toEqual(refusal('wrong-reset-code'));
  const last = await issued(fake);
  // Leaves a minute, because the clock keeps running and the machine may be slow.
  fake.clock.advance((24 * 60 - 1) * 60_000);
  expect((await redeem(fake, last)).ok).toBe(true);
});

test('a wrong ID, a wrong code, no code and a foreign site get the same answer', async () => {
  const fake = await site();
  const code = await issued(fake);
  const tries = [
    await redeem(fake, 'AAAA-AAAA'),
    await redeem(fake, ''),
    await redeem(fake, code, { employeeId: '9999999' }),
    await redeem(fake, code, { employeeId: '9999999', tenant: null }),
    await redeem(fake, code, { tenant: { companyId: 'OTHER', siteId: 'O1' } }),
    // With a wrong code, a weak password gets the same answer too.
    await redeem(fake, 'AAAA-AAAA', { password: 'x' }),
  ];
  expect(tries).toEqual(tries.map(() => refusal('wrong-reset-code')));
  expect((await readCredential(fake))?.passwordHash).toBeNull();
  expect((await redeem(fake, code, { tenant: null })).ok).toBe(true);
});

test('a refused password does not use up the code', async () => {
  const fake = await site();
  const code = await issued(fake);
  expect(await redeem(fake, code, { password: 'short' })).toMatchObject(
    refusal('password-too-short'),
  );
  expect(await redeem(fake, code, { password: 'password' })).toEqual(refusal('password-too-easy'));
  expect(await redeem(fake, code, { repeated: 'other' })).toEqual(refusal('passwords-differ'));
  expect((await redeem(fake, code)).ok).toBe(true);
});

test('guessing of codes is stopped after ten attempts', async () => {
  const fake = await site();
  const code = await issued(fake);
  for (let attempt = 0; attempt < 10; attempt += 1) await redeem(fake, 'AAAA-AAAA');
  expect(await redeem(fake, code)).toMatchObject(refusal('too-many-attempts'));
  fake.clock.advance(15 * 60_000);
  expect((await redeem(fake, code)).ok).toBe(true);
});

const change = async (fake: FakeSite, proof: string, password = 'violin harbour') =>
  changeDriverPassword({
    deps: fake.deps,
    access: await fake.asDriver(id),
    input: { proof, password, repeated: password },
    address: '10.0.0.1',
  });

test('a session by ID alone sets the first password only with a code', async () => {
  const fake = await site();
  expect(await change(fake, '')).toEqual(refusal('wrong-reset-code'));
  const code = await issued(fake);
  expect(await change(fake, 'AAAA-AAAA')).toEqual(refusal('wrong-reset-code'));
  expect(await change(fake, code)).toMatchObject({
    ok: true,
    value: { subject: id, signedInBy: 'password', sessionVersion: 1 },
  });
  expect((await readCredential(fake))?.resetCode).toBeUndefined();
});

test('a signed-in driver changes the password with the current one, not with a code', async () => {
  const fake = await site();
  await change(fake, await issued(fake));
  const code = await issued(fake);
  expect(await change(fake, code, 'lantern window')).toEqual(refusal('wrong-current-password'));
  expect((await change(fake, 'violin harbour', 'lantern window')).ok).toBe(true);
  expect(await readCredential(fake)).toEqual({
    employeeId: id,
    passwordHash: 'hash of lantern window',
    sessionVersion: 2,
  });
  const [entry] = await fake.deps.stores.activity.latest(fake.scope, 1);
  expect(entry?.event).toEqual({ code: 'password-set', by: 'password' });
});

test('a code finds its company among several with the same ID, and a wrong code reveals none', async () => {
  const fake = await site();
  const { deps } = fake;
  const acme = await addCompany(deps, {
    companyId: 'ACME',
    name: 'Acme',
    password: 'of no use here',
  });
  const { site: stored, company } = await deps.stores.sites.read(acme);
  const access = { ...(await fake.asAdmin()), scope: acme, site: stored!, company: company! };
  const input = { adds: [aDriver({ employeeId: id, name: 'Another Ada' })] };
  expect(
    (await changeRoster(siteDrivers, { deps, access, input, toEvent: () => anEvent })).ok,
  ).toBe(true);
  const ask = (code: string) => redeem(fake, code, { tenant: null });
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect(await ask('AAAA-AAAA')).toEqual(refusal('wrong-reset-code'));
  expect(await ask('AAAA-AAAA')).toMatchObject(refusal('too-many-attempts'));
  fake.clock.advance(15 * 60_000);
  const issued = await issueResetCode({ deps, access, employeeId: id });
  if (!issued.ok) throw new Error(issued.error.code);
  expect(await ask(issued.value.code)).toMatchObject({ ok: true, value: { companyId: 'ACME' } });
});
