import { expect, test } from 'vitest';
import type { Stores } from '~/app/ports/deps';
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
    expect(await get().people.change(scope, 0, added)).toBe(true);
    return scope;
  };
  const remove = (scope: SiteScope, version: number, who: typeof ann) =>
    get().people.change(scope, version, { read: who, next: null, entry: anEntry() });

  test('lists the people of a site only, with the version of the list', async () => {
    const [scope, other] = [await start(), aScope()];
    expect(await read(scope)).toEqual({ version: 1, people: [ann, ben] });
    expect(await read(other)).toEqual({ version: 0, people: [] });
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
    const change = { read: null, next, link: { code, mail }, entry };
    expect(await get().people.change(scope, 1, change)).toBe(true);
    expect(await read(scope)).toEqual({ version: 2, people: [ann, ben, next] });
    expect(await get().codes.read(hash)).toEqual(code);
    expect((await waitingMails(get())).map(({ id }) => id)).toContain(mail.id);
    expect(await get().activity.latest(scope, 1)).toEqual([entry]);
    // A username is given once.
    expect(await get().people.change(scope, 2, { ...change, entry: anEntry() })).toBe(false);
  });

  test('a changed role and a removal end the sessions of the person', async () => {
    const scope = await start();
    const change = { read: ben, next: { ...ben, role: 'dispatcher' as const }, entry: anEntry() };
    expect(await get().people.change(scope, 1, change)).toBe(true);
    const { credential } = await get().access.readAdmin(scope, 'ben');
    expect(credential).toEqual({ ...ben, role: 'dispatcher', sessionVersion: 2 });
    expect(await remove(scope, 2, ben)).toBe(false);
    expect(await remove(scope, 2, credential!)).toBe(true);
    expect((await get().access.readAdmin(scope, 'ben')).credential).toBeNull();
    expect(await read(scope)).toEqual({ version: 3, people: [ann] });
  });

  test('of two who remove each other at the same moment, one stays', async () => {
    const scope = await start();
    const { version } = await read(scope);
    const removed = await Promise.all([remove(scope, version, ann), remove(scope, version, ben)]);
    expect(removed.filter(Boolean)).toHaveLength(1);
    const { people } = await read(scope);
    expect(people).toEqual([removed[0] ? ben : ann]);
  });

  test('stores nothing from an outdated list', async () => {
    const scope = await start();
    const entry = anEntry();
    const change = { read: ben, next: null, entry };
    expect(await get().people.change(scope, 0, change)).toBe(false);
    expect(await read(scope)).toEqual({ version: 1, people: [ann, ben] });
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
    expect(await get().people.change(scope, 1, stale)).toBe(false);
    const nobody = { username: 'cleo', name: 'Cleo', entry: anEntry() };
    expect(await get().people.setName(scope, nobody)).toBe(false);
    await get().people.noteSignIn(scope, 'cleo', now);
    expect((await read(scope)).people.map(({ username }) => username)).toEqual(['ann', 'ben']);
  });
};
