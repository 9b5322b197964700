import { expect, test } from 'vitest';
import { checkToken, takeRequest } from '~/app/services/api/check-token.server';
import { createToken } from '~/app/services/api/create-token.server';
import { findCreatedTokenNames, readTokens } from '~/app/services/api/read-tokens.server';
import { revokeToken } from '~/app/services/api/revoke-token.server';
import { changeRole } from '~/app/services/people/change-role.server';
import { removePerson } from '~/app/services/people/remove-person.server';
import { apiScopes } from '~/domain/api/limits';
import { dayMs, hourMs, minuteMs } from '~/domain/time/time-units';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { addPeople } from '~/tests/support/people';

const address = '203.0.113.7';
const input = { name: 'Payroll', scopes: apiScopes, days: 90 } as const;
const wrong = { ok: false, error: { code: 'wrong-token' } };

const create = async ({ deps, asAdmin }: FakeSite, fields = {}): Promise<string> => {
  const access = await asAdmin();
  const created = await createToken({ deps, access, input: { ...input, ...fields } });
  if (!created.ok) throw new Error(created.error.code);
  return created.value.text;
};
const list = async ({ deps, scope, now }: FakeSite) =>
  readTokens({ deps, access: { scope }, now: now() });

test('lets a program in with what its token may do, and notes the use', async () => {
  const site = await fakeSite();
  const text = await create(site, { scopes: ['awards:read'] });
  const checked = await checkToken({ deps: site.deps, text, address });
  const [token] = await list(site);
  expect(checked).toMatchObject({ ok: true, value: { scopes: ['awards:read'] } });
  expect(checked.ok && checked.value.scope).toMatchObject({
    ...{ companyId: 'DEFAULT', siteId: 'MAIN' },
    actor: { role: 'program', name: 'Payroll', tokenId: token!.id },
  });
  expect(token).toMatchObject({ lastUsedAt: expect.any(String), isExpired: false });

  site.clock.advance(hourMs / 2);
  await checkToken({ deps: site.deps, text, address });
  expect((await list(site))[0]!.lastUsedAt).toBe(token!.lastUsedAt);
  site.clock.advance(hourMs / 2);
  await checkToken({ deps: site.deps, text, address });
  expect((await list(site))[0]!.lastUsedAt! > token!.lastUsedAt!).toBe(true);
});

test('stores no token, only a digest', async () => {
  const site = await fakeSite();
  const text = await create(site);
  const stored = JSON.stringify([
    await site.deps.stores.apiTokens.read(site.scope),
    await site.deps.stores.activity.latest(site.scope, 10),
    await list(site),
  ]);
  expect(stored).not.toContain(text.split('.').at(-1));
  expect(stored).toContain(site.deps.sha256(text));
  expect(JSON.stringify(await list(site))).not.toContain(site.deps.sha256(text));
});

test('refuses unknown, expired, revoked and damaged tokens alike', async () => {
  const site = await fakeSite();
  const { deps } = site;
  const text = await create(site, { days: 30 });
  const check = (sent: string) => checkToken({ deps, text: sent, address });
  expect(await check(`${text}x`)).toEqual(wrong);
  expect(await check(text.replace('DEFAULT', 'OTHER'))).toEqual(wrong);
  expect(await check('anything')).toEqual(wrong);
  site.clock.advance(30 * dayMs);
  expect(await check(text)).toEqual(wrong);
  const [token] = await list(site);
  expect(token!.isExpired).toBe(true);
  const access = await site.asAdmin();
  const revoked = await revokeToken({ deps, access, tokenId: token!.id });
  expect(revoked).toEqual({ ok: true, value: 'Payroll' });
  expect(await check(text)).toEqual(wrong);
  expect(await revokeToken({ deps, access, tokenId: token!.id })).toEqual({
    ok: false,
    error: { code: 'token-gone' },
  });
});

test('logs who created and who revoked a token', async () => {
  const site = await fakeSite();
  await create(site);
  const [token] = await list(site);
  await revokeToken({ deps: site.deps, access: await site.asAdmin(), tokenId: token!.id });
  const entries = await site.deps.stores.activity.latest(site.scope, 2);
  expect(entries.map(({ actor, event }) => [actor.name, event])).toEqual([
    ['admin', { code: 'api-token-revoked', name: 'Payroll' }],
    ['admin', { code: 'api-token-created', name: 'Payroll', scopes: [...apiScopes], days: 90 }],
  ]);
});

