import { createTenantCredentials } from '~/app/platform/aws/tenant-credentials.server';
import { createStsModel } from './sts-model';

/** How long a store call repeats a refused request for credentials. After that, the browser gets a 503. */
const patienceMs = 4_000;

/** A fixed sequence of numbers from 0 to 1, so that each run is the same. */
const createRandom =
  (seed = 1) =>
  () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };

/**
 * Simulates function instances that serve companies, in virtual time. In each step every instance serves the companies
 * that `isAsking` picks; a throttled request is repeated in the next step, as the store does.
 */
export const simulateSts = async ({
  companies,
  instances,
  minutes,
  stepMs,
  isAsking,
}: {
  companies: number;
  instances: number;
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
  let tooLong = 0;
  const serve = async (client: (typeof clients)[number]) => {
    const since = client.waitsSince ?? now;
    try {
      await client.get();
      longestWaitMs = Math.max(longestWaitMs, now - since);
      if (now - since > patienceMs) tooLong += 1;
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
    /** How many waits were longer than a store call repeats its request. */
    tooLong,
    mostInASecondAfter: (second: number) =>
      Math.max(0, ...calls.filter(([at]) => at > second).map(([, count]) => count)),
  };
};
