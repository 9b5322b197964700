import { expect, test } from 'vitest';
import { makeSiteScope, type AdminSession } from '~/app/ports/sessions';
import { checkAdmin } from '~/app/services/access/check-admin.server';
import { signInAdmin } from '~/app/services/access/sign-in-admin.server';
import { askPasswordLink } from '~/app/services/passwords/ask-password-link.server';
import { setPasswordByCode } from '~/app/services/passwords/set-password-by-code.server';
import { changeOwnName } from '~/app/services/people/change-own-name.server';
import { changeRole } from '~/app/services/people/change-role.server';
import { invitePerson } from '~/app/services/people/invite-person.server';
import { readPeople } from '~/app/services/people/read-people.server';
import { readSiteAdmins } from '~/app/services/people/read-site-admins.server';
import { removePerson } from '~/app/services/people/remove-person.server';
import { resendInvitation } from '~/app/services/people/resend-invitation.server';
import { toInstant } from '~/domain/time/instant';
import { hourMs } from '~/domain/time/time-units';
import { addCompany } from '~/tests/support/companies';
import { fakeSite } from '~/tests/support/fake-site';
import { addPeople } from '~/tests/support/people';
import { waitingMails } from '~/tests/support/waiting';

const acme = { companyId: 'ACME', siteId: 'NYC01' };
const password = 'violin harbour tomato';
const refused = (error: object) => ({ ok: false, error: expect.objectContaining(error) as object });

const start = async () => {
  const { deps, clock } = await fakeSite();
  const scope = await addCompany(deps, { ...acme, name: 'Acme', password });
  const { site, company } = await deps.stores.sites.read(acme);
  const asSiteAdmin = (username: string, name?: string): AdminSession => ({
    scope: makeSiteScope(acme, { role: 'site-admin', username, name }),
    ...{ site: site!, company: company!, username, name, role: 'site-admin' },
  });
  const access = asSiteAdmin('admin', 'Ada Admin');
  const invite = (email = 'dana@acme.example', role: 'dispatcher' | 'site-admin' = 'dispatcher') =>
    invitePerson({ deps, access, language: 'en', input: { name: 'Dana', email, role } });
  const getMails = async () =>
    (await waitingMails(deps.stores)).flatMap(({ mail }) =>
      mail.kind === 'admin-activation' ? [mail] : [],
    );
  const activate = async () => {
    const { secret, username } = (await getMails()).at(-1)!;
    await setPasswordByCode({ deps, secret, input: { password, repeated: password } });
    return username;
  };
  const signIn = async (username: string) => {
    const input = { username, password };
    const done = await signInAdmin({ deps, tenant: acme, input, address: '127.0.0.1' });
    if (!done.ok) throw new Error(done.error.code);
    const { sessionVersion: sv, sessionEpoch: ep } = done.value;
    return { ...acme, sub: username, amr: 'password', sv, ep } as const;
  };
  const getLog = async () => (await deps.stores.activity.latest(scope, 20)).reverse();
  return { deps, clock, scope, access, asSiteAdmin, invite, getMails, activate, signIn, getLog };
};

test('an invited person chooses a password and acts under their own name', async () => {
  const { deps, clock, access, invite, getMails, activate, signIn, getLog } = await start();
  expect(await invite()).toMatchObject({ ok: true });
  const [mail] = await getMails();
  const { validUntil } = mail!;
  expect(clock.now() + 72 * hourMs - Date.parse(validUntil)).toBeLessThan(hourMs);
  expect(mail).toMatchObject({
    to: 'dana@acme.example',
    invitation: { name: 'Dana', invitedBy: 'Ada Admin', role: 'dispatcher' },
  });
  const now = toInstant(clock.now());
  const read = async () => (await readPeople({ deps, across: deps, access, now })).at(-1);
  expect(await read()).toMatchObject({ name: 'Dana', state: 'invited', invitedUntil: validUntil });

  const username = await activate();
  const claims = await signIn(username);
  expect(await checkAdmin({ deps, claims })).toMatchObject({ role: 'dispatcher', name: 'Dana' });
  expect(await read()).toMatchObject({ state: 'active', lastSignInAt: expect.any(String) });
  const log = await getLog();
  expect(log.map(({ event, actor }) => [event.code, actor.role, actor.name])).toEqual([
    ['person-invited', 'site-admin', 'Ada Admin'],
    ['password-link-used', 'dispatcher', 'Dana'],
    ['administrator-signed-in', 'dispatcher', 'Dana'],
  ]);
});

