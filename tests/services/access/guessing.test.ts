import { describe, expect, test } from 'vitest';
import { findDriver } from '~/app/services/access/find-driver.server';
import { signInAdmin } from '~/app/services/access/sign-in-admin.server';
import { signInDriver } from '~/app/services/access/sign-in-driver.server';
import {
  adminAccount,
  type AttemptOrigin,
  type DeviceStanding,
} from '~/app/services/attempts/attempt-origin';
import { askPasswordLink } from '~/app/services/passwords/ask-password-link.server';
import { defaultTenant, type Tenant } from '~/domain/company/scope';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { aDriver } from '~/tests/support/roster-builders';

/** Consecutive IDs, as many companies assign them, so every guess in this range is an existing ID. */
const ids = Array.from({ length: 400 }, (_, index) => String(1_000_001 + index));
const [knownId = '', newId = '', kioskId = ''] = ids;
const nobody = (guess: number) => String(5_000_000 + guess);

const site = () => fakeSite(ids.map((employeeId) => aDriver({ employeeId })));
const setPassword = (fake: FakeSite, employeeId: string) =>
  fake.deps.stores.credentials.setDriverPassword(fake.scope, {
    employeeId,
    passwordHash: 'hash of secret',
    expectedVersion: 0,
  });

const network = (number: number): AttemptOrigin => ({
  address: `10.1.${number >> 8}.${number & 255}`,
});
const marked = (kind: DeviceStanding['kind'], key: string = kind): AttemptOrigin => ({
  ...network(1),
  mark: { at: () => ({ key, kind }) },
});

const lookUp = async (
  fake: FakeSite,
  employeeId: string,
  origin: AttemptOrigin,
  tenant: Tenant | undefined = defaultTenant,
) => {
  const found = await findDriver({ deps: fake.deps, employeeId, tenant, ...origin });
  return found.ok ? 'found' : found.error.code;
};
const signIn = async (fake: FakeSite, employeeId: string, origin: AttemptOrigin, password = '') => {
  const { deps } = fake;
  const input = { employeeId, password };
  const signedIn = await signInDriver({ deps, tenant: defaultTenant, input, ...origin });
  return signedIn.ok ? 'in' : signedIn.error.code;
};
const signInAsAdmin = async (
  fake: FakeSite,
  origin: AttemptOrigin,
  password = 'admin password',
) => {
  const { deps } = fake;
  const input = { username: 'admin', password };
  const signedIn = await signInAdmin({ deps, tenant: defaultTenant, input, ...origin });
  return signedIn.ok ? 'in' : signedIn.error.code;
};

/** Answers that reveal that the ID exists. */
const telling = new Set(['found', 'missing-password', 'password-required', 'in']);

/** Tries every kind of wrong sign-in for one ID after another. Returns the IDs whose existence was revealed. */
const attack = async (fake: FakeSite, times: number, origin: AttemptOrigin, from: number) => {
  const told = new Set<string>();
  for (let turn = from; turn < from + times; turn += 1) {
    const id = ids[turn % ids.length]!;
    const answers: [string, string][] = [
      [id, await lookUp(fake, id, origin)],
      [id, await signIn(fake, id, origin)],
      [nobody(turn), await signIn(fake, nobody(turn), origin)],
      [id, await signIn(fake, id, origin, 'wrong')],
    ];
    await signInAsAdmin(fake, origin, 'wrong');
    for (const [guessed, answer] of answers) if (telling.has(answer)) told.add(guessed);
  }
  return told;
};

describe('while strangers guess from one network and from fifty others', () => {
  test('all others sign in, and few IDs are revealed', async () => {
    const fake = await site();
    for (const id of ids) await setPassword(fake, id);
    const told = await attack(fake, 1_000, network(2), 0);
    for (let number = 0; number < 50; number += 1)
      for (const id of await attack(fake, 100, network(100 + number), number * 100)) told.add(id);
    expect(told.size).toBeLessThanOrEqual(100);

    expect(await signIn(fake, knownId, marked('own'), 'secret')).toBe('in');
    expect(await lookUp(fake, newId, network(3))).toBe('found');
    expect(await signIn(fake, kioskId, marked('kiosk'), 'secret')).toBe('in');
    expect(await signInAsAdmin(fake, marked('own', 'kiosk'))).toBe('in');
  });

  test('a driver who is not guessed at signs in on a new phone', async () => {
    const fake = await site();
    for (let number = 0; number < 50; number += 1)
      for (let guess = 0; guess < 10; guess += 1)
        await signIn(fake, nobody(number * 10 + guess), network(100 + number));
    expect(await lookUp(fake, newId, network(3))).toBe('found');
    expect(await signIn(fake, newId, network(3))).toBe('in');
    expect(await signInAsAdmin(fake, network(4))).toBe('in');
  });

  test('each network may fail five times and then waits', async () => {
    const fake = await site();
    for (let guess = 0; guess < 201; guess += 1)
      await signIn(fake, nobody(guess), network(100 + guess));
    const statuses = [];
    for (let guess = 0; guess < 6; guess += 1)
      statuses.push(await signIn(fake, nobody(1_000 + guess), network(3)));
    expect(statuses).toEqual([...Array<string>(5).fill('employee-not-found'), 'too-many-attempts']);
    expect(await signIn(fake, newId, network(4))).toBe('in');
  });
});

