import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTenantClients } from '~/app/platform/aws/tenant-clients.server';
import { createTenantCredentials } from '~/app/platform/aws/tenant-credentials.server';
import type { GetClient } from '~/app/platform/wiring/wiring.server';
import { signedInDriver } from '~/tests/support/http';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { addStockedSite } from '~/tests/support/stocked-site';
import { storeError } from '~/tests/support/store-faults';
import { createStsModel } from '~/tests/support/sts-model';
import { startTestServer } from '~/tests/support/test-server';

const employeeId = '1000001';
const save = { intent: 'save', pick: 'J1' };

const sts = createStsModel({ now: () => Date.now() });
/** How many of the next requests for credentials fail. */
let failures = 0;
let error = 'Throttling';
const getCredentials = createTenantCredentials({
  assumeRole: (tenant) => {
    failures -= 1;
    return failures >= 0 ? Promise.reject(storeError(error)) : sts.assumeRole(tenant);
  },
});
// Made with the first request, because it reads the address of the store that the server starts.
let clients: GetClient | undefined;
const getClient: GetClient = (tenant) => (clients ??= createTenantClients(getCredentials))(tenant);

const server = await startTestServer({}, { getClient, limits: null });
afterAll(() => server.stop());
beforeEach(() => {
  failures = 0;
});

const openSite = async (companyId: string) => {
  const tenant = { companyId, siteId: 'MAIN', name: companyId };
  await addStockedSite(server.platform.deps, { ...tenant, drivers: [aDriver()], jobs: [aJob()] });
  return signedInDriver(server.url, tenant, employeeId);
};

test('a save goes through while the token service throttles', async () => {
  const driver = await openSite('BUSY');
  error = 'Throttling';
  failures = 5;
  expect((await driver.post('/driver-preferences', save)).status).toBe(303);
  expect(failures).toBe(-1);
});

test.each(['Throttling', 'TimeoutError', 'AccessDenied'])(
  'new sites are asked to retry while the token service is down, and others work (%s)',
  async (name) => {
    const known = await openSite(`KNOWN${name.toUpperCase()}`);
    expect((await known.get('/driver-preferences')).status).toBe(200);
    const unknown = await openSite(`NEW${name.toUpperCase()}`);
    error = name;
    failures = Infinity;
    const [saved, page, other] = await Promise.all([
      unknown.post('/driver-preferences', save),
      unknown.get('/driver-preferences', { accept: 'text/html' }),
      known.post('/driver-preferences', save),
    ]);
    for (const refused of [saved, page]) {
      expect(refused.status).toBe(503);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(other.status).toBe(303);
    failures = 0;
    expect((await unknown.post('/driver-preferences', save)).status).toBe(303);
  },
);
