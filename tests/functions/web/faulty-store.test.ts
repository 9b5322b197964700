import { afterAll, expect, test } from 'vitest';
import { checkSite } from '~/tests/soak/support/check-site';
import { saveThroughFaults, startFaultyServer } from '~/tests/soak/support/faults';
import { driverSender } from '~/tests/soak/support/senders';
import { driverIds, jobIds, seedSite, signIn } from '~/tests/soak/support/soak-site';

const faulty = await startFaultyServer(7);
afterAll(() => faulty.stop());

test('stores each save once if every third call to the store fails', async () => {
  const site = { companyId: 'FAULTS', rate: 0.3, drivers: 8, saves: 150 };
  const { sent, acknowledged, refused, wrong } = await saveThroughFaults(faulty, site);
  expect(wrong).toEqual([]);
  expect(refused).toBe(0);
  // Only about one save in eight would succeed without retries. `npm run soak -- faults` measures the exact share.
  expect(acknowledged / sent).toBeGreaterThan(0.5);
});

test('reports that the store is down and recovers by itself', async () => {
  const { origin, key, proxy, store } = faulty;
  const tenant = { companyId: 'DOWN', siteId: 'MAIN' };
  await seedSite(store.stores, tenant, { drivers: 1, jobs: 10 });
  const [employeeId = ''] = driverIds(1);
  const cookie = () => signIn(key)('driver', tenant, employeeId);
  const driver = driverSender({ origin, cookie }, employeeId, jobIds(10));
  expect(await driver.saveNext()).toBe('acknowledged');

  await proxy.down();
  expect((await fetch(`${origin}/healthz`)).status).toBe(503);
  const headers = { origin, cookie: await cookie(), accept: 'text/html' };
  const form = new URLSearchParams({ intent: 'save', pick: 'J001' });
  const [plain, page, bySomeScript] = await Promise.all([
    fetch(`${origin}/driver-preferences`, { method: 'POST', headers, body: form }),
    fetch(`${origin}/driver-preferences`, { headers }),
    driver.saveNext(),
  ]);
  expect(plain.status).toBe(503);
  expect(await plain.text()).toContain(
    'Everything you saved is safe. Please try again in a moment',
  );
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('Preparing Application');
  expect(bySomeScript).toBe('unknown');
  // No password is checked while the counters of attempts are unreachable.
  const account = { companyId: 'DOWN', siteId: 'MAIN', password: 'guess' };
  for (const [path, who] of [
    ['/driver-login', { employeeId }],
    ['/admin-portal', { username: 'admin' }],
  ] as const) {
    const signIn = new URLSearchParams({ ...account, ...who });
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { origin },
      body: signIn,
    });
    expect([answer.status, answer.headers.get('retry-after')], path).toEqual([
      503,
      expect.stringMatching(/^\d+$/),
    ]);
  }

  await proxy.up();
  // Polls, because the result of a health check is cached for a second.
  await expect.poll(async () => (await fetch(`${origin}/healthz`)).status).toBe(200);
  expect(await driver.saveNext()).toBe('acknowledged');
  const wrong = await checkSite(store, tenant, { drivers: [driver], administrators: [] });
  expect(wrong).toEqual([]);
});