test('slows down wrong tokens of a network, but lets a right one in', async () => {
  const site = await fakeSite();
  const { deps } = site;
  const text = await create(site);
  for (let count = 0; count < 100; count += 1)
    expect(await checkToken({ deps, text: 'guess', address })).toEqual(wrong);
  expect(await checkToken({ deps, text: 'guess', address })).toMatchObject({
    error: { code: 'too-many-attempts' },
  });
  expect(await checkToken({ deps, text: 'guess', address: '198.51.100.1' })).toEqual(wrong);
  expect((await checkToken({ deps, text, address })).ok).toBe(true);
});

test('says of a deactivated site only to a right token that it is not active', async () => {
  const site = await fakeSite();
  const { deps, scope } = site;
  const text = await create(site);
  const stored = (await site.site()).site;
  await deps.stores.sites.save(scope, { ...stored, isActive: false }, []);
  expect(await checkToken({ deps, text, address })).toEqual({
    ok: false,
    error: { code: 'site-not-active' },
  });
  expect(await checkToken({ deps, text: `${text}x`, address })).toEqual(wrong);
  // These requests are counted too.
  for (let count = 1; count < 60; count += 1) await checkToken({ deps, text, address });
  expect(await checkToken({ deps, text, address })).toMatchObject({
    error: { code: 'too-many-attempts' },
  });
});

test('says which tokens somebody created and whether that person still administers the site', async () => {
  const site = await fakeSite();
  const { deps, scope } = site;
  const { companyId, siteId } = scope;
  const tenant = { companyId, siteId };
  await addPeople(deps, tenant, [
    { username: 'dora', name: 'Dora', role: 'site-admin', password: 'violin harbour tomato' },
    { username: 'stays', role: 'site-admin', password: 'violin harbour tomato' },
  ]);
  const dora = { username: 'dora', name: 'Dora', role: 'site-admin' } as const;
  const access = { ...(await site.asAdmin()), ...dora };
  const ofDora = await createToken({ deps, access, input: { ...input, name: 'Of Dora' } });
  expect(ofDora.ok).toBe(true);
  await create(site);
  const readGone = async () =>
    (await list(site)).map(({ createdBy, isCreatorGone }) => [createdBy, isCreatorGone]);
  const readNames = (username: string) =>
    findCreatedTokenNames({ deps, access: { scope }, username, now: site.now() });
  expect(await readGone()).toEqual([
    ['admin', false],
    ['Dora', false],
  ]);
  expect(await readNames('dora')).toEqual(['Of Dora']);
  expect(await readNames('nobody')).toEqual([]);

  const asAdmin = await site.asAdmin();
  const demoted = await changeRole({
    ...{ deps, access: asAdmin },
    input: { username: 'dora', role: 'dispatcher' },
  });
  expect(demoted.ok).toBe(true);
  expect(await readGone()).toEqual([
    ['admin', false],
    ['Dora', true],
  ]);
  const what = { username: 'dora', what: 'person' } as const;
  expect((await removePerson({ deps, access: asAdmin, input: what })).ok).toBe(true);
  expect(await readGone()).toEqual([
    ['admin', false],
    ['Dora', true],
  ]);
  site.clock.advance(input.days * dayMs);
  expect(await readNames('dora')).toEqual([]);
});

test('lets a program in even if its use cannot be noted', async () => {
  const site = await fakeSite();
  const text = await create(site);
  const { stores } = site.deps;
  const save = () => Promise.reject(new Error('the store fails'));
  const failing = { ...stores, apiTokens: { ...stores.apiTokens, save } };
  const checked = await checkToken({ deps: { ...site.deps, stores: failing }, text, address });
  expect(checked.ok).toBe(true);
  expect((await list(site))[0]!.lastUsedAt).toBeNull();
});

test('creates no token with the master password, which would outlast its session', async () => {
  const { deps, asAdmin } = await fakeSite();
  const access = { ...(await asAdmin()), byMasterPassword: true as const };
  expect(await createToken({ deps, access, input })).toEqual({
    ok: false,
    error: { code: 'no-token-with-master-password' },
  });
});

test('keeps both of two tokens that are created at the same moment', async () => {
  const site = await fakeSite();
  await Promise.all([create(site), create(site, { name: 'Roster' })]);
  expect((await list(site)).map(({ name }) => name).sort()).toEqual(['Payroll', 'Roster']);
});

test('takes 60 requests of a token in a minute', async () => {
  const { deps, clock } = await fakeSite();
  for (let count = 0; count < 60; count += 1) expect(await takeRequest(deps, '01A')).toBeNull();
  expect(await takeRequest(deps, '01A')).toMatchObject({ code: 'too-many-attempts' });
  expect(await takeRequest(deps, '01B')).toBeNull();
  clock.advance(minuteMs);
  expect(await takeRequest(deps, '01A')).toBeNull();
});
