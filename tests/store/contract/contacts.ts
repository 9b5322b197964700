import { expect, test } from 'vitest';
import type { Stores } from '~/app/ports/deps';
import type { Muted } from '~/domain/mail/message-kinds';
import type { NoticeEntry } from '~/domain/mail/notice';
import type { NewOutgoing } from '~/domain/mail/outbox-entry';
import type { PhoneState } from '~/domain/mail/phone';
import { aDriver } from '~/tests/support/roster-builders';
import { aText } from '~/tests/support/text-messages';
import { waitingEntries } from '~/tests/support/waiting';
import { aCompany, aMail, anAdmin, anEntry, aNotice, aScope, aSite, now } from '../builders';

let numbers = 0;

const later = '2026-11-23T12:05:00.000Z';
const employeeId = '1000001';
const first = 'dora@home.example';
const second = 'dora@work.example';
const changed = { ok: false, error: { code: 'contact-changed' } };

export const contactsContract = (get: () => Stores) => {
  const withDrivers = async (...employeeIds: string[]) => {
    const scope = aScope();
    const puts = employeeIds.map((id) => aDriver({ employeeId: id }));
    const change = { expectedVersion: 0, puts, deletes: [], entry: anEntry() };
    await get().drivers.commit(scope, change);
    return scope;
  };
  type Scope = Awaited<ReturnType<typeof withDrivers>>;
  const change = (
    scope: Scope,
    [known, email]: readonly [string | null, string | null],
    id = employeeId,
    mail: { id: string; at: string; mail: ReturnType<typeof aMail> } | null = null,
  ) =>
    get().contacts.change(scope, id, {
      known,
      next: email === null ? {} : { email },
      entry: anEntry(),
      mails: mail ? [mail] : [],
    });

  test('an address that was confirmed meanwhile stays confirmed', async () => {
    const scope = aScope();
    const driver = aDriver();
    const change = { expectedVersion: 0, puts: [driver], deletes: [], entry: anEntry() };
    expect((await get().drivers.commit(scope, change)).ok).toBe(true);
    const asked = { at: now, byAdmin: true } as const;
    const set = (known: string | null, unconfirmed?: true, email = first) =>
      get().contacts.change(scope, driver.employeeId, {
        known,
        ...(unconfirmed && { stillUnconfirmed: true }),
        next: { email, ...(unconfirmed && { unconfirmed, asked }) },
        entry: null,
        mails: [],
      });
    const stored = () => get().contacts.get(scope, driver.employeeId);
    expect((await set(null, true)).ok).toBe(true);
    expect((await set(first, true)).ok).toBe(true);
    expect(await stored()).toEqual({ employeeId, email: first, unconfirmed: true, asked });
    expect((await set(first)).ok).toBe(true);
    for (const email of [first, second]) expect(await set(first, true, email)).toEqual(changed);
    expect(await stored()).toEqual({ employeeId, email: first });
  });

  test('sets, changes and removes an email address, each with a log entry', async () => {
    const scope = await withDrivers(employeeId);
    expect(await get().contacts.get(scope, employeeId)).toBeNull();
    expect((await change(scope, [null, first])).ok).toBe(true);
    expect(await get().contacts.get(scope, employeeId)).toEqual({ employeeId, email: first });
    expect((await change(scope, [first, second])).ok).toBe(true);
    expect((await get().contacts.get(scope, employeeId))?.email).toBe(second);
    expect((await change(scope, [second, null])).ok).toBe(true);
    expect(await get().contacts.get(scope, employeeId)).toEqual({ employeeId });
    expect(await get().activity.latest(scope, 10)).toHaveLength(4);
    expect(await get().contacts.get({ ...scope, siteId: 'MAIN2' }, employeeId)).toBeNull();
  });

  test('changes nothing if the address is not the expected one or the driver was deleted', async () => {
    const scope = await withDrivers(employeeId);
    await change(scope, [null, first]);
    const mail = { id: anEntry().id, at: now, mail: aMail() };
    expect(await change(scope, [null, second], employeeId, mail)).toEqual(changed);
    expect(await change(scope, [second, null], employeeId, mail)).toEqual(changed);
    expect(await change(scope, [null, first], '1000002', mail)).toEqual(changed);
    expect((await get().contacts.get(scope, employeeId))?.email).toBe(first);
    expect(await get().contacts.get(scope, '1000002')).toBeNull();
    expect(await get().activity.latest(scope, 10)).toHaveLength(2);
    expect((await waitingEntries(get())).map(({ id }) => id)).not.toContain(mail.id);
  });

  test('keeps why an address was lost until there is another', async () => {
    const scope = await withDrivers(employeeId);
    await get().contacts.setLanguage(scope, employeeId, 'es');
    await change(scope, [null, first]);
    const lost = { why: 'bounced', at: now } as const;
    const lose = { known: first, next: { lost }, entry: anEntry(), mails: [] };
    expect((await get().contacts.change(scope, employeeId, lose)).ok).toBe(true);
    expect((await get().contacts.change(scope, employeeId, lose)).ok).toBe(false);
    const kept = { employeeId, language: 'es' };
    expect(await get().contacts.get(scope, employeeId)).toEqual({ ...kept, lost });
    await change(scope, [null, second]);
    expect(await get().contacts.get(scope, employeeId)).toEqual({ ...kept, email: second });
  });

  test('keeps language and email address independently', async () => {
    const scope = await withDrivers(employeeId);
    await get().contacts.setLanguage(scope, employeeId, 'es');
    expect(await get().contacts.get(scope, employeeId)).toEqual({ employeeId, language: 'es' });
    expect((await change(scope, [null, first])).ok).toBe(true);
    await get().contacts.setLanguage(scope, employeeId, 'en');
    const both = { employeeId, email: first, language: 'en' };
    expect(await get().contacts.get(scope, employeeId)).toEqual(both);
    expect((await change(scope, [first, null])).ok).toBe(true);
    const [listed] = await get().contacts.page(scope, { after: '', limit: 2 });
    expect(listed).toEqual({ employeeId, language: 'en' });
    expect((await change(scope, [null, second])).ok).toBe(true);
  });

  test('keeps chosen messages apart from the address', async () => {
    const scope = await withDrivers(employeeId);
    const muted = { email: ['notes'] } as const;
    expect(await get().contacts.setMuted(scope, employeeId, muted, anEntry())).toBe(true);
    expect(await get().contacts.get(scope, employeeId)).toEqual({ employeeId, muted });
    await change(scope, [null, first]);
    await change(scope, [first, null]);
    expect(await get().contacts.get(scope, employeeId)).toEqual({ employeeId, muted });
    expect(await get().contacts.setMuted(scope, employeeId, {}, anEntry())).toBe(true);
    expect(await get().contacts.get(scope, employeeId)).toEqual({ employeeId, muted: {} });
    expect(await get().activity.latest(scope, 10)).toHaveLength(5);
    expect(await get().contacts.setMuted(scope, '1000002', muted, anEntry())).toBe(false);
    expect(await get().contacts.get(scope, '1000002')).toBeNull();
    expect(await get().activity.latest(scope, 10)).toHaveLength(5);
  });

  const aDevice = (id: string) => ({
    id,
    endpoint: `https://fcm.googleapis.com/fcm/send/${id}`,
    p256dh: `B${'A'.repeat(86)}`,
    auth: 'A'.repeat(22),
    name: 'Chrome',
    addedAt: now,
  });
  const changeDevices = (scope: Scope, knownVersion: number, ids: string[], id = employeeId) =>
    get().contacts.changeDevices(scope, id, {
      knownVersion,
      devices: ids.map(aDevice),
      entry: anEntry(),
      messages: [],
    });

  test('keeps devices, and no change is lost to another', async () => {
    const scope = await withDrivers(employeeId);
    expect((await changeDevices(scope, 0, ['ONE'])).ok).toBe(true);
    await change(scope, [null, first]);
    expect(await changeDevices(scope, 0, [])).toEqual(changed);
    const both = await Promise.all([
      changeDevices(scope, 1, ['ONE', 'TWO']),
      changeDevices(scope, 1, ['ONE', 'THREE']),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await changeDevices(scope, 7, [])).toEqual(changed);
    expect((await changeDevices(scope, 2, [])).ok).toBe(true);
    const push = { version: 3, devices: [] };
    expect(await get().contacts.get(scope, employeeId)).toEqual({ employeeId, email: first, push });
    expect(await changeDevices(scope, 0, ['ONE'], '1000002')).toEqual(changed);
    expect(await get().contacts.get(scope, '1000002')).toBeNull();
    expect(await get().activity.latest(scope, 10)).toHaveLength(5);
  });

  const number = '+12133734253';
  const code = { hash: 'h', validUntil: later, triesLeft: 5 };
  const changePhone = (
    scope: Scope,
    knownVersion: number,
    next: PhoneState,
    id = employeeId,
    messages: NewOutgoing[] = [],
  ) => get().contacts.changePhone(scope, id, { knownVersion, next, entry: anEntry(), messages });

  test('keeps a number apart from the address, and no change is lost to another', async () => {
    const scope = await withDrivers(employeeId);
    expect((await changePhone(scope, 0, { number, code })).ok).toBe(true);
    await change(scope, [null, first]);
    expect(await changePhone(scope, 0, {})).toEqual(changed);
    const guesses = await Promise.all(
      [4, 4, 4].map((triesLeft) => changePhone(scope, 1, { number, code: { ...code, triesLeft } })),
    );
    expect(guesses.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await changePhone(scope, 2, { number })).ok).toBe(true);
    const phone = { version: 3, number };
    expect(await get().contacts.get(scope, employeeId)).toEqual({
      employeeId,
      email: first,
      phone,
    });
    const lost = { why: 'unsubscribed', at: now } as const;
    expect((await changePhone(scope, 3, { lost })).ok).toBe(true);
    expect((await get().contacts.get(scope, employeeId))?.phone).toEqual({ version: 4, lost });
    expect(await changePhone(scope, 0, { number }, '1000002')).toEqual(changed);
    expect(await get().contacts.get(scope, '1000002')).toBeNull();
  });

  test('stores the text about a number, and no log entry for a wrong code', async () => {
    const scope = await withDrivers(employeeId);
    const message = { kind: 'number-confirmation', code: '123456', validUntil: later } as const;
    const text = { id: anEntry().id, at: now, mail: aText(message) };
    await changePhone(scope, 0, { number, code }, employeeId, [text]);
    expect(await waitingEntries(get())).toContainEqual({ ...text, attempts: 0 });
    const silent = { knownVersion: 1, next: { number }, entry: null, messages: [] };
    expect((await get().contacts.changePhone(scope, employeeId, silent)).ok).toBe(true);
    expect(await get().activity.latest(scope, 10)).toHaveLength(2);
  });

  test('finds the drivers of all sites by their number, as long as they have it', async () => {
    // A number that no other test uses.
    const own = `+1213555${1_000 + (numbers += 1)}`;
    const scopes = [await withDrivers(employeeId, '1000002'), await withDrivers(employeeId)];
    const at = ({ companyId, siteId }: Scope, id = employeeId) => ({
      companyId,
      siteId,
      employeeId: id,
    });
    const sorted = (all: object[]) =>
      all.sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
    const find = async () => sorted(await get().contacts.withNumber(own));
    expect(await find()).toEqual([]);
    await changePhone(scopes[0]!, 0, { number: own, code });
    await changePhone(scopes[0]!, 0, { number: own }, '1000002');
    await changePhone(scopes[1]!, 0, { number: own });
    expect(await find()).toEqual(
      sorted([at(scopes[0]!), at(scopes[0]!, '1000002'), at(scopes[1]!)]),
    );
    // Other changes of a contact leave it findable.
    await get().contacts.setLanguage(scopes[1]!, employeeId, 'es');
    await changePhone(scopes[0]!, 1, { number: '+12133734250' });
    expect(await find()).toEqual(sorted([at(scopes[0]!, '1000002'), at(scopes[1]!)]));
    const gone = { expectedVersion: 1, puts: [], deletes: [employeeId], entry: anEntry() };
    expect((await get().drivers.commit(scopes[1]!, gone)).ok).toBe(true);
    expect(await find()).toEqual([at(scopes[0]!, '1000002')]);
    await changePhone(scopes[0]!, 1, {}, '1000002');
    expect(await find()).toEqual([]);
  });

  test('keeps what is turned off for texts beside the other channels', async () => {
    const scope = await withDrivers(employeeId);
    const mute = (muted: Muted) => get().contacts.setMuted(scope, employeeId, muted, anEntry());
    const stored = async () => (await get().contacts.get(scope, employeeId))?.muted;
    await mute({ sms: ['notes'] });
    expect(await stored()).toEqual({ sms: ['notes'] });
    await mute({ email: ['results'], sms: [] });
    expect(await stored()).toEqual({ email: ['results'], sms: [] });
    await mute({ email: ['results'] });
    expect(await stored()).toEqual({ email: ['results'] });
  });

  test('keeps no language for a deleted driver', async () => {
    const scope = await withDrivers(employeeId);
    await get().contacts.setLanguage(scope, '1000002', 'es');
    expect(await get().contacts.get(scope, '1000002')).toBeNull();
  });

  test('stores the email about a change', async () => {
    const scope = await withDrivers(employeeId);
    const mail = { id: anEntry().id, at: now, mail: aMail() };
    await change(scope, [null, first], employeeId, mail);
    expect(await waitingEntries(get())).toContainEqual({ ...mail, attempts: 0 });
  });

  test('pages through a site by employee id', async () => {
    const ids = ['1000001', '1000002', '1000003'];
    const scope = await withDrivers(...ids);
    for (const id of ids) await change(scope, [null, first], id);
    const page = async (after: string) =>
      (await get().contacts.page(scope, { after, limit: 2 })).map((one) => one.employeeId);
    expect(await page('')).toEqual(ids.slice(0, 2));
    expect(await page('1000002')).toEqual(ids.slice(2));
    expect(await page('1000003')).toEqual([]);
  });

  test.each([1, 60])('deletes the addresses of %i deleted drivers', async (count) => {
    const ids = Array.from({ length: count }, (_, n) => String(1_000_001 + n));
    const scope = await withDrivers(...ids);
    await Promise.all(ids.map((id) => change(scope, [null, first], id)));
    const gone = { expectedVersion: 1, puts: [], deletes: ids, entry: anEntry() };
    expect((await get().drivers.commit(scope, gone)).ok).toBe(true);
    expect(await get().contacts.page(scope, { after: '', limit: 100 })).toEqual([]);
  });

  const aToldNotice = async () => {
    const scope = aScope();
    const site = aSite(scope);
    await get().sites.ensure({ company: aCompany(scope), site, admin: anAdmin() });
    const notice = aNotice(scope);
    await get().sites.save(scope, site, [], [notice]);
    const entry: NoticeEntry = { ...notice, attempts: 0, toldUpTo: '' };
    expect(await waitingEntries(get())).toContainEqual(entry);
    expect(await get().outbox.claim(entry, later)).toBe(true);
    return { ...entry, attempts: 1 };
  };
  const makeMails = (entry: NoticeEntry, count: number) =>
    Array.from({ length: count }, (_, n) => ({ id: `${entry.id}-${n}`, at: now, mail: aMail() }));

  test('turns a notice into emails and stores its position once', async () => {
    const entry = await aToldNotice();
    const mails = makeMails(entry, 50);
    const next = { toldUpTo: '1000050', mails };
    const done = await Promise.all([1, 2, 3].map(() => get().outbox.spread(entry, next)));
    expect(done.filter(Boolean)).toHaveLength(1);
    const waiting = await waitingEntries(get());
    expect(waiting).toContainEqual({ ...entry, toldUpTo: '1000050' });
    expect(waiting.filter(({ id }) => id.startsWith(`${entry.id}-`))).toHaveLength(50);
  });

  test('writes nothing for an outdated attempt or a deleted notice', async () => {
    const entry = await aToldNotice();
    const tenant = aScope();
    const logged = { tenant, activity: anEntry() };
    const next = { toldUpTo: '1000001', mails: makeMails(entry, 1), logged };
    expect(await get().outbox.claim(entry, later)).toBe(true);
    expect(await get().outbox.spread(entry, next)).toBe(false);
    await get().outbox.remove(entry);
    expect(await get().outbox.spread({ ...entry, attempts: 2 }, next)).toBe(false);
    expect((await waitingEntries(get())).filter(({ id }) => id.startsWith(entry.id))).toEqual([]);
    expect(await get().activity.latest(tenant, 10)).toEqual([]);
  });

  test('logs a notice at a site together with its messages', async () => {
    const entry = await aToldNotice();
    const tenant = aScope();
    const activity = anEntry();
    const next = { toldUpTo: 'MAIN', mails: makeMails(entry, 1), logged: { tenant, activity } };
    expect(await get().outbox.spread(entry, next)).toBe(true);
    expect(await get().activity.latest(tenant, 10)).toEqual([activity]);
  });

  test('stores no notice if the site change is refused', async () => {
    const scope = aScope();
    const site = aSite(scope);
    await get().sites.ensure({ company: aCompany(scope), site, admin: anAdmin() });
    const notice = aNotice(scope);
    const stale = { ...site, version: 7 };
    expect((await get().sites.save(scope, stale, [], [notice])).ok).toBe(false);
    expect((await waitingEntries(get())).map(({ id }) => id)).not.toContain(notice.id);
  });
};
