import { expect, test } from 'vitest';
import { createTenantCredentials } from '~/app/platform/aws/tenant-credentials.server';
import { createStsModel } from '~/tests/support/sts-model';

const companies = 1_000;
const drivers = 100;
const instances = 2;

/** A fixed sequence of numbers from 0 to 1, so that each run is the same. */
const createRandom =
  (seed = 1) =>
  () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };

/**
 * Simulates function instances that serve 1,000 companies, in virtual time. In each step every instance serves the
 * companies that `isAsking` picks; a throttled request is repeated in the next step, as the store does.
 */
const simulate = async ({
  minutes,
  stepMs,
  isAsking,
}: {
  minutes: number;
  stepMs: number;
  isAsking: (random: () => number, atMs: number) => boolean;
}) => {
  let now = 0;
  const random = createRandom();
  const sts = createStsModel({ now: () => now });
  const caches = Array.from({ length: instances }, () => {
    const { assumeRole } = sts;
    return createTenantCredentials({ assumeRole, now: () => now, random });
  });
  const clients = caches.flatMap((get) =>
    Array.from({ length: companies }, (_, n) => ({
      get: () => get({ companyId: `C${n}`, siteId: 'MAIN' }),
      waitsSince: null as number | null,
    })),
  );
  let longestWaitMs = 0;
  const serve = async (client: (typeof clients)[number]) => {
    const since = client.waitsSince ?? now;
    try {
      await client.get();
      longestWaitMs = Math.max(longestWaitMs, now - since);
      client.waitsSince = null;
    } catch {
      client.waitsSince = since;
    }
  };
  for (; now < minutes * 60_000; now += stepMs) {
    const asking = clients.filter(({ waitsSince }) => waitsSince !== null || isAsking(random, now));
    await Promise.all(asking.map(serve));
  }
  const calls = [...sts.callsBySecond];
  return {
    granted: calls.reduce((sum, [, count]) => sum + count, 0) - sts.countThrottled(),
    throttled: sts.countThrottled(),
    longestWaitMs,
    mostInASecondAfter: (second: number) =>
      Math.max(...calls.filter(([at]) => at > second).map(([, count]) => count)),
  };
};

test('asks STS once for each tenant and instance in a rush of ten minutes', async () => {
  const stepMs = 250;
  const requestsByDriver = 6;
  const chance = (drivers * requestsByDriver * stepMs) / 600_000 / instances;
  const isAsking = (random: () => number) => random() < chance;
  const rush = await simulate({ minutes: 10, stepMs, isAsking });
  expect(rush).toMatchObject({
    granted: companies * instances,
    throttled: 0,
    longestWaitMs: 0,
  });
});

test('serves all tenants at once within the quota, and spreads the renewals over the hour', async () => {
  const stepMs = 500;
  const isAsking = (random: () => number, atMs: number) => atMs === 0 || random() < 1 / 40;
  const hours = await simulate({ minutes: 100, stepMs, isAsking });
  expect(hours.throttled).toBeGreaterThan(0);
  expect(hours.longestWaitMs).toBeLessThan(4_000);
  expect(hours.mostInASecondAfter(60)).toBeLessThan(20);
  // At most three lives of 30 to 54 minutes each begin within 100 minutes.
  expect(hours.granted).toBeLessThan(companies * instances * 4);
});
