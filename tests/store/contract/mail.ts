import { expect, test } from 'vitest';
import { allDueShards } from '~/app/platform/wiring/due-shards';
import { createIds } from '~/app/platform/wiring/wiring.server';
import type { Stores } from '~/app/ports/deps';
import { makeCode } from '~/app/services/passwords/make-code';
import { getMailQueue } from '~/app/store/mail/mail-queue';
import type { NewMail } from '~/domain/mail/mail';
import type { OutboxEntry } from '~/domain/mail/outbox-entry';
import { toInstant } from '~/domain/time/instant';
import { aSecondFactor, aStepPasskey } from '~/tests/support/second-factor';
import { sha256 } from '~/tests/support/sha256';
import { aCompany, aMail, anAdmin, anEntry, aScope, aSite, now } from '../builders';

const later = '2026-11-23T12:05:00.000Z';
const ids = createIds(() => Date.parse(now));
const aNewMail = (): NewMail => ({ id: ids.next(), at: now, mail: aMail() });
export const mailContract = (get: () => Stores) => {
  const aSiteWithAdmin = async () => {
    const scope = aScope();
    const admin = anAdmin({ passwordHash: null });
    await get().sites.ensure({ company: aCompany(scope), site: aSite(scope), admin });
    return { scope, admin };
  };
  const issue = async (scope: ReturnType<typeof aScope>) => {
    const tenant = { companyId: scope.companyId, siteId: scope.siteId };
    const { code } = makeCode(
      { ids, sha256 },
      { kind: 'activation', tenant, username: 'admin', at: now },
    );
    const mail = aNewMail();
    const activity = anEntry();
    await get().codes.issue(code, mail, activity);
    return { code, entry: { ...mail, attempts: 0 }, activity };
  };
  const isDue = async (entry: OutboxEntry, until: string) => {
    const queue = getMailQueue(entry);
    const due = await get().outbox.due({ queue, until, limit: 1000 });
    return due.find(({ id }) => id === entry.id);
  };

  test('stores a code with its email and a log entry', async () => {
    const { scope } = await aSiteWithAdmin();
    const { code, entry, activity } = await issue(scope);
    expect(await get().codes.read(code.hash)).toEqual(code);
    expect(await get().codes.read('0'.repeat(64))).toBeNull();
    expect(await isDue(entry, now)).toEqual(entry);
    expect(await get().activity.latest(scope, 10)).toEqual([activity]);
  });

  test('lists due emails of a queue, earliest first, up to the requested number', async () => {
    const { scope } = await aSiteWithAdmin();
    const { entry } = await issue(scope);
    expect(await isDue(entry, toInstant(Date.parse(now) - 1))).toBeUndefined();
    expect(await get().outbox.due({ queue: 'urgent', until: now, limit: 1 })).toHaveLength(1);
    for (const queue of allDueShards)
      expect(
        (await get().outbox.due({ queue, until: now, limit: 1000 })).map(({ id }) => id),
      ).not.toContain(entry.id);
  });

  test('lets one of many senders claim an email, and again when it is due again', async () => {
    const { scope } = await aSiteWithAdmin();
    const { entry } = await issue(scope);
    const claims = await Promise.all(
      Array.from({ length: 8 }, () => get().outbox.claim(entry, later)),
    );
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await isDue(entry, now)).toBeUndefined();
    expect(await isDue(entry, later)).toEqual({ ...entry, attempts: 1 });
  });

  test('reports since when the earliest email of a queue has been due', async () => {
    const at = '2020-01-01T00:00:00.000Z';
    const again = '2020-01-02T00:00:00.000Z';
    const until = '2020-02-01T00:00:00.000Z';
    const tenant = { companyId: 'ACME', siteId: 'MAIN' };
    const { code } = makeCode(
      { ids, sha256 },
      { kind: 'activation', tenant, username: 'admin', at },
    );
    const mail = { ...aNewMail(), at };
    await get().codes.issue(code, mail, anEntry());
    const entry = { ...mail, attempts: 0 };
    const since = (until: string) => get().outbox.dueSince({ queue: 'urgent', until });
    expect([await since(at), await since('2019-12-31T00:00:00.000Z')]).toEqual([at, null]);
    await get().outbox.claim(entry, again);
    expect([await since(at), await since(until)]).toEqual([null, again]);
    await get().outbox.remove(entry);
    expect(await since(until)).toBeNull();
  });

  test('deletes a sent email', async () => {
    const { scope } = await aSiteWithAdmin();
    const { entry } = await issue(scope);
    await get().outbox.remove(entry);
    await get().outbox.remove(entry);
    expect(await isDue(entry, later)).toBeUndefined();
    expect(await get().outbox.claim(entry, later)).toBe(false);
  });

  test('logs once that an email cannot be sent', async () => {
    const { scope } = await aSiteWithAdmin();
    const { entry } = await issue(scope);
    const giveUp = () => get().outbox.giveUp(entry, { tenant: scope, activity: anEntry() });
    expect([await giveUp(), await giveUp()]).toEqual([true, false]);
    expect(await isDue(entry, later)).toBeUndefined();
    expect(await get().activity.latest(scope, 10)).toHaveLength(2);
  });

  test('lets a code set one password in parallel attempts', async () => {
    const { scope, admin } = await aSiteWithAdmin();
    const { code } = await issue(scope);
    const told = Array.from({ length: 8 }, aNewMail);
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        get().codes.redeem(code, now, { ...admin, passwordHash: `hash ${n}` }, anEntry(), told[n]),
      ),
    );
    const due = await Promise.all(told.map((mail) => isDue({ ...mail, attempts: 0 }, later)));
    expect(due.filter(Boolean)).toHaveLength(1);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const { credential } = await get().access.readAdmin(scope, 'admin');
    expect(credential).toMatchObject({ sessionVersion: 2 });
    expect(credential?.passwordHash).toMatch(/^hash \d$/);
    expect(await get().codes.read(code.hash)).toEqual({ ...code, usedAt: now });
    expect(await get().activity.latest(scope, 10)).toHaveLength(2);
  });

  test('refuses a used code even on the current credential', async () => {
    const { scope, admin } = await aSiteWithAdmin();
    const { code } = await issue(scope);
    expect(await get().codes.redeem(code, now, admin, anEntry())).toEqual({
      ok: true,
      value: null,
    });
    const { credential } = await get().access.readAdmin(scope, 'admin');
    const again = { ...credential!, passwordHash: 'another' };
    expect(await get().codes.redeem(code, now, again, anEntry())).toEqual({
      ok: false,
      error: { code: 'code-used' },
    });
    expect((await get().access.readAdmin(scope, 'admin')).credential).toEqual(credential);
  });

  test('does not use up a code if the credential has changed', async () => {
    const { scope, admin } = await aSiteWithAdmin();
    const { code } = await issue(scope);
    await get().credentials.endSessions(scope, { username: 'admin' });
    const result = await get().codes.redeem(code, now, admin, anEntry());
    expect(result).toEqual({ ok: false, error: { code: 'credential-changed' } });
    expect(await get().codes.read(code.hash)).toEqual(code);
  });

  test('saves an administrator on the expected version', async () => {
    const { scope, admin } = await aSiteWithAdmin();
    const changed = { ...admin, passwordHash: 'new', email: 'ada@acme.example' };
    const save = (mail: NewMail) =>
      get().credentials.saveAdmin(scope, { read: admin, next: changed }, anEntry(), mail);
    const [first, second] = [aNewMail(), aNewMail()];
    expect([await save(first), await save(second)]).toEqual([true, false]);
    expect(await isDue({ ...first, attempts: 0 }, later)).toEqual({ ...first, attempts: 0 });
    expect(await isDue({ ...second, attempts: 0 }, later)).toBeUndefined();
    expect((await get().access.readAdmin(scope, 'admin')).credential).toEqual({
      ...changed,
      sessionVersion: 2,
    });
    expect(await get().activity.latest(scope, 10)).toHaveLength(1);
  });

  test('keeps the language of an administrator without ending sessions', async () => {
    const { scope, admin } = await aSiteWithAdmin();
    await get().credentials.setLanguage(scope, 'admin', 'es');
    await get().credentials.setLanguage(scope, 'nobody', 'es');
    const { credential } = await get().access.readAdmin(scope, 'admin');
    expect(credential).toEqual({ ...admin, language: 'es' });
    expect((await get().access.readAdmin(scope, 'nobody')).credential).toBeNull();
  });

  test('uses a code of the second step once without ending sessions', async () => {
    const { scope, admin } = await aSiteWithAdmin();
    const read = aSecondFactor({ lastStep: 1, recoveryHashes: ['one'] });
    const next = aSecondFactor({ lastStep: 2, recoveryHashes: ['one'] });
    const use = () => get().credentials.useSecondFactor(scope, 'admin', { read, next });
    expect(await use()).toBe(false);
    const withFactor = { ...admin, secondFactor: read };
    await get().credentials.saveAdmin(scope, { read: admin, next: withFactor }, anEntry());
    const used = await Promise.all([use(), use(), use()]);
    expect(used.filter(Boolean)).toHaveLength(1);
    expect((await get().access.readAdmin(scope, 'admin')).credential).toEqual({
      ...admin,
      secondFactor: next,
      sessionVersion: admin.sessionVersion + 1,
    });
    expect(await get().credentials.useSecondFactor(scope, 'nobody', { read, next })).toBe(false);
  });

  test('uses a passkey of the second step once, and keeps another change of the passkeys', async () => {
    const { scope, admin } = await aSiteWithAdmin();
    const passkey = aStepPasskey();
    const read = aSecondFactor({ app: null, passkeys: [passkey], recoveryHashes: ['one'] });
    const next = { ...read, passkeys: [{ ...passkey, counter: 7 }] };
    const on = { ...admin, secondFactor: read };
    await get().credentials.saveAdmin(scope, { read: admin, next: on }, anEntry());
    const use = () => get().credentials.useSecondFactor(scope, 'admin', { read, next });
    const used = await Promise.all([use(), use(), use()]);
    expect(used.filter(Boolean)).toHaveLength(1);
    const stored = (await get().access.readAdmin(scope, 'admin')).credential!;
    expect(stored.secondFactor).toEqual(next);
    const stale = { ...stored, secondFactor: read };
    expect(await get().credentials.saveAdmin(scope, { read: stale, next: stored }, anEntry())).toBe(
      false,
    );
    const off = { ...stored, secondFactor: undefined };
    expect(await get().credentials.saveAdmin(scope, { read: stored, next: off }, anEntry())).toBe(
      true,
    );
    const { credential } = await get().access.readAdmin(scope, 'admin');
    expect(credential!.secondFactor).toBeUndefined();
  });

  test('keeps a code of the second step used through a parallel change', async () => {
    const { scope, admin } = await aSiteWithAdmin();
    const factor = aSecondFactor({ lastStep: 1, recoveryHashes: ['one'] });
    const withFactor = { ...admin, secondFactor: factor };
    await get().credentials.saveAdmin(scope, { read: admin, next: withFactor }, anEntry());
    const read = (await get().access.readAdmin(scope, 'admin')).credential!;
    const next = { ...factor, recoveryHashes: [] };
    await get().credentials.useSecondFactor(scope, 'admin', { read: factor, next });
    const changed = { ...read, passwordHash: 'new' };
    const save = { read, next: changed };
    expect(await get().credentials.saveAdmin(scope, save, anEntry())).toBe(false);
    const { code } = await issue(scope);
    expect(await get().codes.redeem(code, now, changed, anEntry())).toEqual({
      ok: false,
      error: { code: 'credential-changed' },
    });
    const { credential } = await get().access.readAdmin(scope, 'admin');
    expect(credential).toEqual({ ...read, secondFactor: next });
  });
};
