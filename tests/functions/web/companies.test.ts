import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeWorkbook } from '~/app/services/files/write-workbook.server';
import { driverRoster } from '~/domain/drivers/driver-roster';
import { jobRoster } from '~/domain/jobs/job-roster';
import { toTable } from '~/domain/roster/roster-text';
import { addCompany } from '~/tests/support/companies';
import { signedInAdmin } from '~/tests/support/http';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { makeTestScope } from '~/tests/support/stocked-site';
import { masterPassword, startTestServer } from '~/tests/support/test-server';

const acme = { companyId: 'ACME', siteId: 'NYC01' };
const scope = makeTestScope(acme);
const password = 'a password of an administrator';
const path = '/admin/master/companies';

const server = await startTestServer();
afterAll(() => server.stop());
await addCompany(server.platform.deps, { ...acme, name: 'Acme Logistics', password });
const master = await signedInAdmin(server.url, masterPassword);
const admin = await signedInAdmin(server.url, password, acme);

const readText = async (response: Response) =>
  (await response.text()).replace(/<!-- -->/g, '').replaceAll('&#x27;', "'");
const company = () => server.platform.deps.stores.companies.read('ACME');

const rules = { usesVCStatus: 'on', maxDrivers: '2', maxJobs: '1', maxSites: '1' };
const addForm = {
  intent: 'add-site',
  companyId: 'ACME',
  siteId: 'BOS02',
  name: 'Boston',
  address: '2 Harbor Street',
  email: 'boston@acme.test',
};

test('opens no dialog for an unknown company in the URL', async () => {
  for (const companyId of ['NOBODY', 'X'.repeat(3_000), '\u0000', '']) {
    const address = `${path}?dialog=settings&company=${encodeURIComponent(companyId)}`;
    const response = await master.get(address);
    expect(response.status, companyId.slice(0, 10)).toBe(200);
    expect(await response.text()).toContain('Acme Logistics');
  }
});

test('opens no dialog of the company for a site that is gone', async () => {
  const read = async (query: string) => readText(await master.get(`${path}?company=ACME&${query}`));
  for (const [dialog, intent] of Object.entries({ rename: 'rename', erase: 'ask-erasure' })) {
    const button = `value="${intent}"`;
    for (const query of [`dialog=${dialog}`, `dialog=${dialog}&site=NYC01`])
      expect(await read(query), query).toContain(button);
    expect(await read(`dialog=${dialog}&site=GONE`), dialog).not.toContain(button);
  }
});

