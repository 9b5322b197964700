import { expect, test } from 'vitest';
import { makeSiteScope } from '~/app/ports/sessions';
import { checkAdmin } from '~/app/services/access/check-admin.server';
import { signInAdmin } from '~/app/services/access/sign-in-admin.server';
import {
  readSignInsOfSite,
  turnOffSecondFactor,
} from '~/app/services/companies/help-sign-in.server';
import { defaultTenant } from '~/domain/company/scope';
import { addCompany } from '~/tests/support/companies';
import { anEvent } from '~/tests/support/events';
import { fakeSite } from '~/tests/support/fake-site';
import { aSecondFactor, aStepPasskey } from '~/tests/support/second-factor';
import { waitingMails } from '~/tests/support/waiting';

const acme = { companyId: 'ACME', siteId: 'NYC01' };
const password = 'a password of an administrator';
const secondFactor = aSecondFactor({ passkeys: [aStepPasskey()] });
const refused = (code: string) => ({ ok: false, error: { code } });

const email = 'ada@acme.example';

const start = async () => {
  const fake = await fakeSite();
  const { deps } = fake;
  const scope = await addCompany(deps, { ...acme, name: 'Acme Logistics', password });
  const setUp = async (tenant = { ...acme }) => {
    const { credential } = await deps.stores.access.readAdmin(tenant, 'admin');
    const own = makeSiteScope(tenant, { role: credential!.role, username: 'admin' });
    const next = { ...credential!, secondFactor, email };
    const entry = {
      ...({ id: deps.ids.next(), at: '2026-11-21T12:00:00.000Z', action: 'update' } as const),
      ...{ actor: { role: 'site-admin', id: 'admin', name: 'admin' } as const, event: anEvent },
    };
    await deps.stores.credentials.saveAdmin(own, { read: credential!, next }, entry);
  };
  const master = await fake.asAdmin();
  return {
    ...fake,
    scope,
    setUp,
    turnOff: (tenant = acme) =>
      turnOffSecondFactor({ deps, access: master, input: { ...tenant, username: 'admin' } }),
  };
};

test('an administrator who lost phone and codes signs in by password again, and old sessions end', async () => {
  const { deps, scope, setUp, turnOff } = await start();
  await setUp();
  const logIn = async () => {
    const input = { username: 'admin', password };
    const done = await signInAdmin({ deps, tenant: acme, input, address: '127.0.0.1' });
    return done.ok ? done.value : null;
  };
  const before = await logIn();
  expect(before).toMatchObject({ needsCode: true });
  const { subject, sessionVersion, sessionEpoch } = before!;
  const session = {
    sub: subject,
    amr: 'password+code',
    sv: sessionVersion,
    ep: sessionEpoch,
  } as const;
  const claims = { ...acme, ...session };
  expect(await checkAdmin({ deps, claims })).not.toBeNull();

  expect(await turnOff()).toEqual({ ok: true, value: 'admin' });
  expect(await checkAdmin({ deps, claims })).toBeNull();
  const [entry] = await deps.stores.activity.latest(scope, 1);
  expect(entry).toMatchObject({
    actor: { role: 'master', name: 'admin' },
    action: 'update',
    event: { code: 'second-factor-removed', username: 'admin' },
  });
  expect((await waitingMails(deps.stores)).map(({ mail }) => mail)).toMatchObject([
    {
      kind: 'account-changed',
      to: email,
      change: 'second-factor-off',
      by: 'master',
      siteId: 'NYC01',
    },
  ]);
  expect(await logIn()).toMatchObject({ needsCode: false });
  const { credential } = await deps.stores.access.readAdmin(acme, 'admin');
  expect(JSON.stringify(credential)).not.toContain('step-passkey');
});

test('shows the second step of site administrators but not of the master administrator', async () => {
  const { deps, setUp } = await start();
  const plain = {
    username: 'admin',
    name: null,
    role: 'site-admin',
    isActivated: true,
    email: null,
  };
  expect(await readSignInsOfSite(deps, acme)).toEqual([{ ...plain, hasSecondFactor: false }]);
  await setUp();
  const withFactor = { ...plain, hasSecondFactor: true, email };
  expect(await readSignInsOfSite(deps, acme)).toEqual([withFactor]);
  expect(await readSignInsOfSite(deps, defaultTenant)).toEqual([]);
  expect(await readSignInsOfSite(deps, { ...acme, siteId: 'BOS02' })).toEqual([]);
});

test('changes nothing if it is off, if the account is unknown, or for a master administrator', async () => {
  const { deps, setUp, turnOff } = await start();
  expect(await turnOff()).toEqual(refused('second-factor-off'));
  expect(await turnOff({ ...acme, siteId: 'BOS02' })).toEqual(refused('site-not-found'));
  await setUp(defaultTenant);
  expect(await turnOff(defaultTenant)).toEqual(refused('site-not-found'));
  const { credential } = await deps.stores.access.readAdmin(defaultTenant, 'admin');
  expect(credential).toMatchObject({ secondFactor });
});

test('one of two at once is told that the account was changed', async () => {
  const { setUp, turnOff } = await start();
  await setUp();
  const both = await Promise.all([turnOff(), turnOff()]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
});
