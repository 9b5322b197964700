import { afterAll, expect, test } from 'vitest';
import { writeWorkbook } from '~/app/services/files/write-workbook.server';
import { readWorkbook } from '~/app/services/workbook/read-workbook.server';
import { defaultTenant } from '~/domain/company/scope';
import { sampleDrivers, sampleJobs } from '~/domain/site/sample-data';
import { makeDepotWorkbook } from '~/tests/support/depot-files';
import { httpClient, signedInAdmin } from '~/tests/support/http';
import { confirmImport, readField } from '~/tests/support/http-import';
import { makeTestScope } from '~/tests/support/stocked-site';
import { masterPassword, startTestServer } from '~/tests/support/test-server';
import { makeWorkbook } from '~/tests/support/workbook-files';

const server = await startTestServer({ SEED: 'sample' });
afterAll(() => server.stop());
const admin = await signedInAdmin(server.url, masterPassword);

/** The first byte of a byte order mark in UTF-8. */
const byteOrderMark = 0xef;
const scope = makeTestScope(defaultTenant);
const csv = async (path: string) => {
  const response = await admin.get(path);
  return [response.status, (await response.text()).split('\r\n')[0]];
};

test.each([
  ['/admin/reports/assignments/csv?view=provisional', 'assignments.csv'],
  ['/admin/reports/unassigned-jobs/csv?view=provisional', 'unassigned_jobs.csv'],
  ['/admin/reports/drivers-without-picks/csv', 'drivers_without_picks.csv'],
  ['/admin/activity-log/export', 'activity_log.csv'],
  ['/admin/activity-log/export?as=xlsx', 'activity_log.xlsx'],
  ['/admin/final-assignments/export?view=provisional', 'final_assignments.csv'],
  ['/admin/reports/assignments/csv?view=provisional&as=xlsx', 'assignments.xlsx'],
  ['/admin/final-assignments/export?view=provisional&as=xlsx', 'final_assignments.xlsx'],
  ['/admin/edit-drivers/export', 'drivers.tsv'],
  ['/admin/edit-jobs/export?as=xlsx', 'jobs.xlsx'],
  ['/admin/edit-vacation-weeks/export', 'vacation-weeks.tsv'],
  ['/admin/edit-vacation-weeks/export?as=xlsx', 'vacation-weeks.xlsx'],
])('exports %s as the file %s', async (path, name) => {
  const response = await admin.get(path);
  const [first] = new Uint8Array(await response.arrayBuffer());
  expect([
    response.status,
    response.headers.get('content-disposition'),
    first === byteOrderMark,
  ]).toEqual([200, `attachment; filename="${name}"`, name.endsWith('.csv')]);
});

test('exports fixed columns', async () => {
  expect(await csv('/admin/reports/assignments/csv?view=provisional')).toEqual([
    200,
    'Driver ID,Driver Name,Seniority Number,VC Status,Job ID,Job Start Time,Week Days,Airport Job,Assignment Type',
  ]);
  expect(await csv('/admin/final-assignments/export?view=provisional')).toEqual([
    200,
    'employee_id,driver_name,assigned_job',
  ]);
  expect(await csv('/admin/activity-log/export')).toEqual([200, 'Time,Driver,Action,Details']);
});

test('answers 404 for what does not exist, and refuses strangers', async () => {
  for (const path of ['assignments', 'unassigned-jobs', 'nothing', '__proto__', 'toString']) {
    expect((await admin.get(`/admin/reports/${path}`)).status).toBe(404);
    expect((await admin.get(`/admin/reports/${path}/csv`)).status).toBe(404);
    const stranger = await httpClient(server.url).get(`/admin/reports/${path}/csv`);
    expect(stranger.status).toBe(303);
  }
  for (const page of ['export', 'posting'])
    for (const version of ['0', '1', 'x'])
      expect(
        (await admin.get(`/admin/final-vacation-assignments/${page}?version=${version}`)).status,
      ).toBe(404);
  expect((await httpClient(server.url).get('/admin/activity-log/export')).status).toBe(303);
});

