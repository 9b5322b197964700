import { expect, test } from 'vitest';
import { changeDriverPassword } from '~/app/services/passwords/change-driver-password.server';
import { changeSecurityAnswers } from '~/app/services/passwords/change-security-answers.server';
import { issueResetCode } from '~/app/services/passwords/issue-reset-code.server';
import { redeemResetCode } from '~/app/services/passwords/redeem-reset-code.server';
import { resetByAnswers } from '~/app/services/passwords/reset-by-answers.server';
import { resetDriverPassword } from '~/app/services/passwords/reset-driver-password.server';
import type { SecurityAnswers } from '~/domain/access/security-questions';
import { defaultTenant, type Tenant } from '~/domain/company/scope';
import { getMailAddress, leaveAddresses } from '~/tests/support/contacts';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { aDriver } from '~/tests/support/roster-builders';
import { waitingMails } from '~/tests/support/waiting';

const id = '1000001';
const current = 'violin harbour';
const next = { password: 'lantern window', repeated: 'lantern window' };
const address = '10.0.0.1';
const right: SecurityAnswers = [
  { question: 'first-street', answer: 'Main Street' },
  { question: 'first-job', answer: 'Zürich' },
];
const wrong: SecurityAnswers = [right[0], { question: 'first-job', answer: 'Bern' }];

const allow = async (fake: FakeSite, securityQuestions: boolean) => {
  const { site } = await fake.site();
  const settings = { ...site.settings, securityQuestions };
  await fake.deps.stores.sites.save(fake.scope, { ...site, settings }, []);
};
/** A driver with a password at a site that allows security questions. */
const site = async () => {
  const fake = await fakeSite([
    aDriver({ employeeId: id, name: 'Ada' }),
    aDriver({ employeeId: '1000002' }),
  ]);
  await allow(fake, true);
  await fake.deps.stores.credentials.setDriverPassword(fake.scope, {
    employeeId: id,
    passwordHash: `hash of ${current}`,
    expectedVersion: 0,
  });
  return fake;
};
const set = async (fake: FakeSite, answers: SecurityAnswers | null = right, password = current) =>
  changeSecurityAnswers({
    deps: fake.deps,
    access: await fake.asDriver(id),
    input: { currentPassword: password, answers },
    address,
  });
const siteWithAnswers = async () => {
  const fake = await site();
  expect((await set(fake)).ok).toBe(true);
  return fake;
};
const reset = (
  { deps }: FakeSite,
  answers: SecurityAnswers,
  {
    employeeId = id,
    tenant = defaultTenant,
    password = next,
  }: { employeeId?: string; tenant?: Tenant | null; password?: typeof next } = {},
) => resetByAnswers({ deps, tenant, input: { employeeId, answers, ...password }, address });
const readCredential = async ({ deps, scope }: FakeSite) =>
  (await deps.stores.access.readDriver(scope, id)).credential;
const refusal = { ok: false, error: { code: 'wrong-answers' } };

test('setting answers requires the current password and ends other sessions; they are hashed together', async () => {
  const fake = await site();
  expect(await set(fake, right, 'guess')).toMatchObject({
    error: { code: 'wrong-current-password' },
  });
  expect(await set(fake)).toMatchObject({ ok: true, value: { sessionVersion: 2 } });
  const credential = await readCredential(fake);
  expect(credential).toMatchObject({
    passwordHash: `hash of ${current}`,
    answersHash: 'hash of first-job=zurich\nfirst-street=mainstreet',
  });
  const [entry] = await fake.deps.stores.activity.latest(fake.scope, 1);
  expect(entry?.event).toEqual({ code: 'security-questions-set' });
  await set(fake, null);
  expect((await readCredential(fake))?.answersHash).toBeUndefined();
});

test('a driver with an email address is notified of every change but not of refused ones', async () => {
  const fake = await site();
  const { deps, scope } = fake;
  await leaveAddresses(deps, scope, [id]);
  const told = async () => (await waitingMails(deps.stores)).map(({ mail }) => mail);
  await set(fake, right, 'guess');
  expect(await told()).toEqual([]);
  await set(fake);
  await set(fake, null);
  await set(fake);
  expect((await reset(fake, right)).ok).toBe(true);
  await resetDriverPassword({ deps, access: await fake.asAdmin(), employeeId: id });
  expect(await told()).toMatchObject(
    [
      ['answers', 'password'],
      ['answers-removed', 'password'],
      ['answers', 'password'],
      ['password', 'answers'],
      ['password-removed', 'administrator'],
    ].map(([change, by]) => ({
      kind: 'driver-account-changed',
      to: getMailAddress(id),
      change,
      by,
      at: { wallTime: '2026-11-21T07:00', timeZone: 'America/New_York' },
    })),
  );
});

