import { expect, test } from 'vitest';
import { createSessions, masterLimits, sessionLimits } from '~/app/platform/session.server';

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

test('a session tells who signed in, where and how', async () => {
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
    },
  });
});

test('the cookie is HttpOnly and Lax, and bound to the host over HTTPS', async () => {
  const plain = await setup().sessions.start('driver', who);
  expect(plain).toMatch(/^driver-session=[^;]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/);
  const secure = await setup(undefined, true).sessions.start('admin', who);
  expect(secure).toMatch(
    /^__Host-admin-session=[^;]+; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test('ends after its idle time, yet still says whose it was', async () => {
  const { sessions, time } = setup();
  const request = asRequest(await sessions.start('driver', who));
  time.ms += sessionLimits.driver.idleMs - 1000;
  expect((await sessions.read(request, 'driver')).status).toBe('valid');
  time.ms += 1000;
  expect(await sessions.read(request, 'driver')).toMatchObject({
    status: 'expired',
    claims: { sub: '1000001' },
  });
});

test('is short where the master password was used', async () => {
  const { sessions, time } = setup();
  const cookie = await sessions.start('admin', { ...who, signedInBy: 'master' });
  time.ms += masterLimits.idleMs - 1000;
  expect((await sessions.read(asRequest(cookie), 'admin')).status).toBe('valid');
  time.ms += 1000;
  expect((await sessions.read(asRequest(cookie), 'admin')).status).toBe('expired');
  expect(cookie).toContain(`Max-Age=${masterLimits.absoluteMs / 1000}`);
});

test('renewing never goes past the absolute limit', async () => {
  const { sessions, time } = setup();
  let cookie = await sessions.start('admin', who);
  const end = time.ms + sessionLimits.admin.absoluteMs;
  for (; time.ms < end; time.ms += 30 * 60_000) {
    const reading = await sessions.read(asRequest(cookie), 'admin');
    if (reading.status !== 'valid') throw new Error(reading.status);
    cookie = (await sessions.renew('admin', reading.claims)) ?? cookie;
  }
  expect((await sessions.read(asRequest(cookie), 'admin')).status).toBe('expired');
});

test('a fresh token is not renewed on every request', async () => {
  const { sessions, time } = setup();
  const reading = await sessions.read(asRequest(await sessions.start('driver', who)), 'driver');
  if (reading.status !== 'valid') throw new Error(reading.status);
  time.ms += 59_000;
  expect(await sessions.renew('driver', reading.claims)).toBeNull();
  time.ms += 1_000;
  expect(await sessions.renew('driver', reading.claims)).not.toBeNull();
});

test('keys rotate: the first signs, the others still verify, a removed one no longer does', async () => {
  const old = await setup([key('k1', 1)]).sessions.start('driver', who);
  expect(
    (await setup([key('k2', 2), key('k1', 1)]).sessions.read(asRequest(old), 'driver')).status,
  ).toBe('valid');
  expect((await setup([key('k2', 2)]).sessions.read(asRequest(old), 'driver')).status).toBe('none');
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
  ['rubbish', async () => 'driver-session=rubbish'],
  ['nothing', async () => 'other=1'],
])('%s is no session', async (_name, cookie) => {
  expect(await setup().sessions.read(asRequest(await cookie()), 'driver')).toEqual({
    status: 'none',
  });
});