test('prints separate pages that name company, week and time', async () => {
  const page = await (await admin.get('/admin/reports/drivers')).text();
  expect(page).toContain('Driver list');
  expect(page).toMatch(/Printed \w+day, .*Eastern</);
  expect(page).not.toContain('id="main"');
});

const post = (path: string, bytes: Uint8Array<ArrayBuffer>, headers = {}) => {
  const form = new FormData();
  form.append('intent', 'import-workbook');
  form.append('file', new Blob([bytes]), 'list.xlsx');
  return admin.upload(path, form, headers);
};
const stored = async () => {
  const { drivers, jobs } = server.platform.deps.stores;
  return [await drivers.list(scope), await jobs.list(scope)];
};

test('imports an exported workbook unchanged', async () => {
  const before = await stored();
  const file = await (await admin.get('/admin/edit-jobs/export?as=xlsx')).arrayBuffer();
  const read = await readWorkbook(new Uint8Array(file));
  expect(read.ok && read.value.lines.length).toBe(sampleJobs.length + 1);
  const page = await (await post('/admin/edit-jobs', new Uint8Array(file))).text();
  expect(page).toContain(`0 new, 0 changed, ${sampleJobs.length} unchanged, 0 removed`);
  const weeksPath = '/admin/edit-vacation-weeks';
  const weeks = await (await admin.get(`${weeksPath}/export?as=xlsx`)).arrayBuffer();
  expect(await (await post(weeksPath, new Uint8Array(weeks))).text()).toMatch(
    /0 new, 0 changed, \d+ unchanged, 0 removed/,
  );
  expect(await stored()).toEqual(before);
});

test('refuses a whole workbook with a wrong row and names the row of its sheet', async () => {
  const before = await stored();
  const bytes = await writeWorkbook(
    [
      ['EmployeeID', 'Name', 'SeniorityNumber'],
      ['0000007', 'Leading Zeros', '70'],
      ['123', 'Too Short', '71'],
    ],
    'Drivers',
  );
  const response = await post('/admin/edit-drivers', bytes);
  expect([response.status, await stored()]).toEqual([422, before]);
  expect(await response.text()).toContain(
    'Line 3: Employee ID must be exactly 7 digits (found 123)',
  );
});

test('keeps leading zeros', async () => {
  const row = ['0000007', 'Leading Zeros', '70'];
  const table = [['EmployeeID', 'Name', 'SeniorityNumber'], row];
  const bytes = await writeWorkbook(table, 'Drivers');
  const page = await (await post('/admin/edit-drivers', bytes)).text();
  expect((await confirmImport(admin, '/admin/edit-drivers', page)).status).toBe(303);
  const [drivers] = await stored();
  expect(drivers?.items).toContainEqual(expect.objectContaining({ employeeId: '0000007' }));
  expect(drivers?.items).toHaveLength(sampleDrivers.length + 1);
});

test('names the sheet of a workbook, and its hidden rows, until the import is confirmed', async () => {
  const cell = (text: string) => `<c t="str"><v>${text}</v></c>`;
  const row = (...texts: string[]) => `<row>${texts.map(cell).join('')}</row>`;
  const people = row('Hidden Hal', '7000077', '77') + row('Seen Sue', '7000078', '78');
  const rows = row('Who', 'Nr', 'Seniority') + people;
  const bytes = makeWorkbook({
    sheets: [
      { name: 'Last year', state: 'hidden', rows: row('1') },
      { name: 'Crew &amp; co', rows: rows.replace(/<row>(?=[^]*Hal)/g, '<row hidden="1">') },
    ],
  });
  const from = (await (await post('/admin/edit-drivers', bytes)).text()).replaceAll('<!-- -->', '');
  const note = 'From the sheet “Crew &amp; co”. ';
  expect([
    from.includes(`${note}It has 2 hidden rows.`),
    from.includes('Which column is which?'),
  ]).toEqual([true, true]);
  const form = new FormData();
  form.set('intent', 'import-columns');
  for (const name of ['lines', 'sheet', 'off']) form.set(name, readField(from, name));
  for (const field of ['name', 'employeeId', 'seniorityNumber']) form.append('column', field);
  const page = await (await admin.upload('/admin/edit-drivers', form)).text();
  expect(page.replaceAll('<!-- -->', '')).toContain(`${note}1 hidden row is left out.`);
});