test('a new role and a removal end sessions at once, and links are void', async () => {
  const { deps, access, invite, getMails, activate, signIn, getLog } = await start();
  await invite();
  const username = await activate();
  const before = await signIn(username);
  const input = { username, role: 'steward' } as const;
  expect(await changeRole({ deps, access, input })).toEqual({ ok: true, value: 'Dana' });
  expect(await checkAdmin({ deps, claims: before })).toBeNull();
  const after = await signIn(username);
  expect(await checkAdmin({ deps, claims: after })).toMatchObject({ role: 'steward' });
  expect(await changeRole({ deps, access, input })).toEqual(refused({ code: 'same-role' }));

  const gone = { username, what: 'person' } as const;
  expect(await removePerson({ deps, access, input: gone })).toEqual({ ok: true, value: 'Dana' });
  expect(await checkAdmin({ deps, claims: after })).toBeNull();
  const { secret } = (await getMails()).at(-1)!;
  const again = await setPasswordByCode({ deps, secret, input: { password, repeated: password } });
  expect(again).toEqual(refused({ code: 'code-unknown' }));
  expect(
    (await getLog()).flatMap(({ event }) => (/^(role|person)-/.test(event.code) ? event : [])),
  ).toMatchObject([
    { code: 'person-invited', role: 'dispatcher' },
    { code: 'role-changed', from: 'dispatcher', to: 'steward' },
    { code: 'person-removed', username, name: 'Dana', role: 'steward' },
  ]);
});

test('whoever has accepted is told of a new role and of the end by email, others are not', async () => {
  const { deps, access, invite, activate } = await start();
  const told = async () =>
    (await waitingMails(deps.stores)).flatMap(({ mail }) =>
      mail.kind === 'access-changed' ? [mail] : [],
    );
  await invite('ines@acme.example');
  const { people } = await deps.stores.people.read(access.scope);
  const { username: invited } = people.find(({ passwordHash }) => passwordHash === null)!;
  const lesser = { username: invited, role: 'steward' } as const;
  expect(await changeRole({ deps, access, input: lesser })).toMatchObject({ ok: true });
  const withdrawn = { username: invited, what: 'invitation' } as const;
  expect(await removePerson({ deps, access, input: withdrawn })).toMatchObject({ ok: true });
  expect(await told()).toEqual([]);

  await invite();
  const username = await activate();
  await changeRole({ deps, access, input: { username, role: 'steward' } });
  await changeRole({ deps, access, input: { username, role: 'steward' } });
  await removePerson({ deps, access, input: { username, what: 'person' } });
  const dana = { to: 'dana@acme.example', name: 'Dana', by: 'Ada Admin', siteId: 'NYC01' };
  expect(await told()).toMatchObject([
    { ...dana, role: 'steward' },
    { ...dana, role: null },
  ]);
});

test('an invitation is sent again and withdrawn, but not after it was accepted', async () => {
  const { deps, access, invite, getMails, activate, getLog } = await start();
  await invite();
  const { username } = (await getMails())[0]!;
  const resend = () => resendInvitation({ deps, access, username, language: 'es' });
  const withdraw = () => removePerson({ deps, access, input: { username, what: 'invitation' } });
  expect(await resend()).toEqual({ ok: true, value: { name: 'Dana', email: 'dana@acme.example' } });
  expect((await getMails()).map(({ language }) => language)).toEqual(['en', 'es']);
  await activate();
  expect(await resend()).toEqual(refused({ code: 'invitation-accepted' }));
  expect(await withdraw()).toEqual(refused({ code: 'invitation-accepted' }));

  await invite('other@acme.example');
  const { secret, username: other } = (await getMails()).at(-1)!;
  const input = { username: other, what: 'invitation' } as const;
  expect(await removePerson({ deps, access, input })).toMatchObject({ ok: true });
  const used = await setPasswordByCode({ deps, secret, input: { password, repeated: password } });
  expect(used).toEqual(refused({ code: 'code-unknown' }));
  expect((await getLog()).map(({ event }) => event.code)).toEqual([
    'person-invited',
    'invitation-resent',
    'password-link-used',
    'person-invited',
    'invitation-withdrawn',
  ]);
});

