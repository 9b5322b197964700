import { expect, test } from 'vitest';
import { createFormStamps } from '~/app/platform/auth/form-stamps.server';
import { createSessions } from '~/app/platform/auth/session.server';
import { testClock } from '~/tests/support/test-clock';

const keys = [`k1:${'A'.repeat(43)}`];
const start = (own = keys) => {
  const clock = testClock();
  return { clock, stamps: createFormStamps({ keys: own, now: clock.now }) };
};

test('records which form it is and when it was served', async () => {
  const { clock, stamps } = start();
  const before = clock.now();
  const [one, other] = [await stamps.issue(), await stamps.issue()];
  clock.advance(60_000);
  const read = await stamps.read(one);
  expect(read!.givenOutAt).toBeGreaterThan(before - 1_000);
  expect(read!.givenOutAt).toBeLessThanOrEqual(before + 1_000);
  expect((await stamps.read(other))!.id).not.toBe(read!.id);
  expect(await stamps.read(one)).toEqual(read);
});

test('expires after a day', async () => {
  const { clock, stamps } = start();
  const stamp = await stamps.issue();
  clock.advance(24 * 60 * 60_000 - 5_000);
  expect(await stamps.read(stamp)).not.toBeNull();
  clock.advance(10_000);
  expect(await stamps.read(stamp)).toBeNull();
});

test('is not accepted as any other token', async () => {
  const { clock, stamps } = start();
  const foreign = await start([`k1:${'B'.repeat(43)}`]).stamps.issue();
  const cookie = await createSessions({ keys, secure: false, now: clock.now }).start('admin', {
    subject: 'admin',
    tenant: { companyId: 'DEFAULT', siteId: 'MAIN' },
    signedInBy: 'password',
    sessionVersion: 1,
    sessionEpoch: 0,
  });
  const session = cookie.split(';')[0]!.split('=')[1]!;
  const unsigned = 'eyJhbGciOiJub25lIn0.e30.';
  for (const text of ['', 'x', unsigned, foreign, session, `${await stamps.issue()}x`]) {
    expect(await stamps.read(text), text).toBeNull();
  }
});