test('500 unknown IDs from 50 addresses are stopped', async () => {
  const fake = await site();
  const answers = [];
  for (let guess = 0; guess < 500; guess += 1)
    answers.push(await lookUp(fake, nobody(guess), network(100 + (guess % 50))));
  expect(answers.filter((answer) => answer === 'employee-not-found').length).toBeLessThan(300);
});

test('correct sign-ins are never counted', async () => {
  const fake = await site();
  await setPassword(fake, knownId);
  for (let time = 0; time < 30; time += 1) {
    expect(await signIn(fake, knownId, network(1), 'secret')).toBe('in');
    expect(await signInAsAdmin(fake, network(1))).toBe('in');
  }
});

test('a depot on one network signs in before a cutoff despite mistakes', async () => {
  const depot = Array.from({ length: 1_000 }, (_, index) => String(2_000_001 + index));
  const fake = await fakeSite(depot.map((employeeId) => aDriver({ employeeId })));
  for (const [index, id] of depot.entries()) {
    if (index % 5 === 0) expect(await lookUp(fake, nobody(index), network(1))).toMatch(/not-found/);
    expect(await lookUp(fake, id, network(1))).toBe('found');
    expect(await signIn(fake, id, network(1))).toBe('in');
  }
});

test('ten wrong passwords lock out only their own network', async () => {
  const fake = await site();
  await setPassword(fake, knownId);
  for (let guess = 0; guess < 10; guess += 1) {
    await signIn(fake, knownId, network(2), 'wrong');
    await signInAsAdmin(fake, network(2), 'wrong');
  }
  expect(await signIn(fake, knownId, network(2), 'secret')).toBe('too-many-attempts');
  expect(await signInAsAdmin(fake, network(2))).toBe('too-many-attempts');
  expect(await signIn(fake, knownId, network(1), 'secret')).toBe('in');
  expect(await signInAsAdmin(fake, network(1))).toBe('in');
});

test('an account accepts at most 100 guesses of unknown devices in any hour', async () => {
  const fake = await site();
  let answered = 0;
  // Starts in the middle of an hour and continues until the middle of the next.
  fake.clock.advance(30 * 60_000);
  for (let guess = 0; guess < 400; guess += 1) {
    if (guess === 200) fake.clock.advance(30 * 60_000);
    const answer = await signInAsAdmin(fake, network(100 + guess), 'wrong');
    if (answer === 'invalid-admin-login') answered += 1;
  }
  expect(answered).toBeLessThanOrEqual(100);
  expect(await signInAsAdmin(fake, network(1))).toBe('too-many-attempts');
  expect(await signInAsAdmin(fake, marked('own'))).toBe('in');
});

test('simultaneous guesses are counted before any is checked', async () => {
  const fake = await site();
  await setPassword(fake, knownId);
  const answers = await Promise.all(
    Array.from({ length: 500 }, () => signIn(fake, knownId, network(2), 'wrong')),
  );
  expect(answers.filter((answer) => answer === 'invalid-password')).toHaveLength(10);
});

test('a reloaded page counts as one lookup, and a sign-in takes it back', async () => {
  const fake = await site();
  for (let load = 0; load < 200; load += 1)
    expect(await lookUp(fake, knownId, network(2))).toBe('found');
  for (const id of ids.slice(0, 200)) {
    expect(await lookUp(fake, id, network(2))).toBe('found');
    expect(await signIn(fake, id, network(2))).toBe('in');
  }
});

test('lookups without a sign-in are limited across all networks', async () => {
  const fake = await site();
  const fromOne = [];
  for (const id of ids) fromOne.push(await lookUp(fake, id, network(2)));
  expect(fromOne.filter((answer) => answer === 'found')).toHaveLength(41);
  const fromMany = [];
  for (const [index, id] of ids.entries())
    fromMany.push(await lookUp(fake, id, network(100 + (index % 50))));
  expect(fromMany.filter((answer) => answer === 'found').length).toBeLessThanOrEqual(50);
});

