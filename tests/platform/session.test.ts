import { expect, test } from 'vitest';
import { createSessions } from '~/app/platform/auth/session.server';
import { minuteMs } from '~/domain/time/time-units';

const key = (kid: string, byte: number) => `${kid}:${Buffer.alloc(32, byte).toString('base64url')}`;
const tenant = { companyId: 'DEFAULT', siteId: 'MAIN' };
const who = {
  subject: '1000001',
  tenant,
  signedInBy: 'password',
  sessionVersion: 3,
  sessionEpoch: 0,
} as const;

const setup = (keys = [key('k1', 1)], secure = false) => {
  const time = { ms: Date.UTC(2026, 10, 21, 12) };
  return { time, sessions: createSessions({ keys, secure, now: () => time.ms }) };
};
const asRequest = (setCookie: string) =>
  new Request('http://x.test/', { headers: { cookie: setCookie.split(';')[0] ?? '' } });

test('stores in a session who signed in, where and how', async () => {
  const { sessions, time } = setup();
  const reading = await sessions.read(asRequest(await sessions.start('driver', who)), 'driver');
  expect(reading).toEqual({
    status: 'valid',
    claims: {
      sub: '1000001',
      companyId: 'DEFAULT',
      siteId: 'MAIN',
      amr: 'password',
      sv: 3,
      ep: 0,
      auth_time: time.ms / 1000,
      iat: time.ms / 1000,
      sid: expect.any(String) as string,
    },
  });
});

test("names a driver's session, which keeps its name while it is used", async () => {
  const { sessions, time } = setup();
  const read = async (cookie: string) => {
    const reading = await sessions.read(asRequest(cookie), 'driver');
    if (reading.status !== 'valid') throw new Error(reading.status);
    return reading.claims;
  };
  const first = await read(await sessions.start('driver', who));
  time.ms += 2 * minuteMs;
  const renewed = await read((await sessions.renew('driver', first))!);
  expect(renewed.sid).toBe(first.sid);
  expect((await read(await sessions.start('driver', who))).sid).not.toBe(first.sid);
});