test('the email about a reset says that a code is needed where passwords are required', async () => {
  const fake = await site();
  const { deps, scope } = fake;
  await leaveAddresses(deps, scope, [id]);
  const stored = (await fake.site()).site;
  const settings = { ...stored.settings, passwordPolicy: 'required' } as const;
  await deps.stores.sites.save(scope, { ...stored, settings }, []);
  await resetDriverPassword({ deps, access: await fake.asAdmin(), employeeId: id });
  const [told] = await waitingMails(deps.stores);
  expect(told?.mail).toMatchObject({ change: 'password-due' });
});

test('a driver without a password, or at a site that does not allow it, cannot set answers', async () => {
  const fake = await site();
  expect(await set(fake, [right[0], right[0]])).toMatchObject({
    error: { code: 'same-questions' },
  });
  await allow(fake, false);
  expect(await set(fake)).toMatchObject({ error: { code: 'questions-not-allowed' } });
  await allow(fake, true);
  await resetDriverPassword({ deps: fake.deps, access: await fake.asAdmin(), employeeId: id });
  expect(await set(fake, right, '')).toMatchObject({ error: { code: 'wrong-current-password' } });
  expect((await readCredential(fake))?.answersHash).toBeUndefined();
});

test('both answers set a password, once', async () => {
  const fake = await siteWithAnswers();
  expect(await reset(fake, wrong)).toEqual(refusal);
  expect(await reset(fake, right)).toMatchObject({ ok: true });
  expect(await readCredential(fake)).toEqual({
    employeeId: id,
    passwordHash: `hash of ${next.password}`,
    sessionVersion: 3,
  });
  expect(await reset(fake, right)).toEqual(refusal);
  const [entry] = await fake.deps.stores.activity.latest(fake.scope, 1);
  expect(entry?.event).toEqual({ code: 'password-set', by: 'answers' });
});

test('correct answers with a password that is too short do not count as a try', async () => {
  const fake = await siteWithAnswers();
  const password = { password: 'short', repeated: 'short' };
  for (let time = 0; time < 12; time += 1)
    expect(await reset(fake, right, { password })).toMatchObject({
      error: { code: 'password-too-short' },
    });
  expect((await reset(fake, right)).ok).toBe(true);
});

test('only one of many simultaneous answers sets the password', async () => {
  const fake = await siteWithAnswers();
  const tries = await Promise.all(Array.from({ length: 5 }, () => reset(fake, right)));
  expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
});

test('correct answers are refused where the site does not allow them', async () => {
  const fake = await siteWithAnswers();
  await allow(fake, false);
  expect(await reset(fake, right)).toEqual(refusal);
  await allow(fake, true);
  expect((await reset(fake, right)).ok).toBe(true);
});

test('a change with the current password keeps the answers; a reset or a code removes them', async () => {
  const fake = await siteWithAnswers();
  const { deps } = fake;
  const access = await fake.asDriver(id);
  await changeDriverPassword({ deps, access, input: { ...next, proof: current }, address });
  expect((await readCredential(fake))?.answersHash).toBeDefined();
  const issued = await issueResetCode({ deps, access: await fake.asAdmin(), employeeId: id });
  if (!issued.ok) throw new Error(issued.error.code);
  expect((await readCredential(fake))?.answersHash).toBeDefined();
  const { code } = issued.value;
  const input = { employeeId: id, code, ...next };
  expect((await redeemResetCode({ deps, tenant: defaultTenant, input, address })).ok).toBe(true);
  expect((await readCredential(fake))?.answersHash).toBeUndefined();
});

test('unknown drivers, drivers without answers and drivers elsewhere get the same refusal after one hash', async () => {
  const fake = await siteWithAnswers();
  let verified = 0;
  const passwords = {
    ...fake.deps.passwords,
    verify: async (hash: string | null, text: string) => {
      verified += 1;
      return fake.deps.passwords.verify(hash, text);
    },
  };
  const watched = { ...fake, deps: { ...fake.deps, passwords } };
  const asked = [
    await reset(watched, wrong),
    await reset(watched, right, { employeeId: '9999999' }),
    await reset(watched, right, { employeeId: '1000002' }),
    await reset(watched, right, { tenant: { companyId: 'NONE', siteId: 'NON01' } }),
    await reset(watched, right, { employeeId: '9999999', tenant: null }),
  ];
  expect(asked).toEqual(asked.map(() => refusal));
  expect(verified).toBe(asked.length);
});

test('five guesses a day are allowed', async () => {
  const fake = await siteWithAnswers();
  for (let n = 0; n < 5; n += 1) expect(await reset(fake, wrong)).toEqual(refusal);
  fake.clock.advance(15 * 60_000);
  expect(await reset(fake, right)).toMatchObject({ error: { code: 'too-many-attempts' } });
  fake.clock.advance(24 * 60 * 60_000);
  expect((await reset(fake, right)).ok).toBe(true);
});