test('a refused attempt is not counted', async () => {
  const fake = await site();
  for (let guess = 0; guess < 50; guess += 1)
    await signInAsAdmin(fake, network(100 + guess), 'wrong');
  expect(await signInAsAdmin(fake, network(1))).toBe('too-many-attempts');
  const { stores, clock } = fake.deps;
  const counter = { key: 'sign-in#network#10.1.0.1', windowMs: 15 * 60_000, now: clock.now() };
  expect(await stores.throttle.count(counter)).toBe(0);
  await signIn(fake, nobody(1), network(1));
  expect(await stores.throttle.count(counter)).toBe(1);
});

test('wrong reset codes do not keep a driver from signing in', async () => {
  const fake = await site();
  await setPassword(fake, knownId);
  const { redeemResetCode } = await import('~/app/services/passwords/redeem-reset-code.server');
  for (let guess = 0; guess < 20; guess += 1)
    await redeemResetCode({
      deps: fake.deps,
      tenant: defaultTenant,
      input: { employeeId: knownId, code: 'AAAA-AAAA', password: 'x', repeated: 'x' },
      ...network(1),
    });
  expect(await signIn(fake, knownId, network(1), 'secret')).toBe('in');
});

describe('lookups of IDs without a site', () => {
  const anywhere = (fake: FakeSite, employeeId: string, origin: AttemptOrigin) =>
    findDriver({ deps: fake.deps, employeeId, ...origin }).then((found) =>
      found.ok ? 'found' : found.error.code,
    );

  test('a burst of wrong IDs is counted before any is answered', async () => {
    const fake = await site();
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, guess) => anywhere(fake, nobody(guess), network(2))),
    );
    expect(answers.filter((answer) => answer === 'employee-not-found')).toHaveLength(100);
  });

  test('wrong IDs from many networks do not keep drivers from their own', async () => {
    const fake = await site();
    for (let guess = 0; guess < 500; guess += 1)
      await anywhere(fake, nobody(guess), network(100 + (guess % 50)));
    for (let typo = 0; typo < 5; typo += 1) await anywhere(fake, nobody(typo), network(3));
    expect(await anywhere(fake, nobody(9), network(3))).toBe('too-many-attempts');
    expect(await anywhere(fake, newId, network(3))).toBe('found');
    expect(await anywhere(fake, knownId, marked('own'))).toBe('found');
  });

  test('a known phone still finds its driver on a network over its limit', async () => {
    const fake = await site();
    for (let guess = 0; guess < 101; guess += 1) await anywhere(fake, nobody(guess), network(1));
    expect(await anywhere(fake, newId, network(1))).toBe('too-many-attempts');
    expect(await anywhere(fake, knownId, marked('own-by-id'))).toBe('found');
  });
});

describe('a device known by an ID alone', () => {
  test('counts as unknown when it guesses the password', async () => {
    const fake = await site();
    await setPassword(fake, knownId);
    const answers = [];
    for (let device = 0; device < 20; device += 1)
      for (let guess = 0; guess < 10; guess += 1)
        answers.push(await signIn(fake, knownId, marked('own-by-id', `mark ${device}`), 'wrong'));
    expect(answers.filter((answer) => answer === 'invalid-password')).toHaveLength(10);
    expect(await signIn(fake, knownId, marked('own', 'phone of the driver'), 'secret')).toBe('in');
  });

  test('signs in by ID alone again on a network over its limit', async () => {
    const fake = await site();
    for (let guess = 0; guess < 101; guess += 1) await signIn(fake, nobody(guess), network(1));
    expect(await signIn(fake, knownId, network(1))).toBe('too-many-attempts');
    expect(await signIn(fake, knownId, marked('own-by-id'))).toBe('in');
  });
});

test('an outage of the store counts as no failure', async () => {
  const fake = await site();
  await setPassword(fake, knownId);
  const { stores } = fake.deps;
  const access = { ...stores.access, readDriver: () => Promise.reject(new Error('outage')) };
  const broken = { ...fake, deps: { ...fake.deps, stores: { ...stores, access } } };
  for (let time = 0; time < 30; time += 1)
    await expect(signIn(broken, knownId, network(1), 'secret')).rejects.toThrow('outage');
  expect(await signIn(fake, knownId, network(1), 'secret')).toBe('in');
});

test("an administrator's known device may request a link after strangers reached the limit", async () => {
  const fake = await site();
  const ask = (origin: AttemptOrigin) =>
    askPasswordLink({ deps: fake.deps, tenant: defaultTenant, username: 'admin', ...origin });
  for (let request = 0; request < 60; request += 1) await ask(network(100 + request));
  expect((await ask(network(3))).ok).toBe(false);
  const accounts: string[] = [];
  const mark = {
    at: (_: Tenant, account: string) => {
      accounts.push(account);
      return { key: 'own', kind: 'own' } as const;
    },
  };
  expect((await ask({ ...network(3), mark })).ok).toBe(true);
  expect(accounts).toContain(adminAccount('admin'));
});
