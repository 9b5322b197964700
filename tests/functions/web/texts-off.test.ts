import { afterAll, expect, test } from 'vitest';
import { httpClient } from '~/tests/support/http';
import { makeTestScope } from '~/tests/support/stocked-site';
import { startTestServer } from '~/tests/support/test-server';

const server = await startTestServer({ SEED: 'sample', SMS: 'off' });
afterAll(() => server.stop());

const tenant = { companyId: 'DEFAULT', siteId: 'MAIN' };
const scope = makeTestScope(tenant);
const path = '/driver-preferences/messages';
const employeeId = '2345678';

test('where texts are off, none are offered, and choices for them stay as they are', async () => {
  const { contacts } = server.platform.deps.stores;
  const client = httpClient(server.url);
  await client.post('/driver-login', { ...tenant, employeeId, password: '' });
  const page = await (await client.get(path)).text();
  expect(page).toContain('by-email');
  expect(page).not.toMatch(/by-sms|save-number/);
  const number = '+12133734253';
  expect((await client.post(path, { intent: 'save-number', number })).status).toBe(409);
  expect(await contacts.get(scope, employeeId)).toBeNull();
  const form = {
    intent: 'choose-messages',
    channel: ['email', 'sms'],
    'by-email': ['results'],
    'by-sms': ['notes'],
  };
  expect((await client.post(path, form)).status).toBe(303);
  const muted = (await contacts.get(scope, employeeId))?.muted;
  expect(muted).toHaveProperty('email');
  expect(muted).not.toHaveProperty('sms');
});