describe('what the panel refuses', () => {
  const switchOff = { intent: 'switch', isActive: 'false', confirmed: 'yes' };
  const rename = { intent: 'rename', companyId: 'ACME', name: 'X' };
  const link = { intent: 'send-activation-link', username: 'admin', email: '' };
  test.each<[string, Record<string, string | string[]>, number, string]>([
    ['no intent', { companyId: 'ACME' }, 400, ''],
    ['an unknown intent', { intent: 'delete', companyId: 'ACME' }, 400, ''],
    ['an invalid state', { ...switchOff, companyId: 'ACME', isActive: 'maybe' }, 400, ''],
    ['two companies at once', { ...switchOff, companyId: ['ACME', 'DEFAULT'] }, 400, ''],
    ['an unknown company', { ...switchOff, companyId: 'NOBODY' }, 404, 'no such company'],
    ['names that contain a key', { ...switchOff, companyId: 'ACME#x' }, 404, 'no such company'],
    ['an unknown site', { ...switchOff, companyId: 'ACME', siteId: 'NONE' }, 404, 'no such site'],
    ['the built-in company', { ...switchOff, companyId: 'DEFAULT' }, 409, 'cannot be deactivated'],
    [
      'the built-in site',
      { ...switchOff, companyId: 'DEFAULT', siteId: 'MAIN' },
      409,
      'cannot be deactivated',
    ],
    [
      'a site without a name',
      { ...addForm, name: ' ' },
      422,
      'Please fill out all required fields',
    ],
    [
      'a site code of symbols',
      { ...addForm, siteId: 'A-1' },
      422,
      'Site code must be 3-5 uppercase letters/numbers',
    ],
    ['an invalid email address', { ...addForm, email: 'x' }, 422, 'valid email address'],
    ['an oversized name', { ...addForm, name: 'x'.repeat(10_000) }, 400, ''],
    [
      'a limit that is not a number',
      { intent: 'save-settings', companyId: 'ACME', ...rules, maxJobs: '1e9' },
      422,
      'Maximum jobs must be a whole number from 0 to 100,000.',
    ],
    ['an empty name', { ...rename, name: ' ' }, 422, 'required fields'],
    ['a name without a company', { intent: 'rename', name: 'Acme' }, 400, ''],
    ['a name of an unknown site', { ...rename, siteId: 'NONE' }, 404, 'no such site'],
    ['a link for an activated account', { ...link, ...acme }, 409, 'has chosen a password'],
    [
      'a link for the master administrator',
      { ...link, companyId: 'DEFAULT', siteId: 'MAIN', email: 'x@x.test' },
      404,
      'no such site',
    ],
    ['a link for keys', { ...link, companyId: 'A#', siteId: 'B', username: 'x' }, 400, ''],
    ['missing limits', { intent: 'save-settings', companyId: 'ACME' }, 400, ''],
  ])('%s', async (_name, form, status, text) => {
    const before = await company();
    const companyId = typeof form.companyId === 'string' ? form.companyId : 'ACME';
    const dialog = { 'add-site': 'add-site', 'save-settings': 'settings' }[String(form.intent)];
    const query = dialog ? `?dialog=${dialog}&company=${companyId}` : '';
    const response = await master.post(path + query, form);
    expect(response.status).toBe(status);
    expect(await readText(response)).toContain(text);
    expect(await company()).toEqual(before);
  });

  test('an unconfirmed deactivation: it asks first, without JavaScript too', async () => {
    const response = await master.post(path, {
      intent: 'switch',
      companyId: 'ACME',
      isActive: 'false',
    });
    expect(response.status).toBe(200);
    expect(await readText(response)).toContain('Deactivate Acme Logistics?');
    expect((await company())?.company.isActive).toBe(true);
  });

  test('defaults that exceed the limits', async () => {
    const form = { ...rules, maxSites: '81' };
    const response = await master.post('/admin/master/settings', form);
    expect(response.status).toBe(422);
    expect(await readText(response)).toContain(
      'Maximum sites must be a whole number from 0 to 80.',
    );
  });
});

test.each([
  ['?q=%25&page=%F4%8F%BF%BF', false],
  [`?q=${'x'.repeat(5000)}`, false],
  ['?q=%00', false],
  ['?page=', true],
  ['?page=%00&show=none&sort=none', true],
  ['?q=acme', true],
  ['?q=++ÁCME++logi', true],
  ['?q=nyc01&sort=activity', true],
  ['?show=never-activated', false],
  ['?show=inactive', false],
])('a search for %s answers', async (query, isFound) => {
  for (const page of ['/admin/master', path]) {
    const response = await master.get(page + query);
    expect(response.status, page + query).toBe(200);
    expect((await readText(response)).includes('Acme Logistics'), page).toBe(isFound);
  }
});

test('redirects the old URL to the panel, and a site administrator to the dashboard', async () => {
  const old = await master.get('/admin/master-admin');
  expect([old.status, old.headers.get('location')]).toEqual([301, '/admin/master']);
  const denied = await admin.get('/admin/master');
  expect([denied.status, denied.headers.get('location')]).toEqual([303, '/admin/dashboard']);
  const dashboard = await readText(await admin.get('/admin/dashboard'));
  expect(dashboard).toContain('Access Denied');
  expect(dashboard).toContain('This secure area requires master administrative privileges');
  expect(dashboard).not.toContain('/admin/master');
  expect(await readText(await master.get('/admin/dashboard'))).toContain('/admin/master');
});

