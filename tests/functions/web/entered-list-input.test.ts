import { afterAll, expect, test } from 'vitest';
import { copies } from '~/app/copy/server-copy.server';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { signedInAdmin } from '~/tests/support/http';
import { aDriver } from '~/tests/support/roster-builders';
import { rankJobs } from '~/tests/support/save-ranks';
import { addStockedSite } from '~/tests/support/stocked-site';
import { masterPassword, startTestServer } from '~/tests/support/test-server';

const errors = copies.en.server.errors;
const [john, maria] = ['1234567', '2345678'];
const foreign = '9999999';
const aForm = { intent: 'save', pick: 'J002', askedBy: 'Ada', how: 'phone', seenReceipt: '' };

const server = await startTestServer();
afterAll(() => server.stop());
const { deps } = server.platform;
await seedSample({ deps });
await addStockedSite(deps, {
  companyId: 'RIVAL',
  siteId: 'RIV01',
  name: 'Rival',
  drivers: [aDriver({ employeeId: foreign })],
});
const admin = await signedInAdmin(server.url, masterPassword);

test.each([foreign, '7777777', '123', 'x'.repeat(300), '1234567%23'])(
  'finds no driver %s, for reading and for saving',
  async (employeeId) => {
    for (const path of [
      `/admin/driver-picks/${employeeId}`,
      `/admin/driver-picks/${employeeId}/vacation`,
    ]) {
      expect((await admin.get(path)).status).toBe(404);
      expect((await admin.post(path, aForm)).status).toBe(404);
    }
  },
);

test.each([
  [{ askedBy: ' ' }, 422, errors.saves['asked-by-missing']],
  [{ how: '' }, 422, errors.saves['ask-way-missing']],
  [{ pick: 'J999' }, 422, errors.saves['job-not-offered']({ jobId: 'J999' })],
  [{ seenReceipt: 'AAAA-0001' }, 409, errors.picks['list-saved-since']],
  [{ listKey: 'anotherperiod' }, 409, errors.picks['selection-ended']],
])('refuses %j with what to do', async (fields, status, text) => {
  const answer = await admin.post(`/admin/driver-picks/${john}`, { ...aForm, ...fields });
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain(text);
});

test('asks again before it replaces the driver’s own list', async () => {
  const { deps } = server.platform;
  const own = await rankJobs(deps, maria, ['J003']);
  const seenReceipt = own.ok ? own.value.receiptNumber : '';
  const path = `/admin/driver-picks/${maria}`;
  const refused = await admin.post(path, { ...aForm, seenReceipt });
  expect(refused.status).toBe(409);
  const page = await refused.text();
  expect(page).toContain(errors.saves['own-list-saved']);
  expect(page).toContain('asked me to replace it');
  expect((await admin.post(path, { ...aForm, seenReceipt, replacesOwn: 'on' })).status).toBe(303);
});
