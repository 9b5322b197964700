import { expect, test } from 'vitest';
import { createTenantThrottle } from '~/app/platform/http/tenant-throttle.server';
import type { Stores } from '~/app/ports/deps';
import { createFakeStores } from '~/tests/support/fake-stores/fake-stores';
import { testClock } from '~/tests/support/test-clock';

const noisy = { companyId: 'ACME', siteId: 'MAIN' };
const quiet = { companyId: 'ACME', siteId: 'MAIN2' };

const started = (counters: Stores['throttle'] = createFakeStores().throttle) => {
  const clock = testClock();
  const create = () => createTenantThrottle({ counters, clock, perSecond: 10 });
  return { clock, create, take: create() };
};
const served = async (take: ReturnType<typeof createTenantThrottle>, requests: number) => {
  const waits = [];
  for (let n = 0; n < requests; n += 1) waits.push(await take(noisy));
  return waits.filter((seconds) => seconds === 0).length;
};

test('makes only the noisy tenant wait until the ten seconds are over', async () => {
  const { clock, take } = started();
  // The limit is 100 in ten seconds, but a process takes shares of 20, so slightly more requests are served.
  expect(await served(take, 1000)).toBe(119);
  expect(await take(noisy)).toBeGreaterThan(0);
  expect(await take(noisy)).toBeLessThanOrEqual(10);
  expect(await take(quiet)).toBe(0);
  clock.moveTo(new Date(clock.now() + 10_000).toISOString());
  expect(await take(noisy)).toBe(0);
});

test('counts across processes, up to a share for each', async () => {
  const { create } = started();
  const all = await Promise.all(Array.from({ length: 8 }, () => served(create(), 1000)));
  const total = all.reduce((sum, one) => sum + one, 0);
  expect(total).toBeGreaterThanOrEqual(100);
  expect(total).toBeLessThanOrEqual(100 + 8 * 20);
});

test('writes nothing for most requests, and refuses none during an outage of the counters', async () => {
  let hits = 0;
  const { take } = started({
    hit: async () => {
      hits += 1;
      throw new Error('no store');
    },
    take: async () => true,
    giveBack: async () => true,
    count: async () => 0,
  });
  expect(await served(take, 1000)).toBe(1000);
  expect(hits).toBe(50);
});
