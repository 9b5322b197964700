import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import type { Stores } from '~/app/ports/deps';
import type { SignInAttempt } from '~/domain/access/sign-in-attempt';
import { toInstant } from '~/domain/time/instant';
import { aDriver } from '~/tests/support/roster-builders';
import { waitingMails } from '~/tests/support/waiting';
import { aCompany, aMail, anAdmin, anEntry, aScope, aSite, now } from '../builders';

export const accessContract = (get: () => Stores) => {
  const drivers = (...ids: string[]) => ids.map((employeeId) => aDriver({ employeeId }));
  const addDrivers = (scope: ReturnType<typeof aScope>, ...ids: string[]) =>
    get().drivers.commit(scope, {
      expectedVersion: 0,
      puts: drivers(...ids),
      deletes: [],
      entry: anEntry(),
    });

  test("reads a driver's account for a guard", async () => {
    const scope = aScope();
    const [site, company] = [aSite(scope), aCompany(scope)];
    await get().sites.ensure({ company, site, admin: anAdmin() });
    await addDrivers(scope, '1000001');
    const access = { site, company, driver: aDriver(), credential: null };
    expect(await get().access.readDriver(scope, '1000001')).toEqual(access);
    const set = { employeeId: '1000001', passwordHash: 'hash', expectedVersion: 0 };
    expect(await get().credentials.setDriverPassword(scope, set)).toBe(true);
    const credential = { employeeId: '1000001', passwordHash: 'hash', sessionVersion: 1 };
    expect(await get().access.readDriver(scope, '1000001')).toEqual({ ...access, credential });
    expect(await get().access.readDriver(aScope(), '1000001')).toEqual({
      site: null,
      company: null,
      driver: null,
      credential: null,
    });
  });

  test.each(['', 'x', '1000001#', '9'.repeat(3000)])(
    'finds no driver by an invalid employee ID',
    async (id) => {
      const scope = aScope();
      await addDrivers(scope, '1000001');
      expect(await get().access.readDriver(scope, id)).toMatchObject({
        driver: null,
        credential: null,
      });
    },
  );

  test.each(['', 'a'.repeat(3000)])(
    'finds no administrator by an invalid name',
    async (username) => {
      expect(await get().access.readAdmin(aScope(), username)).toMatchObject({ credential: null });
    },
  );

  test('finds the accounts of a site with an email address, in any case of letters', async () => {
    const scope = aScope();
    const [site, company] = [aSite(scope), aCompany(scope)];
    const email = 'Ada@Depot.test';
    await get().sites.ensure({ company, site, admin: { ...anAdmin(), email } });
    const { access } = get();
    expect(await access.findUsernames(scope, 'ada@depot.TEST')).toEqual([anAdmin().username]);
    expect(await access.findUsernames(scope, 'ben@depot.test')).toEqual([]);
    expect(await access.findUsernames(scope, 'no address')).toEqual([]);
    expect(await access.findUsernames(aScope(), email)).toEqual([]);
    const joined = { companyId: `${scope.companyId}#${scope.siteId}`, siteId: '' };
    expect(await access.findUsernames(joined, email)).toEqual([]);
  });

  test('sets a password only on the expected version', async () => {
    const scope = aScope();
    await addDrivers(scope, '1000001');
    const set = (passwordHash: string | null, expectedVersion: number) =>
      get().credentials.setDriverPassword(scope, {
        employeeId: '1000001',
        passwordHash,
        expectedVersion,
      });
    expect(await set('one', 1)).toBe(false);
    expect(await set('one', 0)).toBe(true);
    expect(await set('two', 0)).toBe(false);
    expect(await set(null, 1)).toBe(true);
    expect((await get().access.readDriver(scope, '1000001')).credential).toEqual({
      employeeId: '1000001',
      passwordHash: null,
      sessionVersion: 2,
    });
  });

  test('sets no password for a deleted driver', async () => {
    const scope = aScope();
    const employeeId = '1000001';
    await addDrivers(scope, employeeId);
    const change = { expectedVersion: 1, puts: [], deletes: [employeeId], entry: anEntry() };
    await get().drivers.commit(scope, change);
    const set = { employeeId, passwordHash: 'hash', expectedVersion: 0, entry: anEntry() };
    expect(await get().credentials.setDriverPassword(scope, set)).toBe(false);
    expect((await get().access.readDriver(scope, employeeId)).credential).toBeNull();
    expect((await get().activity.latest(scope, 9)).map(({ id }) => id)).not.toContain(set.entry.id);
  });

  test('lets one of many parallel passwords win and reports which', async () => {
    const scope = aScope();
    await addDrivers(scope, '1000001');
    const mailId = (index: number) => `01PASSWORD${scope.companyId}${index}`;
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        get().credentials.setDriverPassword(scope, {
          employeeId: '1000001',
          passwordHash: `hash ${index}`,
          expectedVersion: 0,
          mail: { id: mailId(index), at: now, mail: aMail() },
        }),
      ),
    );
    expect(results.filter(Boolean)).toHaveLength(1);
    const told = (await waitingMails(get())).filter(({ id }) =>
      id.startsWith(mailId(0).slice(0, -1)),
    );
    expect(told.map(({ id }) => id)).toEqual([mailId(results.indexOf(true))]);
  });

  const resetCode = (digit: string) => ({
    hash: digit.repeat(64),
    validUntil: toInstant(Date.UTC(2027, 0, 1)),
  });
  const issue = (scope: ReturnType<typeof aScope>, digit: string, employeeId = '1000001') =>
    get().credentials.issueResetCode(scope, {
      employeeId,
      resetCode: resetCode(digit),
      entry: anEntry(),
    });

  test('keeps the latest reset code of a driver without ending sessions', async () => {
    const scope = aScope();
    await addDrivers(scope, '1000001');
    const read = async () => (await get().access.readDriver(scope, '1000001')).credential;
    expect(await issue(scope, 'a')).toBe(true);
    const fresh = { employeeId: '1000001', passwordHash: null, sessionVersion: 0 };
    expect(await read()).toEqual({ ...fresh, resetCode: resetCode('a') });
    expect(await issue(scope, 'b')).toBe(true);
    await get().credentials.endSessions(scope, { employeeId: '1000001' });
    expect(await read()).toEqual({ ...fresh, sessionVersion: 1, resetCode: resetCode('b') });
  });

  test('issues and logs no reset code for an unknown driver', async () => {
    const [scope, other] = [aScope(), aScope()];
    await addDrivers(other, '1000001');
    expect(await issue(scope, 'a')).toBe(false);
    expect((await get().access.readDriver(scope, '1000001')).credential).toBeNull();
    expect(await get().activity.latest(scope, 5)).toEqual([]);
  });

  test('uses up a reset code with the password it sets, once of many attempts', async () => {
    const scope = aScope();
    await addDrivers(scope, '1000001');
    await issue(scope, 'a');
    const entry = anEntry();
    const set = (usedCode: string) =>
      get().credentials.setDriverPassword(scope, {
        employeeId: '1000001',
        passwordHash: 'new',
        expectedVersion: 0,
        usedCode,
        entry,
      });
    expect(await set('b'.repeat(64))).toBe(false);
    const tries = await Promise.all(Array.from({ length: 10 }, () => set('a'.repeat(64))));
    expect(tries.filter(Boolean)).toHaveLength(1);
    expect((await get().access.readDriver(scope, '1000001')).credential).toEqual({
      employeeId: '1000001',
      passwordHash: 'new',
      sessionVersion: 1,
    });
    const ids = (await get().activity.latest(scope, 9)).map(({ id }) => id);
    expect(ids.filter((id) => id === entry.id)).toHaveLength(1);
  });

  test('replaces the hash of security answers with the one that a password comes with', async () => {
    const scope = aScope();
    await addDrivers(scope, '1000001');
    const set = (expectedVersion: number, answersHash?: string) =>
      get().credentials.setDriverPassword(scope, {
        employeeId: '1000001',
        passwordHash: 'hash',
        expectedVersion,
        answersHash,
      });
    const read = async () => (await get().access.readDriver(scope, '1000001')).credential;
    await set(0, 'answers');
    await get().credentials.endSessions(scope, { employeeId: '1000001' });
    const credential = { employeeId: '1000001', passwordHash: 'hash' };
    expect(await read()).toEqual({ ...credential, sessionVersion: 2, answersHash: 'answers' });
    expect(await set(2)).toBe(true);
    expect(await read()).toEqual({ ...credential, sessionVersion: 3 });
  });

  const aDevice = (id: string) => ({
    id,
    hash: 'a'.repeat(64),
    name: 'Chrome · Android',
    provenBy: 'id' as const,
    epoch: 0,
    since: now,
    lastUsedAt: now,
  });
  const changeDevices = (
    scope: ReturnType<typeof aScope>,
    change: { sessionVersion?: number; knownVersion: number; ids: string[] },
    entry = anEntry(),
  ) =>
    get().credentials.changeOwnDevices(scope, {
      employeeId: '1000001',
      sessionVersion: change.sessionVersion ?? 0,
      knownVersion: change.knownVersion,
      devices: change.ids.map(aDevice),
      entry,
    });

  test("changes a driver's own devices only as they were read, and keeps the rest", async () => {
    const scope = aScope();
    const read = async () => (await get().access.readDriver(scope, '1000001')).credential;
    expect(await changeDevices(scope, { knownVersion: 0, ids: ['D1'] })).toBe(false);
    expect(await read()).toBeNull();
    await addDrivers(scope, '1000001');
    expect(await changeDevices(scope, { knownVersion: 1, ids: ['D1'] })).toBe(false);
    expect(await changeDevices(scope, { knownVersion: 0, ids: ['D1'] })).toBe(true);
    expect(await changeDevices(scope, { knownVersion: 0, ids: ['D2'] })).toBe(false);
    const devices = [aDevice('D1')];
    const fresh = { employeeId: '1000001', passwordHash: null, sessionVersion: 0 };
    expect(await read()).toEqual({ ...fresh, ownDevices: { version: 1, devices } });
    await issue(scope, 'a');
    await get().credentials.endSessions(scope, { employeeId: '1000001' });
    const kept = { ...fresh, sessionVersion: 1, resetCode: resetCode('a') };
    expect(await read()).toEqual({ ...kept, ownDevices: { version: 1, devices } });
    expect(await changeDevices(scope, { knownVersion: 1, ids: [] })).toBe(false);
    expect(await changeDevices(scope, { sessionVersion: 1, knownVersion: 1, ids: [] })).toBe(true);
    expect(await read()).toEqual({ ...kept, ownDevices: { version: 2, devices: [] } });
  });

  test('lets one of many parallel changes of own devices win, and logs only that', async () => {
    const scope = aScope();
    await addDrivers(scope, '1000001');
    const entries = Array.from({ length: 8 }, () => anEntry());
    const results = await Promise.all(
      entries.map((entry, index) =>
        changeDevices(scope, { knownVersion: 0, ids: [`D${index}`] }, entry),
      ),
    );
    expect(results.filter(Boolean)).toHaveLength(1);
    const winner = results.indexOf(true);
    const { credential } = await get().access.readDriver(scope, '1000001');
    expect(credential?.ownDevices?.devices.map(({ id }) => id)).toEqual([`D${winner}`]);
    const logged = (await get().activity.latest(scope, 20)).map(({ id }) => id);
    expect(entries.map(({ id }) => id).filter((id) => logged.includes(id))).toEqual([
      entries[winner]?.id,
    ]);
  });

  test('drops the own devices with every password, and with the driver', async () => {
    const scope = aScope();
    await addDrivers(scope, '1000001');
    const devicesAfter = async (change: () => Promise<unknown>) => {
      await change();
      return (await get().access.readDriver(scope, '1000001')).credential?.ownDevices;
    };
    const set = (passwordHash: string | null, expectedVersion: number) => () =>
      get().credentials.setDriverPassword(scope, {
        employeeId: '1000001',
        passwordHash,
        expectedVersion,
      });
    await changeDevices(scope, { knownVersion: 0, ids: ['D1'] });
    expect(await devicesAfter(set('hash', 0))).toBeUndefined();
    await changeDevices(scope, { sessionVersion: 1, knownVersion: 0, ids: ['D2'] });
    expect(await devicesAfter(set(null, 1))).toBeUndefined();
    await changeDevices(scope, { sessionVersion: 2, knownVersion: 0, ids: ['D3'] });
    const change = { expectedVersion: 1, puts: [], deletes: ['1000001'], entry: anEntry() };
    expect(await devicesAfter(() => get().drivers.commit(scope, change))).toBeUndefined();
  });

  const aPasskey = (id: string) => ({
    id,
    publicKey: 'A-key',
    counter: 0,
    name: 'Chrome · Android',
    provenBy: 'id' as const,
    epoch: 0,
    since: now,
    lastUsedAt: now,
  });

  test('finds the owner of a passkey until it is removed, and gives no ID to two', async () => {
    const [scope, other] = [aScope(), aScope()];
    await addDrivers(scope, '1000001');
    await addDrivers(other, '1000001');
    const [id, second] = [`first-${scope.companyId}`, `second-${scope.companyId}`];
    const change = (
      at: ReturnType<typeof aScope>,
      knownVersion: number,
      ids: string[],
      more: { added?: string; removed?: string } = {},
    ) =>
      get().credentials.changePasskeys(at, {
        employeeId: '1000001',
        sessionVersion: 0,
        knownVersion,
        handle: 'handle',
        passkeys: ids.map(aPasskey),
        ...(more.added && { added: aPasskey(more.added) }),
        ...(more.removed && { removed: aPasskey(more.removed) }),
        entry: anEntry(),
      });
    const find = (passkeyId: string) => get().credentials.findPasskey(passkeyId);
    const read = async (at: ReturnType<typeof aScope>) =>
      (await get().access.readDriver(at, '1000001')).credential?.passkeys?.passkeys;
    expect(await find(id)).toBeNull();
    for (const text of ['', '#', 'x'.repeat(2000)]) expect(await find(text)).toBeNull();
    expect(await change(scope, 0, [id], { added: id })).toBe(true);
    const { companyId, siteId } = scope;
    expect(await find(id)).toEqual({ companyId, siteId, employeeId: '1000001' });
    expect(await change(other, 0, [id], { added: id })).toBe(false);
    expect(await read(other)).toBeUndefined();
    expect(await change(scope, 0, [second], { added: second })).toBe(false);
    expect(await find(second)).toBeNull();
    expect(await change(scope, 1, [id, second], { added: second })).toBe(true);
    expect(await change(scope, 2, [second], { removed: id })).toBe(true);
    expect([await find(id), (await find(second))?.employeeId]).toEqual([null, '1000001']);
    expect((await read(scope))?.map((passkey) => passkey.id)).toEqual([second]);
    const set = { employeeId: '1000001', passwordHash: 'hash', expectedVersion: 0 };
    await get().credentials.setDriverPassword(scope, set);
    expect(await read(scope)).toBeUndefined();
  });

  test('ends sessions of drivers with and without a credential', async () => {
    const scope = aScope();
    await addDrivers(scope, '1000001');
    const read = async () => (await get().access.readDriver(scope, '1000001')).credential;
    await get().credentials.endSessions(scope, { employeeId: '1000001' });
    expect(await read()).toEqual({ employeeId: '1000001', passwordHash: null, sessionVersion: 1 });
    const set = { employeeId: '1000001', passwordHash: 'hash', expectedVersion: 1 };
    expect(await get().credentials.setDriverPassword(scope, set)).toBe(true);
    await get().credentials.endSessions(scope, { employeeId: '1000001' });
    expect(await read()).toEqual({
      employeeId: '1000001',
      passwordHash: 'hash',
      sessionVersion: 3,
    });
  });

  test('ends one session of a driver with and without a credential', async () => {
    const scope = aScope();
    await addDrivers(scope, '1000001');
    const read = async () => (await get().access.readDriver(scope, '1000001')).credential;
    const now = '2026-11-23T12:00:00.000Z';
    const until = '2026-11-24T00:00:00.000Z';
    const end = (sessionId: string) =>
      get().credentials.endSession(scope, { employeeId: '1000001', sessionId, now });
    await end('one');
    const first = { employeeId: '1000001', passwordHash: null, sessionVersion: 0 };
    expect(await read()).toEqual({ ...first, endedSessions: [{ id: 'one', until }] });
    await Promise.all(['two', 'three'].map(end));
    const ids = (await read())?.endedSessions?.map(({ id }) => id);
    expect(ids?.toSorted()).toEqual(['one', 'three', 'two']);
    for (let number = 4; number <= 51; number += 1) await end(`${number}`);
    expect(await read()).toMatchObject({ passwordHash: null, sessionVersion: 1 });
    const set = { employeeId: '1000001', passwordHash: 'hash', expectedVersion: 1 };
    expect(await get().credentials.setDriverPassword(scope, set)).toBe(true);
    expect((await read())?.endedSessions).toBeUndefined();
  });

  test('ends sessions of an administrator without creating an account', async () => {
    const scope = aScope();
    const admin = anAdmin();
    await get().sites.ensure({ company: aCompany(scope), site: aSite(scope), admin });
    await get().credentials.endSessions(scope, { username: 'admin' });
    const read = async (username: string) =>
      (await get().access.readAdmin(scope, username)).credential;
    expect(await read('admin')).toEqual({ ...admin, sessionVersion: 2 });
    await get().credentials.endSessions(scope, { username: 'nobody' });
    expect(await read('nobody')).toBeNull();
  });

  test('counts every parallel end of sessions', async () => {
    const scope = aScope();
    const who = { employeeId: '1000001' };
    await Promise.all(Array.from({ length: 10 }, () => get().credentials.endSessions(scope, who)));
    const { credential } = await get().access.readDriver(scope, '1000001');
    expect(credential?.sessionVersion).toBe(10);
  });

  test('lists the drivers who have a password', async () => {
    const scope = aScope();
    await addDrivers(scope, '1000001', '1000002', '1000003');
    const set = (employeeId: string, passwordHash: string | null) =>
      get().credentials.setDriverPassword(scope, { employeeId, passwordHash, expectedVersion: 0 });
    await set('1000001', 'hash');
    await set('1000002', null);
    await set('1000003', 'hash');
    await get().credentials.endSessions(scope, { employeeId: '1000004' });
    expect(await get().credentials.withPassword(scope)).toEqual(new Set(['1000001', '1000003']));
    expect(await get().credentials.withPassword(aScope())).toEqual(new Set());
  });

  const attempt = (n: number, outcome: SignInAttempt['outcome']): SignInAttempt => {
    const epochMs = Date.UTC(2026, 10, n);
    return {
      id: ulid(epochMs),
      at: toInstant(epochMs),
      outcome,
      network: '203.0.113.x',
      device: 'Firefox · Windows',
    };
  };

  test('keeps sign-ins and refused attempts of an account separately, newest first', async () => {
    const [scope, other] = [aScope(), aScope()];
    const entered = [attempt(3, 'password'), attempt(2, 'password+code'), attempt(1, 'master')];
    const refused = [
      attempt(5, 'wrong-code'),
      attempt(4, 'code-due'),
      attempt(1, 'wrong-password'),
    ];
    for (const one of [...entered, ...refused]) await get().signIns.keep(scope, 'ada', one);
    for (const name of ['ada#', 'ad', 'ada#ENTERED', 'Ada', '"', 'ü'])
      await get().signIns.keep(scope, name, attempt(9, 'password'));
    await get().signIns.keep(other, 'ada', attempt(9, 'password'));
    const read = (day: number, limit: number) =>
      get().signIns.latest(scope, 'ada', { since: toInstant(Date.UTC(2026, 10, day)), limit });
    expect(await read(1, 9)).toEqual({ entered, refused });
    expect(await read(1, 2)).toEqual({
      entered: entered.slice(0, 2),
      refused: refused.slice(0, 2),
    });
    expect(await read(4, 9)).toEqual({ entered: [], refused: refused.slice(0, 2) });
    expect(
      (await get().signIns.latest(scope, 'ada#', { since: toInstant(0), limit: 9 })).entered,
    ).toHaveLength(1);
  });

  test('keeps attempts on unknown accounts apart from every account', async () => {
    const scope = aScope();
    await get().signIns.keep(scope, null, attempt(1, 'wrong-password'));
    await get().signIns.keep({ companyId: '../x', siteId: '#' }, null, attempt(1, 'wrong-code'));
    for (const name of ['null', '', 'ada'])
      expect(await get().signIns.latest(scope, name, { since: toInstant(0), limit: 9 })).toEqual({
        entered: [],
        refused: [],
      });
  });

  test('finds an employee ID at every company that has it', async () => {
    const [one, other] = [aScope(), aScope()];
    await addDrivers(one, '7000001');
    await addDrivers(other, '7000001', '7000002');
    const toTenant = ({ companyId, siteId }: typeof one) => ({ companyId, siteId });
    const found = await get().directory.find('7000001');
    expect(found).toHaveLength(2);
    expect(found).toEqual(expect.arrayContaining([toTenant(one), toTenant(other)]));
    expect(await get().directory.find('7000002')).toEqual([toTenant(other)]);
    expect(await get().directory.find('7000003')).toEqual([]);
  });

  test('lists ids that another site of the company uses', async () => {
    const main = aScope();
    const north = { ...main, siteId: 'NORTH' };
    const ids = Array.from({ length: 150 }, (_, index) => String(7_100_001 + index));
    await addDrivers(main, ids[0] ?? '', ids[149] ?? '');
    await addDrivers(aScope(), ids[5] ?? '');
    const { companyId } = main;
    expect(await get().directory.takenElsewhere(north, ids)).toEqual(
      new Map([
        [ids[0], { companyId, siteId: 'MAIN' }],
        [ids[149], { companyId, siteId: 'MAIN' }],
      ]),
    );
    expect(await get().directory.takenElsewhere(main, [...ids, ...ids])).toEqual(new Map());
    expect(await get().directory.takenElsewhere(main, [])).toEqual(new Map());
  });

  test('counts attempts by key and window', async () => {
    const key = `account#${aScope().companyId}`;
    const windowMs = 60_000;
    const hit = (at: number, otherKey = key) =>
      get().throttle.hit({ key: otherKey, windowMs, now: at });
    expect(await hit(0)).toBe(1);
    expect(await hit(59_999)).toBe(2);
    expect(await hit(0, `${key}${'x'.repeat(5000)}`)).toBe(1);
    expect(await hit(60_000)).toBe(1);
    expect(await get().throttle.hit({ key, windowMs: 1_000, now: 0 })).toBe(1);
    expect(await get().throttle.hit({ key, windowMs, now: 21, by: 20 })).toBe(22);
    expect(await get().throttle.count({ key, windowMs, now: 22 })).toBe(22);
    expect(await hit(60_001)).toBe(2);
    expect(await get().throttle.count({ key, windowMs, now: 120_000 })).toBe(0);
  });

  test('never counts beyond the limit or below zero', async () => {
    const counter = { key: `taken#${aScope().companyId}`, windowMs: 60_000, now: 0 };
    const take = () => get().throttle.take({ ...counter, max: 3 });
    expect(await get().throttle.giveBack(counter)).toBe(false);
    const taken = await Promise.all(Array.from({ length: 10 }, take));
    expect(taken.filter(Boolean)).toHaveLength(3);
    expect(await get().throttle.count(counter)).toBe(3);
    expect(await get().throttle.giveBack(counter)).toBe(true);
    expect([await take(), await take()]).toEqual([true, false]);
  });

  test('counts every parallel attempt', async () => {
    const input = { key: `address#${aScope().companyId}`, windowMs: 60_000, now: 0 };
    const counts = await Promise.all(Array.from({ length: 20 }, () => get().throttle.hit(input)));
    expect(counts.sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
  });
};
