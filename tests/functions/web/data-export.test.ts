import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addSite } from '~/app/services/companies/add-site.server';
import { exportsPerHour } from '~/domain/data-export/limits';
import { adminPassword } from '~/tests/support/access-matrix';
import { signedInAdmin, type HttpClient } from '~/tests/support/http';
import { openExport } from '~/tests/support/open-export';
import { addPeople, companyAdmin } from '~/tests/support/people';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { addStockedSite, makeTestScope } from '~/tests/support/stocked-site';
import { masterPassword, startTestServer, type TestServer } from '~/tests/support/test-server';

const acme = { companyId: 'ACME', siteId: 'NYC01' };
const form = { intent: 'export' };

let server: TestServer;
let admin: HttpClient;
let ofCompany: HttpClient;
beforeAll(async () => {
  server = await startTestServer();
  const { deps } = server.platform;
  const drivers = [aDriver({ name: '=Vera', phone: '555-010-7788' })];
  await addStockedSite(deps, {
    ...{ ...acme, name: 'Acme', password: adminPassword, drivers, jobs: [aJob()] },
  });
  await addPeople(deps, acme, [companyAdmin]);
  const { company, site } = await deps.stores.sites.read(acme);
  const person = { username: 'admin', role: 'master' } as const;
  const access = { ...person, scope: makeTestScope(acme), site: site!, company: company! };
  const other = {
    siteId: 'BOS02',
    name: 'Boston',
    address: '1 Main Road',
    email: 'bo@acme.example',
  };
  const added = await addSite({ deps, access, input: { companyId: 'ACME', ...other } });
  expect(added).toMatchObject({ ok: true });
  admin = await signedInAdmin(server.url, adminPassword, acme);
  ofCompany = await signedInAdmin(server.url, adminPassword, acme, companyAdmin.username);
});
afterAll(() => server.stop());

const read = async (answer: Response) => openExport(new Uint8Array(await answer.arrayBuffer()));
const lastEvent = async (siteId: string) => {
  const { activity } = server.platform.deps.stores;
  return (await activity.latest(makeTestScope({ ...acme, siteId }), 1))[0]?.event;
};

test('downloads all data of a site as a ZIP file, and logs it', async () => {
  const answer = await admin.post('/admin/export-data/site', form);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="ACME-NYC01-\d{4}-\d\d-\d\d\.zip"$/,
  );
  const { complete, measured, rows, allTexts } = await read(answer);
  expect(complete.files.map(({ name, bytes, sha256 }) => ({ name, bytes, sha256 }))).toEqual(
    measured,
  );
  expect(rows('sites/NYC01/drivers.jsonl')).toMatchObject([
    { name: '=Vera', phone: '555-010-7788' },
  ]);
  expect(allTexts).not.toContain('no email addresses or phone numbers of drivers');
  expect(allTexts).not.toMatch(/<f[ >]/);
  expect(await lastEvent('NYC01')).toEqual({ code: 'data-exported', of: 'site' });
});

test('downloads every site of the company for a company admin alone, and logs it at each', async () => {
  const refused = await admin.post('/admin/export-data/company', form);
  expect([refused.status, refused.headers.get('location')]).toEqual([303, '/admin/dashboard']);
  expect(await lastEvent('BOS02')).not.toMatchObject({ code: 'data-exported' });
  const answer = await ofCompany.post('/admin/export-data/company', form);
  expect(answer.headers.get('content-disposition')).toContain('"ACME-2');
  const { complete, rows } = await read(answer);
  expect(complete.siteIds).toEqual(['NYC01', 'BOS02']);
  expect(rows('company.jsonl')).toContainEqual({ name: 'companyId', value: 'ACME' });
  for (const siteId of complete.siteIds)
    expect(await lastEvent(siteId)).toEqual({ code: 'data-exported', of: 'company' });
});

test('exports nothing from a page that another user left open, and says so', async () => {
  const path = '/admin/export-data/site';
  const refused = await admin.post(path, { ...form, page: '0123456789ab' });
  expect([refused.status, refused.headers.get('location')]).toEqual([303, path]);
  const back = await admin.get(path);
  expect(back.headers.get('location')).toBe('/admin/export-data');
  expect(await (await admin.get('/admin/export-data')).text()).toContain('Nothing was changed');
});

test('has no other form, which the server would read into memory', async () => {
  for (const path of ['/admin/export-data/site.data', '/Admin/Export-Data/company.data'])
    expect((await ofCompany.post(path, form)).status).toBe(404);
});

test('breaks off if the store fails, so that the file has no last entry', async () => {
  const broken = await startTestServer({}, { fenced: false, limits: null });
  const { activity } = broken.platform.deps.stores;
  const client = await signedInAdmin(broken.url, masterPassword);
  const page = vi.spyOn(activity, 'page').mockRejectedValue(new Error('gone'));
  const answer = await client.post('/admin/export-data/site', form);
  expect(answer.status).toBe(200);
  await expect(answer.arrayBuffer()).rejects.toThrow('terminated');
  page.mockRestore();
  await broken.stop();
});

test('sends whoever asks too often back to the page, with the time to wait', async () => {
  const ask = () => admin.post('/admin/export-data/site', form);
  let answer = await ask();
  for (let count = 2; answer.status === 200 && count <= exportsPerHour; count += 1) {
    await answer.arrayBuffer();
    answer = await ask();
  }
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin/export-data']);
  const page = await (await admin.get('/admin/export-data')).text();
  expect(page).toContain(`All data can be exported ${exportsPerHour} times an hour.`);
});
