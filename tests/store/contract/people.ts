import { expect, test } from 'vitest';
import type { Stores } from '~/app/ports/deps';
import type { People, PeopleChange } from '~/app/ports/people';
import { makeSiteScope } from '~/app/ports/sessions';
import type { SiteScope } from '~/domain/company/scope';
import { waitingMails } from '~/tests/support/waiting';
import { aCompany, aMail, anAdmin, anEntry, aScope, aSite, now } from '../builders';

export const peopleContract = (get: () => Stores) => {
  const read = (scope: SiteScope) => get().people.read(scope);
  const [ann, ben] = [anAdmin({ username: 'ann' }), anAdmin({ username: 'ben' })];
  const start = async () => {
    const scope = aScope();
    await get().sites.ensure({ company: aCompany(scope), site: aSite(scope), admin: ann });
    const added = { read: null, next: ben, entry: anEntry() };
    expect(await get().people.change(scope, await read(scope), added)).toBe(true);
    return scope;
  };
  /** Changes the list as it is now, or as it was read. */
  const change = async (scope: SiteScope, wanted: PeopleChange, as?: People) =>
    get().people.change(scope, as ?? (await read(scope)), wanted);
  const remove = (scope: SiteScope, who: typeof ann, as?: People) =>
    change(scope, { read: who, next: null, entry: anEntry() }, as);
  const none = { version: 0, accounts: [] };

  test('lists the people of a site only, with the version of the list', async () => {
    const [scope, other] = [await start(), aScope()];
    expect(await read(scope)).toEqual({ version: 1, people: [ann, ben], companyAdmins: none });
    expect(await read(other)).toEqual({ version: 0, people: [], companyAdmins: none });
  });

  test('adds somebody with a link, an email and an entry of the log', async () => {
    const scope = await start();
    const next = anAdmin({ username: 'cleo', passwordHash: null, role: 'steward', name: 'Cleo' });
    const hash = scope.companyId.length.toString().padStart(2, '0') + 'e'.repeat(62);
    const code = {
      ...{ hash, kind: 'activation' as const, username: 'cleo', issuedAt: now, usedAt: null },
      ...{ companyId: scope.companyId, siteId: scope.siteId },
      validUntil: '2026-11-26T12:00:00.000Z',
    };
    const mail = { id: `01INVITE${scope.companyId}`, at: now, mail: aMail() };
    const entry = anEntry();
    const addition = { read: null, next, code, mail, entry };
    expect(await change(scope, addition)).toBe(true);
    expect(await read(scope)).toMatchObject({ version: 2, people: [ann, ben, next] });
    expect(await get().codes.read(hash)).toEqual(code);
    expect((await waitingMails(get())).map(({ id }) => id)).toContain(mail.id);
    expect(await get().activity.latest(scope, 1)).toEqual([entry]);
    // A username is given once.
    expect(await change(scope, { ...addition, entry: anEntry() })).toBe(false);
  });

  test('a changed role and a removal end the sessions of the person', async () => {
    const scope = await start();
    const lesser = { read: ben, next: { ...ben, role: 'dispatcher' as const }, entry: anEntry() };
    expect(await change(scope, lesser)).toBe(true);
    const { credential } = await get().access.readAdmin(scope, 'ben');
    expect(credential).toEqual({ ...ben, role: 'dispatcher', sessionVersion: 2 });
    expect(await remove(scope, ben)).toBe(false);
    expect(await remove(scope, credential!)).toBe(true);
    expect((await get().access.readAdmin(scope, 'ben')).credential).toBeNull();
    expect(await read(scope)).toMatchObject({ version: 3, people: [ann] });
  });

  test('of two who remove each other at the same moment, one stays', async () => {
    const scope = await start();
    const before = await read(scope);
    const removed = await Promise.all([remove(scope, ann, before), remove(scope, ben, before)]);
    expect(removed.filter(Boolean)).toHaveLength(1);
    const { people } = await read(scope);
    expect(people).toEqual([removed[0] ? ben : ann]);
  });

  const promote = (scope: SiteScope, who: typeof ann, as?: People) =>
    change(scope, { read: who, next: { ...who, role: 'company-admin' }, entry: anEntry() }, as);
  const listed = async (scope: SiteScope) =>
    (await get().people.companyAdmins(scope.companyId)).map(({ siteId, credential }) => [
      siteId,
      credential.username,
      credential.role,
    ]);

  test('finds those who may work at every site of a company, until they get another role', async () => {
    const [scope, stranger] = [await start(), await start()];
    expect(await listed(scope)).toEqual([]);
    expect(await promote(scope, ben)).toBe(true);
    const { siteId } = scope;
    expect(await listed(scope)).toEqual([[siteId, 'ben', 'company-admin']]);
    expect(await listed(stranger)).toEqual([]);
    const { people, companyAdmins } = await read(scope);
    expect(companyAdmins).toEqual({ version: 1, accounts: [{ siteId, username: 'ben' }] });
    const { credential } = await get().access.readAdmin(scope, 'ben');
    expect(credential).toEqual({ ...ben, role: 'company-admin', sessionVersion: 2 });
    expect(people).toEqual([ann, credential]);

    const lesser = { ...credential!, role: 'site-admin' as const };
    expect(await change(scope, { read: credential, next: lesser, entry: anEntry() })).toBe(true);
    expect(await listed(scope)).toEqual([]);
    expect((await read(scope)).companyAdmins).toEqual({ version: 2, accounts: [] });
  });

  test('of two at different sites who remove each other at the same moment, one stays', async () => {
    const scope = await start();
    const other = makeSiteScope({ companyId: scope.companyId, siteId: 'SFO' }, scope.actor);
    const site = { ...aSite(scope), siteId: other.siteId };
    await get().sites.ensure({ company: aCompany(scope), site, admin: ann });
    expect(await promote(scope, ben)).toBe(true);
    expect(await promote(other, ann)).toBe(true);
    const [here, there] = [await read(scope), await read(other)];
    const [mine, theirs] = [here.people[1]!, there.people[0]!];
    const removed = await Promise.all([remove(scope, mine, here), remove(other, theirs, there)]);
    expect(removed.filter(Boolean)).toHaveLength(1);
    expect(await listed(scope)).toHaveLength(1);
    // Whoever was removed could have decided something else by the list as it was then.
    const stale = { read: null, next: anAdmin({ username: 'dora' }), entry: anEntry() };
    expect(
      await change(scope, stale, { ...(await read(scope)), companyAdmins: here.companyAdmins }),
    ).toBe(false);
  });

  test('stores nothing from an outdated list', async () => {
    const scope = await start();
    const entry = anEntry();
    const stored = await read(scope);
    const outdated = { ...stored, version: 0 };
    expect(await change(scope, { read: ben, next: null, entry }, outdated)).toBe(false);
    expect(await read(scope)).toEqual(stored);
    expect((await get().activity.latest(scope, 9)).map(({ id }) => id)).not.toContain(entry.id);
  });

  test('stores an own name and the last sign-in without ending sessions', async () => {
    const scope = await start();
    const named = { username: 'ben', name: 'Ben Best', entry: anEntry() };
    expect(await get().people.setName(scope, named)).toBe(true);
    await get().people.noteSignIn(scope, 'ben', now);
    expect((await get().access.readAdmin(scope, 'ben')).credential).toEqual({
      ...ben,
      name: 'Ben Best',
      lastSignInAt: now,
    });
    // A role that was decided before the name was stored does not take the name away.
    const stale = { read: ben, next: { ...ben, role: 'steward' as const }, entry: anEntry() };
    expect(await change(scope, stale)).toBe(false);
    const nobody = { username: 'cleo', name: 'Cleo', entry: anEntry() };
    expect(await get().people.setName(scope, nobody)).toBe(false);
    await get().people.noteSignIn(scope, 'cleo', now);
    expect((await read(scope)).people.map(({ username }) => username)).toEqual(['ann', 'ben']);
  });
};
