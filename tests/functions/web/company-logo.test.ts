import { unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { addCompany } from '~/tests/support/companies';
import { httpClient, signedInAdmin, type HttpClient } from '~/tests/support/http';
import { logoImages } from '~/tests/support/logo-images';
import { addPeople } from '~/tests/support/people';
import { masterPassword, startTestServer } from '~/tests/support/test-server';

const acme = { companyId: 'ACME', siteId: 'NYC01' };
const password = 'harbour lantern violin';
const path = '/admin/company-logo';

const server = await startTestServer();
afterAll(() => server.stop());
const { deps } = server.platform;
await addCompany(deps, { ...acme, name: 'Acme Freight', password });
await addPeople(deps, acme, [{ username: 'cora', role: 'company-admin', password }]);
const cora = await signedInAdmin(server.url, password, acme, 'cora');

const readCompany = async () => (await server.platform.deps.stores.sites.read(acme)).company!;
const upload = (client: HttpClient, bytes: Uint8Array, name = 'logo.png', type = 'image/png') => {
  const form = new FormData();
  form.set('intent', 'upload');
  form.set('file', new File([new Uint8Array(bytes)], name, { type }));
  return client.upload(path, form);
};
const logoUrl = async () => `/logo/ACME/${(await readCompany()).logo!.version}`;
const link = '/s/ACME/NYC01';

test('only company admins may change the logo', async () => {
  const siteAdmin = await signedInAdmin(server.url, password, acme);
  for (const client of [siteAdmin, httpClient(server.url)])
    expect((await upload(client, logoImages.png)).status).not.toBe(200);
  expect((await readCompany()).logo).toBeUndefined();
  expect(await (await httpClient(server.url).get(link)).text()).not.toContain('/logo/');
});

test('what is no small image is refused in plain words, whatever it says it is', async () => {
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
  for (const bytes of [new Uint8Array(), svg, logoImages.jpeg.subarray(0, 200)]) {
    const refused = await upload(cora, bytes);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('The logo was not saved');
  }
  expect((await upload(cora, new Uint8Array(200_000))).status).toBe(422);
  const text = await cora.post(path, { intent: 'upload', file: 'text' });
  expect(text.status).toBe(400);
  expect((await readCompany()).logo).toBeUndefined();
});

test('pages show the logo without reading more, from a URL that may be kept', async () => {
  const { companies } = server.platform.deps.stores;
  expect((await upload(cora, logoImages.png, 'x.txt', 'text/html')).status).toBe(303);
  const url = await logoUrl();
  const stranger = httpClient(server.url);
  const page = await (await stranger.get(link)).text();
  expect(page).toContain(`<img src="${url}"`);
  expect(page).toContain('alt="Acme Freight"');
  const image = await stranger.get(url);
  expect(image.status).toBe(200);
  expect(Object.fromEntries(image.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(image.headers.has('set-cookie')).toBe(false);
  expect(image.headers.has('content-encoding')).toBe(false);
  const stored = await companies.readLogo('ACME', url.split('/').at(-1)!);
  expect(new Uint8Array(await image.arrayBuffer())).toEqual(new Uint8Array(stored!.bytes));
  expect(await (await cora.get('/admin/dashboard')).text()).toContain(url);
  expect(await (await cora.get('/admin/site-link/poster')).text()).toContain(url);
});

test('another version, company or spelling is not found and may not be kept', async () => {
  const version = 'a'.repeat(32);
  const present = (await logoUrl()).split('/').at(-1)!;
  for (const other of [
    `/logo/ACME/${version}`,
    `/logo/DEFAULT/${present}`,
    `/logo/acme/${present}`,
    `/logo/ACME/${present.toUpperCase()}`,
    `/logo/ACME/${present}.svg`,
    '/logo/ACME/..%2fx',
  ]) {
    const answer = await httpClient(server.url).get(other);
    expect([other, answer.status, answer.headers.get('cache-control')]).toEqual([
      ...[other, 404, 'no-store'],
    ]);
  }
});

test('an export of the company has the logo', async () => {
  const answer = await cora.post('/admin/export-data/company', { intent: 'export' });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(Buffer.from(files['logo.png']!).subarray(1, 4).toString()).toBe('PNG');
});

test('the master administrator removes it, and the company sees that in its log', async () => {
  const master = await signedInAdmin(server.url, masterPassword);
  const form = { intent: 'remove-logo', companyId: 'ACME' };
  const url = await logoUrl();
  await cora.post('/admin/master/companies', form);
  expect((await readCompany()).logo).toBeDefined();
  expect((await master.post('/admin/master/companies', form)).status).toBe(303);
  expect((await readCompany()).logo).toBeUndefined();
  await server.sweep();
  expect(await (await cora.get('/admin/activity-log')).text()).toContain(
    'Removed the logo of company ACME',
  );
  expect(await (await httpClient(server.url).get(link)).text()).not.toContain(url);
});