test('two administrators who remove each other at once leave one of them', async () => {
  const { deps, scope, asSiteAdmin } = await start();
  await addPeople(deps, acme, [{ username: 'ben', role: 'site-admin', password }]);
  const remove = (by: string, username: string) =>
    removePerson({ deps, access: asSiteAdmin(by), input: { username, what: 'person' } });
  const done = await Promise.all([remove('admin', 'ben'), remove('ben', 'admin')]);
  expect(done.filter(({ ok }) => ok)).toHaveLength(1);
  const { people } = await deps.stores.people.read(scope);
  expect(people).toHaveLength(1);
  const [left] = people;
  const gone = left?.username === 'ben' ? 'admin' : 'ben';
  // Whoever lost the race cannot go on in a request that was let in before.
  expect(await remove(gone, left!.username)).toEqual(refused({ code: 'people-changed' }));
  expect(await remove(left!.username, left!.username)).toEqual(refused({ code: 'own-access' }));
});

test('a site sends few invitations, and few to one mailbox', async () => {
  const { clock, invite, deps, access, getMails } = await start();
  await invite();
  const { username } = (await getMails())[0]!;
  const resend = () => resendInvitation({ deps, access, username, language: 'en' });
  for (let sent = 1; sent < 5; sent += 1) expect((await resend()).ok).toBe(true);
  expect(await resend()).toEqual(refused({ code: 'too-many-attempts' }));
  clock.advance(24 * hourMs);
  for (let sent = 0; sent < 30; sent += 1)
    expect((await invite(`person${sent}@acme.example`)).ok).toBe(true);
  expect(await invite('one.more@acme.example')).toEqual(refused({ code: 'too-many-attempts' }));
});

test('an own name is used from the next request on, and logged', async () => {
  const { deps, asSiteAdmin, signIn, getLog } = await start();
  const claims = await signIn('admin');
  const change = (typed: string) => changeOwnName({ deps, access: asSiteAdmin('admin'), typed });
  expect(await change(' ')).toEqual(refused({ code: 'person-name-missing' }));
  expect(await change('Ada  Admin')).toEqual({ ok: true, value: 'Ada Admin' });
  expect(await checkAdmin({ deps, claims })).toMatchObject({ name: 'Ada Admin' });
  expect(await readSiteAdmins(deps, acme)).toEqual(['Ada Admin']);
  expect((await getLog()).at(-1)?.event).toEqual({
    code: 'own-name-changed',
    from: null,
    to: 'Ada Admin',
  });
});

test('who lets an invitation expire gets no other link without an administrator', async () => {
  const { deps, clock, invite, getMails } = await start();
  await invite();
  const { username } = (await getMails())[0]!;
  const ask = () => askPasswordLink({ deps, tenant: acme, username, address: '127.0.0.1' });
  await ask();
  expect(await getMails()).toHaveLength(2);
  clock.advance(73 * hourMs);
  await ask();
  expect(await getMails()).toHaveLength(2);
});

test('the master password gives nobody access', async () => {
  const { deps, access, getMails } = await start();
  const invited = await invitePerson({
    ...{ deps, language: 'en', access: { ...access, byMasterPassword: true } },
    input: { name: 'Mallory', email: 'mallory@acme.example', role: 'site-admin' },
  });
  expect(invited).toEqual(refused({ code: 'not-with-master-password' }));
  expect(await getMails()).toEqual([]);
  const people = await deps.stores.people.read(access.scope);
  expect(people.people.map(({ username }) => username)).toEqual(['admin']);
});

test('one mailbox gets five invitations, however its address is written', async () => {
  const { invite } = await start();
  for (let tag = 1; tag <= 5; tag += 1)
    expect((await invite(`d.ana+${tag}@acme.example`)).ok).toBe(true);
  expect(await invite('dana+6@acme.example')).toEqual(refused({ code: 'too-many-attempts' }));
});
