import { expect, test } from 'vitest';
import { createKioskMarks } from '~/app/platform/auth/kiosk-marks.server';
import { createSessions, kioskIdleMs } from '~/app/platform/auth/session.server';
import { defaultTenant } from '~/domain/company/scope';
import { dayMs } from '~/domain/time/time-units';

const key = (byte: number) => `k1:${Buffer.alloc(32, byte).toString('base64url')}`;
const setup = (keys = [key(1)], secure = false) => {
  const time = { ms: Date.UTC(2026, 10, 21, 12) };
  const options = { keys, secure, now: () => time.ms };
  return { time, marks: createKioskMarks(options), sessions: createSessions(options) };
};
const asRequest = (setCookie: string) =>
  new Request('http://x.test/', { headers: { cookie: setCookie.split(';')[0] ?? '' } });

test('names the site in a mark, and hides it from scripts', async () => {
  const { marks } = setup();
  const cookie = await marks.set(defaultTenant);
  expect(cookie).toMatch(/^kiosk=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(await marks.read(asRequest(cookie))).toEqual({
    tenant: defaultTenant,
    id: expect.any(String),
    renewed: null,
  });
  expect(await setup(undefined, true).marks.set(defaultTenant)).toMatch(/^__Host-kiosk=.*Secure/);
});

test('renews a mark in use; an unused one expires', async () => {
  const { marks, time } = setup();
  const request = asRequest(await marks.set(defaultTenant));
  time.ms += 31 * dayMs;
  expect((await marks.read(request))?.renewed).toMatch(/^kiosk=/);
  time.ms += 370 * dayMs;
  expect(await marks.read(request)).toBeNull();
});

test.each([
  ['another key', async () => setup([key(9)]).marks.set(defaultTenant)],
  [
    'a session',
    async () => {
      const who = {
        subject: 'x',
        tenant: defaultTenant,
        signedInBy: 'id',
        sessionVersion: 0,
        sessionEpoch: 0,
      };
      const cookie = await setup().sessions.start('driver', { ...who, signedInBy: 'id' });
      return cookie.replace('driver-session', 'kiosk');
    },
  ],
  ['an invalid token', async () => 'kiosk=rubbish'],
  ['nothing', async () => 'other=1'],
])('refuses %s as a mark', async (_name, cookie) => {
  expect(await setup().marks.read(asRequest(await cookie()))).toBeNull();
});

test('ends a kiosk session two minutes after the last activity', async () => {
  const { sessions, time } = setup();
  const who = {
    subject: '1',
    tenant: defaultTenant,
    signedInBy: 'id',
    sessionVersion: 0,
    sessionEpoch: 0,
  } as const;
  let cookie = await sessions.start('driver', { ...who, atKiosk: true });
  time.ms += 10_000;
  const reading = await sessions.read(asRequest(cookie), 'driver');
  if (reading.status !== 'valid') throw new Error(reading.status);
  cookie = (await sessions.renew('driver', reading.claims)) ?? '';
  time.ms += kioskIdleMs - 1000;
  expect((await sessions.read(asRequest(cookie), 'driver')).status).toBe('valid');
  time.ms += 1000;
  expect(await sessions.read(asRequest(cookie), 'driver')).toMatchObject({
    status: 'expired',
    claims: { kiosk: true },
  });
});