test('sets the cookie HttpOnly and Lax, and bound to the host over HTTPS', async () => {
  const plain = await setup().sessions.start('driver', who);
  expect(plain).toMatch(/^driver-session=[^;]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/);
  const secure = await setup(undefined, true).sessions.start('admin', who);
  expect(secure).toMatch(
    /^__Host-admin-session=[^;]+; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

/** How many minutes a session lasts: `idle` without use, and `absolute` with constant use. */
const limits = [
  { name: 'a driver', kind: 'driver', more: {}, idle: 30, absolute: 12 * 60 },
  {
    name: 'a driver by id',
    kind: 'driver',
    more: { signedInBy: 'id' },
    idle: 30,
    absolute: 12 * 60,
  },
  {
    name: 'a driver at a kiosk',
    kind: 'driver',
    more: { atKiosk: true },
    idle: 2,
    absolute: 12 * 60,
  },
  { name: 'an administrator', kind: 'admin', more: {}, idle: 60, absolute: 12 * 60 },
  {
    name: 'an administrator by a code',
    kind: 'admin',
    more: { signedInBy: 'password+code' },
    idle: 60,
    absolute: 12 * 60,
  },
  {
    name: 'who used the master password',
    kind: 'admin',
    more: { signedInBy: 'master' },
    idle: 15,
    absolute: 60,
  },
  { name: 'who still owes the code', kind: 'admin-code', more: {}, idle: 5, absolute: 5 },
] as const;

test.each(limits)('ends the session of $name after $idle idle minutes', async (limit) => {
  const { kind, more, idle } = limit;
  const { sessions, time } = setup();
  const request = asRequest(await sessions.start(kind, { ...who, ...more }));
  time.ms += idle * minuteMs - 1000;
  expect((await sessions.read(request, kind)).status).toBe('valid');
  time.ms += 1000;
  expect((await sessions.read(request, kind)).status).toBe('expired');
});

test.each(limits)('ends the session of $name after $absolute minutes of use', async (limit) => {
  const { kind, more, idle, absolute } = limit;
  const { sessions, time } = setup();
  let cookie = await sessions.start(kind, { ...who, ...more });
  expect(cookie).toContain(`Max-Age=${absolute * 60};`);
  const end = time.ms + absolute * minuteMs;
  const read = () => sessions.read(asRequest(cookie), kind);
  while (time.ms < end - 1000) {
    time.ms = Math.min(time.ms + (idle / 2) * minuteMs, end - 1000);
    const reading = await read();
    if (reading.status !== 'valid') throw new Error(`${reading.status} ${end - time.ms} ms early`);
    cookie = (await sessions.renew(kind, reading.claims)) ?? cookie;
  }
  time.ms = end;
  expect((await read()).status).toBe('expired');
});

test.each(limits)('tells how much time $name has left', async ({ kind, more, idle, absolute }) => {
  const { sessions, time } = setup();
  const readClaims = async (cookie: string) => {
    const reading = await sessions.read(asRequest(cookie), kind);
    if (reading.status !== 'valid') throw new Error(reading.status);
    return reading.claims;
  };
  const claims = await readClaims(await sessions.start(kind, { ...who, ...more }));
  const half = (idle / 2) * minuteMs;
  time.ms += half;
  const canExtend = idle < absolute;
  expect(sessions.getTimeLeft(kind, claims, false)).toEqual({ leftMs: half, canExtend });
  const renewed = sessions.getTimeLeft(kind, claims, true);
  expect(renewed.leftMs).toBe(canExtend ? idle * minuteMs : half);
  time.ms += (absolute - idle / 2 - 1) * minuteMs;
  expect(sessions.getTimeLeft(kind, claims, true)).toEqual({ leftMs: minuteMs, canExtend: false });
});

test('still names the user of an expired session', async () => {
  const { sessions, time } = setup();
  const request = asRequest(await sessions.start('driver', who));
  time.ms += 13 * 60 * minuteMs;
  expect(await sessions.read(request, 'driver')).toMatchObject({
    status: 'expired',
    claims: { sub: '1000001' },
  });
});

test('does not renew a fresh token on every request', async () => {
  const { sessions, time } = setup();
  const reading = await sessions.read(asRequest(await sessions.start('driver', who)), 'driver');
  if (reading.status !== 'valid') throw new Error(reading.status);
  time.ms += 59_000;
  expect(await sessions.renew('driver', reading.claims)).toBeNull();
  time.ms += 1_000;
  expect(await sessions.renew('driver', reading.claims)).not.toBeNull();
});

test('signs with the first key, accepts the others, and refuses a removed one', async () => {
  const old = await setup([key('k1', 1)]).sessions.start('driver', who);
  expect(
    (await setup([key('k2', 2), key('k1', 1)]).sessions.read(asRequest(old), 'driver')).status,
  ).toBe('valid');
  expect((await setup([key('k2', 2)]).sessions.read(asRequest(old), 'driver')).status).toBe('none');
});

test('continues a session in use after the old key was removed', async () => {
  const old = await setup([key('k1', 1)]).sessions.start('driver', who);
  const { sessions, time } = setup([key('k2', 2), key('k1', 1)]);
  const reading = await sessions.read(asRequest(old), 'driver');
  if (reading.status !== 'valid') throw new Error(reading.status);
  time.ms += 2 * minuteMs;
  const renewed = asRequest((await sessions.renew('driver', reading.claims)) ?? '');
  expect((await setup([key('k2', 2)]).sessions.read(renewed, 'driver')).status).toBe('valid');
});

test.each([
  [
    'another secret under the same key id',
    async () => setup([key('k1', 9)]).sessions.start('driver', who),
  ],
  [
    'a session of the other kind',
    async () => (await setup().sessions.start('admin', who)).replace('admin-', 'driver-'),
  ],
  [
    'an unsigned token',
    async () => `driver-session=${btoa('{"alg":"none"}')}.${btoa('{"sub":"1000001"}')}.`,
  ],
  ['an invalid token', async () => 'driver-session=rubbish'],
  ['nothing', async () => 'other=1'],
])('refuses %s as a session', async (_name, cookie) => {
  expect(await setup().sessions.read(asRequest(await cookie()), 'driver')).toEqual({
    status: 'none',
  });
});

test('going on at another site extends a session like any other use, and never its end', async () => {
  const { sessions, time } = setup();
  const begun = time.ms;
  const read = async (cookie: string) => {
    const reading = await sessions.read(asRequest(cookie), 'admin');
    if (reading.status !== 'valid') throw new Error(reading.status);
    return reading.claims;
  };
  const first = await read(await sessions.start('admin', who));
  time.ms += 50 * minuteMs;
  const there = await read(await sessions.moveTo(first, { siteId: 'BOS02', ep: 4 }));
  expect(there).toEqual({
    ...first,
    at: { siteId: 'BOS02', ep: 4 },
    iat: time.ms / 1000,
  });
  const renewed = await read((await sessions.renew('admin', { ...there, iat: 0 }))!);
  expect([renewed.at, renewed.auth_time]).toEqual([{ siteId: 'BOS02', ep: 4 }, begun / 1000]);
  time.ms = begun + 12 * 60 * minuteMs - 1_000;
  const back = await sessions.moveTo({ ...there, iat: time.ms / 1000 }, undefined);
  expect((await read(back)).at).toBeUndefined();
  time.ms += 1_000;
  expect((await sessions.read(asRequest(back), 'admin')).status).toBe('expired');
});