describe('limits apply everywhere', () => {
  const drivers = [1, 2, 3].map((number) =>
    aDriver({ employeeId: `700000${number}`, seniorityNumber: number }),
  );
  const jobs = [1, 2].map((number) => aJob({ jobId: `J${number}` }));
  const upload = async (to: string, table: (string | number)[][]) => {
    const form = new FormData();
    form.set('intent', 'import-workbook');
    form.set('file', new Blob([new Uint8Array(await writeWorkbook(table, 'List'))]), 'list.xlsx');
    return admin.upload(to, form);
  };
  const tabbed = (table: (string | number)[][]) => table.map((row) => row.join('\t')).join('\n');
  const tooManyDrivers = "Your company's limit is 2 drivers; this would make 3. Nothing was saved.";
  const tooManyJobs = "Your company's limit is 1 jobs; this would make 2. Nothing was saved.";

  beforeAll(async () => {
    const form = { intent: 'save-settings', companyId: 'ACME', ...rules };
    expect((await master.post(path, form)).status).toBe(303);
  });

  test('pasting and Excel', async () => {
    for (const [to, table, text] of [
      ['/admin/edit-drivers', toTable(driverRoster, drivers), tooManyDrivers],
      ['/admin/edit-jobs', toTable(jobRoster, jobs), tooManyJobs],
    ] as const) {
      const pasted = await admin.post(to, { intent: 'import', text: tabbed(table) });
      const uploaded = await upload(to, table);
      for (const response of [pasted, uploaded]) {
        expect(response.status).toBe(422);
        expect(await readText(response)).toContain(text);
      }
    }
    expect((await company())?.usage).toEqual({ drivers: 0, jobs: 0 });
  });

  test('adding one by one, up to the limit', async () => {
    const answers = [];
    for (const { employeeId, seniorityNumber } of drivers) {
      const form = {
        intent: 'add',
        employeeId,
        name: 'New',
        seniorityNumber: `${seniorityNumber}`,
      };
      const response = await admin.post('/admin/edit-drivers?dialog=add', form);
      answers.push([response.status, (await readText(response)).includes(tooManyDrivers)]);
    }
    expect(answers).toEqual([
      [303, false],
      [303, false],
      [422, true],
    ]);
    for (const { jobId } of jobs) {
      const form = { intent: 'add', jobId, startTime: '08:00', weekDays: 'Mon-Fri' };
      const response = await admin.post('/admin/edit-jobs?dialog=add', form);
      if (jobId === 'J2') expect(await readText(response)).toContain(tooManyJobs);
    }
    expect((await company())?.usage).toEqual({ drivers: 2, jobs: 1 });
    expect((await server.platform.deps.stores.drivers.list(scope)).items).toHaveLength(2);
    const dialog = await readText(await admin.get('/admin/edit-drivers?dialog=add'));
    expect(dialog).toContain('2 of 2 drivers');
  });

  test('adding sites', async () => {
    const response = await master.post(`${path}?dialog=add-site&company=ACME`, addForm);
    expect(response.status).toBe(422);
    expect(await readText(response)).toContain(
      "The company's limit is 1 sites; this would make 2. Nothing was saved.",
    );
  });

  test('deleting makes room for more', async () => {
    const gone = { intent: 'delete', selected: '7000001', confirmed: 'yes' };
    expect((await admin.post('/admin/edit-drivers', gone)).status).toBe(303);
    expect((await company())?.usage.drivers).toBe(1);
    const form = { intent: 'add', employeeId: '7000003', name: 'New', seniorityNumber: '3' };
    expect((await admin.post('/admin/edit-drivers', form)).status).toBe(303);
  });
});
