import { afterAll, expect, test } from 'vitest';
import { addCompany } from '~/tests/support/companies';
import { httpClient, signedInAdmin } from '~/tests/support/http';
import { addPeople } from '~/tests/support/people';
import { startSsoProvider, visitAs } from '~/tests/support/sso-provider';
import { startTestServer } from '~/tests/support/test-server';

const tenant = { companyId: 'ACME', siteId: 'NYC01' };
const password = 'harbour lantern violin';
const email = 'cora@acme.test';

const provider = await startSsoProvider('client_secret_basic');
const server = await startTestServer({}, { ssoLocalOrigin: provider.issuer });
afterAll(async () => {
  await server.stop();
  await provider.stop();
});
provider.allow(server.url);
const { deps } = server.platform;
await addCompany(deps, { companyId: tenant.companyId, password });
await addPeople(deps, tenant, [{ username: 'cora', role: 'company-admin', password, email }]);
provider.people.set('cora', { email, email_verified: true, groups: [] });

const connect = async (clientSecret: string): Promise<void> => {
  const admin = await signedInAdmin(server.url, password, tenant, 'cora');
  const form = { intent: 'connect', ...provider.connection, clientSecret };
  const { status, headers } = await admin.post('/admin/single-sign-on', form);
  expect([status, headers.get('location')]).toEqual([303, '/admin/single-sign-on']);
};
const signIn = async (): Promise<Response> => {
  const client = httpClient(server.url);
  const started = await client.get(`/sso/${tenant.companyId}`);
  const at = new URL((started.headers.get('refresh') ?? '').replace('0; url=', ''));
  return client.get(await visitAs(provider, server.url, { at, name: 'cora' }));
};

test('sends the secret in the way that the provider takes', async () => {
  await connect(provider.connection.clientSecret);
  const { status, headers } = await signIn();
  expect([status, headers.get('location')]).toEqual([303, '/admin/dashboard']);
});

test('says that the provider refused the secret', async () => {
  await connect('another secret');
  const refused = await signIn();
  expect(refused.status).toBe(403);
  expect(await refused.text()).toContain('did not accept the client ID or the client secret');
});