test('stores nothing for missing, oversized and unexpected files', async () => {
  const before = await stored();
  const text = new TextEncoder().encode('PK no workbook');
  const noFile = await post('/admin/edit-drivers', text);
  expect([noFile.status, await noFile.text()]).toEqual([
    422,
    expect.stringContaining(
      'This file cannot be read as an Excel workbook (.xlsx) or as text (.csv).',
    ),
  ]);
  const large = await post('/admin/edit-drivers', new Uint8Array(3 * 1024 * 1024));
  expect([large.status, await large.text()]).toEqual([
    413,
    expect.stringContaining('a workbook of less than 2 MB'),
  ]);
  const above = await post('/admin/edit-drivers', new Uint8Array(2 * 1024 * 1024 + 1));
  expect([above.status, await above.text()]).toEqual([
    422,
    expect.stringContaining('This file is too large. It can have up to 2 MB'),
  ]);
  expect((await post('/admin/edit-drivers', new Uint8Array())).status).toBe(400);
  expect((await post('/admin/final-assignments', text)).status).toBe(400);
  const foreign = await post('/admin/edit-drivers', text, { origin: 'https://evil.test' });
  expect(foreign.status).toBe(403);
  const form = new FormData();
  form.append('intent', 'import');
  form.append('text', new Blob([text]), 'text');
  expect((await admin.upload('/admin/edit-drivers', form)).status).toBe(400);
  expect(await stored()).toEqual(before);
});

test('shows the activity log, and its first page for a forged cursor', async () => {
  const page = await (await admin.get('/admin/activity-log')).text();
  expect(page).toContain('Imported 1 driver');
  for (const before of ['x', '%00', 'TENANT%23OTHER%23MAIN', '01'.repeat(400)]) {
    const forged = await admin.get(`/admin/activity-log?before=${before}&from=0000-00-00&role=god`);
    expect([forged.status, (await forged.text()).includes('Imported 1 driver')]).toEqual([
      200,
      true,
    ]);
  }
  const none = await (await admin.get('/admin/activity-log?q=nobody+did+this')).text();
  expect(none).toContain('No activity matches your search.');
});

test('clears the log after a confirmation, hides the entries and logs it', async () => {
  expect((await admin.post('/admin/activity-log', { intent: 'clear' })).status).toBe(400);
  const asked = await (await admin.get('/admin/activity-log?dialog=clear')).text();
  expect(asked).toContain('The record itself is kept');
  const cleared = await admin.post('/admin/activity-log', { intent: 'clear', confirmed: 'yes' });
  expect(cleared.status).toBe(303);
  const page = await (await admin.get('/admin/activity-log')).text();
  expect(page).toContain('Cleared the activity log');
  expect(page).not.toContain('Imported 1 driver');
  const kept = await server.platform.deps.stores.activity.latest(scope, 100);
  expect(kept.map(({ event }) => event)).toContainEqual({
    code: 'list-imported',
    noun: 'driver',
    count: 1,
    added: 1,
    changed: 0,
    removed: 0,
    ids: [],
  });
});

test('asks which of several sheets is meant, and previews the chosen one', async () => {
  const sheet = (name: string, id: string) => ({
    name,
    rows: [
      ['ID', 'Name', 'Seniority'],
      [id, 'Quin', 88],
    ],
  });
  const bytes = makeDepotWorkbook([sheet('January', '7000088'), sheet('February', '7000089')]);
  const asked = (await (await post('/admin/edit-drivers', bytes)).text()).replaceAll(
    '<!-- -->',
    '',
  );
  for (const shown of ['Which sheet?', '“January” (2 rows)', '“February” (2 rows)'])
    expect(asked).toContain(shown);
  const second = asked.slice(asked.indexOf('“January” (2 rows)'));
  const form = new FormData();
  form.set('intent', 'import-sheet');
  for (const name of ['lines', 'sheet']) form.set(name, readField(second, name));
  const page = (await (await admin.upload('/admin/edit-drivers', form)).text()).replaceAll(
    '<!-- -->',
    '',
  );
  expect(page).toContain('From the sheet “February”.');
  expect(page).toContain('7000089');
});
