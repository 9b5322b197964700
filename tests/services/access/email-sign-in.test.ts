import { expect, test } from 'vitest';
import { isEmailShared } from '~/app/services/access/is-email-shared.server';
import { signInAdmin } from '~/app/services/access/sign-in-admin.server';
import { startFirstSession } from '~/app/services/access/start-first-session.server';
import { askPasswordLink } from '~/app/services/passwords/ask-password-link.server';
import { defaultTenant } from '~/domain/company/scope';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { addPeople } from '~/tests/support/people';
import { aSecondFactor } from '~/tests/support/second-factor';
import { testEntry } from '~/tests/support/stocked-site';
import { waitingMails } from '~/tests/support/waiting';

const email = 'Ada@Depot.test';

/** Gives the site's administrator the address, and another person an account with the given one. */
const siteWith = async (other: string): Promise<FakeSite> => {
  const fake = await fakeSite([]);
  const { deps, scope } = fake;
  const { credential: read } = await deps.stores.access.readAdmin(scope, 'admin');
  const next = { ...read!, email };
  await deps.stores.credentials.saveAdmin(scope, { read: read!, next }, testEntry(deps));
  await addPeople(deps, scope, [
    { username: 'ben', role: 'dispatcher', email: other, password: 'ben' },
  ]);
  return fake;
};
const signIn = async (fake: FakeSite, username: string, password = 'admin password') => {
  const { deps } = fake;
  const input = { username, password };
  const signedIn = await signInAdmin({
    deps,
    tenant: defaultTenant,
    input,
    ...{ address: '10.0.0.1', device: 'Firefox' },
  });
  return signedIn.ok ? signedIn.value.subject : signedIn.error.code;
};

test.each([email, 'ada@depot.test'])('signs in with the email address %s', async (typed) => {
  expect(await signIn(await siteWith('ben@depot.test'), typed)).toBe('admin');
});

test('signs nobody in with an address of two accounts, or of none, or of another site', async () => {
  const fake = await siteWith('ADA@depot.test');
  expect(await signIn(fake, email)).toBe('invalid-admin-login');
  expect(await signIn(fake, 'nobody@depot.test')).toBe('invalid-admin-login');
  expect(await signIn(fake, 'admin')).toBe('admin');
  const { deps } = fake;
  const tenant = { companyId: 'DEFAULT#MAIN', siteId: '' };
  const input = { username: email, password: 'admin password' };
  const elsewhere = await signInAdmin({
    deps,
    tenant,
    input,
    ...{ address: '10.0.0.1', device: 'Firefox' },
  });
  expect(elsewhere).toEqual({ ok: false, error: { code: 'invalid-admin-login' } });
});

test('says whether two accounts have the address', async () => {
  const ask = async (other: string) => {
    const fake = await siteWith(other);
    return isEmailShared({ deps: fake.deps, access: { ...(await fake.asAdmin()), email } });
  };
  expect([await ask('ada@DEPOT.test'), await ask('ben@depot.test')]).toEqual([true, false]);
});

test('counts wrong passwords for the account, by whichever name it was tried', async () => {
  const fake = await siteWith('ben@depot.test');
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(await signIn(fake, email, 'wrong')).toBe('invalid-admin-login');
    expect(await signIn(fake, 'admin', 'wrong')).toBe('invalid-admin-login');
  }
  expect([await signIn(fake, email), await signIn(fake, 'admin')]).toEqual([
    'too-many-attempts',
    'too-many-attempts',
  ]);
});

test('looks up only so many addresses for one network, then no accounts are read', async () => {
  const fake = await siteWith('ben@depot.test');
  const { access } = fake.deps.stores;
  let reads = 0;
  const findUsernames: typeof access.findUsernames = (tenant, typed) => {
    reads += 1;
    return access.findUsernames(tenant, typed);
  };
  const deps = {
    ...fake.deps,
    stores: { ...fake.deps.stores, access: { ...access, findUsernames } },
  };
  const ask = (username: string) =>
    askPasswordLink({ deps, tenant: defaultTenant, username, address: '10.0.0.1' });
  for (let number = 0; number < 300; number += 1) await ask(`driver${number}@depot.test`);
  expect(reads).toBe(300);
  expect(await ask(email)).toMatchObject({ ok: false, error: { code: 'too-many-attempts' } });
  expect(reads).toBe(300);
  expect(await signIn(fake, 'admin')).toBe('admin');
});

test('emails a link to whoever typed the address of their account', async () => {
  const fake = await siteWith('ben@depot.test');
  const { deps } = fake;
  const asked = { deps, tenant: defaultTenant, username: 'ada@depot.test', address: '10.0.0.1' };
  await askPasswordLink(asked);
  expect(await waitingMails(deps.stores)).toMatchObject([
    {
      mail: {
        kind: 'password-reset',
        to: email,
        username: 'admin',
        timeZone: 'America/New_York',
      },
    },
  ]);
});

test('starts a first session, but not where a second step is set up', async () => {
  const fake = await siteWith('ben@depot.test');
  const { deps } = fake;
  const origin = { address: '10.0.0.1', device: 'Firefox' };
  const account = { ...defaultTenant, username: 'ben' };
  expect(await startFirstSession({ deps, account, origin })).toMatchObject({
    subject: 'ben',
    signedInBy: 'password',
    needsCode: false,
  });
  await addPeople(deps, defaultTenant, [
    { username: 'cleo', role: 'dispatcher', password: 'cleo', secondFactor: aSecondFactor() },
  ]);
  for (const username of ['cleo', 'nobody'])
    expect(await startFirstSession({ deps, account: { ...account, username }, origin })).toBeNull();
});
